/** Counts the clicks from the sign-up to a recommender that works on a shop, for an owner whose shop could not be read and who makes everything by hand. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { Hand } from '../support/hand.ts';
import { type Parley, startParley } from '../support/parley.ts';
import { ownShop, type Shop } from '../support/shops.ts';

/** The maximum number of clicks on buttons, links, switches and choices; typing is not counted. */
const maxEntries = 40;

const owner = { username: 'first@shop.test', password: 'a long enough password' };

let parley: Parley;
let shop: Shop;
test.beforeAll(async () => {
  shop = await ownShop.start();
  parley = await startParley({ CRAWL_ALLOW_HOSTS: new URL(shop.origin).host });
});
test.afterAll(async () => {
  await parley?.stop();
  await shop?.close();
});

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name, exact: typeof name === 'string' });

async function signUp(page: Page, hand: Hand): Promise<void> {
  await page.goto(`${parley.url}/signup`);
  await hand.check(page.getByRole('radio', { name: 'Shopify' }), 'Shopify');
  await hand.check(page.getByRole('radio', { name: '100-1k' }), '100-1k');
  await page.getByRole('textbox', { name: 'Website' }).fill('no-shop.test');
  await hand.press(button(page, 'Next'));
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lena');
  await page.getByRole('textbox', { name: 'Surname' }).fill('Händler');
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(owner.username);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await hand.press(button(page, 'Send'));
  await expect(page.getByText('Congratulations, please check your mailbox for the access invite.')).toBeVisible();

  const link = /http:\/\/\S+\/invite\/[\w-]+/;
  await expect.poll(() => parley.mails().some((mail) => link.test(mail))).toBe(true);
  hand.pressed.push('the link in the mail');
  await page.goto(parley.mails().join('\n').match(link)?.[0] ?? '');
  await hand.press(button(page, 'Accept invite'));
  await hand.press(button(page, 'Go to the Dashboard'));
}

const guide = (page: Page) => page.getByRole('region', { name: 'First steps' });
const backToGuide = async (page: Page, hand: Hand, done: number) => {
  await hand.press(page.getByRole('link', { name: 'Dashboard', exact: true }));
  await expect(guide(page).getByText(`${done} of 5 done`)).toBeVisible();
};

async function importProducts(page: Page, hand: Hand): Promise<void> {
  await hand.press(guide(page).getByRole('link', { name: 'Start the import' }));
  await page.getByRole('textbox', { name: 'Address of your shop' }).fill(shop.origin);
  await hand.press(button(page, 'Import'));
  await expect(page.getByText(`${ownShop.products} products imported.`).first()).toBeVisible();
  await backToGuide(page, hand, 1);
}

async function buildQuestionnaire(page: Page, hand: Hand): Promise<void> {
  await hand.press(guide(page).getByRole('link', { name: 'Build it' }));
  await hand.press(button(page, 'Create New Questionnaire').first());
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Find the right thing');
  await hand.press(button(dialog, /Create/));
  await expect(page).toHaveURL(/\/Questionnaire\/\d+/);
  await hand.press(button(page, 'Create the first question'));
  await page.keyboard.insertText('What are you looking for?');
  for (const category of [ownShop.pick.category, ownShop.other.category]) {
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(category);
  }
  await hand.press(button(page, 'Save'));
  await expect(page.getByText('All changes are saved')).toBeVisible();
  await backToGuide(page, hand, 2);
}

async function makeRecommender(page: Page, hand: Hand): Promise<void> {
  await hand.press(guide(page).getByRole('link', { name: 'Create it' }));
  await page.getByRole('textbox', { name: 'Name' }).fill('Coffee finder');
  await hand.press(button(page, 'Create Popup'));
  await expect(page).toHaveURL(/\/popups\/edit\/\d+\/\d+/);
  await hand.press(page.getByRole('tab', { name: 'Publish' }));
  await hand.press(page.getByRole('combobox', { name: 'Questionnaire' }));
  await hand.press(page.getByRole('option', { name: 'Find the right thing' }));
  await hand.press(button(page, 'Save'));
  await expect(page.getByText('All changes are saved')).toBeVisible();
  await backToGuide(page, hand, 2);
  await hand.press(button(guide(page), 'Switch it on'));
  await expect(guide(page).getByText('3 of 5 done')).toBeVisible();
}

