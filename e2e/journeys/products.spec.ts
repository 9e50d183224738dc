/** Managing the catalogue: import a file, exclude with undo, filters in the address, add a product by hand, export and import again. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { importCsv } from '../support/catalogue.ts';
import { signIn } from '../support/owner.ts';
import { test } from '../support/test.ts';

const row = (name: string, price: string, more = '') =>
  `${name.toLowerCase().replaceAll(' ', '-')},${name},About ${name},Maker,Shoes,${more},true,${price},https://shop.test/p.jpg,active`;
const csv = [
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Variant Price,Image Src,Status',
  row('Red boot', '90.00', 'winter'),
  row('Blue sandal', '40.00', 'summer'),
  row('=Formula shoe', '60.00'),
].join('\n');

const nameless = 'nameless,,About it,Maker,Shoes,,true,9.00,https://shop.test/p.jpg,active';

async function upload(page: Page, name: string, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

test('the catalogue is imported, filtered, and edited in a spreadsheet', async ({ page, owner }) => {
  // The pictures that the file links to do not exist.
  await page.route('https://shop.test/**', (route) => route.fulfill({ status: 204, body: '' }));
  await signIn(page, owner);
  const list = page.getByRole('table', { name: 'Products' });
  const rowOf = (title: string) => list.getByRole('row').filter({ hasText: title });

  await test.step('import a file, and see where the products come from', async () => {
    await page.goto('/Products');
    await expect(page.getByRole('heading', { name: 'No products yet' })).toBeVisible();
    await upload(page, 'spring.csv', csv);
    await expect(rowOf('Red boot')).toBeVisible();
    const sources = page.getByRole('region', { name: 'Sources' });
    await expect(sources.getByText('spring', { exact: true })).toBeVisible();
    await expect(sources.getByText('3 products imported.')).toBeVisible();
  });

  await test.step('exclude two at once, and undo', async () => {
    await page.getByRole('checkbox', { name: 'Select Red boot' }).check();
    await page.getByRole('checkbox', { name: 'Select Blue sandal' }).check();
    await page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: 'Never recommend' }).click();
    await expect(list.getByText('Excluded')).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByText('Excluded')).toHaveCount(0);
  });

  await test.step('search and filter; the address keeps the filters', async () => {
    await page.getByRole('searchbox', { name: 'Search products' }).fill('sandal');
    await expect(page.getByText('1 product', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('sandal');
    await expect(rowOf('Blue sandal')).toBeVisible();
    await expect(rowOf('Red boot')).toHaveCount(0);
    await page.goto('/Products?tag=winter');
    await expect(rowOf('Red boot')).toBeVisible();
    await expect(rowOf('Blue sandal')).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(rowOf('Blue sandal')).toBeVisible();
  });

  await test.step('add a product by hand', async () => {
    await page.getByRole('button', { name: 'Add Product' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add product' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Gift card');
    await dialog.getByRole('textbox', { name: 'Link' }).fill('https://shop.test/gift-card');
    await dialog.getByRole('textbox', { name: 'Price' }).fill('25');
    // The file names no currency that could be the default.
    await dialog.getByRole('textbox', { name: 'Currency' }).fill('EUR');
    await dialog.getByRole('button', { name: 'Add product' }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(rowOf('Gift card')).toHaveCount(1);
  });

  await test.step('export, change a price as in a spreadsheet, and import again', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
    const text = readFileSync(await download.path(), 'utf8');
    expect(text).toContain("'=Formula shoe");
    await page.getByRole('button', { name: 'Import Products' }).click();
    await upload(page, 'products.csv', text.replace(/("Red boot",[^\r]*?),"90",/, '$1,"85.5",'));
    await expect(page.getByText('1 product changed, 0 added, 3 stay as they were.').first()).toBeVisible();
    await expect(rowOf('Red boot')).toContainText('85.50');
    await expect(rowOf('Red boot').getByText('Edited')).toBeVisible();
  });

  await test.step('delete a product, and undo', async () => {
    // All rows are in view: a menu hides when its row is scrolled out of the window, as by the focus that returns when the import's dialog has closed.
    await page.setViewportSize({ width: 1280, height: 1100 });
    await page.getByRole('button', { name: 'More for Gift card' }).click();
    // A menu that is still opening takes no focus, and the key would close it again.
    const remove = page.getByRole('menuitem', { name: 'Delete' });
    await expect(async () => {
      await remove.focus();
      await expect(remove).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(rowOf('Gift card')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rowOf('Gift card')).toBeVisible();
  });

  await test.step('the screen is accessible', async () => {
    await page.goto('/Products');
    await expect(rowOf('Red boot')).toBeVisible();
    await expectNoFaults(page, 'the list');
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('combobox', { name: 'Category' })).toBeVisible();
    await expectNoFaults(page, 'the filters');
    await page.keyboard.press('Escape');
    const size = page.viewportSize();
    // Low enough that the list of choices scrolls.
    await page.setViewportSize({ width: size?.width ?? 0, height: 300 });
    await page.getByRole('combobox', { name: 'Order' }).click();
    await expect(page.getByRole('option', { name: 'As in the shop' })).toBeVisible();
    // The list is named by its field and is outside every landmark.
    await expectNoFaults(page, 'an open list', { exceptRules: ['region'] });
    await page.keyboard.press('Escape');
    await page.setViewportSize(size ?? { width: 1280, height: 720 });
    await page.getByRole('button', { name: 'Edit Red boot' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit product' })).toBeVisible();
    await expectNoFaults(page, 'the form');
  });
});

test('bulk actions, and the failures of an import', async ({ page, owner }) => {
  await page.route('https://shop.test/**', (route) => route.fulfill({ status: 204, body: '' }));
  const many = Array.from({ length: 30 }, (_, index) => row(`Sock ${index}`, '5.00', 'wool'));
  await importCsv(owner, [csv, ...many, nameless, row('Priceless', 'a lot')].join('\n'));
  await signIn(page, owner);
  await page.goto('/Products');

  await test.step('the failures and their reasons', async () => {
    await page.getByRole('button', { name: 'What failed and why' }).click();
    const dialog = page.getByRole('dialog', { name: 'What failed and why' });
    await expect(dialog.getByRole('row').filter({ hasText: 'no title' })).toHaveCount(1);
    await expect(dialog.getByRole('row').filter({ hasText: 'Priceless' })).toContainText('“a lot” is not a number');
    await expectNoFaults(page, 'what failed');
    await page.keyboard.press('Escape');
  });

  await test.step('select all matching products, on other pages too, and undo', async () => {
    await page.getByRole('searchbox', { name: 'Search products' }).fill('sock');
    await expect(page.getByText('30 products', { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    const bar = page.getByRole('region', { name: 'Selected products' });
    await expect(bar.getByText('25 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Select all 30' }).click();
    await expect(bar.getByText('30 selected')).toBeVisible();
    await expectNoFaults(page, 'a selection');
    await bar.getByRole('button', { name: 'Never recommend' }).click();
    await expect(bar).toBeHidden();
    const excluded = async () => (await owner.call<{ total: number }>('GET', '/api/products/?state=excluded')).total;
    expect(await excluded()).toBe(30);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(excluded).toBe(0);
  });
});
