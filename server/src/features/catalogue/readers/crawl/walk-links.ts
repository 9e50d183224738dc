import { linksOf, type PageLink } from '../pages/links.ts';
import { declaredLanguage } from '../pages/page-language.ts';
import { productOnPage } from '../pages/product-on-page.ts';
import { failuresOf, type PageResult, readPage } from '../pages/read-page.ts';
import { type CatalogueProduct, productKey } from '../product.ts';
import type { ShopReader } from '../reader.ts';
import type { Crawl, Reading, ReadPosition, WalkedSoFar } from './crawl.ts';
import { DistinctProducts } from './distinct-products.ts';
import { ListPlaces } from './list-places.ts';

const atOnce = 2;

/**
 * `pages` in total, over all turns of a reading; `depth` in links from the first page; `samePath` addresses that differ only in their query, `pagination` when they are
 * pages of a list; `patience` pages in a row without a product; `ahead` addresses waiting to be read.
 */
export const walkLimits = { pages: 2_000, depth: 6, samePath: 60, pagination: 600, patience: 300, ahead: 20_000 };

/** Follows the links of any shop; the last reader, because it is the slowest and cannot know what it missed. */
export const linkReader: ShopReader = {
  kind: 'walk',
  words: 'Pages found by links',
  probed: 'during',
  probe: async () => true,
  resumes: ({ walk }) => walk !== undefined,
  read: (crawl, home) => walkShop(crawl, home),
};

interface Step {
  url: string;
  depth: number;
}

/**
 * Reads a shop breadth first by following links from the given page, within `limits` and those of the crawl. Pages in another language
 * than the first are skipped. Never complete, because pages that nothing links to are not seen. The note names the limit that ended it. When a limit of
 * the crawl comes first, or the reading is broken off, another turn goes on with the addresses ahead.
 */
export async function* walkShop(crawl: Crawl, home: { url: string; html: string }, limits = walkLimits): Reading {
  const earlier = crawl.resume?.position;
  const walk: Walk = {
    joined: new DistinctProducts(crawl.resume?.seen),
    places: new ListPlaces(),
    ahead: new Frontier(limits, earlier?.walk),
    language: declaredLanguage(home.html),
    read: earlier ? earlier.at + 1 : 1,
    barren: earlier?.walk?.barren ?? 0,
    position: null,
  };
  const { joined, ahead } = walk;
  if (!earlier) {
    ahead.met(home.url);
    const firstProduct = productOnPage(home.html, home.url);
    if (firstProduct) yield { ...joined.sorted([firstProduct]), failed: [] };
    ahead.add(linksOf(home.html, home.url), 1);
    ahead.add([{ url: new URL('/', home.url).href, text: '' }], 1);
  }
  for (;;) {
    const steps = ahead.take(Math.max(1, Math.min(atOnce, limits.pages - walk.read)));
    if (steps.length === 0) break;
    if (walk.read >= limits.pages)
      return { complete: false, note: `Stopped after ${walk.read} pages, the most that is read by following links.` };
    const results = await Promise.all(steps.map(({ url }) => readPage(crawl, url)));
    const products = productsOf(walk, steps, results);
    goOn(walk, steps, results, { isBarren: products.length === 0, most: limits.pages });
    yield { ...joined.sorted(products), failed: failuresOf(results), ...(walk.position && { position: walk.position }) };
    const limit = results.find((result) => result.limit)?.limit;
    if (limit)
      return {
        complete: false,
        note: `Stopped because ${limit.message}.`,
        limit: limit.message,
        ...(walk.position && { resumable: true }),
      };
    if (joined.size >= crawl.limits.products)
      return { complete: false, note: `Stopped at ${joined.size} products, the most that is read.` };
    if (walk.barren >= limits.patience) return { complete: false, note: `Stopped after ${limits.patience} pages without a product.` };
  }
  const notes = [
    joined.size > 0 && 'The products were found by following links, so some may be missing.',
    ahead.tooDeep > 0 && `Pages more than ${limits.depth} links away from the first were not read.`,
  ];
  return { complete: false, note: notes.filter(Boolean).join(' ') };
}

