/** An owner by the calls of the sign-up, for journeys that are about something else. */
import type { Page } from '@playwright/test';
import type { Parley } from './parley.ts';

export interface TestOwner {
  username: string;
  password: string;
  /** Makes a call as this owner; throws what the server says to a refusal. */
  call<T>(method: string, path: string, body?: object): Promise<T>;
}

async function ask<T>(url: string, method: string, body: object | undefined, token?: string): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Signs up, takes the invite out of the mail and accepts it. */
export async function newOwner(parley: Parley, username = 'owner@shop.test'): Promise<TestOwner> {
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
    username,
    password,
    call: (method, path, body) => ask(parley.url + path, method, body, session.access_token),
  };
}

/** Signs in on the login page, and waits for the first screen. */
export async function logIn(page: Page, parley: Parley, { username, password }: TestOwner): Promise<void> {
  await page.goto(`${parley.url}/login`);
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/\/Dashboard/i);
}

/** Signs in by the call, for journeys that begin behind the login page. */
export async function signIn(page: Page, parley: Parley, { username, password }: TestOwner): Promise<void> {
  const session = await ask<object>(`${parley.url}/login/`, 'POST', { username, password });
  await page.addInitScript((stored) => {
    if (!localStorage.getItem('parley.user')) localStorage.setItem('parley.user', stored);
  }, JSON.stringify(session));
}
