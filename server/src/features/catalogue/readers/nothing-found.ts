import type { ReadEnd } from './crawl/crawl.ts';
import { ShopUnreadable } from './shop-unreadable.ts';

/**
 * The error for a reading that ended without a product: what the reading itself found out, else `no_products` when everything was read, else
 * `unfinished`.
 * @param failed the number of entries that could not be read as products
 */
export function nothingFound({ complete, note, reason }: Pick<ReadEnd, 'complete' | 'note' | 'reason'>, failed = 0): ShopUnreadable {
  const withNote = (message: string) => [message, note].filter(Boolean).join(' ');
  if (reason) return new ShopUnreadable(reason.code, reason.message);
  if (failed === 1) return new ShopUnreadable('no_products', withNote('One entry was read, but it could not be taken as a product.'));
  if (failed > 1) {
    const count = failed.toLocaleString('en');
    return new ShopUnreadable('no_products', withNote(`${count} entries were read, but none of them could be taken as a product.`));
  }
  if (complete || note === '') return new ShopUnreadable('no_products', withNote('No products were found at this address.'));
  return new ShopUnreadable('unfinished', withNote('No product was found so far, and the reading is not finished.'));
}
