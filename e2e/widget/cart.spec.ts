/** Products from their cards into the shopper's own cart, on pages of a Shopify and of a WooCommerce shop. */
import type { CartSystem, RecommendedProduct } from '@parley/contract';
import type { Page } from '@playwright/test';
import { faultsIn } from '../support/axe.ts';
import { type Host, streamReply } from './host.ts';
import { products } from './recommender.ts';
import { expect, forgetVisitors, openChatbot, test } from './test.ts';

const variant = (id: string, values: string[], more: object = {}) => ({ id, values, price: 18_900, image: '', inStock: true, ...more });
const sizes = [variant('41', ['S']), variant('42', ['M'], { price: 19_900 }), variant('43', ['L'], { inStock: false })];

/** The shop sells its first product in sizes; the answers name M. */
function sell(host: Host, system: CartSystem, more: Partial<RecommendedProduct> = {}): void {
  host.offers.products = [{ id: 1, currency: 'EUR', options: ['Size'], variants: structuredClone(sizes) }];
  const [first] = products(host.parley, host.shop) as [RecommendedProduct];
  const fits = { id: '42', title: 'M', price: 19_900, image: '' };
  host.chat = ({ requestId, inputChatGPT }, answer) =>
    streamReply(answer, {
      ...{ id: 1, inputChatGPT, requestId, outputChatGPT: 'This one.', followUp: null, productsLeft: 1, person: null },
      recommendedProducts: [{ ...first, variant: fits, cart: system, ...more }],
    });
}

/** Opens a page of the shop, and the chatbot with the recommended product. */
async function recommend(page: Page, visit: (name: string) => Promise<void>, name: string): Promise<void> {
  await visit(name);
  await openChatbot(page);
  await page.getByRole('button', { name: 'Delivery times' }).click();
  await page.getByText('This one.').waitFor();
}

const add = (page: Page) => page.getByRole('button', { name: /^Add M to cart/ }).first();
const inCart = (page: Page) => page.getByText('Already in your cart: 1').first();
const cartEvents = (host: Host) => host.events.filter(({ type }) => type === 'addedToCart');

test('nothing of it is fetched before a card that a cart takes', async ({ page, visit, host }) => {
  await visit('woocommerce.html');
  await openChatbot(page);
  await page.getByRole('button', { name: 'Delivery times' }).click();
  await page.getByText('These fit').or(page.getByText('Good choice!')).first().waitFor();
  expect(host.reads.filter((path) => /cart|shopify|woocommerce/.test(path))).toEqual([]);
  expect(host.carts.reads).toBe(0);
});

test('Shopify: the fitting size goes into the cart by the theme’s actions, and the theme shows it', async ({ page, visit, host }) => {
  sell(host, 'Shopify');
  await recommend(page, visit, 'shopify.html?actions');
  await expect(page.getByRole('button', { name: 'M', exact: true }).first()).toHaveAttribute('aria-pressed', 'true');
  await add(page).click();
  await expect(page.locator('#count')).toHaveText('1');
  await expect(page.getByRole('status').filter({ hasText: 'Added to your cart' }).first()).toBeVisible();
  expect(host.carts.adds).toMatchObject([{ path: '/en-de/cart/add.js', body: { items: [{ id: 42, quantity: 1 }] } }]);
  await expect.poll(() => cartEvents(host)).toMatchObject([{ productId: 1 }]);
  // The drawer is below the panel, which makes way.
  await page.getByRole('link', { name: 'View cart' }).first().click();
  await expect(page.locator('cart-drawer')).toHaveText('Your cart: 1');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Shopify without actions: a double click adds once by the Ajax API, and another size has its own price and link', async ({
  page,
  visit,
  host,
}) => {
  sell(host, 'Shopify');
  await recommend(page, visit, 'shopify.html');
  await expect(page.getByRole('button', { name: 'L (sold out)' }).first()).toBeDisabled();
  await add(page).dblclick();
  await expect(page.getByText('Added to your cart').first()).toBeVisible();
  // Below the root of the market.
  expect(host.carts.adds).toMatchObject([{ path: '/en-de/cart/add.js', body: { items: [{ id: 42, quantity: 1 }] } }]);
  expect(host.carts.adds).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'View cart' }).first()).toHaveAttribute('href', '/en-de/cart');
  // Clicks of assistive technology have no count; the cart is still working at the second.
  await expect(add(page)).toHaveAttribute('aria-disabled', 'false');
  await add(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect.poll(() => [...host.carts.lines]).toEqual([[42, 2]]);
  expect(host.carts.adds).toHaveLength(2);
  // It can be pressed again when it has said so.
  await expect(add(page)).toHaveAttribute('aria-disabled', 'false');

  await page.getByRole('button', { name: 'S', exact: true }).first().click();
  await expect(page.getByText('€189.00').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Stormline/ }).first()).toHaveAttribute('href', /\/product\/1\?variant=41$/);
  await page
    .getByRole('button', { name: /^Add S to cart/ })
    .first()
    .click();
  await expect
    .poll(() => [...host.carts.lines])
    .toEqual([
      [42, 2],
      [41, 1],
    ]);
});

