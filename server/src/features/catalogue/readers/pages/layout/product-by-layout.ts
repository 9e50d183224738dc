import type { CheerioAPI } from 'cheerio';
import { productKey, webAddress } from '../../product.ts';
import type { SoldOut, VisibleClaims } from '../claims/claims.ts';
import { attributeOf, type PageElement, type PageNode, type Selection } from '../load-page.ts';
import { canonicalOf, isPage } from '../page-address.ts';
import { buyNames, buyWords, cartNames } from '../shop-words.ts';
import { shortText } from '../short-text.ts';
import { maySaySoldOut, stockIn } from '../stock/stock-words.ts';
import type { Own } from './layout-attributes.ts';
import { detailsOf } from './layout-details.ts';
import { type PriceElement, pricesIn } from './price-elements.ts';
import { shownPrice } from './shown-price.ts';

/** Larger pages are not pages of one product, and querying them would take too long. */
const longest = 2_000_000;
const mostElements = 20_000;
const mostSigns = 400;
const mostWritten = 500;

/** The page that is looked at. `isProduct`: another part of the page says that it is one product's, so that its layout need not. `hasSku`: another part names the SKU. */
interface LayoutPage {
  url: string;
  base: string;
  isProduct: boolean;
  hasSku: boolean;
}

/** Whether a page may show a product at all; this costs a tenth of parsing it. */
export const mayShowProduct = (html: string): boolean =>
  buyWords.test(html) || buyNames.test(html) || /price|preis|prix|cena|fiyat|precio|prezzo/i.test(html) || maySaySoldOut(html);

/**
 * What the layout of a page says about its product: a heading with a buy button and a price, neither of them inside a card that links to
 * another page. Null for lists, articles and all other pages, and for pages too large to be one product's. Removes frames, navigation and
 * scripts from the page, so it comes last.
 */
export function layoutClaims(
  $: CheerioAPI,
  html: string,
  { url: pageUrl, base, isProduct: isKnown, hasSku }: LayoutPage,
): VisibleClaims | null {
  const url = URL.parse(pageUrl);
  if (!url || (url.pathname === '/' && !url.search)) return null;
  if (html.length > longest || (!isKnown && !mayShowProduct(html)) || $('*').length > mostElements) return null;
  $(
    'script, style, noscript, template, svg, footer, nav, dialog, [hidden], .hide, .hidden, .sr-only, .visually-hidden, .screen-reader-text',
  ).remove();
  $('body > header, header')
    .filter((_, each) => $(each).find('h1').length === 0 || $(each).find('form[action*="search" i]').length > 0)
    .remove();
  const elements = $('*')
    .toArray()
    .filter((each): each is PageElement => 'attribs' in each);
  const heading = headingOf($);
  if (!heading) return null;
  const place = { language: $('html').attr('lang') ?? null, url: pageUrl };
  const signs = { controls: controlsOf($), shown: pricesIn($, mostSigns, place) };
  if (!signs.controls || !signs.shown) return null;
  const isCard = cardTest($, heading, base);
  const controls = signs.controls.filter((each) => !isCard(each));
  const prices = signs.shown.prices.filter((price) => !isCard(price.element));
  const soldOut = soldOutSign($, elements, isCard);
  const canonical = canonicalOf($, base, pageUrl);
  if (!isKnown && !isProduct({ controls, prices, soldOut, hasCanonical: canonical !== null })) return null;
  const order = new Map(elements.map((each, at) => [each, at]));
  const placeOf = (element: Selection) => order.get(element[0] as never) ?? 0;
  const price = shownPrice({ ...signs.shown, prices }, placeOf, placeOf(heading), place);
  const own: Own = (wanted) =>
    (typeof wanted === 'string' ? $(wanted).toArray() : elements.filter((each) => wanted.has(each.name)))
      .filter((each) => !isCard([each]))
      .map((each) => $(each));
  return {
    source: 'page',
    ...detailsOf($, own, hasSku),
    ...price,
    heading: heading.text().slice(0, mostWritten),
    title: heading.text(),
    soldOut,
    canBuy: controls.some((each) => each.attr('disabled') === undefined && !each.is('form')),
    language: place.language,
  };
}

