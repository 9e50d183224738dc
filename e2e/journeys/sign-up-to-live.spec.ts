/** One path: the address that an owner gives at the sign-up becomes a recommender that is live a few clicks later. */
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { Hand } from '../support/hand.ts';
import { ownShop } from '../support/loopback/shops.ts';
import { mailedTo } from '../support/owner.ts';
import { test } from '../support/test.ts';

// README says so.
const maxClicks = 9;
const maxFields = 5;

test('the address of the sign-up becomes a live recommender', async ({ browser, parley, shop }) => {
  const email = `${randomUUID()}@shop.test`;
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const hand = new Hand();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await test.step('the shop is read while the owner fills in the rest', async () => {
    await page.goto('/signup');
    await hand.check(page.getByRole('radio', { name: 'Other' }), 'Other');
    await hand.check(page.getByRole('radio', { name: '100-1k' }), '100-1k');
    await hand.type(field('Website'), 'Website', shop.origin);
    await hand.press(button('Next'));
    await hand.type(field('Name'), 'Name', 'Lena');
    await hand.type(field('Surname'), 'Surname', 'Händler');
    await hand.type(field('Email'), 'Email', email);
    await hand.type(page.getByLabel('Password', { exact: true }), 'Password', 'a long enough password');
    await expect(page.getByText(`${ownShop.products} products · `, { exact: false })).toBeVisible();
    await expectNoFaults(page, 'the second step of the sign-up');
    await hand.press(button('Send'));
    await expect(page.getByText('Congratulations, please check your mailbox for the access invite.')).toBeVisible();
    await expect(button('Send the invite again')).toBeVisible();
  });

  await test.step('the invite leads, signed in, to the recommender that was prepared', async () => {
    const link = await mailedTo(parley, email, /http:\/\/\S+\/invite\/[\w-]+/);
    hand.pressed.push('the link in the mail');
    await page.goto(link);
    await hand.press(button('Accept invite'));
    await expect(page).toHaveURL(/\/popups\/edit\/\d+\/\d+\?tab=publish/);
    await expect(page.getByRole('list', { name: 'Checklist' }).getByText('There are products')).toBeVisible();
  });

  const snippet = await test.step('it is switched on and its snippet copied', async () => {
    await hand.check(page.getByRole('switch', { name: 'Active' }), 'Active');
    await hand.press(button('Save'));
    await expect(page.getByText('All changes are saved')).toBeVisible();
    await hand.press(button('Copy snippet'));
    await expect(button('Copied')).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  });

  await test.step('a visitor of the shop is asked the first question', async () => {
    shop.setHead(snippet);
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(shop.origin);
    await visitor.getByRole('button', { name: 'Let’s start' }).click();
    await expect(visitor.getByRole('dialog')).toBeVisible();
    await visitor.context().close();
  });
  await context.close();

  console.log(
    `From the sign-up to live: ${hand.pressed.length} clicks (${hand.pressed.join(' · ')}), ${hand.typed.length} fields (${hand.typed.join(' · ')})`,
  );
  expect(hand.pressed.length).toBeLessThanOrEqual(maxClicks);
  expect(hand.typed.length).toBeLessThanOrEqual(maxFields);
});