test('WooCommerce: a stale nonce is renewed once, and the classic theme draws its cart again', async ({ page, visit, host, expected }) => {
  expected.push(/403/);
  sell(host, 'WooCommerce');
  host.carts.staleNonces = ['stale-nonce'];
  await recommend(page, visit, 'woocommerce.html');
  await add(page).click();
  await expect(page.locator('.widget_shopping_cart_content')).toHaveText('In the cart: 1');
  await expect(page.locator('#heard')).toHaveText('added_to_cart');
  expect(host.carts.adds).toMatchObject([
    { path: '/wp-json/wc/store/v1/cart/add-item', body: { id: 42, quantity: 1, variation: [] }, nonce: 'stale-nonce' },
    { nonce: 'fresh-nonce' },
  ]);
  await expect(page.getByRole('link', { name: 'View cart' }).first()).toHaveAttribute('href', '/cart/');
  await expect.poll(() => cartEvents(host).length).toBe(1);
});

test('WooCommerce: a nonce that stays stale ends in the link, after one more try', async ({ page, visit, host, expected }) => {
  expected.push(/403/);
  sell(host, 'WooCommerce');
  host.carts.staleNonces = ['stale', 'stale', 'stale', 'stale'];
  await recommend(page, visit, 'woocommerce.html');
  await add(page).click();
  await expect(page.getByText('This could not be added to the cart.').first()).toBeVisible();
  expect(host.carts.adds).toHaveLength(2);
  expect(cartEvents(host)).toEqual([]);
});

test('WooCommerce with blocks: the page hears of it without jQuery', async ({ page, visit, host }) => {
  sell(host, 'WooCommerce');
  await recommend(page, visit, 'woocommerce.html?blocks');
  await add(page).click();
  await expect(page.locator('#heard')).toHaveText('wc-blocks_added_to_cart');
  await expect(page.locator('.widget_shopping_cart_content')).toHaveText('In the cart: 1');
});

test('says that a size has sold out in the meantime, and puts another size into the cart', async ({ page, visit, host, expected }) => {
  expected.push(/4\d\d/);
  await forgetVisitors(page);
  for (const [system, name] of [
    ['Shopify', 'shopify.html'],
    ['Shopify', 'shopify.html?actions'],
    ['WooCommerce', 'woocommerce.html'],
  ] as const)
    await test.step(name, async () => {
      host.carts.reset();
      sell(host, system);
      host.carts.soldOut.add(42);
      await recommend(page, visit, name);
      await add(page).click();
      await expect(page.getByText('This has sold out in the meantime.').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'M (sold out)' }).first()).toBeDisabled();
      await expect(add(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'S', exact: true }).first().click();
      await page
        .getByRole('button', { name: /^Add S to cart/ })
        .first()
        .click();
      await expect(page.getByText('Added to your cart').first()).toBeVisible();
      expect([...host.carts.lines]).toEqual([[41, 1]]);
    });
});