/** A walk in progress. */
interface Walk {
  joined: DistinctProducts;
  places: ListPlaces;
  ahead: Frontier;
  /** That of the first page. */
  language: string | null;
  /** The pages that were read, also by earlier turns, and those in a row without a product. */
  read: number;
  barren: number;
  /** Where another turn would go on; null before this one has read a page. */
  position: ReadPosition | null;
}

/** The products of some pages; their links are followed, and lists name the places of products. */
function productsOf({ ahead, places, language }: Walk, steps: readonly Step[], results: readonly PageResult[]): CatalogueProduct[] {
  const spoken = results.filter(({ html }) => html !== null && (language === null || (declaredLanguage(html) ?? language) === language));
  for (const result of spoken) follow(ahead, result, steps[results.indexOf(result)]?.depth ?? 0);
  for (const { html, url, product } of spoken) if (html !== null && product === null) places.met(html, url);
  return spoken.flatMap((result) =>
    result.product ? [places.placed(result.product, steps[results.indexOf(result)]?.url ?? result.url)] : [],
  );
}

/** Counts the pages that were read, and notes where the walk stands; those before which a limit came are read by another turn. */
function goOn(
  walk: Walk,
  steps: readonly Step[],
  results: readonly PageResult[],
  { isBarren, most }: { isBarren: boolean; most: number },
): void {
  const { ahead } = walk;
  const isRead = (_: unknown, at: number) => !results[at]?.limit;
  const done = steps.filter(isRead);
  ahead.putBack(steps.filter((step) => !done.includes(step)));
  for (const { url } of done) ahead.met(url);
  walk.read += done.length;
  walk.barren = isBarren ? walk.barren + done.length : 0;
  const last = done.at(-1);
  if (!last) return;
  const soFar = { ...ahead.soFar(Math.max(0, most - walk.read)), barren: walk.barren };
  walk.position = { list: 'links', at: walk.read - 1, address: last.url, total: null, walk: soFar };
}

function follow(ahead: Frontier, { url, html }: PageResult, depth: number): void {
  ahead.met(url);
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
  readonly #met = new Set<string>();
  readonly #steps: Step[] = [];
  tooDeep = 0;

  /** @param earlier how far an earlier turn came */
  constructor(limits: typeof walkLimits, earlier?: WalkedSoFar) {
    this.#limits = limits;
    for (const url of earlier?.met ?? []) {
      this.met(url);
      this.#countPath(url);
    }
    for (const [url, depth] of earlier?.ahead ?? []) this.add([{ url, text: '' }], depth);
    this.tooDeep = earlier?.tooDeep ?? 0;
  }

  met(url: string): void {
    this.#seen.add(productKey(url));
    this.#met.add(url);
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
      // The filters of a list make addresses without end, while its pages are many but finite.
      const most = pageNumber(url) === null ? this.#limits.samePath : this.#limits.pagination;
      if ((this.#perPath.get(path) ?? 0) >= most && !isWholeShop(path)) continue;
      this.#countPath(url);
      this.#seen.add(key);
      this.#steps.push({ url, depth });
    }
  }

  take(count: number): Step[] {
    return this.#steps.splice(0, count);
  }

  /** Steps that were taken and could not be read. */
  putBack(steps: readonly Step[]): void {
    this.#steps.unshift(...steps);
  }

  /** What another turn needs to go on; addresses that are more than `most` ahead are never read. */
  soFar(most: number): Omit<WalkedSoFar, 'barren'> {
    return {
      met: [...this.#met],
      ahead: this.#steps.slice(0, most).map(({ url, depth }) => [url, depth]),
      tooDeep: this.tooDeep,
    };
  }

  #countPath(url: string): void {
    const path = URL.parse(url)?.pathname ?? '';
    this.#perPath.set(path, (this.#perPath.get(path) ?? 0) + 1);
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
