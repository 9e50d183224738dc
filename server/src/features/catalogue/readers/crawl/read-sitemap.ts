import { declaredLanguage, isOtherFace } from '../pages/page-language.ts';
import { failedOf, productOn, readOne } from '../pages/read-page.ts';
import type { ShopReader } from '../reader.ts';
import type { Crawl, Reading } from './crawl.ts';
import { Joined } from './merged-products.ts';
import { type SitemapPages, sitemapPages } from './sitemap.ts';

const atOnce = 2;
/** How many pages that show no product are read before the rest of a map is given up. */
const patience = 300;

/** The product pages that a sitemap names. A sitemap of articles says nothing about the products. */
export const sitemapReader: ShopReader<SitemapPages> = {
  kind: 'json-ld',
  words: 'Product pages',
  probed: 'during',
  nextWhenEmpty: true,
  probe: async (crawl, home) => {
    const pages = await sitemapPages(crawl, home.origin);
    return pages.likely.length + pages.others.length > 0 ? pages : null;
  },
  read: readSitemap,
};

/**
 * Reads the pages that a shop's sitemap names. Pages that show no product are passed over; a page that cannot be read
 * counts as failed. `home` is the page that was given, and may be a product's itself.
 */
async function* readSitemap(crawl: Crawl, home: { url: string; html: string }, sitemap: SitemapPages): Reading {
  const joined = new Joined();
  const language = declaredLanguage(home.html);
  const given = productOn(home.html, home.url);
  if (given) yield { products: joined.fresh([given]), failed: [] };
  for (const list of [sitemap.likely, sitemap.others]) {
    // Where the map named its product pages and they were ones, the rest need not be asked.
    if (list === sitemap.others && sitemap.likely.length && joined.size > 1) continue;
    let barren = 0;
    for (let at = 0; at < list.length; at += atOnce) {
      const results = await Promise.all(list.slice(at, at + atOnce).map((url) => readOne(crawl, url)));
      // A map names every page once a language; a product is one in all of them.
      const spoken = results.filter(({ html }) => html === null || !isOtherFace(html, language));
      const products = spoken.map((result) => result.product).filter((product) => product !== null);
      yield { products: joined.fresh(products), failed: failedOf(results) };
      const limit = results.find((result) => result.limit)?.limit;
      if (limit) return { complete: false, note: `Stopped because ${limit.message}.` };
      if (joined.size >= crawl.limits.products)
        return { complete: false, note: `Stopped at ${joined.size} products, the most that is read.` };
      barren = products.length ? 0 : barren + results.length;
      if (barren >= patience && list !== sitemap.likely) {
        return { complete: false, note: `Stopped after ${patience} pages without a product.` };
      }
    }
  }
  // A broken map shows a part of a shop at best.
  return { complete: sitemap.whole, note: '' };
}
