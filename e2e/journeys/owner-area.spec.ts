/** What goes wrong in the owner's area while somebody works there, and how short the way to a working embed is. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Parley, startParley } from '../support/parley.ts';
import { ownShop, type Shop } from '../support/shops.ts';

const password = 'a long enough password';
const KEY = 'parley.user';

let parley: Parley;
let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  shop = await ownShop.start();
  parley = await startParley({ CRAWL_ALLOW_HOSTS: new URL(shop.origin).host });
});
test.afterAll(async () => {
  await parley?.stop();
  await shop?.close();
});

const post = async (path: string, body: object, token?: string) => {
  const response = await fetch(parley.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** Signs an owner up and accepts the invite; gives what the login answers. */
async function newOwner(name: string): Promise<{ username: string; access_token: string; refresh_token: string }> {
  const username = `${name}@shop.test`;
  const form = { plattform: 'Ikas', traffic: 'less than 100', websiteAdress: shop.origin, name: 'Lena', surname: 'Händler' };
  const before = parley.mails().length;
  await post('/hello-erecommender/', { ...form, username, password });
  const token = () =>
    parley
      .mails()
      .find((mail) => mail.includes(username))
      ?.match(/\/invite\/([\w-]+)/)?.[1];
  await expect.poll(() => parley.mails().length > before && token()).toBeTruthy();
  await post('/invite/accept/', { token: token() });
  return post('/login/', { username, password });
}

/** Opens a screen as an owner who is signed in. */
async function openAs(page: Page, user: object, path: string): Promise<void> {
  // A page of the same origin that runs no code of ours.
  await page.goto(`${parley.url}/favicon.svg`);
  await page.evaluate(([key, text]) => localStorage.setItem(key as string, text as string), [KEY, JSON.stringify(user)]);
  await page.goto(parley.url + path);
}

const companyName = (page: Page) => page.getByRole('textbox', { name: 'Company name' });
const saved = (page: Page) => expect(page.getByText('Saved. The assistant answers from it now.')).toBeVisible();

test('an access token that ends mid-edit is renewed unseen', async ({ page }) => {
  await openAs(page, await newOwner('expired'), '/ChatGPT');
  await companyName(page).fill('The Shop');
  await page.evaluate((key) => {
    const user = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...user, access_token: 'ended', token_expiration: new Date(0).toISOString() }));
  }, KEY);
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await expect(companyName(page)).toHaveValue('The Shop');
});

test('a sign-in that the server ends mid-edit asks to log in over the screen, and nothing typed is lost', async ({ page }) => {
  const user = await newOwner('ended');
  await openAs(page, user, '/ChatGPT');
  await companyName(page).fill('The Shop');
  await post('/logout/', { refresh: user.refresh_token });
  await page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...kept, access_token: 'ended' }));
  }, KEY);
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(dialog).toBeHidden();
  await expect(companyName(page)).toHaveValue('The Shop');
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
});

test('nobody signed in is led back to the same place, query included', async ({ page }) => {
  const { username } = await newOwner('back');
  await page.goto(`${parley.url}/Dashboard?q=shoes`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(`${parley.url}/Dashboard?q=shoes`);
});

test('a server that is away mid-save is told, what was typed stays, and it can be saved later', async ({ page }) => {
  await openAs(page, await newOwner('away'), '/ChatGPT');
  await companyName(page).fill('The Shop');
  await page.route('**/api/ChatGPT/', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort('connectionrefused'),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(companyName(page)).toHaveValue('The Shop');
  await page.unroute('**/api/ChatGPT/');
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
});

test('two tabs renew at once without losing the sign-in, and log out together', async ({ context, page }) => {
  await openAs(page, await newOwner('tabs'), '/Dashboard');
  const other = await context.newPage();
  await other.goto(`${parley.url}/ChatGPT`);
  await expect(companyName(other)).toBeVisible();
  let renewals = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/token/refresh/')) renewals++;
  });
  await page.evaluate((key) => {
    const user = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...user, token_expiration: new Date(Date.now() + 60_000).toISOString() }));
  }, KEY);
  await Promise.all([
    page.getByRole('link', { name: 'Questionnaire', exact: true }).click(),
    other.getByRole('link', { name: 'History' }).click(),
  ]);
  await expect(page.getByRole('heading', { level: 1, name: 'Questionnaires' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Chat History' })).toBeVisible();
  expect(renewals).toBe(1);
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/login/);
});

test('a double click on create makes one', async ({ page }) => {
  await openAs(page, await newOwner('double'), '/popups/add');
  await page.getByRole('textbox', { name: 'Name' }).fill('Once');
  await page.getByRole('button', { name: 'Create Popup' }).dblclick();
  await expect(page).toHaveURL(/\/popups\/edit\//);
  await page.goto(`${parley.url}/Dashboard`);
  await expect(page.getByRole('table', { name: 'Recommenders' }).getByRole('link', { name: 'Once', exact: true })).toHaveCount(1);
});

test('the Dashboard by its search, menu, switch with undo, and palette', async ({ page }) => {
  await openAs(page, await newOwner('table'), '/popups/add');
  await page.getByRole('textbox', { name: 'Name' }).fill('Coffee finder');
  await page.getByRole('button', { name: 'Create Popup' }).click();
  await expect(page).toHaveURL(/\/popups\/edit\//);
  await page.goto(`${parley.url}/Dashboard`);
  await page.getByRole('button', { name: 'More for Coffee finder', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('link', { name: 'Coffee finder (copy)', exact: true })).toBeVisible();
  const active = page.getByRole('switch', { name: 'Active: Coffee finder', exact: true });
  await active.click();
  await expect(active).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(active).not.toBeChecked();
  await page.getByRole('searchbox', { name: 'Search recommenders' }).fill('copy');
  await expect(page.getByRole('link', { name: 'Coffee finder', exact: true })).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('textbox').fill('settings');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Settings/);
});

const looks = [390, 1440].flatMap((width) => (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })));

/** Walks through `states` in each width and colour mode; what axe finds in any of them fails. */
async function axeFindsNothing(page: Page, states: Record<string, () => Promise<void>>): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const [state, reach] of Object.entries(states)) {
      await page.goto(`${parley.url}/Dashboard`);
      await reach();
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
      expect(found, `${state}, ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}

test('axe finds nothing on an empty Dashboard with the first steps', async ({ page }) => {
  test.setTimeout(120_000);
  await openAs(page, await newOwner('empty'), '/Dashboard');
  await axeFindsNothing(page, {
    'first steps': async () => {
      await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'No recommender yet' })).toBeVisible();
    },
  });
});
