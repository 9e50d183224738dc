import { FetchRefused } from '../../../platform/fetch/index.ts';
import { LimitReached, RobotsRefused } from './crawl/crawl.ts';
import type { UnreadableCode } from './unreadable-reason.ts';

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
