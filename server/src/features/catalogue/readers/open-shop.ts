import { load } from 'cheerio';
import { FetchRefused, type GuardedFetch } from '../../../platform/fetch/index.ts';
import {
  type Crawl,
  type CrawlOptions,
  LimitReached,
  openCrawl,
  type ReadBatch,
  type ReadEnd,
  type Reading,
  RobotsRefuse,
} from './crawl/crawl.ts';
import { readPages } from './crawl/read-sitemap.ts';
import { sitemapPages } from './crawl/sitemap.ts';
import { walkShop } from './crawl/walk-links.ts';
import { feedAtUsualPlace, feedIn, feedLimits, namedFeed } from './feeds/merchant-feed.ts';
import { aboutShop } from './pages/about-shop.ts';
import { type InfoPages, readInfoPages } from './pages/info-pages.ts';
import { whyNoShop } from './pages/no-products-reason.ts';
import { probeShopify, readShopify, shopCurrency } from './platforms/shopify.ts';
import { probeWooCommerce, readWooCommerce } from './platforms/woocommerce.ts';
import { webAddress } from './product.ts';

export type ShopKind = 'woocommerce' | 'shopify' | 'feed' | 'json-ld' | 'walk';

/** Why a shop cannot be read at all; `message` is for the person who gave its address. */
export class ShopUnreadable extends Error {
  override name = 'ShopUnreadable';
  readonly code: 'no_products' | 'robots' | 'needs_login' | 'unreachable' | 'not_allowed' | 'busy';

