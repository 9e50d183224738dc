import { FetchRefused } from '../../../../platform/fetch/index.ts';
import { type Crawl, LimitReached, RobotsRefuse } from '../crawl/crawl.ts';
import type { Failed } from '../failures.ts';
import type { CatalogueProduct } from '../product.ts';
import { productByStructure } from './layout/product-by-layout.ts';
import { productInState } from './state/product-in-state.ts';
import { readProductPage } from './structured/structured-data.ts';

/**
 * What reading one page came to. `failed` says why it could not be read; `html` is null when there is no page to be read; `limit` when a
 * limit came first.
 */
export interface PageResult {
  url: string;
  html: string | null;
  product: CatalogueProduct | null;
  failed: string | null;
  limit?: LimitReached;
}

/**
 * The product of a page: by what it says of itself for programs, else by its build, else by the data of its own program; null for all other
 * pages.
 */
export function productOn(html: string, url: string): CatalogueProduct | null {
  return readProductPage(html, url) ?? productByStructure(html, url) ?? productInState(html, url);
}

/** A page that is built against us, or in a way that nobody thought of, costs itself and not the reading. */
function productOrFault(html: string, url: string): Pick<PageResult, 'product' | 'failed'> {
  try {
    return { product: productOn(html, url), failed: null };
  } catch {
    return { product: null, failed: 'its content could not be made sense of' };
  }
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
    return { url: page.url, html, ...productOrFault(html, page.url) };
  } catch (error) {
    if (error instanceof LimitReached) return { ...none, limit: error };
    // What robots.txt keeps from us, and what is no page, is not ours to read and no failure.
    if (error instanceof RobotsRefuse) return none;
    if (error instanceof FetchRefused) return { ...none, failed: error.code === 'wrong_type' ? null : error.message };
    throw error;
  }
}
