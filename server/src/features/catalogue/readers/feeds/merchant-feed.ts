import { type CheerioAPI, load } from 'cheerio';
import { decodeText, type FetchedPage, FetchRefused } from '../../../../platform/fetch/index.ts';
import { type Crawl, type Reading, RobotsRefuse } from '../crawl/crawl.ts';
import { unpacked } from '../crawl/gunzip.ts';
import { isSameShop } from '../crawl/sitemap.ts';
import { isProductTable, readCsv } from '../csv/read-csv.ts';
import type { Failed } from '../failures.ts';
import { isBottomless, isMonstrous, loadPage } from '../pages/load-page.ts';
import { webAddress } from '../product.ts';
import { Lists } from '../value-lists.ts';
import { type FeedItem, FeedItems } from './feed-items.ts';

/** Feeds hold a whole shop in one file. */
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

/**
 * The reading of a page that is a product feed (Google Merchant's RSS, Atom, TSV, CSV; also Shopify's and WooCommerce's
 * CSV), null when it is none. `most` products are read.
 */
export function feedIn(page: Pick<FetchedPage, 'url' | 'body' | 'headers'>, most: number): Reading | null {
  const bytes = unpacked(page.body, feedLimits.maxBytes);
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

/** A feed at one of the places where shops put it, null when there is none. */
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
  // A blog's feeds are declared the same way, and come after.
  return [...addresses.filter((each) => feedWords.test(each)), ...addresses.filter((each) => !feedWords.test(each))];
}

async function firstFeed(crawl: Crawl, addresses: string[]): Promise<Reading | null> {
  for (const address of addresses) {
    try {
      const page = await crawl.get(address, { limits: feedLimits });
      const reading = page.status === 200 ? feedIn(page, crawl.limits.products) : null;
      if (reading) return reading;
    } catch (error) {
      if (!(error instanceof FetchRefused || error instanceof RobotsRefuse)) throw error;
    }
  }
  return null;
}

function isMerchantXml(text: string): boolean {
  if (!/<(?:\w+:)?(?:rss|feed|channel|rdf)[\s>]/i.test(text.slice(0, 5_000))) return false;
  return /base\.google\.com\/(?:ns|cns)\//.test(text.slice(0, 5_000)) || /<(?:g:)(?:id|price|image_link)[\s>]/i.test(text.slice(0, 50_000));
}

/** Item by item and not as one document: a broken item costs only itself, and memory stays with one item. */
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
    // A feed holds tens of thousands, and others want to be served too.
    if (items.size % 200 === 0) await new Promise((done) => setImmediate(done));
  }
  if (broken.length > 0) yield { products: [], failed: broken };
  const isWhole = /<\/(?:\w+:)?(?:rss|feed|rdf)\s*>/i.test(text.slice(end));
  return yield* batches(items, isWhole ? { complete: true, note: '' } : { complete: false, note: 'The feed breaks off before its end.' });
}

/** Where each item begins and ends. By search and not by pattern, which takes for ever on items that never end. */
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

/** Google's own fields go before those of RSS and Atom, which hold the same for people. */
function itemOf(xml: string, prefix: string): FeedItem | string {
  const $ = isBottomless(xml) ? null : load(xml, { xml: true });
  if (!$ || isMonstrous($)) return 'its markup is broken';
  const own = new Lists();
  const plain = new Lists();
  for (const child of $.root().children().children().toArray()) {
    const [space, name] = child.name.includes(':') ? child.name.split(':', 2) : ['', child.name];
    if (space !== prefix && space !== '') continue;
    const fields = space === prefix ? own : plain;
    const parts = $(child).children();
    const detail = ['section_name', 'attribute_name', 'attribute_value'].map((part) =>
      parts.filter((_, each) => each.name.endsWith(part)).text(),
    );
    const said = (
      name === 'product_detail' && parts.length ? detail.join(':') : (($(child).text().trim() || $(child).attr('href')) ?? '')
    ).trim();
    if (name === 'link' && /self|edit|enclosure/.test($(child).attr('rel') ?? '')) continue;
    if (name && said) fields.add(name, said);
  }
  const guid = plain.get('guid');
  return new Map([...(guid ? [['id', guid] as const] : []), ...plain, ...own]);
}
