/** The three ways in which a feed is found: by the address itself, named by the shop, and at a usual place. */
import type { Reading } from '../crawl/crawl.ts';
import type { ShopReader } from '../reader.ts';
import { namedFeed, usualFeed } from './merchant-feed.ts';

const feed = { kind: 'feed', words: 'Product feed', read: (_crawl, _home, reading) => reading } satisfies Partial<ShopReader<Reading>>;

/** The address that was given is a feed. */
export const feedAtAddress: ShopReader<Reading> = {
  ...feed,
  probed: 'before',
  looksLike: (home) => home.feed !== null,
  probe: async (_crawl, home) => home.feed,
};

/** A feed that the first page or robots.txt names. */
export const feedNamedByShop: ShopReader<Reading> = {
  ...feed,
  probed: 'before',
  probe: async (crawl, home) => (home.status < 400 ? namedFeed(crawl, home) : null),
};

/** A feed at one of the addresses where shop systems put it. Probed after the sitemap: a dozen requests that mostly find nothing. */
export const feedAtUsualPlace: ShopReader<Reading> = {
  ...feed,
  probed: 'during',
  probe: async (crawl, home) => usualFeed(crawl, home.origin),
};
