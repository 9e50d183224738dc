/** What goes wrong in the owner's area while somebody works there, its Dashboard by pointer and by keyboard alone, and what axe finds in it. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { changeSession, enterOn, newOwner, type SignedIn, signIn, type TestOwner } from '../support/owner.ts';
import { type Parley, startParley } from '../support/parley.ts';

let parley: Parley;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  parley = await startParley();
});
test.afterAll(() => parley?.stop());

/** Opens a screen as a new owner who is signed in, and has some recommenders. */
async function openAsNew(
  page: Page,
  path: string,
  { recommenders = [] }: { recommenders?: string[] } = {},
): Promise<TestOwner & { session: SignedIn }> {
  const owner = await newOwner(parley, `${crypto.randomUUID()}@shop.test`);
  for (const name of recommenders) await owner.call('POST', '/api/popups/create/', { name });
  const session = await signIn(page, parley, owner);
  await page.goto(parley.url + path);
  return { ...owner, session };
}

const companyName = (page: Page) => page.getByRole('textbox', { name: 'Company name' });
const saved = (page: Page) => expect(page.getByText('Saved. The assistant answers from it now.')).toBeVisible();

test('an access token that ends mid-edit is renewed unseen', async ({ page }) => {
  await openAsNew(page, '/ChatGPT');
  await companyName(page).fill('The Shop');
  await changeSession(page, { access_token: 'ended', token_expiration: new Date(0).toISOString() });
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await expect(companyName(page)).toHaveValue('The Shop');
});