interface Signs {
  controls: Selection[];
  prices: PriceElement[];
  soldOut: SoldOut;
  hasCanonical: boolean;
}

function isProduct({ controls, prices, soldOut, hasCanonical }: Signs): boolean {
  if (controls.length > 0 && prices.length > 0) return true;
  // A buy button without a price only counts in a real form, on a page with a canonical address.
  if (controls.length > 0)
    return (
      hasCanonical &&
      controls.some(
        (each) => !each.is('a') && (each.closest('form').length > 0 || cartNames.test(`${each.attr('id')} ${each.attr('class')}`)),
      )
    );
  if (prices.length === 0) return false;
  return soldOut !== false || (hasCanonical && prices.length <= 4 && prices.some((price) => price.isNamed));
}

/** The heading that names the page: the only h1, else the h1 or h2 that the title repeats, else the first h1. */
function headingOf($: CheerioAPI): Selection | null {
  const titles = [$('title').first().text(), $('meta[property="og:title"]').attr('content') ?? '']
    .join(' ')
    .slice(0, 2_000)
    .replace(/\s+/g, ' ')
    .toLowerCase();
  const elementText = (each: Selection) => (shortText(each, mostWritten) ?? '').replace(/\s+/g, ' ').trim().toLowerCase();
  const headings = (tag: string) =>
    $(tag)
      .toArray()
      .map((each) => $(each))
      .filter((each) => elementText(each) !== '');
  const first = headings('h1');
  if (first.length === 1) return first[0] ?? null;
  const repeated = [...first, ...headings('h2')].find((each) => elementText(each).length > 1 && titles.includes(elementText(each)));
  return repeated ?? first[0] ?? null;
}

function controlsOf($: CheerioAPI): Selection[] | null {
  const all = $('button, input[type="submit"], input[type="button"], input[type="image"], a[href], form, [role="button"]').filter(
    (_, each) => {
      const written = (names: readonly string[]) => names.map((name) => attributeOf(each, name) ?? '');
      if (buyNames.test(written(['class', 'id', 'name', 'action', 'href', 'formaction', 'data-action']).join(' '))) return true;
      if ('name' in each && each.name === 'form') return false;
      const ownText = shortText([each], mostWritten);
      const text = [ownText, ...written(['value', 'aria-label', 'title', 'alt'])].join(' ');
      return ownText !== null && text.length < 120 && buyWords.test(text);
    },
  );
  if (all.length > mostSigns) return null;
  return all
    .toArray()
    .map((each) => $(each))
    .filter((each) => each.find(all).length === 0);
}

/** Whether the first of some elements belongs to a card. */
type IsCard = (element: ArrayLike<PageNode>) => boolean;

/**
 * Makes a test for whether an element belongs to a card: a part of the page, not around the heading, whose picture or name links to another
 * page, or that is one of several similar siblings with links.
 */
