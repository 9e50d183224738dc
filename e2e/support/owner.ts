/** Creates and signs in owners through the API, for journeys about other things. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Parley } from './parley.ts';

export interface TestOwner {
  /** The address of this owner's Parley. */
  url: string;
  username: string;
  password: string;
  /** The session with which the calls are made, and which a browser can begin with. */
  session: SignedIn;
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
  const token = await mailedTo(parley, username, /(?<=\/invite\/)[\w-]+/);
  const { session } = await ask<{ session: SignedIn }>(`${parley.url}/invite/accept/`, 'POST', { token });
  return ownerWith(session, parley.url, username, password);
}

const ownerWith = (session: SignedIn, url: string, username: string, password: string): TestOwner => ({
  url,
  username,
  password,
  session,
  call: (method, path, body) => ask(url + path, method, body, session.access_token),
});

/** An owner who logs in, with a session of its own: as on another device. */
export async function loggedIn({ url, username, password }: Pick<TestOwner, 'url' | 'username' | 'password'>): Promise<TestOwner> {
  return ownerWith(await ask<SignedIn>(`${url}/login/`, 'POST', { username, password }), url, username, password);
}

/** The text that matches `pattern` in the mails to an address, once it is there. */
export async function mailedTo(parley: Parley, address: string, pattern: RegExp): Promise<string> {
  const found = () => parley.mails(address).join('\n').match(pattern)?.[0];
  await expect.poll(found, { message: `a mail to ${address}`, intervals: [50], timeout: 180_000 }).toBeTruthy();
  return found() ?? '';
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

/** Lets a browser that has no session yet begin with that of the owner, for journeys that begin behind the login page. */
export async function signIn(page: Page, { url, session }: TestOwner): Promise<void> {
  // A page of the same origin without scripts of ours.
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [sessionKey, JSON.stringify(session)] as const);
}

/** Opens a screen as an owner who is signed in. */
export async function openAs(page: Page, owner: TestOwner, path: string): Promise<void> {
  await signIn(page, owner);
  await page.goto(path);
}

/** The session that the browser stores now. */
export const storedSession = (page: Page): Promise<SignedIn> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? ''), sessionKey);

/** Changes values of the session that the browser stores. */
export const changeSession = (page: Page, change: Partial<SignedIn>): Promise<void> =>
  page.evaluate(
    ([key, changed]) => localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? ''), ...changed })),
    [sessionKey, change] as const,
  );
