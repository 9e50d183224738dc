/** The recommender editor: the live preview, unsaved drafts, and conflicting changes of two tabs. */
import { expect, type Page, type Request } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { importCsv } from '../support/catalogue.ts';
import { signIn, type TestOwner } from '../support/owner.ts';
import type { Parley } from '../support/parley.ts';
import { test } from '../support/test.ts';

let path: string;
let popupId: number;

const csv = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Variant Price,Image Src,Status
shoe,Trail shoe,A shoe,Maker,Shoes,new,true,80.00,,active
sock,Wool sock,A sock,Maker,Socks,sale,true,10.00,,active
`;

test.beforeEach(async ({ page, owner }) => {
  const made = await owner.call<{ popupId: number; clientId: number }>('POST', '/api/popups/create/', { name: 'Coffee finder' });
  popupId = made.popupId;
  path = `/popups/edit/${made.clientId}/${popupId}`;
  await signIn(page, owner);
});

const stored = (owner: TestOwner) =>
  owner.call<{ popup: Record<string, unknown> }>('GET', `/api/popup/${popupId}/`).then(({ popup }) => popup);
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const unfold = (page: Page, title: string) => page.getByRole('button', { name: title, expanded: false }).click();

test('the editor: its preview, two tabs, leaving, products, a small screen', async ({ page, owner, context }) => {
  await test.step('the preview shows every change, on both devices and in both views, and is not counted', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${path}?tab=design`);
    await field(page, 'Title').fill('Find your coffee');
    const panel = preview(page).getByRole('dialog');
    await expect(panel.getByRole('heading', { name: 'Find your coffee' })).toBeVisible();
    await page.getByRole('button', { name: 'Orange' }).click();
    await page.getByRole('button', { name: 'Square' }).click();
    await expect(panel).toHaveCSS('border-radius', '0px');
    await expect(panel.getByRole('button', { name: 'Lets Start' })).toHaveCSS('background-color', 'rgb(194, 65, 12)');

    await preview(page).getByText('Chat', { exact: true }).click();
    await expect(panel.getByRole('heading', { name: 'Shop Recommender' })).toBeVisible();
    await expect(panel).toHaveCSS('height', '570px');
    await preview(page).getByRole('radio', { name: 'Desktop' }).press('ArrowRight');
    await expect(panel).toHaveCSS('width', '374px');
    await unfold(page, 'Buttons and small words');
    await field(page, 'Send button').fill('Go');
    await expect(panel.getByRole('button', { name: 'Go' })).toBeVisible();

    await unfold(page, 'Type');
    await field(page, 'Title colour').fill('#dddddd');
    await page.getByRole('button', { name: 'Make it readable' }).click();
    await expect(page.getByText('Hard to read', { exact: false })).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('All changes are saved')).toBeVisible();
    expect(await stored(owner)).toMatchObject({
      popupTitle: 'Find your coffee',
      popupBorderRadius: 0,
      popupSendButtonText: 'Go',
      popupButtonColor: '#c2410c',
    });
    const [row] = await owner.call<{ popup_id: number; countEngagements: number }[]>('GET', '/api/popups/');
    expect(row).toMatchObject({ popup_id: popupId, countEngagements: 0 });
  });

  await test.step('conflicting changes of two tabs are compared field by field, and none is lost', async () => {
    const other = await context.newPage();
    await other.goto(`${path}?tab=design`);
    await field(other, 'Title').fill('From the other tab');
    await field(other, 'Chat button').fill('Begin');
    await field(page, 'Title').fill('From this tab');
    await field(page, 'Send button').fill('Post');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText('All changes are saved')).toBeVisible();

    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'Changed in another tab' });
    const title = dialog.getByRole('radiogroup', { name: 'Title' });
    await expect(title.getByText('From the other tab')).toBeVisible();
    await expect(title.getByRole('radio', { name: /This tab/ })).toBeChecked();
    await expect(dialog.getByRole('radiogroup', { name: 'Chat button' }).getByRole('radio', { name: /The other tab/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Save these' }).click();
    await expect(page.getByText('All changes are saved')).toBeVisible();
    expect(await stored(owner)).toMatchObject({ popupTitle: 'From this tab', popupChatButtonText: 'Begin', popupSendButtonText: 'Post' });
  });

  await test.step('leaving with unsaved changes asks for confirmation until they are saved', async () => {
    await page.getByRole('tab', { name: 'Behaviour' }).click();
    await page.getByRole('switch', { name: 'On scroll' }).check();
    await page.getByRole('link', { name: 'Analytics' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('All changes are saved')).toBeVisible();
    await page.getByRole('link', { name: 'Analytics' }).click();
    await expect(page).toHaveURL(/Analytics/);
    expect(await stored(owner)).toMatchObject({ activateOnScroll: true });
  });

  await test.step('pinned products and rules show the resulting recommendations at once, and are saved', async () => {
    await importCsv(owner, csv);
    await page.goto(`${path}?tab=products`);
    await expect(page.getByText('2 products', { exact: true })).toBeVisible();
    const pin = page.getByRole('combobox', { name: 'Pin a product' });
    await pin.fill('wool');
    await page.getByRole('option', { name: 'Wool sock' }).click();
    await expect(page.getByRole('list', { name: 'Recommended at once' }).getByText('Wool sock')).toBeVisible();
    await page.getByRole('radiogroup', { name: 'Products shown at most' }).getByText('5', { exact: true }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('All changes are saved')).toBeVisible();
    expect(await stored(owner)).toMatchObject({ recommendedProductsLimit: 5, pinnedProducts: [expect.any(Number)] });
  });

  await test.step('every tab is accessible and fits a small screen', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const tab of ['General', 'Design', 'Behaviour', 'Suggestions', 'Products', 'Publish']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tab', { selected: true })).toHaveText(new RegExp(tab));
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
      await expectNoFaults(page, tab);
    }
  });
});

