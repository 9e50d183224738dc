/** Reads a shop on loopback from start to end. */
import { afterEach } from 'vitest';
import { createGuardedFetch } from '../../../platform/fetch/index.ts';
import type { CrawlOptions, ReadEnd } from '../readers/crawl/crawl.ts';
import type { Failed } from '../readers/failures.ts';
import { openShop } from '../readers/open-shop.ts';
import type { CatalogueProduct } from '../readers/product.ts';
import { openTestShop, type Page, type TestShop } from './test-shop.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** The result of a reading. */
export interface Read {
  kind: string;
  language: string | null;
  products: CatalogueProduct[];
  failed: Failed[];
  end: ReadEnd;
  shop: TestShop;
  /** The product of that title; throws when there is none. */
  of(title: string): CatalogueProduct;
}

/** Serves a shop of these pages, and reads all of it as an import does. */
export async function read(pages: Record<string, Page>, options: CrawlOptions = {}, path = '/'): Promise<Read> {
  const shop = await openTestShop(pages);
  cleanups.push(shop.close);
  const client = createGuardedFetch({ allowHosts: [shop.host], userAgent: 'ParleyBot/1.0' });
  cleanups.push(client.close);
  const open = await openShop(client, shop.origin + path, options);
  const products: CatalogueProduct[] = [];
  const failed: Failed[] = [];
  for (;;) {
    const step = await open.reading.next();
    if (step.done) {
      open.end();
      const of = (title: string) => {
        const found = products.find((product) => product.title === title);
        if (!found) throw new Error(`no ${title} among ${products.map((product) => product.title)}`);
        return found;
      };
      return { kind: open.kind(), language: open.language, products, failed, end: step.value, shop, of };
    }
    products.push(...step.value.products);
    for (const amended of step.value.amended ?? []) {
      const at = products.findIndex(({ externalKey }) => externalKey === amended.externalKey);
      products[at] = amended;
    }
    failed.push(...step.value.failed);
  }
}
