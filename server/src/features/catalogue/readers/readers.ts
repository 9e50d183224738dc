import type { PlatformId } from '@parley/contract/platforms';
import { sitemapReader } from './crawl/read-sitemap.ts';
import { linkReader } from './crawl/walk-links.ts';
import { csvKind } from './csv/read-csv.ts';
import { feedAtAddress, feedAtUsualPlace, feedNamedByShop } from './feeds/feed-readers.ts';
import { shopifyReader } from './platforms/shopify.ts';
import { wooCommerceReader } from './platforms/woocommerce.ts';
import type { ShopReader } from './reader.ts';

/**
 * Every way to read a shop, in the order in which they are tried. Detection, the stored kind and its words on the screen all follow from
 * this list. To add a reader, write it in a file of its own and add a line here (CONTRIBUTING.md, 'A new shop reader').
 */
export const readers: readonly ShopReader[] = [
  feedAtAddress,
  wooCommerceReader,
  shopifyReader,
  feedNamedByShop,
  sitemapReader,
  feedAtUsualPlace,
  linkReader,
];

/** The system of the shops that a kind's reader reads; null where it fits many systems, and for kinds without a reader. */
export const systemOfKind = (kind: string): PlatformId | null => readers.find((each) => each.kind === kind)?.system ?? null;

/** The name on the screen of the kind that an import was stored with; the kind itself when none of the readers, which tests may replace, has it. */
export function kindWords(kind: string, among: readonly ShopReader[] = readers): string {
  return [...among, csvKind].find((each) => each.kind === kind)?.words ?? kind;
}
