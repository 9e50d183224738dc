/** The owner's side: from the sign-up to a recommender that is live in a shop, and the login. */
import { randomUUID } from 'node:crypto';
import { ownShop } from '../support/loopback/shops.ts';
import { mailedTo } from '../support/owner.ts';
import { expect, test } from './test.ts';

const password = 'a long enough password';

/** How many finished replies the widget shows. */
const replies = () => document.querySelector('parley-widget')?.shadowRoot?.querySelectorAll('.turn:not([aria-busy=true]) .bot').length ?? 0;

test('sign-up, invite, live in the shop, log-out and login', async ({ hand, parley, shop }, { project }) => {
  const email = `${randomUUID()}@shop.test`;
  await hand.resize(1280, 900);
  await hand.open(`${parley.url}/signup`);
  await hand.press('Other');
  await hand.press('100-1k');
  await hand.write('Website', shop.origin);
  await hand.press('Next');
  await hand.write('Name', 'Lena');
  await hand.write('Surname', 'Händler');
  await hand.write('Email', email);
  await hand.write('Password', password);
  await hand.sees(`${ownShop.products} products · `);
  await hand.press('Send');
  await hand.sees('Congratulations, please check your mailbox for the access invite.');

  await hand.open(await mailedTo(parley, email, /http:\/\/\S+\/invite\/[\w-]+/));
  await hand.press('Accept invite');
  await hand.arrivesAt(/\/popups\/edit\/\d+\/\d+\?tab=publish/);
  await hand.press('Active');
  await hand.press('Save');
  await hand.sees('All changes are saved');
  const snippet = await hand.evaluate(() => document.body.textContent.match(/<script defer[^<]*<\/script>/)?.[0] ?? '');

  shop.setHead(snippet);
  await hand.open(shop.origin);
  await hand.press('Let’s start');
  await hand.write('Ask me anything about our products', 'Do you sell hand grinders?');
  await hand.key('Enter');
  await hand.sees('Do you sell hand grinders?');
  await expect.poll(() => hand.evaluate(replies)).toBeGreaterThan(0);

  await hand.open(`${parley.url}/Dashboard`);
  await hand.press('Logout');
  await hand.arrivesAt(/^\/$/);
  await hand.open(`${parley.url}/login`);
  await hand.write('Email', email);
  await hand.write('Password', password);
  await hand.key('Enter');
  await hand.arrivesAt(/\/Dashboard/i);
  await hand.sees('Recommenders');
  // WebKit's driver runs nothing before a page's own code, so it sees none of this.
  if (project.name === 'webkit') return;
  expect(await hand.violations()).toEqual([]);
  // The check would see it, also after the document is gone.
  await hand.evaluate(() => document.body.setAttribute('onclick', '0'));
  await hand.open(`${parley.url}/login`);
  await expect.poll(() => hand.violations()).not.toEqual([]);
});
