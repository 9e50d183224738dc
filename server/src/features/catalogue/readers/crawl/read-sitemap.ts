import { declaredLanguage, isTranslation } from '../pages/page-language.ts';
import { productOnPage } from '../pages/product-on-page.ts';
import { failuresOf, type PageResult, readPage } from '../pages/read-page.ts';
import type { CatalogueProduct } from '../product.ts';
import type { ShopReader } from '../reader.ts';
import type { Crawl, ReadBatch, ReadEnd, Reading, ReadPosition } from './crawl.ts';
import { DistinctProducts } from './distinct-products.ts';
import { ListPlaces } from './list-places.ts';
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
  resumes: ({ walk }) => walk === undefined,
  probe: async (crawl, home) => {
    const pages = await sitemapPages(crawl, home);
    return pages.likely.length + pages.others.length > 0 ? pages : null;
  },
  read: readSitemap,
};

/** The result of a turn. `position` is that of the page that was read last. */
interface Turn {
  joined: DistinctProducts;
  places: ListPlaces;
  /** The language of the shop's first page. */
  language: string | null;
  position: ReadPosition | null;
}

/**
 * Reads the pages that a sitemap names. Pages without a product are skipped. The given page may be a product page itself. When a limit comes
 * first, another turn goes on behind the page that was read last.
 */
async function* readSitemap(crawl: Crawl, home: { url: string; html: string }, sitemap: SitemapPages): Reading {
  const joined = new DistinctProducts(crawl.resume?.seen);
  const turn: Turn = { joined, places: new ListPlaces(), language: declaredLanguage(home.html), position: null };
  const firstProduct = crawl.resume ? null : productOnPage(home.html, home.url);
  if (firstProduct) yield { ...joined.sorted([firstProduct]), failed: [] };
  for (const name of ['likely', 'others'] as const) {
    const from = beginIn(sitemap[name], name, crawl.resume?.position);
    // If the sitemap marks its product pages and they contained products, other pages are skipped.
    if (from === null || (name === 'others' && sitemap.likely.length && joined.size > 1)) continue;
    const end = yield* readList(crawl, turn, name, sitemap[name], from);
    if (end) return end;
  }
  // A broken sitemap may list only part of the shop.
  return { complete: sitemap.whole, note: '' };
}

/** Reads the pages of one list; gives null when it came to the end of the list. */
async function* readList(
  crawl: Crawl,
  turn: Turn,
  name: 'likely' | 'others',
  list: string[],
  from: number,
): AsyncGenerator<ReadBatch, ReadEnd | null, undefined> {
  const { joined } = turn;
  let barren = 0;
  for (let at = from; at < list.length; at += atOnce) {
    const results = await Promise.all(list.slice(at, at + atOnce).map((url) => readPage(crawl, url)));
    const products = productsOn(results, turn);
    const limit = results.find((result) => result.limit)?.limit;
    const last = at + results.length - 1;
    if (!limit) turn.position = { list: name, at: last, address: list[last] ?? '', total: list.length };
    yield { ...joined.sorted(products), failed: failuresOf(results), ...(turn.position && { position: turn.position }) };
    if (limit)
      return {
        complete: false,
        note: `Stopped because ${limit.message}.`,
        limit: limit.message,
        ...(turn.position && { resumable: true }),
      };
    if (joined.size >= crawl.limits.products)
      return { complete: false, note: `Stopped at ${joined.size} products, the most that is read.` };
    barren = products.length ? 0 : barren + results.length;
    if (barren >= patience && name !== 'likely') return { complete: false, note: `Stopped after ${patience} pages without a product.` };
  }
  return null;
}

/** The products of the pages; the others may be lists, which name the places of products. */
function productsOn(results: PageResult[], { places, language }: Turn): CatalogueProduct[] {
  // Sitemaps list each page once per language, but a product is the same in all of them.
  const spoken = results.filter(({ html }) => html === null || !isTranslation(html, language));
  for (const { html, url, product } of spoken) if (html !== null && product === null) places.met(html, url);
  return spoken.flatMap(({ product, url }) => (product ? [places.placed(product, url)] : []));
}
/** The place in a list at which a turn begins; null for a list that an earlier turn has read. The sitemap may have changed in between. */
function beginIn(list: string[], name: string, position: ReadPosition | undefined): number | null {
  if (!position) return 0;
  if (position.list !== name) return name === 'likely' ? null : 0;
  const at = list.indexOf(position.address);
  return (at < 0 ? position.at : at) + 1;
}