/** Allows the shop and returns the copied snippet. */
async function embed(page: Page, hand: Hand): Promise<string> {
  await hand.press(button(guide(page), 'Allow it'));
  const dialog = page.getByRole('dialog', { name: 'Code snippet for embedding' });
  await dialog.getByRole('textbox', { name: 'Website' }).fill(shop.origin);
  await hand.press(button(dialog, 'Add'));
  await expect(dialog.getByText(shop.origin, { exact: true })).toBeVisible();
  await hand.press(button(dialog, 'Copy snippet'));
  await expect(button(dialog, 'Copied')).toBeVisible();
  await hand.press(button(dialog, 'Close'));
  return page.evaluate(() => navigator.clipboard.readText());
}

/**
 * Imitates a Custom HTML tag of Google Tag Manager, which refuses syntax newer than ES5 and recreates every script with the few attributes
 * that it supports.
 */
function asTagManagerPutsIt(tag: string): string {
  expect(tag).not.toMatch(/=>|`|\b(?:const|let|class|async)\b/);
  return `<script>
    window.addEventListener('load', function () {
      var holder = document.createElement('div');
      holder.innerHTML = ${JSON.stringify(tag).replaceAll('<', '\\u003c')};
      holder.querySelectorAll('script').forEach(function (old) {
        var made = document.createElement('script');
        ['src', 'type', 'id', 'charset'].forEach(function (name) {
          if (old.hasAttribute(name)) made.setAttribute(name, old.getAttribute(name));
        });
        made.text = old.text;
        document.body.appendChild(made);
      });
    });
  </script>`;
}

test('from the sign-up to a working embed', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const hand = new Hand();
  await signUp(page, hand);
  await expect(guide(page).getByText('0 of 5 done')).toBeVisible();
  await importProducts(page, hand);
  await buildQuestionnaire(page, hand);
  await makeRecommender(page, hand);
  const snippet = await embed(page, hand);
  await expect(guide(page).getByText('4 of 5 done')).toBeVisible();

  await shop.setHead(snippet);
  const visitor = await (await browser.newContext()).newPage();
  const loader = visitor.waitForResponse(/\/embed\.js\//);
  await visitor.goto(shop.origin);
  expect((await loader).status()).toBe(200);
  // The Dashboard's first steps become complete without a reload by the owner.
  await expect(page.getByRole('heading', { name: 'Your recommender is live' })).toBeVisible();
  await expect(page.getByText('We have seen “Coffee finder” on your website.')).toBeVisible();
  await visitor.context().close();

  await test.step('the snippet for Google Tag Manager shows it too', async () => {
    await button(page, 'Embed Coffee finder').click();
    await button(page, 'Google Tag Manager').click();
    await shop.setHead(asTagManagerPutsIt((await page.getByText(/document\.createElement/).textContent()) ?? ''));
    const other = await (await browser.newContext()).newPage();
    const again = other.waitForResponse(/\/embed\.js\//);
    await other.goto(shop.origin);
    expect((await again).status()).toBe(200);
    await expect(other.locator('script[src*="/embed.js/"]')).toHaveCount(1);
    await other.context().close();
  });
  await context.close();

  console.log(`From the sign-up to a working embed: ${hand.pressed.length} clicks (${hand.pressed.join(' · ')})`);
  test.info().annotations.push({ type: 'clicks', description: String(hand.pressed.length) });
  expect(hand.pressed.length).toBeLessThanOrEqual(maxEntries);
});
