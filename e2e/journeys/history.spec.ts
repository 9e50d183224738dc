/** The chat history: search, timeline, review with undo, export and erasure. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { signIn, type TestOwner } from '../support/owner.ts';
import { test } from '../support/test.ts';
import { newVisitor, type Place } from '../support/visitors.ts';

const origin = 'https://shop.test';

/** A recommender that is switched on. */
async function aRecommender(owner: TestOwner): Promise<Place> {
  const { clientId, popupId } = await owner.call<{ clientId: number; popupId: number }>('POST', '/api/popups/create/', {
    name: 'Shoe finder',
  });
  await owner.call('PUT', `/api/popup/${popupId}/`, { status: true });
  await owner.call('POST', '/api/popupPages/create/', { popupPagesId: popupId, showOnWebsite: origin });
  return { clientId, popupId, origin };
}

/** A visitor of the shop's page who sends some messages. */
async function aVisitor({ url }: TestOwner, place: Place, messages: string[]): Promise<void> {
  const visitor = await newVisitor(url, place);
  await visitor.event('shown', { page: `${origin}/shoes`, trigger: 'exit', device: 'phone' });
  await visitor.event('opened');
  for (const message of messages) await visitor.say(message);
  await visitor.event('closed');
}

test('a conversation is found, reviewed, exported and erased', async ({ page, owner }) => {
  const recommender = await aRecommender(owner);
  await aVisitor(owner, recommender, ['Do you have hiking boots in 42?', 'Thanks']);
  await aVisitor(owner, recommender, ['Where is my parcel?']);
  await signIn(page, owner);
  const table = page.getByRole('table', { name: 'Conversations' });
  const rows = table.getByRole('row');
  const modal = page.getByRole('dialog');

  await test.step('find it by its words, and read its timeline', async () => {
    await page.goto('/History');
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

  await test.step('mark it as reviewed, and undo that', async () => {
    await modal.getByRole('button', { name: 'Mark as reviewed' }).click();
    await expect(modal.getByText('Reviewed', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(modal.getByText('Reviewed', { exact: true })).toBeHidden();
    await modal.getByRole('button', { name: 'Mark as reviewed' }).click();
    await expect(modal.getByText('Reviewed', { exact: true })).toBeVisible();
    await page.goto('/History?review=unreviewed');
    await expect(rows).toHaveCount(2);
    await expect(page.getByText('1 conversation · Times in')).toBeVisible();
  });

  await test.step('export the filtered conversations', async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV, for spreadsheets' }).click();
    const text = readFileSync(await (await downloading).path(), 'utf8');
    expect(text).toContain('Where is my parcel?');
    expect(text).not.toContain('hiking');
  });

  await test.step('the screen is accessible', async () => {
    await page.goto('/History');
    await expect(rows).toHaveCount(3);
    await expectNoFaults(page, 'the list');
    await rows.nth(1).getByRole('button').click();
    await expect(modal.getByRole('region', { name: 'Conversation' })).toBeVisible();
    await expectNoFaults(page, 'a conversation');
  });

  await test.step('erase a visitor permanently', async () => {
    await page.goto('/History?search=hiking');
    await rows.nth(1).getByRole('button').click();
    const address = page.url();
    await modal.getByRole('button', { name: "Delete this visitor's data" }).click();
    const question = page.getByRole('dialog', { name: 'Delete everything of this visitor?' });
    await expect(question).toBeVisible();
    await expectNoFaults(page, 'the question before erasing');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await page.goto(address);
    await expect(modal.getByText('Not there any more')).toBeVisible();
  });
});
