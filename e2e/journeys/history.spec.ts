/** What visitors said: found, read with the way they went, reviewed with undo, taken along, and erased for good. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { logIn, newOwner, type TestOwner } from '../support/owner.ts';
import { type Parley, startParley } from '../support/parley.ts';

let parley: Parley;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  parley = await startParley();
});
test.afterAll(() => parley?.stop());

/** A recommender that is switched on; gives its ids. */
async function aRecommender(owner: TestOwner) {
  const { clientId, popupId } = await owner.call<{ clientId: number; popupId: number }>('POST', '/api/popups/create/', {
    name: 'Shoe finder',
  });
  await owner.call('PUT', `/api/popup/${popupId}/`, { status: true });
  await owner.call('POST', '/api/popupPages/create/', { popupPagesId: popupId, showOnWebsite: 'https://shop.test' });
  return { clientId, popupId };
}

/** A visitor of the shop's page who says some words. */
async function aVisitor({ clientId, popupId }: { clientId: number; popupId: number }, words: string[]): Promise<void> {
  const headers = { origin: 'https://shop.test', 'content-type': 'application/json' };
  const ask = async (path: string, body?: object) => {
    const response = await fetch(parley.url + path, {
      method: body ? 'POST' : 'GET',
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { popupEngagementUniqueIdentifier: string };
  };
  const { popupEngagementUniqueIdentifier: id } = await ask(`/offlinePopup/${popupId}/${clientId}`);
  const event = (type: string, more = {}) =>
    ask(`/popup/events/${clientId}/${popupId}/${id}`, { events: [{ requestId: randomUUID(), type, ...more }] });
  await event('shown', { page: 'https://shop.test/shoes', trigger: 'exit', device: 'phone' });
  await event('opened');
  for (const inputChatGPT of words) await ask(`/popup/postchatgpt/${clientId}/${popupId}/${id}`, { inputChatGPT, requestId: randomUUID() });
  await event('closed');
}

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

test('a conversation is found, reviewed, taken along and erased', async ({ page }) => {
  test.setTimeout(120_000);
  const owner = await newOwner(parley);
  const recommender = await aRecommender(owner);
  await aVisitor(recommender, ['Do you have hiking boots in 42?', 'Thanks']);
  await aVisitor(recommender, ['Where is my parcel?']);
  await logIn(page, parley, owner);
  const table = page.getByRole('table', { name: 'Conversations' });
  const rows = table.getByRole('row');
  const modal = page.getByRole('dialog');

  await test.step('find it by what was said, and read the way there', async () => {
    await page.goto(`${parley.url}/History`);
    await expect(rows).toHaveCount(3);
    await page.getByRole('searchbox', { name: 'Search' }).fill('hiking');
    await expect(rows).toHaveCount(2);
    await rows.nth(1).getByRole('button').click();
    await expect(modal.getByText('Do you have hiking boots in 42?')).toBeVisible();
    await expect(modal.getByText('Saw it on shop.test/shoes, when about to leave, on a phone')).toBeVisible();
    await expect(modal.getByText('Closed it, or left the page')).toBeVisible();
    await page.reload();
    await expect(modal.getByText('Do you have hiking boots in 42?')).toBeVisible();
  });

  await test.step('mark it as reviewed, and take that back', async () => {
    await modal.getByRole('button', { name: 'Mark as reviewed' }).click();
    await expect(modal.getByText('Reviewed', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(modal.getByText('Reviewed', { exact: true })).toBeHidden();
    await modal.getByRole('button', { name: 'Mark as reviewed' }).click();
    await expect(modal.getByText('Reviewed', { exact: true })).toBeVisible();
    await page.goto(`${parley.url}/History?review=unreviewed`);
    await expect(rows).toHaveCount(2);
    await expect(page.getByText('1 conversation', { exact: true })).toBeVisible();
  });

  await test.step('take what is shown along', async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV, for spreadsheets' }).click();
    const text = readFileSync(await (await downloading).path(), 'utf8');
    expect(text).toContain('Where is my parcel?');
    expect(text).not.toContain('hiking');
  });

  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(`nothing stands in anybody's way, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(`${parley.url}/History`);
      await expect(rows).toHaveCount(3);
      expect(await faultsOf(page)).toEqual([]);
      await rows.nth(1).getByRole('button').click();
      await expect(modal.getByRole('region', { name: 'Conversation' })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });

  await test.step('erase a visitor for good', async () => {
    await page.goto(`${parley.url}/History?search=hiking`);
    await rows.nth(1).getByRole('button').click();
    const address = page.url();
    await modal.getByRole('button', { name: "Delete this visitor's data" }).click();
    await page.getByRole('dialog', { name: 'Delete everything of this visitor?' }).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await page.goto(address);
    await expect(modal.getByText('Not there any more')).toBeVisible();
  });
});
