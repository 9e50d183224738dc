import { declaredLanguage, isTranslation } from '../pages/page-language.ts';
import { productOnPage } from '../pages/product-on-page.ts';
import { failuresOf, readPage } from '../pages/read-page.ts';
import type { ShopReader } from '../reader.ts';
import type { Crawl, Reading } from './crawl.ts';
import { DistinctProducts } from './distinct-products.ts';
import { type SitemapPages, sitemapPages } from './sitemap.ts';

const atOnce = 2;
/** After this many pages in a row without a product the rest of a sitemap is skipped. */
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

/** Reads the pages that a sitemap names. Pages without a product are skipped. The given page may be a product page itself. */
async function* readSitemap(crawl: Crawl, home: { url: string; html: string }, sitemap: SitemapPages): Reading {
  const joined = new DistinctProducts();
  const language = declaredLanguage(home.html);
  const given = productOnPage(home.html, home.url);
  if (given) yield { ...joined.sorted([given]), failed: [] };
  for (const list of [sitemap.likely, sitemap.others]) {
    // When the sitemap marks its product pages, and they did hold products, the other pages can be skipped.
    if (list === sitemap.others && sitemap.likely.length && joined.size > 1) continue;
    let barren = 0;
    for (let at = 0; at < list.length; at += atOnce) {
      const results = await Promise.all(list.slice(at, at + atOnce).map((url) => readPage(crawl, url)));
      // Sitemaps list each page once per language, but a product is the same in all of them.
      const spoken = results.filter(({ html }) => html === null || !isTranslation(html, language));
      const products = spoken.map((result) => result.product).filter((product) => product !== null);
      yield { ...joined.sorted(products), failed: failuresOf(results) };
      const limit = results.find((result) => result.limit)?.limit;
      if (limit) return { complete: false, note: `Stopped because ${limit.message}.`, limit: limit.message };
      if (joined.size >= crawl.limits.products)
        return { complete: false, note: `Stopped at ${joined.size} products, the most that is read.` };
      barren = products.length ? 0 : barren + results.length;
      if (barren >= patience && list !== sitemap.likely) {
        return { complete: false, note: `Stopped after ${patience} pages without a product.` };
      }
    }
  }
  // A broken sitemap may list only part of the shop.
  return { complete: sitemap.whole, note: '' };
}
