/**
 * The main job, end to end: an owner signs up, imports a shop, builds a questionnaire, embeds the recommender; a visitor of the shop
 * uses it; the owner reads the results. Runs on a sample shop and, if there is one, on a mirrored WooCommerce shop.
 */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Parley, startParley } from '../support/parley.ts';
import { saveOutline, typeAnswer, typeQuestion } from '../support/questionnaires.ts';
import { mirroredShop, ownShop, type Shop, type ShopKind } from '../support/shops.ts';

const owner = { username: 'Lena@Shop.test', password: 'a long enough password' };

for (const kind of [ownShop, mirroredShop]) {
  test.describe(kind?.name ?? 'a mirrored WooCommerce shop', () => {
    test.skip(kind === null, 'no mirror is available');
    let shop: Shop;
    let parley: Parley;
    test.beforeAll(async () => {
      if (!kind) return;
      shop = await kind.start();
      parley = await startParley({ CRAWL_ALLOW_HOSTS: new URL(shop.origin).host });
    });
    test.afterAll(async () => {
      await parley?.stop();
      await shop?.close();
    });

    test('the main job', async ({ browser }) => {
      if (!kind) return;
      const ownersBrowser = await browser.newContext();
      const page = await ownersBrowser.newPage();
      failOnErrors(page);

      await test.step('sign up, accept the invite, log in', () => signUp(page, parley));
      await test.step('import the catalogue', () => importCatalogue(page, parley, shop, kind));
      await test.step('build a questionnaire whose answers recommend products', () => buildQuestionnaire(page, parley, kind));
      const snippet = await test.step('create a recommender, choose triggers, embed it', () => makeRecommender(page, parley, shop));
      await shop.setHead(snippet);
      await test.step('a visitor uses it', () => visit(browser.newContext(), shop, kind));
      await test.step('the owner reads the results', () => readWhatHappened(page, parley, kind));
      await ownersBrowser.close();
    });
  });
}

/** Unexpected console messages fail the journey. */
function failOnErrors(page: Page): void {
  page.on('pageerror', (error) => {
    throw error;
  });
  page.on('console', (message) => {
    if (message.type() === 'error') throw new Error(`console: ${message.text()} (${message.location().url})`);
  });
}

async function signUp(page: Page, parley: Parley): Promise<void> {
  await page.goto(`${parley.url}/signup`);
  await page.getByRole('radio', { name: 'Wordpress/WooCommerce' }).check();
  await page.getByRole('radio', { name: '100-1k' }).check();
  await page.getByRole('textbox', { name: 'Website' }).fill('https://shop.test');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lena');
  await page.getByRole('textbox', { name: 'Surname' }).fill('Händler');
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(owner.username);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Congratulations, please check your mailbox for the access invite.')).toBeVisible();

  const link = /http:\/\/\S+\/invite\/[\w-]+/;
  await expect.poll(() => parley.mails().some((mail) => link.test(mail))).toBe(true);
  await page.goto(parley.mails().join('\n').match(link)?.[0] ?? '');
  await page.getByRole('button', { name: 'Accept invite' }).click();
  // The shop of the sign-up cannot be read, so the owner begins by hand.
  await page.getByRole('button', { name: 'Go to the Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Recommenders', exact: true })).toBeVisible();

  await page.goto(`${parley.url}/Logout`);
  await expect(page).toHaveURL(`${parley.url}/`);
  await page.goto(`${parley.url}/login`);
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(owner.username);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Recommenders', exact: true })).toBeVisible();
}

async function importCatalogue(page: Page, _parley: Parley, shop: Shop, kind: ShopKind): Promise<void> {
  await page.getByRole('link', { name: 'Products' }).click();
  await page.getByRole('textbox', { name: 'Address of your shop' }).fill(shop.origin);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText(`${kind.products} products imported.`).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: kind.pick.product })).toHaveAttribute(
    'href',
    `${shop.origin}${kind.pick.path}`,
  );
}

async function createAnswer(
  page: Page,
  question: string,
  answer: { text: string; next: string; category?: string; inputField?: string },
): Promise<void> {
  const row = await typeAnswer(page, question, answer.text);
  await row.getByRole('button', { name: /^Edit answer/ }).click();
  const modal = page.getByRole('dialog', { name: 'Edit answer' });
  await modal.getByRole('textbox', { name: 'Description for the assistant' }).fill(`The visitor chose: ${answer.text}`);
  await modal.getByRole('combobox', { name: 'Next question' }).click();
  await page.getByRole('option', { name: answer.next }).click();
  if (answer.inputField) {
    await modal.getByRole('switch', { name: 'Has an input field' }).check();
    await modal.getByRole('textbox', { name: 'Placeholder of the input field' }).fill(answer.inputField);
  }
  if (answer.category) {
    await modal.getByRole('button', { name: /^Products/ }).click();
    await modal.getByRole('button', { name: 'Add rule' }).click();
    // By keyboard, because the section is still expanding: a list opened by a click would close when its field scrolls out of view.
    const categories = modal.getByRole('combobox', { name: 'Categories' });
    await categories.fill(answer.category);
    await categories.press('ArrowDown');
    await categories.press('Enter');
    await expect(modal.getByText(answer.category, { exact: true }).first()).toBeAttached();
    await page.keyboard.press('Tab');
  }
  await modal.getByRole('button', { name: 'Done' }).click();
  await expect(modal).toBeHidden();
}

