/**
 * The main job, end to end: an owner signs up, imports a shop, builds a questionnaire and embeds the recommender, in so many clicks; makes more
 * of it; a visitor of the shop uses it; the owner reads the results. Runs on a sample shop and, if there is one, on a mirrored WooCommerce shop.
 */
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import * as firstSteps from '../support/first-steps.ts';
import { button, guide, question, questionnaire } from '../support/first-steps.ts';
import { Hand } from '../support/hand.ts';
import { questionCard, saveOutline, typeAnswer, typeQuestion } from '../support/questionnaires.ts';
import { mirroredShop, openShop, ownShop, type Shop, type ShopKind } from '../support/shops.ts';
import { test } from '../support/test.ts';

/** The maximum number of clicks on buttons, links, switches and choices until it works on the shop; typing is not counted. */
const maxEntries = 40;

for (const kind of [ownShop, mirroredShop])
  test(`the main job, with ${kind?.name ?? 'a mirrored WooCommerce shop'}`, async ({ browser, context, page, parley, place }) => {
    test.skip(kind === null, 'no mirror is available');
    if (!kind) return;
    const shop = openShop(kind, place());
    const hand = new Hand();
    failOnErrors(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);

    const owner = await test.step('sign up, and accept the invite', () => firstSteps.signUp(page, parley, kind, hand));
    await test.step('import the catalogue', () => firstSteps.importProducts(page, shop, kind, hand));
    await test.step('build a questionnaire', () => firstSteps.buildQuestionnaire(page, kind, hand));
    await test.step('create a recommender', () => firstSteps.makeRecommender(page, hand));
    const snippet = await test.step('embed it', () => firstSteps.embed(page, shop, hand));
    await test.step('the Dashboard notices that it works', () => seeItWork(browser, page, shop, snippet));
    await test.step('the snippet for Google Tag Manager works too', () => embedByTagManager(browser, page, shop));
    console.log(`From the sign-up to a working embed: ${hand.pressed.length} clicks (${hand.pressed.join(' · ')})`);
    expect(hand.pressed.length).toBeLessThanOrEqual(maxEntries);

    await test.step('log out, and log in', () => logInAnew(page, owner));
    await test.step('link the answers to products', () => linkAnswers(page, kind));
    await test.step('tell of the company, choose triggers, add a suggestion', () => improveRecommender(page, shop, snippet));
    shop.setHead(snippet);
    await test.step('a visitor uses it', () => visit(browser, shop, kind));
    await test.step('the owner reads the results', () => readWhatHappened(page, kind));
  });

/** Unexpected console messages fail the journey. */
function failOnErrors(page: Page): void {
  page.on('pageerror', (error) => {
    throw error;
  });
  page.on('console', (message) => {
    if (message.type() === 'error') throw new Error(`console: ${message.text()} (${message.location().url})`);
  });
}

async function seeItWork(browser: Browser, page: Page, shop: Shop, snippet: string): Promise<void> {
  await expect(guide(page).getByText('4 of 5 done')).toBeVisible();
  expect(snippet).toMatch(
    /^<script defer src="http:\/\/127\.0\.0\.1:\d+\/embed\.js\/\d+\/\d+" data-user-id="\d+" data-popup-id="\d+"><\/script>$/,
  );
  shop.setHead(snippet);
  const visitor = await (await browser.newContext()).newPage();
  const loader = visitor.waitForResponse(/\/embed\.js\//);
  await visitor.goto(shop.origin);
  expect((await loader).status()).toBe(200);
  // The Dashboard's first steps become complete without a reload by the owner.
  await expect(page.getByRole('heading', { name: 'Your recommender is live' })).toBeVisible();
  await expect(page.getByText('We have seen “Coffee finder” on your website.')).toBeVisible();
  await visitor.context().close();
}

async function embedByTagManager(browser: Browser, page: Page, shop: Shop): Promise<void> {
  await button(page, 'Embed Coffee finder').click();
  await button(page, 'Google Tag Manager').click();
  shop.setHead(firstSteps.asTagManagerPutsIt((await page.getByText(/document\.createElement/).textContent()) ?? ''));
  const visitor = await (await browser.newContext()).newPage();
  const loader = visitor.waitForResponse(/\/embed\.js\//);
  await visitor.goto(shop.origin);
  expect((await loader).status()).toBe(200);
  await expect(visitor.locator('script[src*="/embed.js/"]')).toHaveCount(1);
  await visitor.context().close();
}

async function logInAnew(page: Page, owner: { username: string; password: string }): Promise<void> {
  await page.goto('/Logout');
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(owner.username);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Recommenders', exact: true })).toBeVisible();
}

interface Changes {
  next: string;
  category?: string;
  inputField?: string;
}

/** Opens the form of an answer and fills it in. */
async function editAnswer(page: Page, row: Locator, text: string, { next, category, inputField }: Changes): Promise<void> {
  await row.getByRole('button', { name: /^Edit answer/ }).click();
  const modal = page.getByRole('dialog', { name: 'Edit answer' });
  await modal.getByRole('textbox', { name: 'Description for the assistant' }).fill(`The visitor chose: ${text}`);
  await modal.getByRole('combobox', { name: 'Next question' }).click();
  await page.getByRole('option', { name: next }).click();
  if (inputField) {
    await modal.getByRole('switch', { name: 'Has an input field' }).check();
    await modal.getByRole('textbox', { name: 'Placeholder of the input field' }).fill(inputField);
  }
  if (category) {
    await modal.getByRole('button', { name: /^Products/ }).click();
    await modal.getByRole('button', { name: 'Add rule' }).click();
    // By keyboard, because the section is still expanding: a list opened by a click would close when its field scrolls out of view.
    const categories = modal.getByRole('combobox', { name: 'Categories' });
    await categories.fill(category);
    await categories.press('ArrowDown');
    await categories.press('Enter');
    await expect(modal.getByText(category, { exact: true }).first()).toBeAttached();
    await page.keyboard.press('Tab');
  }
  await modal.getByRole('button', { name: 'Done' }).click();
  await expect(modal).toBeHidden();
}

const moreQuestion = 'Anything else?';

async function linkAnswers(page: Page, kind: ShopKind): Promise<void> {
  await page.getByRole('link', { name: 'Questionnaire', exact: true }).click();
  await page.getByRole('link', { name: questionnaire, exact: true }).click();
  await expect(questionCard(page, question)).toBeVisible();
  await typeQuestion(page, moreQuestion);
  for (const [place, { category }] of [kind.pick, kind.other].entries())
    await editAnswer(page, questionCard(page, question).getByRole('listitem').nth(place), category, { next: moreQuestion, category });
  for (const [text, inputField] of [
    ['I have a wish', 'Your wish'],
    ['No, that is all', ''],
  ] as const)
    await editAnswer(page, await typeAnswer(page, moreQuestion, text), text, { next: 'End of the questionnaire', inputField });
  await saveOutline(page);
}

async function improveRecommender(page: Page, shop: Shop, snippet: string): Promise<void> {
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('link', { name: 'Edit Coffee finder' }).click();
  await page.getByRole('textbox', { name: /Company ?name/i }).fill('The Shop');
  await page.getByRole('textbox', { name: /FAQ/i }).fill('Q: How long does delivery take?\nA: Delivery takes three working days.');
  await page.getByRole('textbox', { name: /How ?can ?customers ?reach/i }).fill('Write to help@shop.test.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The assistant answers from it now.')).toBeVisible();

  await page.getByRole('tab', { name: 'Behaviour' }).click();
  await page.getByRole('switch', { name: 'On scroll' }).check();
  await page.getByRole('tab', { name: 'Suggestions' }).click();
  await page.getByRole('button', { name: 'Add suggestion' }).click();
  await page.getByRole('textbox', { name: 'Button text' }).fill('Delivery');
  await page.getByRole('textbox', { name: 'Chat text' }).fill('How long does delivery take?');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('All changes are saved')).toBeVisible();

  await page.getByRole('tab', { name: 'Publish' }).click();
  await expect(page.getByRole('switch', { name: 'Active' })).toBeChecked();
  const onWebsite = page.getByRole('region', { name: 'On your website' });
  await expect(onWebsite.getByText(shop.origin, { exact: true })).toBeVisible();
  await expect(onWebsite.getByText(snippet, { exact: true })).toBeVisible();
}

