/** Failures during work in the owner's area (expired sessions, a crashed screen), and the Dashboard with the mouse. */
import { expect, type Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { changeSession, enterOn, openAs } from '../support/owner.ts';
import { test } from '../support/test.ts';

const companyName = (page: Page) => page.getByRole('textbox', { name: 'Company name' });
const saved = (page: Page) => expect(page.getByText('Saved. The assistant answers from it now.')).toBeVisible();

test('an access token that expires during an edit is renewed silently', async ({ page, owner }) => {
  await openAs(page, owner, '/ChatGPT');
  await companyName(page).fill('The Shop');
  await changeSession(page, { access_token: 'ended', token_expiration: new Date(0).toISOString() });
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await expect(companyName(page)).toHaveValue('The Shop');
});

test('when the server ends the session during an edit, the login opens over the screen and no input is lost', async ({ page, owner }) => {
  const session = await openAs(page, owner, '/ChatGPT');
  await companyName(page).fill('The Shop');
  await owner.call('POST', '/logout/', { refresh: session.refresh_token });
  await changeSession(page, { access_token: 'ended' });
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(dialog).toBeHidden();
  await expect(companyName(page)).toHaveValue('The Shop');
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
});

test('after the login the owner returns to the requested page, including its query', async ({ page, owner }) => {
  await page.goto('/Dashboard?q=shoes');
  await expect(page).toHaveURL(/\/login\?next=/);
  await enterOn(page, owner);
  await expect(page).toHaveURL('/Dashboard?q=shoes');
});

test('two tabs renew the session at the same time without losing it, and log out together', async ({ context, page, owner }) => {
  await openAs(page, owner, '/Dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Recommenders' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/ChatGPT');
  await expect(companyName(other)).toBeVisible();
  // Delays the tab that renews the session until the other tab waits for it.
  let renewals = 0;
  const waiting = () => page.evaluate(async () => (await navigator.locks.query()).pending?.length ?? 0);
  await context.route('**/token/refresh/', async (route) => {
    renewals++;
    await expect.poll(waiting).toBe(1);
    await route.continue();
  });
  const soon = new Date(Date.now() + 60_000).toISOString();
  await changeSession(page, { token_expiration: soon });
  await expect.poll(() => other.evaluate((text) => JSON.stringify(localStorage).includes(text), soon)).toBe(true);
  await Promise.all([
    page.getByRole('link', { name: 'Questionnaire', exact: true }).click(),
    other.getByRole('link', { name: 'History' }).click(),
  ]);
  await expect(page.getByRole('heading', { level: 1, name: 'Questionnaires' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Chat History' })).toBeVisible();
  // The headings are there before the data: a log-out during the renewal would hand it over to the other tab.
  await expect.poll(() => page.evaluate((text) => JSON.stringify(localStorage).includes(text), soon)).toBe(false);
  expect(renewals).toBe(1);
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/login/);
});

test('a double click on create makes one recommender', async ({ page, owner }) => {
  await openAs(page, owner, '/popups/add');
  await page.getByRole('textbox', { name: 'Name' }).fill('Once');
  await page.getByRole('button', { name: 'Create Popup' }).dblclick();
  await expect(page).toHaveURL(/\/popups\/edit\//);
  expect(await owner.call<object[]>('GET', '/api/popups/')).toHaveLength(1);
});

test('the Dashboard’s search, menu, palette, and its switch with undo and rollback', async ({ page, owner }) => {
  await owner.call('POST', '/api/popups/create/', { name: 'Coffee finder' });
  await openAs(page, owner, '/Dashboard');
  await page.getByRole('button', { name: 'More for Coffee finder', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('link', { name: 'Coffee finder (copy)', exact: true })).toBeVisible();
  const active = page.getByRole('switch', { name: 'Active: Coffee finder', exact: true });
  await active.click();
  await expect(active).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(active).not.toBeChecked();

  // It switches on at once, and off again when the server refuses.
  const refusal = Promise.withResolvers<void>();
  await page.route('**/api/popup/*/', async (route) => {
    await refusal.promise;
    await route.abort('connectionrefused');
  });
  await active.click();
  await expect(active).toBeChecked();
  refusal.resolve();
  await expect(active).not.toBeChecked();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search recommenders' }).fill('copy');
  await expect(page.getByRole('link', { name: 'Coffee finder', exact: true })).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('textbox').fill('settings');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Settings/);
});

test('a screen that crashes shows an error, and the others still open', async ({ page, owner }) => {
  await openAs(page, owner, '/Dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Recommenders' })).toBeVisible();
  await page.evaluate(() =>
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get() {
        throw new Error('broken on purpose');
      },
    }),
  );
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('alert')).toContainText('This screen ran into a problem');
  await expectNoFaults(page, 'a broken screen');
  await page.getByRole('link', { name: 'Company profile' }).click();
  await expect(companyName(page)).toBeVisible();
  await page.getByRole('link', { name: 'Analytics' }).click();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'In-Depth Analytics' })).toBeVisible();
});
