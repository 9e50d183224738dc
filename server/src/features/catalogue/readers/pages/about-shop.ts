import { plainText } from '../product.ts';
import { loadPage } from './load-page.ts';

/** The shop's name and description as its first page gives them, '' where it does not. */
export interface About {
  url: string;
  name: string;
  about: string;
}

const noName = /^(?:home(?:page)?|start(?:seite)?|accueil|inicio|ana ?sayfa|strona główna|shop|welcome|index)$/i;

/** Reads name and description from the page's meta tags, else from its title. */
export function aboutShop(html: string, url: string): About {
  const nothing = { url, name: '', about: '' };
  const $ = html ? loadPage(html) : null;
  if (!$) return nothing;
  const meta = (...names: string[]) =>
    names
      .map((name) => $(`meta[property="${name}"], meta[name="${name}"]`).first().attr('content') ?? '')
      .find((text) => text.trim() !== '') ?? '';
  const line = (text: string, most: number) => plainText(text).replace(/\s+/g, ' ').slice(0, most).toWellFormed().trim();
  const parts = $('title')
    .first()
    .text()
    .replace(/\s+/g, ' ')
    .split(/ [|–—·•:-] /)
    .map((part) => line(part, 200))
    .filter((part) => part !== '' && !noName.test(part));
  // The name is the shorter part of a title: `Shop – All for tea`, `All for tea | Shop`.
  const titled = parts.toSorted((a, b) => a.length - b.length)[0] ?? '';
  return {
    url,
    name: line(meta('og:site_name', 'application-name'), 200) || titled,
    about: line(meta('description', 'og:description'), 2000),
  };
}
