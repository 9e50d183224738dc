import { FetchRefused } from '../../../../platform/fetch/index.ts';
import { type Crawl, LimitReached, RobotsRefused } from '../crawl/crawl.ts';
import type { Failed } from '../failures.ts';
import type { CatalogueProduct } from '../product.ts';
import { productOnPage } from './product-on-page.ts';

/**
 * The result of reading one page. `html` is null when the page does not exist or is not for us, `failed` is the reason why it could not be
 * read, `limit` is set when a limit of the crawl came first.
 */
export interface PageResult {
  url: string;
  html: string | null;
  product: CatalogueProduct | null;
  failed: string | null;
  limit?: LimitReached;
}

/** An error on one page, hostile or merely unexpected, must not end the whole reading. */
function productOrFault(html: string, url: string): Pick<PageResult, 'product' | 'failed'> {
  try {
    return { product: productOnPage(html, url), failed: null };
  } catch {
    return { product: null, failed: 'its content could not be made sense of' };
  }
}

/** The failures among the results. */
export function failuresOf(results: PageResult[]): Failed[] {
  return results.flatMap(({ url, failed }) => (failed === null ? [] : [{ where: url, reason: failed }]));
}

/** Reads one page of a shop. Refusals are part of the result. @throws only the reason of the outer signal */
export async function readPage(crawl: Crawl, url: string): Promise<PageResult> {
  const none = { url, html: null, product: null, failed: null };
  try {
    const page = await crawl.get(url, { accept: 'text/html', types: ['text/html', 'application/xhtml+xml'] });
    if (page.status === 404 || page.status === 410) return none;
    if (page.status !== 200) return { ...none, failed: `the page answered ${page.status}` };
    const html = page.text();
    return { url: page.url, html, ...productOrFault(html, page.url) };
  } catch (error) {
    if (error instanceof LimitReached) return { ...none, limit: error };
    // Addresses that robots.txt forbids, and files that are no pages, do not count as failures.
    if (error instanceof RobotsRefused) return none;
    if (error instanceof FetchRefused) return { ...none, failed: error.code === 'wrong_type' ? null : error.message };
    throw error;
  }
}
