import type { CheerioAPI } from 'cheerio';
import { decodeText, type FetchedPage, FetchRefused } from '../../../../platform/fetch/index.ts';
import { load } from '../../../../platform/html.ts';
import { type Crawl, type Reading, RobotsRefused } from '../crawl/crawl.ts';
import { gunzipped } from '../crawl/gunzip.ts';
import { isSameShop } from '../crawl/sitemap.ts';
import { isProductTable, readCsv } from '../csv/read-csv.ts';
import type { Failed } from '../failures.ts';
import { isTooDeep, isTooLarge, loadPage } from '../pages/load-page.ts';
import { webAddress } from '../product.ts';
import { ValueLists } from '../value-lists.ts';
import { type FeedItem, FeedItems } from './feed-items.ts';

/** Larger than for pages: a feed holds a whole shop in one file. */
export const feedLimits = { maxBytes: 50 * 1024 * 1024, totalMs: 60_000 };

const batchSize = 500;
const mostNamed = 4;
const longestItem = 1024 * 1024;
const feedWords = /google|merchant|shopping|product[-_]?feed|feed[-_]?product|(?:^|[/_-])feeds?(?:[./_-]|$)/i;
const usualPlaces = [
  '/feed.xml',
  '/products.xml',
  '/google-shopping.xml',
  '/google_shopping.xml',
  '/google-merchant.xml',
  '/google.xml',
  '/feeds/google.xml',
  '/product-feed.xml',
  '/feed.tsv',
  '/products.tsv',
  '/feed.csv',
  '/products.csv',
];

/** Reads a response that is a product feed: Google Merchant's RSS or Atom, or any product CSV. Null when it is neither. At most `most` products. */
export function feedIn(page: Pick<FetchedPage, 'url' | 'body' | 'headers'>, most: number): Reading | null {
  const bytes = gunzipped(page.body, feedLimits.maxBytes);
  if (!bytes) return null;
  const text = decodeText(bytes, page.headers['content-type'] ?? '').trimStart();
  const origin = URL.parse(page.url)?.origin ?? page.url;
  if (/^<(?!!doctype html|html)/i.test(text)) return isMerchantXml(text) ? readXml(text, origin, most) : null;
  return isProductTable(text) ? readCsv(Buffer.from(text), origin, { rows: 250_000, products: most }) : null;
}

/** A feed that the home page or robots.txt names, null when there is none. */
export async function namedFeed(crawl: Crawl, home: { url: string; html: string }): Promise<Reading | null> {
  const origin = URL.parse(home.url)?.origin ?? home.url;
  const named = [...linkedFeeds(loadPage(home.html), home.url), ...(await crawl.sitemapsOf(origin)).filter((url) => feedWords.test(url))];
  return firstFeed(crawl, [...new Set(named)].filter((url) => isSameShop(url, origin)).slice(0, mostNamed));
}

/** A feed at one of the addresses where shop systems put it, null when there is none. */
export async function usualFeed(crawl: Crawl, origin: string): Promise<Reading | null> {
  return firstFeed(
    crawl,
    usualPlaces.map((path) => origin + path),
  );
}

function linkedFeeds($: CheerioAPI | null, url: string): string[] {
  if (!$) return [];
  const base = webAddress($('base[href]').attr('href') ?? '', url) ?? url;
  const declared = $(
    'link[rel~="alternate"][type*="rss"], link[rel~="alternate"][type*="atom"], link[rel~="alternate"][type*="csv"]',
  ).toArray();
  const linked = $('a[href]')
    .toArray()
    .filter((each) => /\.(?:xml|rss|atom|tsv|csv|txt)(?:\.gz)?(?:\?|$)/i.test($(each).attr('href') ?? ''))
    .filter((each) => feedWords.test(`${$(each).attr('href')} ${$(each).text()}`));
  const addresses = [...declared, ...linked].map((each) => webAddress($(each).attr('href') ?? '', base)).filter((each) => each !== null);
  // Feeds of blogs are declared the same way; they come last.
  return [...addresses.filter((each) => feedWords.test(each)), ...addresses.filter((each) => !feedWords.test(each))];
}

