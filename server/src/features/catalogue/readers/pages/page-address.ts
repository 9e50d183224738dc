import type { CheerioAPI } from 'cheerio';
import { isSameShop } from '../crawl/sitemap.ts';
import { webAddress } from '../product.ts';
import { deadEnds, sameListAgain } from './shop-words.ts';

/** Whether an address is a page of the same shop that may be read while following links. */
export function isPage(address: string, pageUrl: string): boolean {
  const url = URL.parse(address);
  if (!url || !isSameShop(address, pageUrl) || deadEnds.test(url.pathname)) return false;
  // Old shops name an action in a parameter (`?action=add`) and perform it on GET.
  if (
    [...url.searchParams.values()].some((value) =>
      /^(?:add|buy|cart|basket|checkout|log(?:in|out)|wishlist|compare|remove|delete)/i.test(value),
    )
  )
    return false;
  return ![...url.searchParams.keys()].some((name) => sameListAgain.test(name.replace(/\[.*$/, '')));
}

/** The canonical address of a page; null when it leads to another shop or to the home page. */
export function canonicalOf($: CheerioAPI, base: string, pageUrl: string): string | null {
  const canonical = webAddress($('link[rel~="canonical"]').attr('href') ?? $('meta[property="og:url"]').attr('content') ?? '', base);
  const isNamed = $('link[rel~="canonical"][href], meta[property="og:url"][content]').length > 0;
  return isNamed && canonical && isPage(canonical, pageUrl) && URL.parse(canonical)?.pathname !== '/' ? canonical : null;
}
