/** The rules by which the parts of a page become one product, field by field (README.md has them as a table). Pure. */
import { joinedPaths } from '../../category-paths.ts';
import { plainText, type RawProduct } from '../../product.ts';
import type { ClaimSource, ProductClaims, VisibleClaims } from './claims.ts';

/** The parts of a page in the order in which they are believed; `trails` are its breadcrumbs, the most certain first. */
export interface PageParts {
  /** JSON-LD, microdata, RDFa, OpenGraph. */
  structured: ProductClaims[];
  /** The page by the class names of its shop system, which are more certain than its layout. */
  markup: ProductClaims | null;
  page: VisibleClaims | null;
  state: ProductClaims | null;
  trails: { source: ClaimSource; paths: string[][] }[];
}

type Merged = Omit<RawProduct, 'base' | 'link'>;
type Field = Exclude<keyof Merged, 'fieldSources' | 'key'>;

/** Merges what the parts of a page say. The address of the product is the caller's. */
export function mergeClaims(parts: PageParts): Merged {
  const { structured, markup, page, state } = parts;
  const sources: Record<string, string> = {};
  const from = <T>(field: Field, claim: { source: string; value: T } | null): T | undefined => {
    if (!claim) return undefined;
    sources[field] = claim.source;
    return claim.value;
  };
  const all = [...structured, markup, page, state].filter((claims) => claims !== null);
  const first = <F extends Field>(field: F, among: readonly ProductClaims[] = all) => {
    const claims = among.find((each) => isFilled(each[field]));
    return claims ? { source: claims.source as string, value: claims[field] as NonNullable<RawProduct[F]> } : null;
  };
  const money = moneyOf(parts);
  const places = placesOf(parts);
  const merged: Merged = {
    title: from('title', titleOf(parts)) ?? '',
    image: from('image', first('image')),
    descriptions: from('descriptions', descriptionOf(parts)) ?? [],
    prices: from('prices', money && { source: money.source, value: money.prices }) ?? [],
    regularPrice: from('regularPrice', money?.regular ?? null) ?? null,
    currency: from('currency', money?.currency ? { source: money.source, value: money.currency } : first('currency')),
    ...withStock(from('inStock', stockOf(parts))),
    categories: from('categories', first('categories')) ?? [],
    categoryPaths: from('categoryPaths', places) ?? [],
    tags: from('tags', first('tags')) ?? [],
    attributes: from('attributes', attributesOf(all)) ?? {},
    variants: from('variants', first('variants')) ?? [],
    vendor: from('vendor', first('vendor')),
    sku: from('sku', first('sku')),
    language: from('language', first('language')),
  };
  return { ...merged, fieldSources: named(sources) };
}

/** Structured data often simplifies the title's characters or appends the shop's name, so the heading counts where they agree. */
function titleOf({ structured, markup, page, state }: PageParts) {
  const stated = structured.find(({ title }) => isFilled(title));
  if (markup?.title) return { source: markup.source, value: markup.title };
  const heading = page?.heading.replace(/\s+/g, ' ').trim() ?? '';
  if (!stated?.title) {
    if (heading !== '') return { source: 'page', value: page?.title ?? heading };
    return state?.title ? { source: state.source, value: state.title } : null;
  }
  const title = plainText(stated.title).replace(/\s+/g, ' ');
  const isHeadingWithSite = heading.length >= 2 && title.startsWith(heading) && /^ [|–—·•-] /.test(title.slice(heading.length));
  return isHeadingWithSite ? { source: 'page', value: heading } : { source: stated.source, value: stated.title };
}

/** The visible description is complete, while structured data often holds only its beginning. */
function descriptionOf({ structured, markup, page, state }: PageParts) {
  const candidates = [markup, ...structured, page, state]
    .filter((claims) => claims !== null)
    .flatMap(({ source, descriptions = [] }) => descriptions.map((text) => ({ source: source as string, text: plainText(text ?? '') })))
    .filter(({ text }) => text !== '');
  const [chosen] = candidates;
  if (!chosen) return null;
  const begins = beginning(chosen.text);
  const whole = candidates.find(({ text }) => text.length > chosen.text.length && folded(text).includes(begins));
  const { source, text } = chosen.source === 'shop-markup' ? chosen : (whole ?? chosen);
  return { source, value: [text] };
}

interface Money {
  source: string;
  prices: (number | null)[];
  currency: string | null;
  regular: { source: string; value: number } | null;
}

/**
 * The price that visitors see. Structured data is exact, so it wins while the page shows the same price (or an amount within its range); otherwise the
 * visible price wins, if it certainly is the price.
 */
function moneyOf({ structured, markup, page, state }: PageParts): Money | null {
  const visible = [markup, page].filter((claims) => claims !== null).find(isPriced) ?? null;
  const shownCurrency = page?.isSureCurrency || visible === markup ? (visible?.currency ?? null) : null;
  const stated = [...structured, state].filter((claims) => claims !== null).find(isPriced);
  if (!stated) return visible && moneyFrom(visible, [visible]);
  const inShown = shownCurrency && stated.currency !== shownCurrency ? (stated.inCurrency?.(shownCurrency) ?? null) : null;
  const statedMoney = inShown && isPriced(inShown) ? inShown : stated;
  if (!visible) return moneyFrom(statedMoney, [statedMoney, ...structured]);
  const isOtherCurrency = shownCurrency !== null && statedMoney.currency !== null && statedMoney.currency !== shownCurrency;
  const isSure = visible === markup || page?.isSurePrice === true;
  if (isOtherCurrency && isSure) return moneyFrom(visible, [visible]);
  if (isShown(statedMoney, visible, page?.amounts ?? []) || !isSure) return moneyFrom(statedMoney, [visible, statedMoney, ...structured]);
  return moneyFrom({ ...visible, currency: visible.currency ?? statedMoney.currency ?? null }, [visible]);
}