  constructor(code: ShopUnreadable['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * A shop that is being read. `kind` may still change until the reading gave its first products. `info` fills before
 * the first products come. Call `end` when the reading is over, however it ended.
 */
export interface OpenShop {
  kind(): ShopKind;
  info: InfoPages;
  origin: string;
  language: string | null;
  reading: Reading;
  pagesRead(): number;
  end(): void;
}

/**
 * Finds out what kind of shop an address is and starts its reading: WooCommerce's and Shopify's own interfaces first
 * (the likelier one by what the home page shows), then a product feed, else page by page: those that a sitemap names, or those that links
 * lead to. The address of a feed itself will do. Throws ShopUnreadable when nothing can be read.
 */
export async function openShop(client: GuardedFetch, address: string, options: CrawlOptions = {}): Promise<OpenShop> {
  const crawl = openCrawl(client, options);
  try {
    const shop = await open(crawl, address);
    return { ...shop, reading: asFarAsItGoes(shop.reading) };
  } catch (error) {
    crawl.end();
    options.signal?.throwIfAborted();
    throw asUnreadable(error);
  }
}

async function open(crawl: Crawl, address: string): Promise<OpenShop> {
  const home = await readHome(crawl, address);
  const origin = URL.parse(home.url)?.origin ?? home.url;
  const language = /^[a-z]{2,3}/i.exec(load(home.html.slice(0, 20_000))('html').attr('lang')?.trim() ?? '')?.[0].toLowerCase() ?? null;
  const info: InfoPages = { pages: [], whole: false };
  const common = { origin, language, info, pagesRead: crawl.pagesRead, end: crawl.end };
  const withInfo = async function* (reading: Reading): Reading {
    Object.assign(info, await readInfoPages(crawl, home), { about: aboutShop(home.html, home.url) });
    return yield* reading;
  };

  if (home.feed) return { ...common, kind: () => 'feed', reading: withInfo(home.feed) };
  const woo = async (): Promise<OpenShop | null> => {
    const root = apiRoot(home, origin);
    const first = await quietly(probeWooCommerce(crawl, root));
    return first ? { ...common, kind: () => 'woocommerce', reading: withInfo(readWooCommerce(crawl, root, first, language)) } : null;
  };
  const shopify = async (): Promise<OpenShop | null> => {
    const first = await quietly(probeShopify(crawl, origin));
    if (!first) return null;
    const currency = await shopCurrency(crawl, origin, home.html);
    return { ...common, kind: () => 'shopify', reading: withInfo(readShopify(crawl, origin, first, { currency, language })) };
  };
  const probes = /cdn\.shopify\.com|Shopify\.(?:shop|theme|currency)/.test(home.html) ? [shopify, woo] : [woo, shopify];
  for (const probe of probes) {
    const found = await probe();
    if (found) return found;
  }
  const feed = home.status < 400 ? await namedFeed(crawl, home) : null;
  if (feed) return { ...common, kind: () => 'feed', reading: withInfo(feed) };
  let kind: ShopKind = 'json-ld';
  const reading = pagesOf(crawl, home, (found) => {
    kind = found;
  });
  return { ...common, kind: () => kind, reading: withInfo(reading) };
}

interface Home {
  url: string;
  html: string;
  headers: Record<string, string>;
  status: number;
  feed: Reading | null;
}

async function readHome(crawl: Crawl, address: string): Promise<Home> {
  // By its name alone, so that no page of markup is ever let grow to the size of a feed.
  const isFile = /\.(?:xml|rss|atom|tsv|csv|txt|gz)$|feed/i.test(URL.parse(address)?.pathname ?? '');
  const page = await crawl.get(address, isFile ? { limits: feedLimits } : { accept: 'text/html' });
  if (/\/password\/?$/.test(URL.parse(page.url)?.pathname ?? '') || page.status === 401) {
    throw new ShopUnreadable('needs_login', 'This shop is closed behind a password, so its products cannot be read.');
  }
  if (page.status === 503)
    throw new ShopUnreadable('unreachable', 'The shop is closed at the moment, perhaps for maintenance. Please try again later.');
  if (page.status >= 500) throw new ShopUnreadable('unreachable', 'The shop answered with an error. Please try again later.');
  const feed = page.status === 200 ? feedIn(page, crawl.limits.products) : null;
  return { url: page.url, html: page.status < 400 && !feed ? page.text() : '', headers: page.headers, status: page.status, feed };
}

/** Pages are only worth reading when the address answered; a refusal there says more than 'no products'. */
async function* pagesOf(crawl: Crawl, home: Home, found: (kind: ShopKind) => void): Reading {
  if (home.status >= 400) {
    if (home.status === 429) throw new ShopUnreadable('unreachable', 'The shop asks us to slow down. Please try again later.');
    throw [403, 407, 451].includes(home.status)
      ? new ShopUnreadable('not_allowed', 'The shop does not let programs read it.')
      : new ShopUnreadable('no_products', 'There is no page under this address.');
  }
  const origin = URL.parse(home.url)?.origin ?? home.url;
  const sitemap = await sitemapPages(crawl, origin);
  if (sitemap.likely.length + sitemap.others.length > 0) {
    const { end, count } = yield* counted(readPages(crawl, home, sitemap));
    // A map of articles only says nothing about the shop.
    if (count > 0) return end;
  }
  const feed = await feedAtUsualPlace(crawl, origin);
  found(feed ? 'feed' : 'walk');
  const { end, count } = yield* counted(feed ?? walkShop(crawl, home));
  const why = count === 0 ? whyNoShop(home.html) : null;
  if (why) throw new ShopUnreadable(why.code, why.message);
  return end;
}

async function* counted(reading: Reading): AsyncGenerator<ReadBatch, { end: ReadEnd; count: number }, undefined> {
  let count = 0;
  for (;;) {
    const step = await reading.next();
    if (step.done) return { end: step.value, count };
    count += step.value.products.length;
    yield step.value;
  }
}

/** A reading that meets a limit, or a shop that stops answering halfway, ends with what was read, and says so. */
async function* asFarAsItGoes(reading: Reading): Reading {
  let found = 0;
  try {
    for (;;) {
      const step = await reading.next();
      if (step.done) return step.value;
      found += step.value.products.length;
      yield step.value;
    }
  } catch (error) {
    if (error instanceof LimitReached) return { complete: false, note: `Stopped because ${error.message}.` };
    if (error instanceof FetchRefused && found > 0) return { complete: false, note: `The shop stopped answering. ${error.message}` };
    throw error;
  }
}

/** WordPress says where its interface is; without a word it is at the usual place. */
function apiRoot(home: Home, origin: string): string {
  const header = /<([^<>]+)>;\s*rel="https:\/\/api\.w\.org\/"/.exec(home.headers.link ?? '')?.[1];
  const markup = /<link[^<>]+rel=["']https:\/\/api\.w\.org\/["'][^<>]*>/i.exec(home.html)?.[0];
  const said = header ?? /href=["']([^"']+)["']/i.exec(markup ?? '')?.[1];
  const root = said ? webAddress(said.replaceAll('&#038;', '&'), home.url) : null;
  return root && URL.parse(root)?.host === URL.parse(origin)?.host ? root : `${origin}/wp-json/`;
}

/** A probe that is refused only means that the shop is not of this kind. */
async function quietly<T>(probe: Promise<T | null>): Promise<T | null> {
  try {
    return await probe;
  } catch (error) {
    if (error instanceof FetchRefused || error instanceof RobotsRefuse) return null;
    throw error;
  }
}

/** Says in plain words why a reading broke off. Errors that are no refusal of the shop pass through unchanged. */
export function asUnreadable(error: unknown): unknown {
  if (error instanceof RobotsRefuse) {
    return new ShopUnreadable('robots', "The shop's robots.txt does not let programs read it.");
  }
  if (error instanceof LimitReached) return new ShopUnreadable('unreachable', 'The shop took too long to answer.');
  if (error instanceof FetchRefused) {
    return new ShopUnreadable(
      error.code === 'address_not_allowed' || error.code === 'bad_url' ? 'not_allowed' : 'unreachable',
      error.message,
    );
  }
  return error;
}
