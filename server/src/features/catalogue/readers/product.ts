import type { CartSystem } from '@parley/contract';
import { plainProse } from '../../../kit/text/clean.ts';
import { decodedOr } from '../../../kit/text/percent.ts';
import { load } from '../../../platform/html.ts';
import { cleanPaths } from './category-paths.ts';
import { isTooDeep, isTooLarge } from './pages/load-page.ts';

/**
 * A product as every reader gives it. Prices are integers in minor units of `currency` (of its two-decimal guess when the
 * currency is unknown); `priceMaxMinor` is set when variants differ, `regularPriceMinor` when it is on sale.
 * `link` is absolute, or empty when a file names neither link nor shop; texts are plain, without markup.
 */
export interface CatalogueProduct {
  /** The same for the same product in every later reading of the same source. */
  externalKey: string;
  title: string;
  link: string;
  image: string | null;
  description: string;
  priceMinor: number | null;
  priceMaxMinor: number | null;
  regularPriceMinor: number | null;
  currency: string | null;
  inStock: boolean;
  /** Flat names, for rules and filters. */
  categories: string[];
  /** Each from the top down, `['Women', 'Shoes', 'Boots']`; a product can stand in several places of a shop. */
  categoryPaths: string[][];
  tags: string[];
  attributes: Record<string, string[]>;
  /** Empty for a product that is sold in one form only. */
  variants: ProductVariant[];
  vendor: string | null;
  sku: string | null;
  language: string | null;
  /** How the shop's cart takes it; null when it is not known. */
  cart?: CartEntry | null;
  /** The part of a page that each field was read from (pages/README.md); empty when one source gave all of them. */
  fieldSources: Record<string, string>;
}

/** How the cart of a shop system takes a product. */
export interface CartEntry {
  system: CartSystem;
  /** The shop's own id of what goes into the cart; null when that is one of the variants, by its id. */
  id: string | null;
}

/**
 * One variant of a product as the shop sells it, such as one size of a shirt. Prices are in minor units of the product's currency. `id` is the
 * shop's own (Shopify's variant id, WooCommerce's variation id), else its SKU or its options; it is unique within the product.
 */
export interface ProductVariant {
  id: string;
  /** Option name → value, such as `Size` → `M`. */
  options: Readonly<Record<string, string>>;
  priceMinor: number | null;
  /** The price before the discount, when the variant is on sale. */
  regularPriceMinor: number | null;
  inStock: boolean;
  sku: string | null;
  /** Absolute address, '' when it has no picture of its own. */
  image: string;
}

/** A variant as a reader found it, before cleaning. */
export interface RawVariant {
  id?: string | number | null;
  options?: Record<string, string>;
  price?: number | null;
  regularPrice?: number | null;
  inStock?: boolean;
  sku?: string | null;
  image?: string | null;
}

/** What a reader found, before cleaning: texts may hold markup, addresses may be relative to `base`, lists may repeat. */
export interface RawProduct {
  key?: string;
  title: string;
  link: string;
  base: string;
  image?: string | null;
  /** The first that is not empty becomes the description. */
  descriptions?: (string | null | undefined)[];
  prices?: (number | null)[];
  regularPrice?: number | null;
  currency?: string | null;
  inStock?: boolean;
  /** Without them, the last step of each path; paths without them are one step each. */
  categories?: string[];
  categoryPaths?: string[][];
  tags?: string[];
  attributes?: Record<string, string[]>;
  variants?: RawVariant[];
  vendor?: string | null;
  sku?: string | null;
  language?: string | null;
  cart?: CartEntry | null;
  fieldSources?: Record<string, string>;
}

const trackingWords =
  /^(utm_\w+|gclid|gad_\w+|gbraid|wbraid|srsltid|fbclid|msclkid|mc_[ce]id|ref|variant|currency|pr_\w+|_\w+|\w*sessid|jsessionid|oscsid|xtcsid|zenid|sid|s_?id|session(?:_?id)?|cfid|cftoken)$/i;
