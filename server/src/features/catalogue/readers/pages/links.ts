import { plainLink, webAddress } from '../product.ts';
import { loadPage, type Selection } from './load-page.ts';
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
  const pageAt = (href: string): string | null => {
    const address = webAddress(href, base);
    return address !== null && isPage(address, pageUrl) ? address : null;
  };
  const linksByUrl = new Map<string, PageLink>();
  for (const each of $('a[href]').toArray()) {
    const link = $(each);
    if (isLeftOut(link, language)) continue;
    const address = pageAt((link.attr('href') ?? '').replace(/#.*$/s, ''));
    if (address === null || asksForOtherLanguage(address, pageUrl, language ?? null)) continue;
    const url = plainLink(address);
    const text = link.text().replace(/\s+/g, ' ').trim().slice(0, 200);
    if (!linksByUrl.get(url)?.text) linksByUrl.set(url, { url, text });
  }
  if (linksByUrl.size >= fewLinks || !hasState(html)) return [...linksByUrl.values()];
  // A page rendered in the browser has no links yet; its state holds the addresses.
  for (const url of linksInState($)
    .flatMap((link) => pageAt(link) ?? [])
    .map(plainLink))
    if (!linksByUrl.has(url)) linksByUrl.set(url, { url, text: '' });
  return [...linksByUrl.values()];
}

/** Whether the page says of a link that it is not to be followed, or leads to another language. */
function isLeftOut(link: Selection, language: string | undefined): boolean {
  const other = link.attr('hreflang')?.slice(0, 2).toLowerCase();
  return /nofollow/i.test(link.attr('rel') ?? '') || Boolean(other && language && other !== language);
}
