/** A shop with WooCommerce's API, and a Parley that may read it. */
import { getImport, listProducts, startImport } from '@parley/contract';
import { expect } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { openTestShop, type Page } from './test-shop.ts';

export type Owner = Awaited<ReturnType<TestApp['newOwner']>>;

export const apiPath = '/wp-json/wc/store/v1/products?per_page=100&page=1';

/** A product in the API's form. */
export const item = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  parent: 0,
  type: 'simple',
  permalink: `{origin}/product/${id}/`,
  description: `About ${name}`,
  prices: { price: '1250', regular_price: '1250', price_range: null, currency_code: 'EUR', currency_minor_unit: 2 },
  images: [{ src: '/a.jpg' }],
  categories: [{ name: 'Clothing' }],
  tags: [{ name: 'new' }],
  attributes: [{ name: 'Size', terms: [{ name: 'S' }, { name: 'L' }] }],
  is_in_stock: true,
  ...more,
});

/** Starts the shop, initially empty, and Parley. Call `close` when done. */
export async function openSellingShop() {
  const shop = await openTestShop({});
  const t = await testApp({ CRAWL_ALLOW_HOSTS: shop.host });

  /** Replaces the shop's products, and the pages besides them. */
  function sell(items: object[], more: Record<string, Page> = {}): void {
    for (const path of Object.keys(shop.pages)) delete shop.pages[path];
    Object.assign(shop.pages, { '/': '<html lang="en"><h1>Shop</h1></html>', [apiPath]: items, ...more });
  }

  /** Runs an import to its end and returns it. */
  async function importAs(owner: Owner, input: { url?: string; file?: File }) {
    const body = input.url ? { url: input.url } : {};
    const started = await t.ask(startImport, { headers: owner.headers, body, ...(input.file && { files: { file: input.file } }) });
    expect(started.import.status).toBe('queued');
    await t.jobsDone();
    return (await t.ask(getImport, { headers: owner.headers, params: { id: String(started.import.id) } })).import;
  }

  const list = (owner: Owner, query: { search?: string; limit?: number; offset?: number } = {}) =>
    t.ask(listProducts, { headers: owner.headers, query: query as never });

  async function close(): Promise<void> {
    await t.close();
    await shop.close();
  }

  return { shop, t, sell, importAs, list, close };
}

/** The titles of listed products, in order. */
export const titles = (answer: { products: { productTitle: string }[] }) => answer.products.map((product) => product.productTitle);