function moneyFrom(claims: ProductClaims, regulars: ProductClaims[]): Money {
  const lowest = lowestOf(claims);
  const regular = regulars.find(
    (each) => (each.regularPrice ?? 0) > (lowest ?? 0) && (!each.currency || each.currency === claims.currency),
  );
  return {
    source: claims.source,
    prices: claims.prices ?? [],
    currency: claims.currency ?? null,
    regular: regular?.regularPrice ? { source: regular.source, value: regular.regularPrice } : null,
  };
}

/** Whether the page shows one of the stated prices, or an amount within their range. */
function isShown(stated: ProductClaims, visible: ProductClaims, amounts: number[]): boolean {
  const prices = pricesOf(stated);
  const shown = [...pricesOf(visible), ...amounts];
  const [low = 0, high = 0] = [lowestOf(stated) ?? 0, prices.reduce((most, price) => Math.max(most, price), 0)];
  const wanted = new Set(prices);
  return shown.some((amount) => wanted.has(amount)) || pricesOf(visible).some((amount) => amount >= low && amount <= high);
}

/** The page decides that a product is sold out if it says so next to the price or offers nothing to buy; otherwise structured data decides. */
function stockOf({ structured, markup, page, state }: PageParts): { source: string; value: boolean } | null {
  const stated = [markup, ...structured, state].filter((claims) => claims !== null).find(({ inStock }) => inStock !== undefined);
  const says = { source: 'page', value: false };
  if (page?.soldOut && !page.canBuy) return says;
  if (page?.soldOut === 'firmly' && stated?.inStock !== true) return says;
  if (stated?.inStock !== undefined) return { source: stated.source, value: stated.inStock };
  return page ? { source: 'page', value: true } : null;
}

/** All paths that breadcrumbs and categories name; an address is only asked when nothing else names any. */
function placesOf({ structured, markup, page, state, trails }: PageParts): { source: string; value: string[][] } | null {
  const shownTrails = trails.filter(({ source, paths }) => source !== 'address' && paths.length > 0);
  const named = [...structured, markup, page, state]
    .filter((claims) => claims !== null)
    .map(({ source, categoryPaths = [] }) => ({ source, paths: categoryPaths.filter((path) => path.length > 0) }))
    .filter(({ paths }) => paths.length > 0);
  const certain = [...shownTrails, ...named];
  const chosen = certain.length > 0 ? certain : trails.filter(({ source }) => source === 'address');
  if (chosen.length === 0) return null;
  // A category that a trail contains is no place of its own.
  const steps = new Set(shownTrails.flatMap(({ paths }) => paths.flat().map(folded)));
  const paths = chosen.flatMap(({ source, paths }) =>
    paths.filter((path) => source === 'breadcrumb' || source === 'address' || path.length > 1 || !steps.has(folded(path[0] ?? ''))),
  );
  const sources = new Set(chosen.map(({ source }) => source));
  return { source: [...sources].join(' + '), value: joinedPaths([], paths) };
}

/** The attributes of all parts; values that several parts name for one attribute are joined. */
function attributesOf(all: ProductClaims[]): { source: string; value: Record<string, string[]> } | null {
  const attributesByName = new Map<string, { name: string; values: string[] }>();
  const sources = new Set<string>();
  for (const { source, attributes = {} } of all) {
    for (const [name, values] of Object.entries(attributes)) {
      const label = plainText(name).replace(/\s*[:：]\s*$/, '');
      const filled = values.filter((value) => value.trim() !== '');
      if (filled.length === 0 || label === '') continue;
      sources.add(source);
      const existing = attributesByName.get(folded(label));
      if (existing) existing.values = [...existing.values, ...filled.slice(0, mostValues)];
      else attributesByName.set(folded(label), { name: label, values: filled.slice(0, mostValues) });
    }
  }
  if (attributesByName.size === 0) return null;
  return {
    source: [...sources].join(' + '),
    value: Object.fromEntries([...attributesByName.values()].map(({ name, values }) => [name, values])),
  };
}

const mostValues = 200;

/** The stored names of the fields. */
function named(sources: Record<string, string>): Record<string, string> {
  const names: Record<string, string> = { descriptions: 'description', prices: 'price' };
  return Object.fromEntries(Object.entries(sources).map(([field, source]) => [names[field] ?? field, source]));
}

const withStock = (inStock: boolean | undefined) => (inStock === undefined ? {} : { inStock });
const pricesOf = (claims: ProductClaims): number[] => (claims.prices ?? []).filter((price) => price !== null);
const isPriced = (claims: ProductClaims): boolean => pricesOf(claims).length > 0;
const lowestOf = (claims: ProductClaims): number | null =>
  pricesOf(claims).reduce<number | null>((least, price) => (least === null || price < least ? price : least), null);
const folded = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
/** The beginning of a text, without the sign of having been cut. */
const beginning = (text: string): string =>
  folded(text)
    .replace(/(?:…|\.{3})$/, '')
    .slice(0, 200)
    .trim();

function isFilled(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}
