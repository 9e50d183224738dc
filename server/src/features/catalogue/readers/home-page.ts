import { load } from '../../../platform/html.ts';
import type { Crawl } from './crawl/crawl.ts';
import { feedIn, feedLimits } from './feeds/merchant-feed.ts';
import type { HomePage } from './reader.ts';
import { ShopUnreadable } from './shop-unreadable.ts';

/** Endings of files, and 'feed' as a word: '/product-feed', '/googlefeed', but not '/feeding-bottles'. */
const feedNames = /\.(?:xml|rss|atom|tsv|csv|txt|gz)$|(?:^|[/_.-]|product|merchant|google|shopping|data|shop)feeds?(?:$|[/_.-])/i;
/** Whether an address names a feed. */
export const namesFeed = (address: string): boolean => feedNames.test(URL.parse(address)?.pathname ?? '');

/**
 * Reads the page under the address that was given. Pages that answer with a client error are given too: the shop may still offer its
 * products to programs.
 * @throws ShopUnreadable when a password protects the shop, or the server fails
 */
export async function readHomePage(crawl: Crawl, address: string): Promise<HomePage> {
  // By its name alone, so that no page of markup may grow to the size of a feed.
  const isFile = namesFeed(address);
  const page = await crawl.get(address, isFile ? { accept: 'text/html, */*;q=0.9', limits: feedLimits } : { accept: 'text/html' });
  if (/\/password\/?$/.test(URL.parse(page.url)?.pathname ?? '') || page.status === 401) {
    throw new ShopUnreadable('needs_login', 'This shop is closed behind a password, so its products cannot be read.');
  }
  if (page.status === 503)
    throw new ShopUnreadable('unreachable', 'The shop is closed at the moment, perhaps for maintenance. Please try again later.');
  if (page.status >= 500) throw new ShopUnreadable('unreachable', 'The shop answered with an error. Please try again later.');
  const feed = page.status === 200 ? feedIn(page, crawl.limits.products) : null;
  const html = page.status < 400 && !feed ? page.text() : '';
  const lang = load(html.slice(0, 20_000))('html').attr('lang')?.trim() ?? '';
  return {
    url: page.url,
    origin: URL.parse(page.url)?.origin ?? page.url,
    html,
    headers: page.headers,
    status: page.status,
    language: /^[a-z]{2,3}/i.exec(lang)?.[0].toLowerCase() ?? null,
    feed,
  };
}

/**
 * Refuses to search a shop's pages when its first page answered with an error, which explains more than 'no products'.
 * @throws ShopUnreadable
 */
export function requirePage({ status }: HomePage): void {
  if (status < 400) return;
  if (status === 429) throw new ShopUnreadable('unreachable', 'The shop asks us to slow down. Please try again later.');
  throw [403, 407, 451].includes(status)
    ? new ShopUnreadable('not_allowed', 'The shop does not let programs read it.')
    : new ShopUnreadable('no_page', 'There is no page at this address.');
}