test('a sign-in that the server ends mid-edit asks to log in over the screen, and nothing typed is lost', async ({ page }) => {
  const { call, password, session } = await openAsNew(page, '/ChatGPT');
  await companyName(page).fill('The Shop');
  await call('POST', '/logout/', { refresh: session.refresh_token });
  await changeSession(page, { access_token: 'ended' });
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
  const owner = await newOwner(parley, 'back@shop.test');
  await page.goto(`${parley.url}/Dashboard?q=shoes`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await enterOn(page, owner);
  await expect(page).toHaveURL(`${parley.url}/Dashboard?q=shoes`);
});

test('a server that is away mid-save is told, what was typed stays, and it can be saved later', async ({ page }) => {
  await openAsNew(page, '/ChatGPT');
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
  await openAsNew(page, '/Dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Recommenders' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${parley.url}/ChatGPT`);
  await expect(companyName(other)).toBeVisible();
  // The one that renews is held up until the other waits for it.
  let renewals = 0;
  const waiting = () => page.evaluate(async () => (await navigator.locks.query()).pending?.length ?? 0);
  await context.route('**/token/refresh/', async (route) => {
    renewals++;
    await expect.poll(waiting).toBe(1);
    await route.continue();
  });
  const soon = new Date(Date.now() + 60_000).toISOString();
  await changeSession(page, { token_expiration: soon });
  await expect.poll(() => other.evaluate((text) => JSON.stringify(localStorage).includes(text), soon)).toBe(true);
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
  const { call } = await openAsNew(page, '/popups/add');
  await page.getByRole('textbox', { name: 'Name' }).fill('Once');
  await page.getByRole('button', { name: 'Create Popup' }).dblclick();
  await expect(page).toHaveURL(/\/popups\/edit\//);
  expect(await call<object[]>('GET', '/api/popups/')).toHaveLength(1);
});

test('the Dashboard by its search, menu, switch with undo and with a roll-back, and palette', async ({ page }) => {
  await openAsNew(page, '/Dashboard', { recommenders: ['Coffee finder'] });
  await page.getByRole('button', { name: 'More for Coffee finder', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('link', { name: 'Coffee finder (copy)', exact: true })).toBeVisible();
  const active = page.getByRole('switch', { name: 'Active: Coffee finder', exact: true });
  await active.click();
  await expect(active).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(active).not.toBeChecked();

  // On at once, and off again when the server refuses.
  const refusal = Promise.withResolvers<void>();
  await page.route('**/api/popup/*/', async (route) => {
    await refusal.promise;
    await route.abort('connectionrefused');
  });
  await active.click();
  await expect(active).toBeChecked();
  refusal.resolve();
  await expect(active).not.toBeChecked();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search recommenders' }).fill('copy');
  await expect(page.getByRole('link', { name: 'Coffee finder', exact: true })).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('textbox').fill('settings');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Settings/);
});

test('axe finds nothing on the Dashboard, in its menu, its dialogs, the palette and the drawer', async ({ page }) => {
  await openAsNew(page, '/Dashboard');
  await test.step('the first steps', async () => {
    await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No recommender yet' })).toBeVisible();
    await expectNoFaults(page, 'the first steps');
  });
  await openAsNew(page, '/Dashboard', { recommenders: ['Coffee finder', 'Gift guide'] });
  const row = page.getByRole('row').filter({ hasText: 'Coffee finder' });
  const more = page.getByRole('button', { name: 'More for Coffee finder' });
  const dialog = page.getByRole('dialog');
  const choose = async (name: string, title: string | RegExp) => {
    await more.click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  };
  const leave = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await expect(row.getByRole('img', { name: /In the last 30 days/ })).toBeVisible();
  await expectNoFaults(page, 'the table');

  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await expectNoFaults(page, 'the menu');
  await page.keyboard.press('Escape');

  await choose('Rename', 'Rename recommender');
  await expectNoFaults(page, 'renaming');
  await leave();

  await choose('Delete', /^Delete “Coffee finder”/);
  await expectNoFaults(page, 'deleting');
  await leave();

  await choose('Embed', 'Code snippet for embedding');
  const notes = dialog.locator('h4').getByRole('button');
  await expect(notes).toHaveCount(9);
  for (const note of await notes.all()) {
    await note.click();
    await expect(note).toHaveAttribute('aria-expanded', 'true');
  }
  await expectNoFaults(page, 'the embed dialog');
  await leave();

  await page.keyboard.press('Control+k');
  await expect(dialog.getByText('Embed Coffee finder')).toBeVisible();
  await expectNoFaults(page, 'the palette');
  await leave();

  await test.step('on a small screen', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoFaults(page, 'the table as cards');
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expect(dialog.getByRole('link', { name: 'Questionnaire' })).toBeVisible();
    await expectNoFaults(page, 'the drawer');
  });
});

/** Goes on with Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not get there');
}

test('from the Dashboard to a recommender and back by the keyboard alone; the focus comes back from every dialog', async ({ page }) => {
  await openAsNew(page, '/Dashboard');
  const create = page.getByRole('main').getByRole('link', { name: 'Create New Recommender' }).first();
  await expect(create).toBeVisible();

  await test.step('create one', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, create);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
    await page.keyboard.type('Coffee finder');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/popups\/edit\//);
    await tabTo(page, page.getByRole('tab', { name: 'General' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Design' })).toHaveAttribute('aria-selected', 'true');
    await tabTo(page, page.getByRole('textbox', { name: 'Title', exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Find your coffee');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('All changes are saved')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('textbox')).toBeFocused();
    await page.keyboard.type('dashb');
    await expect(page.getByRole('dialog', { name: 'Search' }).getByText('Coffee finder')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/Dashboard/);
  });

  const more = page.getByRole('button', { name: /^More for/ });
  await test.step('rename it by the menu', async () => {
    await tabTo(page, more);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    for (const item of ['Embed', 'Rename']) {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: item })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Tea finder');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Tea finder', exact: true })).toBeVisible();
    await expect(more).toBeFocused();
  });

  await test.step('allow a website in the embed dialog', async () => {
    const embed = page.getByRole('button', { name: 'Embed Tea finder' });
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(embed).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByRole('textbox', { name: 'Website' }));
    await page.keyboard.type('shop.example');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('https://shop.example', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(embed).toBeFocused();
  });

  await test.step('think better of deleting it, then delete', async () => {
    const remove = async () => {
      await tabTo(page, more);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
      await page.keyboard.press('Enter');
      // A dialog takes the focus a moment after it is seen; before that it has none to give back.
      await expect(page.getByRole('dialog', { name: 'Delete “Tea finder”?' }).locator(':focus')).toHaveCount(1);
    };
    await remove();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(more).toBeFocused();
    await remove();
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'No recommender yet' })).toBeVisible();
  });
});

test('a screen that breaks says so, and the others still open', async ({ page }) => {
  await openAsNew(page, '/Dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Recommenders' })).toBeVisible();
  await page.evaluate(() =>
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get() {
        throw new Error('broken on purpose');
      },
    }),
  );
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('alert')).toContainText('This screen ran into a problem');
  await expectNoFaults(page, 'a broken screen');
  await page.getByRole('link', { name: 'Company profile' }).click();
  await expect(companyName(page)).toBeVisible();
  await page.getByRole('link', { name: 'Analytics' }).click();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'In-Depth Analytics' })).toBeVisible();
});
