import { FetchRefused } from '../../../platform/fetch/index.ts';
import { LimitReached, RobotsRefused } from './crawl/crawl.ts';

/**
 * The reasons why nothing of a shop can be read; each has its sentence on the demo's screen in every language of the site.
 * `no_products`: pages were read, and none held a product. `unfinished`: the reading ended before it met a product.
 */
export type UnreadableCode =
  | 'no_products'
  | 'no_page'
  | 'unfinished'
  | 'slow'
  | 'in_browser'
  | 'cookie_wall'
  | 'blog'
  | 'no_shop'
  | 'robots'
  | 'needs_login'
  | 'unreachable'
  | 'not_allowed'
  | 'busy';

/** Why a shop cannot be read at all; `message` is for the person who gave its address. */
export class ShopUnreadable extends Error {
  override name = 'ShopUnreadable';
  readonly code: UnreadableCode;

  constructor(code: ShopUnreadable['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** Turns the errors of a crawl into a ShopUnreadable with a message in plain words. Gives any other error back unchanged. */
export function asUnreadable(error: unknown): unknown {
  if (error instanceof RobotsRefused) {
    return new ShopUnreadable('robots', "The shop's robots.txt does not let programs read it.");
  }
  if (error instanceof LimitReached) return new ShopUnreadable('slow', 'The shop took too long to answer.');
  if (error instanceof FetchRefused) {
    if (error.code === 'timeout') return new ShopUnreadable('slow', error.message);
    return new ShopUnreadable(
      error.code === 'address_not_allowed' || error.code === 'bad_url' ? 'not_allowed' : 'unreachable',
      error.message,
    );
  }
  return error;
}

/**
 * The error for a reading that ended without a product: `no_products` only when everything was read, else `unfinished`.
 * @param note the note of the reading's end
 * @param failed the number of entries that could not be read as products
 */
export function nothingFound({ complete, note }: { complete: boolean; note: string }, failed = 0): ShopUnreadable {
  if (failed > 0) {
    const entries = failed === 1 ? 'One entry was read, but it' : `${failed.toLocaleString('en')} entries were read, but none of them`;
    return new ShopUnreadable(
      'no_products',
      [`${entries} could be taken as a product.`.replace('it could', 'it could not'), note].filter(Boolean).join(' '),
    );
  }
  if (complete || note === '')
    return new ShopUnreadable('no_products', ['No products were found at this address.', note].filter(Boolean).join(' '));
  return new ShopUnreadable('unfinished', `No product was met so far, and the reading is not finished. ${note}`);
}
