import { linksOf, type PageLink } from '../pages/links.ts';
import { declaredLanguage } from '../pages/page-language.ts';
import { productOnPage } from '../pages/product-on-page.ts';
import { failuresOf, type PageResult, readPage } from '../pages/read-page.ts';
import { productKey } from '../product.ts';
import type { ShopReader } from '../reader.ts';
import type { Crawl, Reading } from './crawl.ts';
import { DistinctProducts } from './distinct-products.ts';
import { ListPlaces } from './list-places.ts';

const atOnce = 2;

/**
 * `pages` in total; `depth` in links from the first page; `samePath` addresses that differ only in their query, `pagination` when they are
 * pages of a list; `patience` pages in a row without a product; `ahead` addresses waiting to be read.
 */
export const walkLimits = { pages: 2_000, depth: 6, samePath: 60, pagination: 600, patience: 300, ahead: 20_000 };

/** Follows the links of any shop; the last reader, because it is the slowest and cannot know what it missed. */
export const linkReader: ShopReader = {
  kind: 'walk',
  words: 'Pages found by links',
  probed: 'during',
  probe: async () => true,
  read: (crawl, home) => walkShop(crawl, home),
};

interface Step {
  url: string;
  depth: number;
}

/**
 * Reads a shop breadth first by following links from the given page, within `limits` and those of the crawl. Pages in another language
 * than the first are skipped. Never complete, because pages that nothing links to are not seen. The note names the limit that ended it.
 */
export async function* walkShop(crawl: Crawl, home: { url: string; html: string }, limits = walkLimits): Reading {
  const joined = new DistinctProducts();
  const places = new ListPlaces();
  const ahead = new Frontier(limits);
  const language = declaredLanguage(home.html);
  let read = 1;
  let barren = 0;
  ahead.met({ url: home.url, depth: 0 });
  const firstProduct = productOnPage(home.html, home.url);
  if (firstProduct) yield { ...joined.sorted([firstProduct]), failed: [] };
  ahead.add(linksOf(home.html, home.url), 1);
  ahead.add([{ url: new URL('/', home.url).href, text: '' }], 1);
  for (;;) {
    const steps = ahead.take(Math.max(1, Math.min(atOnce, limits.pages - read)));
    if (steps.length === 0) break;
    if (read >= limits.pages) return { complete: false, note: `Stopped after ${read} pages, the most that is read by following links.` };
    read += steps.length;
    const results = await Promise.all(steps.map(({ url }) => readPage(crawl, url)));
    const spoken = results.filter(({ html }) => html !== null && (language === null || (declaredLanguage(html) ?? language) === language));
    for (const result of spoken) follow(ahead, result, steps[results.indexOf(result)]?.depth ?? 0);
    for (const { html, url, product } of spoken) if (html !== null && product === null) places.met(html, url);
    const products = spoken.flatMap((result) =>
      result.product ? [places.placed(result.product, steps[results.indexOf(result)]?.url ?? result.url)] : [],
    );
    yield { ...joined.sorted(products), failed: failuresOf(results) };
    const limit = results.find((result) => result.limit)?.limit;
    if (limit) return { complete: false, note: `Stopped because ${limit.message}.`, limit: limit.message };
    if (joined.size >= crawl.limits.products)
      return { complete: false, note: `Stopped at ${joined.size} products, the most that is read.` };
    barren = products.length ? 0 : barren + results.length;
    if (barren >= limits.patience) return { complete: false, note: `Stopped after ${limits.patience} pages without a product.` };
  }
  const notes = [
    joined.size > 0 && 'The products were found by following links, so some may be missing.',
    ahead.tooDeep > 0 && `Pages more than ${limits.depth} links away from the first were not read.`,
  ];
  return { complete: false, note: notes.filter(Boolean).join(' ') };
}

function follow(ahead: Frontier, { url, html }: PageResult, depth: number): void {
  ahead.met({ url, depth });
  if (html === null) return;
  const links = linksOf(html, url);
  // The next page of a list counts as the same depth: long lists are chains of pages.
  ahead.add(
    links.filter((link) => isPagination(link.url, url)),
    depth,
  );
  ahead.add(links, depth + 1);
}

/** The addresses still to be read, nearest first, each once. */
class Frontier {
  readonly #limits: typeof walkLimits;
  readonly #seen = new Set<string>();
  readonly #perPath = new Map<string, number>();
  readonly #steps: Step[] = [];
  tooDeep = 0;

  constructor(limits: typeof walkLimits) {
    this.#limits = limits;
  }

  met({ url }: Step): void {
    this.#seen.add(productKey(url));
  }

  add(links: PageLink[], depth: number): void {
    for (const { url } of links) {
      if (this.#steps.length >= this.#limits.ahead) return;
      const key = productKey(url);
      if (this.#seen.has(key)) continue;
      if (depth > this.#limits.depth) {
        this.tooDeep++;
        continue;
      }
      const path = URL.parse(url)?.pathname ?? '';
      const same = (this.#perPath.get(path) ?? 0) + 1;
      // The filters of a list make addresses without end, while its pages are many but finite.
      const most = pageNumber(url) === null ? this.#limits.samePath : this.#limits.pagination;
      if (same > most && !isWholeShop(path)) continue;
      this.#perPath.set(path, same);
      this.#seen.add(key);
      this.#steps.push({ url, depth });
    }
  }

  take(count: number): Step[] {
    return this.#steps.splice(0, count);
  }
}

/** The page number in the address of a list, and the address without it; null for other addresses. */
function pageNumber(address: string): { list: string; page: number } | null {
  const url = URL.parse(address);
  if (!url) return null;
  const inPath = /^(.*?)\/(?:page|seite|pagina|pag|strona|sayfa|sida|side)[/-]?(\d{1,4})\/?$/i.exec(url.pathname);
  const names = [...url.searchParams.keys()].filter((name) =>
    /^(?:p|pg|page|paged|pagenumber|pn|seite|pagina|strona|sayfa|sida|offset|start|from)$/i.test(name),
  );
  const [name] = names;
  if (!inPath && (name === undefined || !/^\d{1,6}$/.test(url.searchParams.get(name) ?? ''))) return null;
  const page = Number(inPath?.[2] ?? url.searchParams.get(name ?? ''));
  if (inPath) url.pathname = inPath[1] || '/';
  else url.searchParams.delete(name ?? '');
  return { list: productKey(url.href), page };
}

/** Whether `address` is another page of the list at `listAddress`. */
function isPagination(address: string, listAddress: string): boolean {
  const onward = pageNumber(address);
  return onward !== null && onward.list === (pageNumber(listAddress)?.list ?? productKey(listAddress));
}

/** Whether a path serves the whole shop: old shops serve every page from one script and name the product in the query. */
function isWholeShop(path: string): boolean {
  return path === '/' || /\.(?:php|aspx?|jsp|cgi|pl)$/i.test(path);
}
