import { linksOf, type PageLink } from '../pages/links.ts';
import { declaredLanguage } from '../pages/page-language.ts';
import { failedOf, type PageResult, productOn, readOne } from '../pages/read-page.ts';
import { keyOf } from '../product.ts';
import type { ShopReader } from '../reader.ts';
import type { Crawl, Reading } from './crawl.ts';
import { Joined } from './merged-products.ts';

const atOnce = 2;

/**
 * How far links are followed: pages in all, steps from the first page, pages of one path that differ by their query, addresses that wait.
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
 * Reads a shop by following its links from the page that was given, the nearest first, within walkLimits and the crawl's.
 * Pages in another language than the first are another shop's face and not read. Never complete: nobody knows what is not
 * linked. The note says which limit ended it.
 */
export async function* walkShop(crawl: Crawl, home: { url: string; html: string }, limits = walkLimits): Reading {
  const joined = new Joined();
  const ahead = new Ahead(limits);
  const language = declaredLanguage(home.html);
  let read = 1;
  let barren = 0;
  ahead.met({ url: home.url, depth: 0 });
  const given = productOn(home.html, home.url);
  if (given) yield { products: joined.fresh([given]), failed: [] };
  ahead.add(linksOf(home.html, home.url), 1);
  ahead.add([{ url: new URL('/', home.url).href, text: '' }], 1);
  for (;;) {
    const steps = ahead.take(Math.max(1, Math.min(atOnce, limits.pages - read)));
    if (steps.length === 0) break;
    if (read >= limits.pages) return { complete: false, note: `Stopped after ${read} pages, the most that is read by following links.` };
    read += steps.length;
    const results = await Promise.all(steps.map(({ url }) => readOne(crawl, url)));
    const spoken = results.filter(({ html }) => html !== null && (language === null || (declaredLanguage(html) ?? language) === language));
    for (const result of spoken) follow(ahead, result, steps[results.indexOf(result)]?.depth ?? 0);
    const products = spoken.map(({ product }) => product).filter((product) => product !== null);
    yield { products: joined.fresh(products), failed: failedOf(results) };
    const limit = results.find((result) => result.limit)?.limit;
    if (limit) return { complete: false, note: `Stopped because ${limit.message}.` };
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

function follow(ahead: Ahead, { url, html }: PageResult, depth: number): void {
  ahead.met({ url, depth });
  if (html === null) return;
  const links = linksOf(html, url);
  // The next page of a list is no step deeper: long lists hang together page by page.
  ahead.add(
    links.filter((link) => isPagination(link.url, url)),
    depth,
  );
  ahead.add(links, depth + 1);
}

/** What is still to be read, the nearest first, each address once. */
class Ahead {
  readonly #limits: typeof walkLimits;
  readonly #seen = new Set<string>();
  readonly #perPath = new Map<string, number>();
  readonly #steps: Step[] = [];
  tooDeep = 0;

  constructor(limits: typeof walkLimits) {
    this.#limits = limits;
  }

  met({ url }: Step): void {
    this.#seen.add(keyOf(url));
  }

  add(links: PageLink[], depth: number): void {
    for (const { url } of links) {
      if (this.#steps.length >= this.#limits.ahead) return;
      const key = keyOf(url);
      if (this.#seen.has(key)) continue;
      if (depth > this.#limits.depth) {
        this.tooDeep++;
        continue;
      }
      const path = URL.parse(url)?.pathname ?? '';
      const same = (this.#perPath.get(path) ?? 0) + 1;
      // A list's filters make addresses without end; its pages are many, but not without end.
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

/** The number of a list's page, and the address without it; null for what is none. */
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
  return { list: keyOf(url.href), page };
}

/** Whether one address is another page of the list that stands at the other. */
function isPagination(address: string, listAddress: string): boolean {
  const onward = pageNumber(address);
  return onward !== null && onward.list === (pageNumber(listAddress)?.list ?? keyOf(listAddress));
}

/** Old shops serve every page from one script and name the product in the query. */
function isWholeShop(path: string): boolean {
  return path === '/' || /\.(?:php|aspx?|jsp|cgi|pl)$/i.test(path);
}
