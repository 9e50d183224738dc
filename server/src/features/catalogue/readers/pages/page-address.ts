import type { CheerioAPI } from 'cheerio';
import { isSameShop } from '../crawl/sitemap.ts';
import { webAddress } from '../product.ts';
import { deadEnds, sameListAgain } from './shop-words.ts';

/** Whether an address of the same shop may be read while following links. */
export function isPage(address: string, pageUrl: string): boolean {
  const url = URL.parse(address);
  if (!url || !isSameShop(address, pageUrl) || deadEnds.test(url.pathname)) return false;
  // Old shops name what is to be done in a value, and do it to whoever asks.
  if (
    [...url.searchParams.values()].some((value) =>
      /^(?:add|buy|cart|basket|checkout|log(?:in|out)|wishlist|compare|remove|delete)/i.test(value),
    )
  )
    return false;
  return ![...url.searchParams.keys()].some((name) => sameListAgain.test(name.replace(/\[.*$/, '')));
}

/** The address that the page gives itself, where it is one of this shop and not the home page. */
export function canonicalOf($: CheerioAPI, base: string, pageUrl: string): string | null {
  const said = webAddress($('link[rel~="canonical"]').attr('href') ?? $('meta[property="og:url"]').attr('content') ?? '', base);
  const isNamed = $('link[rel~="canonical"][href], meta[property="og:url"][content]').length > 0;
  return isNamed && said && isPage(said, pageUrl) && URL.parse(said)?.pathname !== '/' ? said : null;
}