async function visit(browser: Browser, shop: Shop, kind: ShopKind): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    if (/parley|embed\.js|panel-/.test(error.stack ?? '')) throw error;
  });
  await page.goto(shop.origin + kind.landing);
  const widget = page.getByRole('dialog');
  await expect(widget).toBeHidden();
  await page.mouse.wheel(0, 20_000);
  await expect(widget).toBeVisible();

  await widget.getByRole('button', { name: kind.pick.category, exact: true }).click();
  await expect(widget.getByRole('heading', { name: 'Shop Recommender' })).toBeVisible();
  await widget.getByRole('button', { name: 'I have a wish' }).click();
  await widget.getByRole('textbox', { name: 'Your wish' }).fill('something sturdy');
  await widget.getByRole('button', { name: 'Submit' }).click();
  const card = widget.getByRole('link', { name: kind.pick.product }).first();
  await expect(card).toBeVisible();
  await expect(card).toHaveAttribute('href', `${shop.origin}${kind.pick.path}`);

  await widget.getByRole('textbox', { name: /Ask me anything/ }).fill('Do you sell bicycles?');
  await page.keyboard.press('Enter');
  await expect(widget.getByText('Do you sell bicycles?')).toBeVisible();
  await expect(widget.getByText(/help@shop\.test/)).toBeVisible();
  await widget.getByRole('button', { name: 'Delivery', exact: true }).click();
  await expect(widget.getByText(/three working days/)).toBeVisible();

  await card.click();
  await expect(page).toHaveURL(shop.origin + kind.pick.path);
  await expect(page.getByRole('dialog').getByText(/three working days/)).toBeVisible();
  await context.close();
}

async function readWhatHappened(page: Page, kind: ShopKind): Promise<void> {
  await page.goto('/Dashboard');
  const row = page.getByRole('row').filter({ hasText: 'Coffee finder' });
  const [displayed, chats] = [row.getByRole('cell').nth(0), row.getByRole('cell').nth(1)];
  await expect(displayed).toHaveText('1');
  // Two answers and two messages.
  await expect(chats).toHaveText('4');
  await expect(row.getByText('Active')).toBeVisible();

  await page.goto('/Analytics');
  const results = page.getByRole('region', { name: questionnaire });
  await expect(results.getByText('Total responses: 2')).toBeVisible();
  await results.getByRole('button', { name: question }).click();
  const answers = results.getByRole('table', { name: `Answers to “${question}”` });
  const chosen = answers.getByRole('row').filter({ hasText: kind.pick.category });
  await expect(chosen.getByRole('cell').first()).toHaveText('1');

  await page.goto('/History');
  // The first row is the table's header.
  await page.getByRole('row').nth(1).click();
  const modal = page.getByRole('dialog');
  await expect(modal.getByText('Do you sell bicycles?')).toBeVisible();
  await expect(modal.getByText(/three working days/)).toBeVisible();
}