const what = 'What are you looking for?';
const moreQuestion = 'Anything else?';

async function buildQuestionnaire(page: Page, parley: Parley, kind: ShopKind): Promise<void> {
  await page.goto(`${parley.url}/Questionnaire`);
  await page.getByRole('button', { name: 'Create New Questionnaire' }).first().click();
  await page.getByRole('dialog').getByRole('textbox').fill('Find the right thing');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Create/ })
    .click();
  await expect(page).toHaveURL(/\/Questionnaire\/\d+/);
  await typeQuestion(page, what);
  await typeQuestion(page, moreQuestion);
  await createAnswer(page, what, { text: `One of the ${kind.pick.category}`, next: moreQuestion, category: kind.pick.category });
  await createAnswer(page, what, { text: `One of the ${kind.other.category}`, next: moreQuestion, category: kind.other.category });
  await createAnswer(page, moreQuestion, { text: 'I have a wish', next: 'End of the questionnaire', inputField: 'Your wish' });
  await createAnswer(page, moreQuestion, { text: 'No, that is all', next: 'End of the questionnaire' });
  await saveOutline(page);
}

async function makeRecommender(page: Page, parley: Parley, shop: Shop): Promise<string> {
  await page.goto(`${parley.url}/popups/add`);
  await page.getByRole('textbox', { name: 'Name' }).fill('On every page');
  await page.getByRole('button', { name: 'Create Popup' }).click();
  await expect(page).toHaveURL(/\/popups\/edit\/\d+\/\d+/);
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
  await page.getByRole('tab', { name: 'Publish' }).click();
  await page.getByRole('switch', { name: 'Active' }).check();
  await page.getByRole('combobox', { name: 'Questionnaire' }).click();
  await page.getByRole('option', { name: 'Find the right thing' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('All changes are saved')).toBeVisible();

  const onWebsite = page.getByRole('region', { name: 'On your website' });
  await onWebsite.getByRole('textbox', { name: 'Website' }).fill(shop.origin);
  await onWebsite.getByRole('button', { name: 'Add' }).click();
  await expect(onWebsite.getByText(shop.origin, { exact: true })).toBeVisible();
  const snippet = (await onWebsite.getByText(/<script defer/).textContent()) ?? '';
  expect(snippet).toMatch(
    /^<script defer src="http:\/\/127\.0\.0\.1:\d+\/embed\.js\/\d+\/\d+" data-user-id="\d+" data-popup-id="\d+"><\/script>$/,
  );
  return snippet;
}

async function visit(opening: Promise<BrowserContext>, shop: Shop, kind: ShopKind): Promise<void> {
  const context = await opening;
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    if (/parley|embed\.js|panel-/.test(error.stack ?? '')) throw error;
  });
  await page.goto(shop.origin + kind.landing);
  const widget = page.getByRole('dialog');
  await expect(widget).toBeHidden();
  await page.mouse.wheel(0, 20_000);
  await expect(widget).toBeVisible();

  await widget.getByRole('button', { name: `One of the ${kind.pick.category}` }).click();
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

async function readWhatHappened(page: Page, parley: Parley, kind: ShopKind): Promise<void> {
  await page.goto(`${parley.url}/Dashboard`);
  const row = page.getByRole('row').filter({ hasText: 'On every page' });
  const [displayed, chats] = [row.getByRole('cell').nth(0), row.getByRole('cell').nth(1)];
  await expect(displayed).toHaveText('1');
  // Two answers and two messages.
  await expect(chats).toHaveText('4');
  await expect(row.getByText('Active')).toBeVisible();

  await page.goto(`${parley.url}/Analytics`);
  const questionnaire = page.getByRole('region', { name: 'Find the right thing' });
  await expect(questionnaire.getByText('Total responses: 2')).toBeVisible();
  await questionnaire.getByRole('button', { name: what }).click();
  const answers = questionnaire.getByRole('table', { name: `Answers to “${what}”` });
  const chosen = answers.getByRole('row').filter({ hasText: `One of the ${kind.pick.category}` });
  await expect(chosen.getByRole('cell').first()).toHaveText('1');

  await page.goto(`${parley.url}/History`);
  // The first row is the table's header.
  await page.getByRole('row').nth(1).click();
  const modal = page.getByRole('dialog');
  await expect(modal.getByText('Do you sell bicycles?')).toBeVisible();
  await expect(modal.getByText(/three working days/)).toBeVisible();
}
