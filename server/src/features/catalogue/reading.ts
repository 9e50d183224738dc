import type { GuardedFetch } from '../../platform/fetch/index.ts';
import {
  asUnreadable,
  type CatalogueProduct,
  type CrawlOptions,
  openShop,
  type ShopKind,
  type ShopPage,
  ShopUnreadable,
} from './readers/index.ts';

/** A shop as it was read. `complete` is false when a limit was met or the reading broke off; `note` says so for a person. */
export type ShopRead = {
  kind: ShopKind;
  origin: string;
  language: string | null;
  products: CatalogueProduct[];
  /** Pages about delivery, returns and the like, as plain text. */
  pages: ShopPage[];
  failed: number;
  complete: boolean;
  note: string;
};

export type ReadShopOptions = CrawlOptions & { onProgress?: (progress: { found: number; pages: number }) => void };

/**
 * Reads a shop without storing anything. What was found before a limit or a break is given; throws ShopUnreadable, with a
 * message in plain words, when nothing was, and the reason of `options.signal`.
 */
export async function readShop(client: GuardedFetch, url: string, options: ReadShopOptions = {}): Promise<ShopRead> {
  const shop = await openShop(client, url, options);
  const read: ShopRead = {
    kind: shop.kind(),
    origin: shop.origin,
    language: shop.language,
    products: [],
    pages: [],
    failed: 0,
    complete: false,
    note: '',
  };
  try {
    for (;;) {
      const step = await shop.reading.next();
      if (step.done) {
        Object.assign(read, step.value);
        break;
      }
      read.products.push(...step.value.products);
      read.failed += step.value.failed;
      options.onProgress?.({ found: read.products.length, pages: shop.pagesRead() });
    }
  } catch (error) {
    options.signal?.throwIfAborted();
    const reason = asUnreadable(error);
    if (!(reason instanceof ShopUnreadable) || read.products.length === 0) throw reason;
    read.note = reason.message;
  } finally {
    Object.assign(read, { kind: shop.kind(), pages: shop.info.pages });
    shop.end();
  }
  if (read.products.length === 0) throw new ShopUnreadable('no_products', 'No products were found at this address.');
  return read;
}
