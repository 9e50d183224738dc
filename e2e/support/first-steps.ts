/** The first steps of an owner whose shop could not be read at the sign-up, and who makes everything by hand, as the Dashboard's guide leads them. */
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Hand } from './hand.ts';
import type { Shop, ShopKind } from './loopback/shops.ts';
import { mailedTo } from './owner.ts';
import type { Parley } from './parley.ts';

export const question = 'What are you looking for?';
export const questionnaire = 'Find the right thing';

/** The button with a name. A pattern may match a part of it. */
export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });

/** The list of first steps on the Dashboard. */
export const guide = (page: Page) => page.getByRole('region', { name: 'First steps' });

/** Signs up and accepts the invite. */
export async function signUp(page: Page, parley: Parley, hand: Hand): Promise<{ username: string; password: string }> {
  const owner = { username: `Lena-${randomUUID()}@Shop.test`, password: 'a long enough password' };
  await page.goto('/signup');
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

  const link = await mailedTo(parley, owner.username, /http:\/\/\S+\/invite\/[\w-]+/);
  hand.pressed.push('the link in the mail');
  await page.goto(link);
  await hand.press(button(page, 'Accept invite'));
  // The shop of the sign-up cannot be read, so the owner begins by hand.
  await hand.press(button(page, 'Go to the Dashboard'));
  await expect(page.getByRole('heading', { name: 'Recommenders', exact: true })).toBeVisible();
  await expect(guide(page).getByText('0 of 5 done')).toBeVisible();
  return owner;
}

/** The guide, with so many of its steps done. */
export const backToGuide = async (page: Page, hand: Hand, done: number) => {
  await hand.press(page.getByRole('link', { name: 'Dashboard', exact: true }));
  await expect(guide(page).getByText(`${done} of 5 done`)).toBeVisible();
};

/** Reads the shop on the screen of products, which is open. */
export async function importProducts(page: Page, shop: Shop, kind: ShopKind, hand: Hand): Promise<void> {
  await page.getByRole('textbox', { name: 'Address of your shop' }).fill(shop.origin);
  await hand.press(button(page, 'Import'));
  await expect(page.getByText(`${kind.products} products imported.`).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: kind.pick.product })).toHaveAttribute(
    'href',
    `${shop.origin}${kind.pick.path}`,
  );
}

/** Types a question with the two categories as its answers. */
export async function buildQuestionnaire(page: Page, kind: ShopKind, hand: Hand): Promise<void> {
  await hand.press(guide(page).getByRole('link', { name: 'Build it' }));
  await hand.press(button(page, 'Create New Questionnaire').first());
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(questionnaire);
  await hand.press(button(dialog, /Create/));
  await expect(page).toHaveURL(/\/Questionnaire\/\d+/);
  await hand.press(button(page, 'Create the first question'));
  await page.keyboard.insertText(question);
  for (const category of [kind.pick.category, kind.other.category]) {
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(category);
  }
  await hand.press(button(page, 'Save'));
  await expect(page.getByText('All changes are saved')).toBeVisible();
  await backToGuide(page, hand, 2);
}

/** Creates a recommender that asks the questionnaire, and switches it on. */
export async function makeRecommender(page: Page, hand: Hand): Promise<void> {
  await hand.press(guide(page).getByRole('link', { name: 'Create it' }));
  await page.getByRole('textbox', { name: 'Name' }).fill('Coffee finder');
  await hand.press(button(page, 'Create Popup'));
  await expect(page).toHaveURL(/\/popups\/edit\/\d+\/\d+/);
  await hand.press(page.getByRole('tab', { name: 'Publish' }));
  await hand.press(page.getByRole('combobox', { name: 'Questionnaire' }));
  await hand.press(page.getByRole('option', { name: questionnaire }));
  await hand.press(button(page, 'Save'));
  await expect(page.getByText('All changes are saved')).toBeVisible();
  await backToGuide(page, hand, 2);
  await hand.press(button(guide(page), 'Switch it on'));
  await expect(guide(page).getByText('3 of 5 done')).toBeVisible();
}

/** Allows the shop and returns the copied snippet. */
export async function embed(page: Page, shop: Shop, hand: Hand): Promise<string> {
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
export function asTagManagerPutsIt(tag: string): string {
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
