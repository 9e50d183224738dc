import { decodeText, FetchRefused } from '../../../../platform/fetch/index.ts';
import { load } from '../../../../platform/html.ts';
import type { HomePage } from '../reader.ts';
import { type Crawl, RobotsRefused } from './crawl.ts';
import { gunzipped } from './gunzip.ts';

const usualPlaces = ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml', '/sitemap.xml.gz'];
const productWords = /produ[ck]t|prodotto|producto|artikel|article-?shop|\burun|\bitem/i;
const otherWords =
  /\/(?:cart|checkout|account|my-account|login|register|wishlist|blog|tags?|author|search|feed)(?:\/|$)|\.(?:jpe?g|png|gif|webp|svg|pdf|mp4|zip|xml|css|js)$/i;
// The sitemap standard allows 50,000 addresses in one file.
const most = { files: 200, bytes: 50 * 1024 * 1024, perFile: 100_000, address: 2_000 };

/** The addresses of a shop's pages; `likely` are probably product pages. `whole` is false when a sitemap was missing or a limit was reached. */
export interface SitemapPages {
  likely: string[];
  others: string[];
  whole: boolean;
}

/**
 * Finds a shop's pages through the sitemaps that robots.txt names, else at the usual addresses. Follows sitemap indexes, unpacks gzip and
 * stays on the shop's own host. Both lists are empty when there is no sitemap; a broken or forbidden sitemap is skipped. A shop in a folder of
 * a website may have a sitemap of its own there, which comes first.
 * @throws LimitReached
 */
export async function sitemapPages(crawl: Crawl, { origin, url }: Pick<HomePage, 'origin' | 'url'>): Promise<SitemapPages> {
  const own = folderOf(url) && (await pagesIn(crawl, origin, [`${folderOf(url)}sitemap.xml`]));
  if (own && own.likely.length + own.others.length > 0) return own;
  return pagesIn(crawl, origin, await crawl.sitemapsOf(origin));
}

/** The folder of an address, with a slash at its end; empty for the first page of a website, and for a file. */
function folderOf(address: string): string {
  const url = URL.parse(address);
  const path = url?.pathname.replace(/\/?$/, '/') ?? '/';
  return !url || path === '/' || /\.[^/]*\/$/.test(path) ? '' : url.origin + path;
}

/** A sitemap that is still to be read. */
interface WaitingSitemap {
  url: string;
  fromIndex: boolean;
}

/** The pages that the sitemaps with these addresses name, or those at the usual ones when there are none. */
async function pagesIn(crawl: Crawl, origin: string, named: readonly string[]): Promise<SitemapPages> {
  const pages = new Map<string, boolean>();
  const first = named.length ? named : usualPlaces.map((path) => origin + path);
  let queue: WaitingSitemap[] = first.map((url) => ({ url, fromIndex: false }));
  const seen = new Set<string>();
  let broken = false;
  while (queue.length && seen.size < most.files && pages.size < crawl.limits.products * 2) {
    const next = queue.shift();
    if (!next || seen.has(next.url)) continue;
    seen.add(next.url);
    const xml = await read(crawl, next.url);
    if (xml === null && (named.length || next.fromIndex)) broken = true;
    const locations = xml ? locationsOf(xml, next.url) : [];
    if (xml && /<(?:\w+:)?sitemapindex[\s>]/i.test(xml)) {
      const ahead = [...productsFirst(locations).map((url) => ({ url, fromIndex: true })), ...queue];
      broken ||= ahead.length > most.files;
      queue = ahead.slice(0, most.files);
    } else {
      const ofProducts = isOfProducts(next);
      const fresh = locations.filter((url) => !pages.has(url) && isPageOf(url, origin));
      for (const url of fresh) pages.set(url, ofProducts);
    }
    // The first of the usual addresses that exists is enough; the files of an index found there are still read.
    if (!named.length && pages.size) queue = queue.filter(({ fromIndex }) => fromIndex);
  }
  return { ...sorted([...pages]), whole: !broken && queue.length === 0 };
}

/** Sitemaps of products come first, so that limits cut off the others. */
const productsFirst = (sitemaps: readonly string[]): string[] => [
  ...sitemaps.filter((url) => productWords.test(url)),
  ...sitemaps.filter((url) => !productWords.test(url)),
];

/** Whether an index calls a sitemap one of products, and not of their categories. */
const isOfProducts = ({ url, fromIndex }: WaitingSitemap): boolean =>
  fromIndex && productWords.test(URL.parse(url)?.pathname ?? '') && !/categor|_cat|collection|tag/i.test(url);

/** Whether two addresses belong to one shop: the same host, with or without www. */
export function isSameShop(url: string, origin: string): boolean {
  const bare = (address: string) => URL.parse(address)?.host.replace(/^www\./, '');
  return bare(url) !== undefined && bare(url) === bare(origin);
}

/** Whether an address belongs to the shop and can be a product page; pictures, carts, logins and the like cannot. */
export function isPageOf(url: string, origin: string): boolean {
  return isSameShop(url, origin) && !otherWords.test(URL.parse(url)?.pathname ?? '');
}

function sorted(pages: [string, boolean][]): Omit<SitemapPages, 'whole'> {
  const fromProductMap = pages.filter(([, ofProducts]) => ofProducts).map(([url]) => url);
  const rest = pages.filter(([, ofProducts]) => !ofProducts).map(([url]) => url);
  const worded = rest.filter((url) => productWords.test(URL.parse(url)?.pathname ?? ''));
  const likely = fromProductMap.length ? fromProductMap : worded;
  const listed = new Set(likely);
  return { likely, others: rest.filter((url) => !listed.has(url)) };
}

async function read(crawl: Crawl, url: string): Promise<string | null> {
  try {
    const page = await crawl.get(url, { limits: { maxBytes: most.bytes } });
    if (page.status !== 200) return null;
    const body = gunzipped(page.body, most.bytes);
    return body && decodeText(body, page.headers['content-type'] ?? '');
  } catch (error) {
    if (error instanceof FetchRefused || error instanceof RobotsRefused) return null;
    throw error;
  }
}

/** A pattern instead of an XML parser: sitemaps of real shops are often not well-formed, and are up to 50 MB large. */
function locationsOf(xml: string, base: string): string[] {
  const addresses: string[] = [];
  for (const match of xml.matchAll(/<(?:(?!image:|video:)\w+:)?loc>\s*(?:<!\[CDATA\[)?([^<\]]+)/gi)) {
    if (addresses.length >= most.perFile) break;
    const written = (match[1] ?? '').trim();
    if (written.length > most.address) continue;
    const url = URL.parse(written.includes('&') ? load(written, null, false).text() : written, base);
    if (url) addresses.push(url.href);
  }
  return addresses;
}
