/** Creates and signs in owners through the API, for journeys about other things. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Parley } from './parley.ts';

export interface TestOwner {
  /** The address of this owner's Parley. */
  url: string;
  username: string;
  password: string;
  /** Makes a call as this owner; throws the server's answer if it is a refusal. */
  call<T>(method: string, path: string, body?: object): Promise<T>;
}

/** The session as the browser stores it. */
export interface SignedIn {
  access_token: string;
  refresh_token: string;
  token_expiration: string;
}

const sessionKey = 'parley.user';

async function ask<T>(url: string, method: string, body: object | undefined, token?: string): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Signs up, takes the invite out of the mail and accepts it. */
export async function newOwner(parley: Parley, username = `${randomUUID()}@shop.test`): Promise<TestOwner> {
  const password = 'a long enough password';
  const form = { plattform: 'Shopify', traffic: 'less than 100', websiteAdress: 'https://shop.test', name: 'Lena', surname: 'Händler' };
  await ask(`${parley.url}/hello-erecommender/`, 'POST', { ...form, username, password });
  const invite = () =>
    parley
      .mails()
      .filter((mail) => mail.includes(username))
      .join('\n')
      .match(/\/invite\/([\w-]+)/)?.[1];
  while (!invite()) await new Promise((resolve) => setTimeout(resolve, 50));
  await ask(`${parley.url}/invite/accept/`, 'POST', { token: invite() });
  const session = await ask<{ access_token: string }>(`${parley.url}/login/`, 'POST', { username, password });
  return {
    url: parley.url,
    username,
    password,
    call: (method, path, body) => ask(parley.url + path, method, body, session.access_token),
  };
}

/** Fills in the login page that is open, and sends it. */
export async function enterOn(page: Page, { username, password }: TestOwner): Promise<void> {
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Signs in on the login page, and waits for the first screen. */
export async function logIn(page: Page, owner: TestOwner): Promise<void> {
  await page.goto(`${owner.url}/login`);
  await enterOn(page, owner);
  await page.waitForURL(/\/Dashboard/i);
}

/** Signs in through the API, for journeys that begin behind the login page, and returns the session. */
export async function signIn(page: Page, { url, username, password }: TestOwner): Promise<SignedIn> {
  const session = await ask<SignedIn>(`${url}/login/`, 'POST', { username, password });
  // A page of the same origin without scripts of ours.
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [sessionKey, JSON.stringify(session)] as const);
  return session;
}

/** Opens a screen as an owner who is signed in. */
export async function openAs(page: Page, owner: TestOwner, path: string): Promise<SignedIn> {
  const session = await signIn(page, owner);
  await page.goto(path);
  return session;
}

/** Changes values of the session that the browser stores. */
export const changeSession = (page: Page, change: Partial<SignedIn>): Promise<void> =>
  page.evaluate(
    ([key, changed]) => localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? ''), ...changed })),
    [sessionKey, change] as const,
  );
