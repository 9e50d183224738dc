import { plainLink, webAddress } from '../product.ts';
import { loadPage } from './load-page.ts';
import { asksForOtherLanguage, isPage } from './page-address.ts';
import { hasState } from './state/app-state.ts';
import { linksInState } from './state/product-in-state.ts';

const fewLinks = 5;

/** A link of a page: its address without tracking parameters, and its text. */
export interface PageLink {
  url: string;
  text: string;
}

/**
 * The pages of the same shop that a page links to, each once. Links to carts, logins, files, other sort orders of the same list and other
 * languages are left out, and so are those marked `nofollow`.
 */
export function linksOf(html: string, pageUrl: string): PageLink[] {
  const $ = loadPage(html);
  if (!$) return [];
  const base = webAddress($('base[href]').attr('href') ?? '', pageUrl) ?? pageUrl;
  const language = $('html').attr('lang')?.slice(0, 2).toLowerCase();
  const found = new Map<string, PageLink>();
  for (const each of $('a[href]').toArray()) {
    const link = $(each);
    const other = link.attr('hreflang')?.slice(0, 2).toLowerCase();
    if (/nofollow/i.test(link.attr('rel') ?? '') || (other && language && other !== language)) continue;
    const address = webAddress((link.attr('href') ?? '').replace(/#.*$/s, ''), base);
    const isReadable = address !== null && isPage(address, pageUrl) && !asksForOtherLanguage(address, pageUrl, language ?? null);
    const url = isReadable ? plainLink(address) : null;
    const text = link.text().replace(/\s+/g, ' ').trim().slice(0, 200);
    if (url && !found.get(url)?.text) found.set(url, { url, text });
  }
  // A page rendered in the browser has no links yet; its state holds the addresses.
  if (found.size < fewLinks && hasState(html)) {
    for (const link of linksInState($)) {
      const address = webAddress(link, base);
      const url = address && isPage(address, pageUrl) ? plainLink(address) : null;
      if (url && !found.has(url)) found.set(url, { url, text: '' });
    }
  }
  return [...found.values()];
}