const limits = {
  title: 500,
  link: 2000,
  description: 20_000,
  word: 200,
  categories: 50,
  tags: 100,
  attributes: 50,
  values: 100,
  variants: 250,
  options: 10,
};

/** Cleans what a reader found. Null when it has no title, or its link is not a web address. */
export function cleanProduct(raw: RawProduct): CatalogueProduct | null {
  const product = productOrReason(raw);
  return typeof product === 'string' ? null : product;
}

/** Like cleanProduct, but gives the reason in plain words instead of null. */
export function productOrReason(raw: RawProduct): CatalogueProduct | string {
  const title = cut(plainText(raw.title).replace(/\s+/g, ' '), limits.title);
  const link = raw.link ? webAddress(raw.link, raw.base) : '';
  if (!title) return 'no title';
  if (link === null) return `the link is no web address: ${cut(raw.link, 200)}`;

  const paths = cleanPaths(
    raw.categoryPaths?.length ? raw.categoryPaths : (raw.categories ?? []).map((name) => [name]),
    title,
    (step) => oneWord(step) ?? '',
  );
  const description = (raw.descriptions ?? []).map((text) => plainText(text ?? '')).find((text) => text !== '') ?? '';
  return {
    externalKey: raw.key ?? productKey(link),
    title,
    link,
    image: raw.image ? webAddress(raw.image, raw.base) : null,
    description: cut(description, limits.description),
    ...pricesOf(raw),
    currency: raw.currency ?? null,
    inStock: raw.inStock ?? true,
    categories: words(raw.categories?.length ? raw.categories : paths.map((path) => path.at(-1) ?? ''), limits.categories),
    categoryPaths: paths,
    tags: words(raw.tags ?? [], limits.tags),
    attributes: cleanAttributes(raw.attributes ?? {}),
    variants: cleanVariants(raw.variants ?? [], raw.base),
    vendor: oneWord(raw.vendor),
    sku: oneWord(raw.sku),
    language: /^[a-z]{2,3}(?=$|[-_])/i.exec(raw.language?.trim() ?? '')?.[0].toLowerCase() ?? null,
    cart: raw.cart ?? null,
    fieldSources: raw.fieldSources ?? {},
  };
}

function pricesOf(raw: RawProduct): Pick<CatalogueProduct, 'priceMinor' | 'priceMaxMinor' | 'regularPriceMinor'> {
  const prices = (raw.prices ?? []).filter((price) => price !== null && price > 0) as number[];
  // Not Math.min(...prices): a page may name more prices than a call takes arguments.
  const lowest = prices.reduce<number | null>((least, price) => (least === null || price < least ? price : least), null);
  const highest = prices.reduce<number | null>((most, price) => (most === null || price > most ? price : most), null);
  return {
    priceMinor: lowest,
    priceMaxMinor: highest !== lowest ? highest : null,
    regularPriceMinor: regularAbove(lowest, raw.regularPrice),
  };
}

/** The regular price of what is on sale; null where it is none. */
const regularAbove = (price: number | null, regular: number | null = null): number | null =>
  price !== null && regular !== null && regular > price ? regular : null;

/** Why a product has no price although its source has text where the price should be; null when it has a price or there is no text. */
export function unreadablePrice(product: CatalogueProduct, texts: string[]): string | null {
  const unreadable = product.priceMinor === null ? texts.find((text) => text.trim() !== '' && !/^[\s0.,]*$/.test(text)) : undefined;
  return unreadable === undefined ? null : `imported without a price: “${cut(unreadable.trim(), 60)}” is not a number`;
}

/**
 * The key of a product by its address: path and query without host, case of the scheme, trailing slash or tracking words,
 * so that the same product read through an interface, a page or a file is one product.
 */
export function productKey(link: string): string {
  const url = URL.parse(plainLink(link));
  if (!url) return link;
  const path = url.pathname.replace(/(?<!\/)\/+$/, '') || '/';
  return `${decodedOr(path, path, decodeURI)}${url.search}`.slice(0, limits.link);
}

