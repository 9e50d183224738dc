import { plainText } from '../../product.ts';
import { loadPage } from '../load-page.ts';
import { shopName } from './shop-name.ts';

/** The shop's name and description as its first page gives them, '' where it does not. */
export interface About {
  url: string;
  name: string;
  about: string;
}

/** Reads name and description from what the page says of itself. */
export function aboutShop(html: string, url: string): About {
  const nothing = { url, name: '', about: '' };
  const $ = html ? loadPage(html) : null;
  if (!$) return nothing;
  const meta = (...names: string[]) =>
    names
      .map((name) => $(`meta[property="${name}"], meta[name="${name}"]`).first().attr('content') ?? '')
      .find((text) => text.trim() !== '') ?? '';
  const line = (text: string, most: number) => plainText(text).replace(/\s+/g, ' ').slice(0, most).toWellFormed().trim();
  return {
    url,
    name: shopName($, url),
    about: line(meta('description', 'og:description'), 2000),
  };
}
