/** Failures during work in the owner's area: expired sessions, two tabs, a crashed screen. */
import { expect, type Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { changeSession, enterOn, openAs, storedSession } from '../support/owner.ts';
import { test } from '../support/test.ts';

const companyName = (page: Page) => page.getByRole('textbox', { name: 'Company name' });
const saved = (page: Page) => expect(page.getByText('Saved. The assistant answers from it now.')).toBeVisible();

test('a session that ends during work, and a screen that crashes', async ({ page, owner }) => {
  await test.step('after the login the owner returns to the requested page, including its query', async () => {
    await page.goto('/Dashboard?q=shoes');
    await expect(page).toHaveURL(/\/login\?next=/);
    await enterOn(page, owner);
    await expect(page).toHaveURL('/Dashboard?q=shoes');
    await page.getByRole('link', { name: 'Company profile' }).click();
  });

  await test.step('an access token that expires during an edit is renewed silently', async () => {
    await companyName(page).fill('The Shop');
    await changeSession(page, { access_token: 'ended', token_expiration: new Date(0).toISOString() });
    await page.getByRole('button', { name: 'Save' }).click();
    await saved(page);
    await expect(companyName(page)).toHaveValue('The Shop');
    // So that the next one is told from it.
    await page.getByRole('alert').getByRole('button').click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('when the server ends the session during an edit, the login opens over the screen and no input is lost', async () => {
    await companyName(page).fill('The Other Shop');
    await owner.call('POST', '/logout/', { refresh: (await storedSession(page)).refresh_token });
    await changeSession(page, { access_token: 'ended' });
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in again' });
    await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
    await dialog.getByRole('button', { name: 'Log In' }).click();
    await expect(dialog).toBeHidden();
    await expect(companyName(page)).toHaveValue('The Other Shop');
    await page.getByRole('button', { name: 'Save' }).click();
    await saved(page);
    await expect(companyName(page)).toHaveValue('The Other Shop');
  });

  await test.step('a screen that crashes shows an error, and the others still open', async () => {
    await page.evaluate(() =>
      Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
        get() {
          throw new Error('broken on purpose');
        },
      }),
    );
    await page.getByRole('link', { name: 'Analytics' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'This screen ran into a problem' })).toBeVisible();
    await expectNoFaults(page, 'a broken screen');
    await page.getByRole('link', { name: 'Company profile' }).click();
    await expect(companyName(page)).toBeVisible();
    await page.getByRole('link', { name: 'Analytics' }).click();
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'In-Depth Analytics' })).toBeVisible();
  });
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
