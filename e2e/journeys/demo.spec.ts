/**
 * The demo, end to end: from a shop's address to a recommender on that shop's page, with a reload in between; and the alternatives when an
 * address has no shop.
 */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { snippetFor } from '../../web/src/features/recommenders/embed/snippet.ts';
import { expectNoFaults } from '../support/axe.ts';
import { mailedTo } from '../support/owner.ts';
import { test } from '../support/test.ts';

const password = 'a long enough password';
const newEmail = () => `${randomUUID()}@kontor.test`;

function failOnErrors(page: Page): void {
  page.on('pageerror', (error) => {
    throw error;
  });
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) throw new Error(message.text());
  });
}

async function ask(page: Page, website: string, email: string): Promise<void> {
  await page.goto('/demo');
  await page.getByRole('textbox', { name: 'Website' }).fill(website);
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Generate my popup' }).click();
}

/** Found by its attribute, because the label also contains the mark of required fields. */
const passwordField = (page: Page) => page.getByRole('main').locator('input[autocomplete="new-password"]');
const studio = (page: Page) => page.getByRole('heading', { name: 'Here is your recommender' });

test('from an address to a recommender on the shop’s page', async ({ browser, page, parley, shop }) => {
  const email = newEmail();
  failOnErrors(page);
  shop.shut();

  await test.step('enter the address, and see the progress', async () => {
    await page.goto('/demo');
    await expect(page.getByRole('textbox', { name: 'Website' })).toHaveAttribute('inputmode', 'url');
    await ask(page, shop.origin, email);
    await expect(page.getByRole('heading', { name: 'Reading 127.0.0.1' })).toBeVisible();
    const pages = page.getByRole('definition').first();
    await expect(pages).not.toHaveText('0');
    // The code that was loaded for the calls must not bring the styles of the owner's area.
    await expect(page.locator('body')).toHaveCSS('font-family', /^"Inter Variable"/);
    await expectNoFaults(page, 'reading a shop');
  });

  await test.step('a reload continues where it was', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Reading 127.0.0.1' })).toBeVisible();
    shop.open();
    await expect(studio(page)).toBeVisible();
    await page.reload();
    await expect(studio(page)).toBeVisible();
    // A page of the shop that was held for longer than Parley waits may be missing.
    await expect(page.getByText(/\d+ products, \d+ questions/)).toBeVisible();
  });

  await test.step('try the draft, and create an account with it', async () => {
    const form = page.getByRole('heading', { name: 'Quick Customization' }).locator('xpath=ancestor::form');
    await expect(form.getByRole('radio', { name: 'Purple' })).toBeChecked();
    await expect(form.getByRole('radio', { name: 'Standard' })).toBeChecked();
    await expect(form.getByRole('radio', { name: 'Chatbot' })).toBeChecked();
    await expect(form.getByRole('checkbox', { name: 'When the AI decides' })).toBeChecked();
    await expect(form.getByRole('checkbox', { name: 'On scroll' })).not.toBeChecked();
    await expect(form.getByRole('textbox', { name: 'First suggestion' })).not.toHaveValue('');
    await expectNoFaults(page, 'the studio');
    // All choices are seen without scrolling.
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(form.getByRole('textbox', { name: 'Third suggestion' })).toBeInViewport({ ratio: 1 });
    await expect(form.getByRole('button', { name: 'Create my account' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Grinders' }).first().click();
    await expect(page.getByRole('link', { name: 'Hand grinder with steel burrs' }).first()).toBeVisible();

    await form.getByRole('radio', { name: 'Blue' }).check();
    await form.getByRole('checkbox', { name: 'On scroll' }).check();
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Coffee for the way you brew' })).toBeVisible();
    // The choices survive a reload, and the mailed link leads to them.
    await page.reload();
    await expect(form.getByRole('radio', { name: 'Blue' })).toBeChecked();
    const link = await mailedTo(parley, email, /http:\S+\/demo#draft=\S+/);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    await page.goto(link);
    await expect(form.getByRole('radio', { name: 'Blue' })).toBeChecked();
    await expect(form.getByRole('checkbox', { name: 'On scroll' })).toBeChecked();
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await passwordField(page).fill(password);
    await form.getByRole('button', { name: 'Create my account' }).click();
    await expect(page).toHaveURL(/\/Dashboard$/);
  });

  await test.step('recommender, questionnaire, products and profile are there', async () => {
    await expect(page.getByText('Active', { exact: true }).first()).toBeVisible();
    await page.goto('/Questionnaire');
    // It is called as the shop calls itself.
    await expect(page.getByText('Kaffeekontor').first()).toBeVisible();
    await page.goto('/products');
    await expect(page.getByText('Hand grinder with steel burrs').first()).toBeVisible();
  });

  await test.step('facts found in the shop are listed with their source, and can be discarded', async () => {
    const learnt = page.getByRole('region', { name: 'What we learnt from your shop' });
    await expect(learnt.getByText('two to three working days', { exact: false }).first()).toBeVisible();
    await expect(learnt.getByRole('link', { name: /\/questions/ })).toHaveAttribute('href', `${shop.origin}/questions`);
    await expectNoFaults(page, 'what was learnt');
    await learnt.getByRole('button', { name: /^Forget/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Forget' }).click();
    await expect(learnt).toBeHidden();
  });

  await test.step('the widget recommends on the shop’s page', async () => {
    const session = JSON.parse((await page.evaluate(() => JSON.stringify({ ...localStorage }))) as string);
    const stored = Object.values(session as Record<string, string>).find((text) => text.includes('access_token')) ?? '{}';
    const { id, access_token: token } = JSON.parse(stored);
    const popups = await (await fetch(`${parley.url}/api/popups/`, { headers: { authorization: `Bearer ${token}` } })).json();
    shop.setHead(snippetFor({ origin: parley.url, userId: id, popupId: popups[0].popup_id }));
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(shop.origin);
    await visitor.mouse.wheel(0, 20_000);
    const widget = visitor.getByRole('dialog');
    await widget.getByRole('button', { name: 'Grinders' }).click();
    const card = widget.getByRole('link', { name: 'Hand grinder with steel burrs' }).first();
    await expect(card).toHaveAttribute('href', `${shop.origin}/product/hand-grinder`);
    await visitor.context().close();
  });
});

test('an address without a shop offers the sample shop, or a description in one sentence', async ({ page, owner }) => {
  const email = newEmail();
  await page.emulateMedia({ colorScheme: 'dark' });
  failOnErrors(page);
  await ask(page, 'http://127.0.0.1:9/', email);
  await expect(page.getByRole('heading', { name: 'We are not let in there' })).toBeVisible();
  await expectNoFaults(page, 'no shop');

  await test.step('with a description in one sentence', async () => {
    await page.getByRole('textbox', { name: /What do you sell/ }).fill('We sell candles, soaps and bath oils for women and men.');
    await page.getByRole('button', { name: 'Make questions from this' }).click();
    await expect(studio(page)).toBeVisible();
    await expect(page.getByText('There are no products yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bath oils' })).toBeVisible();
    await page.getByRole('button', { name: 'Another address' }).click();
  });

  await test.step('with the sample shop up to the account; an address that already has one keeps the input', async () => {
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await page.getByRole('button', { name: 'Generate my popup' }).click();
    await page.getByRole('button', { name: 'Go on with the sample' }).click();
    await expect(studio(page)).toBeVisible();
    await expectNoFaults(page, 'the sample');
    await page.getByRole('textbox', { name: 'First suggestion' }).fill('Do you roast it yourselves?');
    await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(owner.username);
    await passwordField(page).fill(password);
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect(page.getByText('We could not make an account with these details.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'First suggestion' })).toHaveValue('Do you roast it yourselves?');
    await expect(passwordField(page)).toHaveValue(password);
    await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect(page).toHaveURL(/\/Dashboard$/);
    await page.goto('/products');
    await expect(page.getByText('Hand grinder with steel burrs').first()).toBeVisible();
  });
});

test('a German visitor gets German texts, from the form to the draft', async ({ browser, place, shop }) => {
  const page = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  const email = newEmail();
  failOnErrors(page);
  const begin = async (website: string) => {
    await page.getByRole('textbox', { name: 'Website' }).fill(website);
    await page.getByRole('textbox', { name: 'E-Mail', exact: true }).fill(email);
    await page.getByRole('button', { name: 'Meinen Berater erstellen' }).click();
  };

  await test.step('an address without a shop is explained in German, with the other ways to go on', async () => {
    await page.goto('/demo');
    await expect(page).toHaveURL(/\/de\/demo$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    // Nobody answers there.
    await begin(place().origin);
    await expect(page.getByRole('heading', { name: 'antwortet nicht' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Der Shop antwortet nicht');
  });

  await test.step('stop reading the shop, and start again', async () => {
    shop.shut();
    await page.getByRole('textbox', { name: 'Hat Ihr Shop eine andere Adresse?' }).fill(shop.origin);
    await page.getByRole('button', { name: 'Diese Adresse lesen' }).click();
    await expect(page.getByRole('heading', { name: '127.0.0.1 wird gelesen' })).toBeVisible();
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(page.getByRole('textbox', { name: 'Website' })).toHaveValue(shop.origin);
    await begin(shop.origin);
    await expect(page.getByRole('heading', { name: '127.0.0.1 wird gelesen' })).toBeVisible();
    shop.open();
  });

  await test.step('the draft and its choices', async () => {
    await expect(page.getByRole('heading', { name: 'Das ist Ihr Berater' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Lila' })).toBeChecked();
    await expect(page.getByText('20 Produkte').first()).toBeVisible();
    await expectNoFaults(page, 'the German studio');
  });
  await page.context().close();
});
