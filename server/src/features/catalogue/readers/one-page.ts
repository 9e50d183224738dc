import { FetchRefused } from '../../../platform/fetch/index.ts';
import { type Crawl, LimitReached, RobotsRefuse } from './crawl.ts';
import type { Failed } from './failed.ts';
import { readProductPage } from './page.ts';
import type { CatalogueProduct } from './product.ts';
import { productByStructure } from './structure.ts';

/** What reading one page came to. `failed` says why it could not be read; `html` is null when there is no page to be read; `limit` when a limit came first. */
export type PageResult = {
  url: string;
  html: string | null;
  product: CatalogueProduct | null;
  failed: string | null;
  limit?: LimitReached;
};

/** The product of a page: by what it says of itself for programs, else by its build; null for all other pages. */
export function productOn(html: string, url: string): CatalogueProduct | null {
  return readProductPage(html, url) ?? productByStructure(html, url);
}

/** Those of the pages that could not be read. */
export function failedOf(results: PageResult[]): Failed[] {
  return results.flatMap(({ url, failed }) => (failed === null ? [] : [{ where: url, reason: failed }]));
}

/** Reads one page of a shop. Refusals are a result; throws only the reason of the outer signal. */
export async function readOne(crawl: Crawl, url: string): Promise<PageResult> {
  const none = { url, html: null, product: null, failed: null };
  try {
    const page = await crawl.get(url, { accept: 'text/html', types: ['text/html', 'application/xhtml+xml'] });
    if (page.status === 404 || page.status === 410) return none;
    if (page.status !== 200) return { ...none, failed: `the page answered ${page.status}` };
    const html = page.text();
    return { url: page.url, html, product: productOn(html, page.url), failed: null };
  } catch (error) {
    if (error instanceof LimitReached) return { ...none, limit: error };
    // What robots.txt keeps from us, and what is no page, is not ours to read and no failure.
    if (error instanceof RobotsRefuse) return none;
    if (error instanceof FetchRefused) return { ...none, failed: error.code === 'wrong_type' ? null : error.message };
    throw error;
  }
}
