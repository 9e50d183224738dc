import type { CheerioAPI } from 'cheerio';
import { showsMoney } from '../../../../kit/money/currency.ts';
import { loadPage, type Selection } from '../pages/load-page.ts';
import { isHome } from '../pages/page-address.ts';
import { visibleTrails } from '../pages/page-trails.ts';
import { shortText } from '../pages/short-text.ts';
import { type CatalogueProduct, productKey, webAddress } from '../product.ts';

const most = { links: 2_000, levels: 4, text: 400, places: 5, title: 100 };
const fewCards = 2;

/**
 * The places of products by the lists that show them, for products whose own pages name none: a product in the list `Women › Shoes` stands in
 * that place. Links count only in cards with a picture and a price.
 */
export class ListPlaces {
  readonly #places = new Map<string, string[][]>();

  /** Notes the products that a page lists. */
  met(html: string, pageUrl: string): void {
    if (isHome(pageUrl)) return;
    const $ = loadPage(html);
    if (!$) return;
    const title = (shortText($('h1').first(), most.title) ?? '').replace(/\s+/g, ' ').trim();
    const path = [...(visibleTrails($, pageUrl, pageUrl)[0] ?? []), title].filter((step, at, all) => step !== '' && step !== all[at - 1]);
    if (path.length === 0) return;
    const cards = productsInCards($, pageUrl);
    if (cards.size < fewCards) return;
    for (const key of cards) {
      const paths = this.#places.get(key) ?? [];
      if (paths.length < most.places) this.#places.set(key, [...paths, path]);
    }
  }

  /** The product with the places of its lists, when its page named none. `address` is the one that was linked. */
  placed(product: CatalogueProduct, address: string): CatalogueProduct {
    if (product.categoryPaths.length > 0) return product;
    const paths = this.#places.get(productKey(address)) ?? this.#places.get(product.externalKey) ?? [];
    if (paths.length === 0) return product;
    return {
      ...product,
      categoryPaths: paths,
      categories: product.categories.length > 0 ? product.categories : [...new Set(paths.map((path) => path.at(-1) ?? ''))],
      fieldSources: { ...product.fieldSources, categoryPaths: 'list' },
    };
  }
}

/** The keys of the products that a page shows in cards. */
function productsInCards($: CheerioAPI, pageUrl: string): Set<string> {
  const base = webAddress($('base[href]').attr('href') ?? '', pageUrl) ?? pageUrl;
  const links = $('a[href]:has(img)')
    .toArray()
    .slice(0, most.links)
    .map((each) => $(each));
  const addresses = links.filter(isInCard).flatMap((link) => webAddress(link.attr('href') ?? '', base) ?? []);
  return new Set(addresses.map(productKey));
}

/** Whether a price stands beside a link, in what is small enough to be a card. */
function isInCard(link: Selection): boolean {
  let level = link;
  for (let up = 0; up < most.levels && level.length > 0; up++, level = level.parent()) {
    const text = shortText(level, most.text);
    if (text === null) return false;
    if (showsMoney(text)) return true;
  }
  return false;
}
