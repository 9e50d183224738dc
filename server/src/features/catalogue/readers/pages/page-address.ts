import type { CheerioAPI } from 'cheerio';
import { isSameShop } from '../crawl/sitemap.ts';
import { webAddress } from '../product.ts';
import { deadEndAddresses, deadRoutes, languageNames, sameListAgain } from './shop-words.ts';

/** Whether an address is a page of the same shop that may be read while following links. */
export function isPage(address: string, pageUrl: string): boolean {
  const url = URL.parse(address);
  if (!url || !isSameShop(address, pageUrl) || deadEndAddresses.test(url.pathname)) return false;
  // Old shops name an action in a parameter (`?action=add`) and perform it on GET.
  if ([...url.searchParams.values()].some((value) => deadRoutes.test(value))) return false;
  return ![...url.searchParams.keys()].some((name) => sameListAgain.test(name.replace(/\[.*$/, '')));
}

/**
 * Whether an address asks for another language than its page has, by a parameter of its query. A page without such a parameter has the language
 * that it declares.
 */
export function asksForOtherLanguage(address: string, pageUrl: string, declared: string | null): boolean {
  const addressLanguage = languageParameter(address);
  if (addressLanguage === null) return false;
  const own = languageParameter(pageUrl);
  if (own !== null) return addressLanguage !== own;
  return declared !== null && /^[a-z]{2}(?:$|[-_])/.test(addressLanguage) && addressLanguage.slice(0, 2) !== declared;
}

function languageParameter(address: string): string | null {
  const query = [...(URL.parse(address)?.searchParams ?? [])];
  return query.find(([name]) => languageNames.test(name))?.[1].toLowerCase() ?? null;
}

/** The canonical address of a page; null when it leads to another shop or to the home page. */
export function canonicalOf($: CheerioAPI, base: string, pageUrl: string): string | null {
  const canonical = webAddress($('link[rel~="canonical"]').attr('href') ?? $('meta[property="og:url"]').attr('content') ?? '', base);
  const isNamed = $('link[rel~="canonical"][href], meta[property="og:url"][content]').length > 0;
  return isNamed && canonical && isPage(canonical, pageUrl) && !isHome(canonical) ? canonical : null;
}

/** Whether an address is that of a shop's first page. Shops that serve all pages from there name the page in the query. */
export function isHome(address: string): boolean {
  const url = URL.parse(address);
  return url?.pathname === '/' && url.search === '';
}