test('a shop in trouble ends in the link to the product', async ({ page, visit, host, expected }) => {
  expected.push(/ERR_|500|Failed to load/);
  sell(host, 'WooCommerce');
  await forgetVisitors(page);
  await page.clock.install();
  for (const trouble of ['cut', 'server error', 'no answer'] as const)
    await test.step(trouble, async () => {
      host.carts.trouble = trouble;
      await recommend(page, visit, 'woocommerce.html');
      await add(page).click();
      await expect(page.getByText('Adding…').or(page.getByText('This could not be added')).first()).toBeVisible();
      await page.clock.runFor(11_000);
      await expect(page.getByText('This could not be added to the cart. You can buy it on its own page.').first()).toBeVisible();
      await expect(page.getByRole('link', { name: /Stormline|View/ }).first()).toHaveAttribute('href', /\/product\/1/);
      expect(cartEvents(host)).toEqual([]);
    });
});

test('a shop without such a cart keeps the link', async ({ page, visit, host, expected }) => {
  expected.push(/404/);
  sell(host, 'WooCommerce');
  host.carts.exists = false;
  await recommend(page, visit, 'woocommerce.html');
  await expect(page.getByRole('link', { name: /Stormline/ }).first()).toBeVisible();
  await expect.poll(() => host.reads.some((path) => path.startsWith('/popup/cart/'))).toBe(true);
  await expect(add(page)).toHaveCount(0);
});

test('a cart in another currency leads to the product, and says why', async ({ page, visit, host }) => {
  sell(host, 'Shopify');
  host.carts.currency = 'CHF';
  await recommend(page, visit, 'shopify.html');
  await expect(page.getByText('Your cart is in another currency.').first()).toBeVisible();
  await expect(add(page)).toHaveCount(0);
});

test('a product whose currency is not known is put into the cart of any', async ({ page, visit, host }) => {
  sell(host, 'Shopify');
  for (const product of host.offers.products) product.currency = null;
  host.carts.currency = 'CHF';
  await recommend(page, visit, 'shopify.html');
  await add(page).click();
  await expect(page.getByText('Added to your cart').first()).toBeVisible();
});

test('says what is in the cart already, and how much is missing for free shipping', async ({ page, visit, host }) => {
  sell(host, 'Shopify');
  host.carts.lines.set(42, 1);
  host.offers.freeShipping = {
    EUR: { minor: 30_000, digits: 2 },
    'EUR AT': { minor: 10_000, digits: 2 },
    USD: { minor: 100, digits: 2 },
  };
  await recommend(page, visit, 'shopify.html');
  await expect(inCart(page)).toBeVisible();
  await expect(page.getByText('€111.00 to free shipping').first()).toBeVisible();
  await add(page).click();
  await expect(page.getByText('Your order ships for free').first()).toBeVisible();
  await expect(page.getByText('Already in your cart: 2').or(page.getByText('Added to your cart')).first()).toBeVisible();
});

test('works with the keyboard alone at 320 pixels, without a fault for assistive technology', async ({ page, visit, host }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  sell(host, 'WooCommerce');
  await recommend(page, visit, 'woocommerce.html');
  const small = page.getByRole('button', { name: 'S', exact: true }).first();
  await small.focus();
  await page.keyboard.press('Enter');
  await expect(small).toHaveAttribute('aria-pressed', 'true');
  await expect(small).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Add S to cart/ }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Added to your cart').first()).toBeVisible();
  expect([...host.carts.lines]).toEqual([[41, 1]]);
  const wide = await page.locator('parley-widget').evaluate((host) => {
    const cart = host.shadowRoot?.querySelector('.cart') as HTMLElement;
    return cart.scrollWidth > cart.clientWidth;
  });
  expect(wide).toBe(false);
  expect(await faultsIn(page, 'parley-widget')).toEqual([]);
});