async function firstFeed(crawl: Crawl, addresses: string[]): Promise<Reading | null> {
  for (const address of addresses) {
    try {
      const page = await crawl.get(address, { limits: feedLimits });
      const reading = page.status === 200 ? feedIn(page, crawl.limits.products) : null;
      if (reading) return reading;
    } catch (error) {
      if (!(error instanceof FetchRefused || error instanceof RobotsRefused)) throw error;
    }
  }
  return null;
}

function isMerchantXml(text: string): boolean {
  if (!/<(?:\w+:)?(?:rss|feed|channel|rdf)[\s>]/i.test(text.slice(0, 5_000))) return false;
  return /base\.google\.com\/(?:ns|cns)\//.test(text.slice(0, 5_000)) || /<(?:g:)(?:id|price|image_link)[\s>]/i.test(text.slice(0, 50_000));
}

/** Parses item by item instead of one document, so that a broken item affects only itself and memory holds one item at a time. */
async function* readXml(text: string, base: string, most: number): Reading {
  const head = text.slice(0, 5_000);
  const prefix = /xmlns:([\w-]+)\s*=\s*["']https?:\/\/base\.google\.com\/ns\//i.exec(head)?.[1] ?? 'g';
  const language = (/<language>\s*([\w-]+)/i.exec(head) ?? /xml:lang=["']([\w-]+)/i.exec(head))?.[1] ?? null;
  const items = new FeedItems(base, language);
  let end = 0;
  const broken: Failed[] = [];
  let met = 0;
  for (const { from, to } of itemsOf(text)) {
    if (items.size >= most) return yield* batches(items, { complete: false, note: `Stopped at ${most} products, the most that is read.` });
    met++;
    const item = to - from <= longestItem ? itemOf(text.slice(from, to), prefix) : 'it is longer than any product';
    if (typeof item === 'string') broken.push({ where: `Item ${met}`, reason: item });
    else items.add(item, `Item ${met}`);
    end = to;
    // Feeds hold tens of thousands of items; let other requests run in between.
    if (items.size % 200 === 0) await new Promise((done) => setImmediate(done));
  }
  if (broken.length > 0) yield { products: [], failed: broken };
  const isWhole = /<\/(?:\w+:)?(?:rss|feed|rdf)\s*>/i.test(text.slice(end));
  return yield* batches(items, isWhole ? { complete: true, note: '' } : { complete: false, note: 'The feed breaks off before its end.' });
}

/** The start and end of each item. A plain search: a pattern takes quadratic time on items without an end. */
function* itemsOf(text: string): Generator<{ from: number; to: number }> {
  const opening = /<(item|entry)(?=[\s>])/g;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const close = text.indexOf(`</${match[1]}`, match.index);
    const to = close < 0 ? -1 : text.indexOf('>', close) + 1;
    if (to <= 0) return;
    yield { from: match.index, to };
    opening.lastIndex = to;
  }
}

async function* batches(items: FeedItems, end: { complete: boolean; note: string }): Reading {
  const { products, failed, odd } = items.products();
  for (let at = 0; at < products.length; at += batchSize) yield { products: products.slice(at, at + batchSize), failed: [] };
  yield { products: [], failed, odd };
  return end;
}

/** The fields of an item, or why it cannot be read. Google's fields take precedence over those of RSS and Atom. */
function itemOf(xml: string, prefix: string): FeedItem | string {
  const $ = isTooDeep(xml) ? null : load(xml, { xml: true });
  if (!$ || isTooLarge($)) return 'its markup is broken';
  const own = new ValueLists();
  const plain = new ValueLists();
  for (const child of $.root().children().children().toArray()) {
    const [space, name] = child.name.includes(':') ? child.name.split(':', 2) : ['', child.name];
    if (space !== prefix && space !== '') continue;
    const fields = space === prefix ? own : plain;
    const parts = $(child).children();
    const detail = ['section_name', 'attribute_name', 'attribute_value'].map((part) =>
      parts.filter((_, each) => each.name.endsWith(part)).text(),
    );
    const content = (
      name === 'product_detail' && parts.length ? detail.join(':') : (($(child).text().trim() || $(child).attr('href')) ?? '')
    ).trim();
    if (name === 'link' && /self|edit|enclosure/.test($(child).attr('rel') ?? '')) continue;
    if (name && content) fields.add(name, content);
  }
  const guid = plain.get('guid');
  return new Map([...(guid ? [['id', guid] as const] : []), ...plain, ...own]);
}