/** A link without parameters that track the visitor or select a variation. */
export function plainLink(link: string): string {
  const url = URL.parse(link);
  if (!url) return link;
  // Old shops put the visitor's session into the path: `;jsessionid=…`, `/(S(…))/`.
  url.pathname = url.pathname.replace(/;(?:jsessionid|phpsessid|sid)=[^/]*/gi, '').replace(/\/\([A-Z]\([^/]*\)\)(?=\/)/, '');
  for (const name of [...url.searchParams.keys()]) if (trackingWords.test(name)) url.searchParams.delete(name);
  return url.href;
}

/** Markup to text: entities decoded, scripts and styles dropped, blocks on lines of their own, control characters gone. */
export function plainText(markup: string): string {
  return plainProse(/[<&]/.test(markup) ? textOfMarkup(markup) : markup)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** An absolute http(s) address without credentials, resolved against `base`; null when it is none. */
export function webAddress(text: string, base: string): string | null {
  const url = URL.parse(text.trim(), base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return url.href.length <= limits.link ? url.href : null;
}

function textOfMarkup(markup: string): string {
  const $ = isTooDeep(markup) ? null : load(markup, { xml: { xmlMode: false, decodeEntities: true } }, false);
  // Too deep to walk through, but the text between the tags is still usable.
  if (!$ || isTooLarge($)) return markup.replace(/<[^<>]*>/g, ' ');
  $('script, style, noscript, template, iframe').remove();
  $('br').replaceWith('\n');
  $('p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, tr, table, section, article, details, summary, dt, dd').each((_, element) => {
    $(element).prepend('\n').append('\n');
  });
  $('td, th').append(' ');
  return $.root().text();
}

/** A text as one clean word; null where nothing is left of it. */
const oneWord = (text: string | null | undefined): string | null => words([text ?? ''], 1)[0] ?? null;

function words(list: string[], most: number): string[] {
  const seen = new Map<string, string>();
  for (const text of list) {
    const word = cut(plainText(text).replace(/\s+/g, ' '), limits.word);
    if (word && !seen.has(word.toLowerCase())) seen.set(word.toLowerCase(), word);
    if (seen.size === most) break;
  }
  return [...seen.values()];
}

function cleanAttributes(attributes: Record<string, string[]>): Record<string, string[]> {
  const clean = new Map<string, string[]>();
  for (const [name, values] of Object.entries(attributes).slice(0, limits.attributes)) {
    const label = oneWord(name.replace(/:$/, ''));
    const cleanValues = words(values, limits.values);
    if (label && cleanValues.length) clean.set(label, cleanValues);
  }
  // fromEntries defines its keys, so a label of '__proto__' is a label.
  return Object.fromEntries(clean);
}

/** Variants with an id each, no id twice; a single variant without options is the product itself. */
function cleanVariants(given: RawVariant[], base: string): ProductVariant[] {
  const clean = new Map<string, ProductVariant>();
  for (const raw of given) {
    if (clean.size === limits.variants) break;
    const options = Object.fromEntries(
      Object.entries(raw.options ?? {})
        .slice(0, limits.options)
        .map(([name, value]) => [oneWord(name.replace(/:$/, '')) ?? '', oneWord(value) ?? ''])
        .filter(([name, value]) => name !== '' && value !== ''),
    );
    const sku = oneWord(raw.sku);
    const id = oneWord(String(raw.id ?? '')) ?? sku ?? Object.values(options).join(' / ');
    if (!id || clean.has(id)) continue;
    const price = raw.price && raw.price > 0 ? raw.price : null;
    clean.set(id, {
      id,
      options,
      priceMinor: price,
      regularPriceMinor: regularAbove(price, raw.regularPrice),
      inStock: raw.inStock ?? true,
      sku,
      image: (raw.image && webAddress(raw.image, base)) || '',
    });
  }
  const variants = [...clean.values()];
  return variants.length > 1 || variants.some(({ options }) => Object.keys(options).length > 0) ? variants : [];
}

function cut(text: string, most: number): string {
  return text.length <= most
    ? text
    : text
        .slice(0, most - 1)
        .toWellFormed()
        .replace(/\ufffd$/, '')
        .trimEnd()
        .concat('…');
}
