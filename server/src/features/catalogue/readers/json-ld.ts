import { load } from 'cheerio';
import { FetchRefused } from '../../../platform/fetch/index.ts';
import { type Crawl, LimitReached, type Reading, RobotsRefuse } from './crawl.ts';
import { readProductPage } from './page.ts';
import { type CatalogueProduct, webAddress } from './product.ts';
import { isPageOf, type SitemapPages } from './sitemap.ts';

const atOnce = 2;
/** How many pages that show no product are read before a shop without product addresses is given up. */
const patience = 300;

/**
 * Reads the shop page by page: those that its sitemap names, or the ones its home page links to. Pages that show no
 * product are passed over; a page that cannot be read counts as failed. `home` is the page that was given.
 */
export async function* readPages(crawl: Crawl, home: { url: string; html: string }, sitemap: SitemapPages): Reading {
  const origin = URL.parse(home.url)?.origin ?? home.url;
  const fallback = sitemap.likely.length + sitemap.others.length === 0 ? linksOf(home, origin) : [];
  const seen = new Set<string>();
  const given = readProductPage(home.html, home.url);
  if (given) {
    seen.add(given.externalKey);
    yield { products: [given], failed: 0 };
  }
  for (const list of [sitemap.likely, sitemap.others, fallback]) {
    // Where the map named its product pages and they were ones, the rest need not be asked.
    if (list === sitemap.others && sitemap.likely.length && seen.size > 1) continue;
    let barren = 0;
    for (let at = 0; at < list.length; at += atOnce) {
      const results = await Promise.all(list.slice(at, at + atOnce).map((url) => readOne(crawl, url)));
      const products = results.map((result) => result.product).filter((product) => product !== null);
      const fresh = products.filter((product) => !seen.has(product.externalKey) && seen.add(product.externalKey));
      yield { products: fresh, failed: results.filter((result) => result.failed).length };
      const limit = results.find((result) => result.limit)?.limit;
      if (limit) return { complete: false, note: `Stopped because ${limit.message}.` };
      if (seen.size >= crawl.limits.products) return { complete: false, note: `Stopped at ${seen.size} products, the most that is read.` };
      barren = products.length ? 0 : barren + results.length;
      if (barren >= patience && list !== sitemap.likely) {
        return { complete: false, note: `Stopped after ${patience} pages without a product.` };
      }
    }
  }
  // Links and broken maps show a part of a shop at best.
  return { complete: sitemap.whole && fallback.length === 0, note: '' };
}

type PageResult = { product: CatalogueProduct | null; failed: boolean; limit?: LimitReached };

async function readOne(crawl: Crawl, url: string): Promise<PageResult> {
  try {
    const page = await crawl.get(url, { accept: 'text/html', types: ['text/html', 'application/xhtml+xml'] });
    if (page.status === 404 || page.status === 410) return { product: null, failed: false };
    if (page.status !== 200) return { product: null, failed: true };
    return { product: readProductPage(page.text(), page.url), failed: false };
  } catch (error) {
    if (error instanceof LimitReached) return { product: null, failed: false, limit: error };
    // What robots.txt keeps from us, and what is no page, is not ours to read and no failure.
    if (error instanceof RobotsRefuse) return { product: null, failed: false };
    if (error instanceof FetchRefused) return { product: null, failed: error.code !== 'wrong_type' };
    throw error;
  }
}

function linksOf(home: { url: string; html: string }, origin: string): string[] {
  const $ = load(home.html);
  const base = webAddress($('base[href]').attr('href') ?? '', home.url) ?? home.url;
  const links = $('a[href]')
    .toArray()
    .map((each) => webAddress(($(each).attr('href') ?? '').replace(/#.*$/, ''), base))
    .filter((url): url is string => url !== null && isPageOf(url, origin));
  return [...new Set(links)].slice(0, patience);
}