function cardTest($: CheerioAPI, heading: Selection, base: string): IsCard {
  const here = productKey(base);
  const leadsAway = (link: Selection) => {
    const url = webAddress(link.attr('href') ?? '', base);
    return url !== null && productKey(url) !== here && isPage(url, base);
  };
  const above = new Set(heading.parents().toArray());
  const isCardLevel = (level: Selection) => {
    const links = level
      .find('a[href]')
      .toArray()
      .map((each) => $(each))
      .filter(leadsAway);
    if (links.some((link) => link.find('img, h2, h3, h4, h5').length > 0 || link.closest('h2, h3, h4, h5').length > 0)) return true;
    return links.length > 0 && likeThatLead(level).some((each) => each !== level[0]);
  };
  // Computed once per row: a row of ten thousand cards would otherwise be searched for each of them.
  const rows = new Map<unknown, Map<string, unknown[]>>();
  const kindOf = (each: Selection) => `${each.prop('tagName')} ${each.attr('class') ?? ''}`;
  const likeThatLead = (level: Selection): unknown[] => {
    const parent = level.parent();
    let row = rows.get(parent[0]);
    if (!row) {
      row = Map.groupBy(
        parent
          .children()
          .toArray()
          .filter(
            (each) =>
              !above.has(each) &&
              $(each)
                .find('a[href]')
                .toArray()
                .some((link) => leadsAway($(link))),
          ),
        (each) => kindOf($(each)),
      );
      rows.set(parent[0], row);
    }
    return row.get(kindOf(level)) ?? [];
  };
  const isCardByLevel = new Map<unknown, boolean>();
  const isInCard = (node: Selection[number]): boolean => {
    const link = linkAround(node);
    if (link && !buyNames.test(link.attribs.href ?? '') && leadsAway($(link))) {
      if (node !== link || $(node).find('img, h2, h3').length > 0) return true;
    }
    for (let parent = node.parent; parent; parent = parent.parent) {
      if (above.has(parent as never)) return false;
      const is = isCardByLevel.get(parent) ?? isCardLevel($(parent as never));
      isCardByLevel.set(parent, is);
      if (is) return true;
    }
    return false;
  };
  const cache = new Map<unknown, boolean>();
  return ({ 0: node }) => {
    if (!node) return false;
    const is = cache.get(node) ?? isInCard(node);
    cache.set(node, is);
    return is;
  };
}

/** The link around an element, or the element itself when it is one. Walks by hand, because a query for each element is slow. */
function linkAround(element: PageNode): PageElement | null {
  for (let node: PageNode | null = element; node; node = node.parent as typeof node) {
    if ('attribs' in node && node.name === 'a' && node.attribs.href !== undefined) return node;
  }
  return null;
}

const stockName =
  /(?:^|[-_ ])(?:stock|inventory|availability|verfuegbarkeit|lager(?:bestand)?|disponibilit[aey]\w*|disponibilidad|dispo|voorraad|dostepnosc|stok|zaiko)(?:$|[-_ ])/i;
const stockLabel =
  /^[^:：]{0,20}(?:stock|availability|availab|inventory|status|verfügbar|lager|bestand|liefer|disponib|existencias|voorraad|beschikbaar|dostępn|stan|stok|在庫|库存|庫存|التوفر|المخزون|налич|skladov|dostupn|készlet)[^:：]{0,15}[:：]\s*\S/iu;

const sayingStock = new Set(['p', 'span', 'div', 'strong', 'b', 'button', 'em', 'small', 'td', 'dd', 'li', 'a']);

/** Whether the product is sold out: 'firmly' when a stock label says so, even next to a buy button; 'perhaps' by other words, where no label says that it is there. */
function soldOutSign($: CheerioAPI, elements: readonly PageElement[], isCard: IsCard): SoldOut {
  const signs = elements
    .flatMap((each) => {
      const maySay = sayingStock.has(each.name) || (each.name === 'input' && each.attribs.type?.toLowerCase() === 'submit');
      const stock = maySay ? stockOf(each) : null;
      return stock === null ? [] : [{ element: $(each), stock }];
    })
    .filter(({ element }) => element.closest('select, label').length === 0)
    .slice(0, mostSigns)
    .filter(({ element }) => !isCard(element));
  const isFirm = ({ element }: { element: Selection }) =>
    stockLabel.test(element.text().trim()) || stockName.test(`${element.attr('class')} ${element.parent().attr('class')}`);
  const out = signs.filter(({ stock }) => stock === 'out');
  if (out.some(isFirm)) return 'firmly';
  return out.length > 0 && !signs.some((sign) => sign.stock === 'there' && isFirm(sign)) && 'perhaps';
}

function stockOf(element: PageNode): ReturnType<typeof stockIn> {
  const ownText = shortText([element], mostWritten);
  if (ownText === null) return null;
  const text = `${ownText.trim()} ${attributeOf(element, 'value') ?? ''}`.trim();
  return text !== '' && text.length < 60 ? stockIn(text) : null;
}
