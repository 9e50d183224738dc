import { currencyCode } from '../../../../kit/money/currency.ts';
import { toMinor } from '../../../../kit/money/minor-units.ts';
import { machinePrice, type TextPrice } from '../../../../kit/money/price-text.ts';
import { pathIn, topOfTrail } from '../category-paths.ts';
import { type Failed, withName } from '../failures.ts';
import { isSoldOut } from '../pages/stock/stock-words.ts';
import { type CatalogueProduct, plainLink, plainText, productKey, productOrReason, unreadablePrice, webAddress } from '../product.ts';
import { ValueLists } from '../value-lists.ts';

/** One item of a merchant feed: all values of each field, under Google's field names (`image_link`). */
export type FeedItem = Map<string, string[]>;

const attributeNames = ['color', 'size', 'material', 'pattern', 'gender', 'age_group'];
// A value that this many variations share counts as shared by all of them.
const mostCompared = 200;
const longestTitle = 1_000;

/** Collects the items of a feed and groups the variations of one product, by `item_group_id` or by address. */
export class FeedItems {
  readonly #base: string;
  readonly #language: string | null;
  readonly #groups = new Map<string, FeedItem[]>();
  readonly #failed: Failed[] = [];
  readonly #places = new Map<FeedItem, string>();

  /** `base` resolves relative links; `language` is that of the feed. */
  constructor(base: string, language: string | null = null) {
    this.#base = base;
    this.#language = language;
  }

  /** The number of groups so far. */
  get size(): number {
    return this.#groups.size;
  }