test('no input is lost when the server dies during a save; saving again after its return stores it', async ({ page, owner, parley }) => {
  const { version } = await stored(owner);
  await page.goto(`${path}?tab=suggestions`);
  await page.getByRole('button', { name: 'Add suggestion' }).click();
  await field(page, 'Button text').fill('Delivery');
  // Its code is fetched after the form's; lazyPart.test.tsx has a server that dies before.
  await expect(preview(page)).toBeVisible();
  const saves = await killedBySaving(page, parley);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('cannot be reached');
  await expect(field(page, 'Button text')).toHaveValue('Delivery');
  await expect(page.getByText('1 unsaved change')).toBeVisible();

  // The server is still down: a second attempt shows the error again, and input typed meanwhile stays.
  await field(page, 'Chat text').fill('How long does delivery take?');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => saves.failed).toBe(2);
  await expect(page.getByRole('alert')).toContainText('cannot be reached');

  await parley.comeBack();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('All changes are saved')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(saves).toEqual({ failed: 2, done: 1 });
  const now = await stored(owner);
  expect(now.version).toBe(Number(version) + 1);
  expect(now.popupAdditionals).toMatchObject([
    { popupAdditionalText: 'Delivery', popupAdditionalChatText: 'How long does delivery take?' },
  ]);
});

/** Kills the server while the first save is in flight, and counts the outcomes of the saves. */
async function killedBySaving(page: Page, parley: Parley): Promise<{ failed: number; done: number }> {
  const saves = { failed: 0, done: 0 };
  const isSave = (request: Request) => request.method() === 'PUT';
  page.on('requestfailed', (request) => {
    if (isSave(request)) saves.failed++;
  });
  page.on('requestfinished', (request) => {
    if (isSave(request)) saves.done++;
  });
  await page.route(
    '**/api/popup/*/',
    async (route) => {
      if (isSave(route.request())) await parley.goDown();
      await route.continue();
    },
    { times: 1 },
  );
  return saves;
}