  /** `place` is the position of the item in its file, in words. */
  add(item: FeedItem, place: string): void {
    const link = linkOf(item, this.#base);
    const id = value(item, 'id');
    if (!link) {
      const written = value(item, 'link');
      const reason = written ? `the link is no web address: ${written.slice(0, 200)}` : 'no link';
      this.#failed.push({ where: withName(place, value(item, 'title')), reason });
      return;
    }
    this.#places.set(item, place);
    const group = value(item, 'item_group_id');
    const atHome = URL.parse(link)?.pathname === '/' && !productKey(link).includes('?');
    // Some feeds link every item to the home page; then the address cannot group them.
    const key = group ? `g:${group}` : atHome && id ? `i:${id}` : productKey(link);
    const items = this.#groups.get(key);
    if (items) items.push(item);
    else this.#groups.set(key, [item]);
  }

  products(): { products: CatalogueProduct[]; failed: Failed[]; odd: Failed[] } {
    const products = new Map<string, CatalogueProduct>();
    const failed = [...this.#failed];
    const odd: Failed[] = [];
    for (const [group, items] of this.#groups) {
      const product = productOf(items, this.#base, this.#language);
      const place = withName(items[0] ? (this.#places.get(items[0]) ?? '') : '', items[0] && value(items[0], 'title'));
      if (typeof product === 'string') {
        failed.push({ where: place, reason: product });
        continue;
      }
      const doubt = unreadablePrice(
        product,
        items.map((item) => value(item, 'price') ?? ''),
      );
      if (doubt) odd.push({ where: place, reason: doubt });
      if (products.has(product.externalKey))
        products.set(`${product.externalKey}#${group}`, { ...product, externalKey: `${product.externalKey}#${group}` });
      else products.set(product.externalKey, product);
    }
    return { products: [...products.values()], failed, odd };
  }
}

function productOf(items: FeedItem[], base: string, language: string | null): CatalogueProduct | string {
  const offers = items.map(offerOf);
  const currency = offers.map((offer) => offer.now?.currency ?? null).find(Boolean) ?? null;
  const minor = offers.map(({ now, before }) =>
    !now?.currency || now.currency === currency
      ? { now: toMinor(now?.amount, currency), before: toMinor(before?.amount, currency) }
      : { now: null, before: null },
  );
  const priced = minor.filter((offer) => offer.now !== null).sort((a, b) => (a.now ?? 0) - (b.now ?? 0));
  const stock = items.map((item) => value(item, 'availability')).filter((text) => text !== null);
  const first = (name: string) => items.map((item) => value(item, name)).find((text) => text !== null) ?? null;
  return productOrReason({
    title: commonTitle(items.map((item) => value(item, 'title') ?? '').filter(Boolean)),
    link: commonLink(items.map((item) => linkOf(item, base)).filter((link) => link !== null)),
    base,
    image: first('image_link') ?? first('additional_image_link'),
    descriptions: [first('description'), first('summary'), first('content')],
    prices: priced.map((offer) => offer.now),
    regularPrice: priced[0]?.before ?? null,
    currency,
    inStock: stock.length === 0 || stock.some((text) => !isSoldOut(text)),
    categories: pathsOf(items).flat(),
    categoryPaths: pathsOf(items),
    attributes: attributesOf(items),
    variants: (items.length > 1 ? items : []).map((item, at) => ({
      id: variantIdOf(item, base),
      options: optionsOf(item),
      price: minor[at]?.now ?? null,
      regularPrice: minor[at]?.before ?? null,
      inStock: !isSoldOut(value(item, 'availability') ?? ''),
      sku: value(item, 'mpn'),
      image: value(item, 'image_link'),
    })),
    vendor: first('brand'),
    sku: items.length === 1 ? first('mpn') : null,
    language: first('content_language') ?? language,
  });
}

/** The current price, and the one before when the item is on sale. Sales outside their dates are ignored. */
function offerOf(item: FeedItem): { now: TextPrice | null; before: TextPrice | null } {
  const price = priceOf(value(item, 'price'));
  const sale = isOn(value(item, 'sale_price_effective_date')) ? priceOf(value(item, 'sale_price')) : null;
  const isSale = sale !== null && Number(sale.amount) > 0 && (price === null || Number(sale.amount) < Number(price.amount));
  return isSale ? { now: { ...sale, currency: sale.currency ?? price?.currency ?? null }, before: price } : { now: price, before: null };
}

/** In `12.00 EUR` the point is always decimal, unless three digits follow; everything else is read like text written for people. */
function priceOf(text: string | null): TextPrice | null {
  const plain = /^(?:([A-Za-z]{3})\s*)?(\d+(?:\.\d+)?)\s*([A-Za-z]{3})?$/.exec(text?.trim() ?? '');
  if (plain?.[2] && !/\.\d{3}$/.test(plain[2])) return { amount: plain[2], currency: currencyCode(plain[1] ?? plain[3]) };
  return machinePrice(text);
}

function isOn(interval: string | null): boolean {
  const [from = Number.NaN, to = Number.NaN] = (interval ?? '').split('/').map((each) => Date.parse(each.trim()));
  const now = Date.now();
  return !(now < from) && !(now > to);
}

/** The id of an item in the shop's own terms: the variant that its address selects, the number at the end of an app's id, else the id itself. */
function variantIdOf(item: FeedItem, base: string): string | null {
  const link = linkOf(item, base);
  const selected = link && URL.parse(link)?.searchParams.get('variant');
  const id = value(item, 'id');
  return selected || (/^shopify_\w{2,3}_\d+_(\d+)$/i.exec(id ?? '')?.[1] ?? id);
}

function optionsOf(item: FeedItem): Record<string, string> {
  return Object.fromEntries(attributeNames.map((name) => [labelOf(name), value(item, name) ?? '']));
}

/** Category paths out of product types, without the root. */
function pathsOf(items: FeedItem[]): string[][] {
  const types = items.flatMap((item) => item.get('product_type') ?? []);
  const paths = types.length
    ? types
    : items.flatMap((item) => item.get('google_product_category') ?? []).filter((path) => !/^\d+$/.test(path));
  return paths.map((path) => {
    const levels = pathIn(plainText(path)).filter((level) => !topOfTrail.test(level));
    // Google's own taxonomy starts far above any shop; only its last level helps.
    return types.length ? levels : levels.slice(-1);
  });
}

function attributesOf(items: FeedItem[]): Record<string, string[]> {
  const valueLists = new ValueLists();
  for (const item of items) {
    for (const name of attributeNames) for (const text of item.get(name) ?? []) valueLists.add(labelOf(name), text);
    for (const detail of item.get('product_detail') ?? []) {
      const [name, text] = detail
        .split(':')
        .slice(-2)
        .map((part) => part.trim());
      if (name && text) valueLists.add(name, text);
    }
  }
  return Object.fromEntries(valueLists);
}

const labelOf = (name: string): string => name.replace(/^./, (c) => c.toUpperCase()).replace('_', ' ');

/** The common beginning of the titles of variations (`Shirt - Red / M`), or the first title when they share too little. */
function commonTitle(titles: string[]): string {
  const [first = '', ...others] = titles.slice(0, mostCompared).map((title) => title.slice(0, longestTitle));
  if (others.every((title) => title === first)) return first;
  let end = 0;
  while (end < first.length && others.every((title) => title[end] === first[end])) end++;
  const atWord = titles.every((title) => end === title.length || !/[\p{L}\p{N}]/u.test(title[end] ?? ''))
    ? end
    : first.slice(0, end).search(/[\p{L}\p{N}]+$/u);
  const shared = first
    .slice(0, atWord < 0 ? end : atWord)
    .replace(/[\s\-–—|/,:;(•·]+$/u, '')
    .trim();
  return shared.length >= 3 ? shared : first;
}

/** The address of the first variation without the query parameters in which the variations differ. */
function commonLink(links: string[]): string {
  const [first, ...others] = links
    .slice(0, mostCompared)
    .map((link) => URL.parse(plainLink(link)))
    .filter((url) => url !== null);
  if (!first) return '';
  if (others.every((url) => url.origin === first.origin && url.pathname === first.pathname)) {
    for (const [name, content] of [...first.searchParams]) {
      if (others.some((url) => url.searchParams.get(name) !== content)) first.searchParams.delete(name);
    }
    if (others.some((url) => url.hash !== first.hash)) first.hash = '';
  }
  return first.href;
}

function linkOf(item: FeedItem, base: string): string | null {
  const written = value(item, 'link');
  return written ? webAddress(written, base || 'about:blank') : null;
}

function value(item: FeedItem, name: string): string | null {
  return item.get(name)?.[0] ?? null;
}
