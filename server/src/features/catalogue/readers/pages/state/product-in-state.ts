import type { CheerioAPI } from 'cheerio';
import { currencyAt, currencyCode } from '../../../../../kit/money/currency.ts';
import { fromMinor, minorDigits, toMinor } from '../../../../../kit/money/minor-units.ts';
import { machinePrice, parsePrice } from '../../../../../kit/money/price-text.ts';
import { productKey, type RawVariant } from '../../product.ts';
import type { ProductClaims } from '../claims/claims.ts';
import { shortText } from '../short-text.ts';
import { isSoldOut } from '../stock/stock-words.ts';
import { hasState, type StateNode, stateNodes } from './app-state.ts';

const names = ['title', 'name', 'productName'];
const addresses = [
  'slug',
  'handle',
  'urlKey',
  'url_key',
  'url',
  'urlPath',
  'path',
  'href',
  'canonicalUrl',
  'link',
  'id',
  'sku',
  'productId',
];
const prices = ['price', 'priceRange', 'prices', 'salePrice', 'finalPrice', 'currentPrice', 'sellingPrice', 'minPrice'];
const regulars = ['compareAtPrice', 'compare_at_price', 'regularPrice', 'oldPrice', 'listPrice', 'originalPrice', 'rrp', 'msrp'];
const pictures = ['image', 'featuredImage', 'images', 'thumbnail', 'picture', 'media', 'imageUrl', 'image_url', 'gallery'];

/**
 * What a page's app state says about its product. The object must have a price and the name of the page (the end of its address, or its
 * heading), and there must be only one. A price that could be in cents is left out, unless the page shows it.
 */
export function stateClaims($: CheerioAPI, html: string, pageUrl: string): ProductClaims | null {
  const path = URL.parse(pageUrl)?.pathname ?? '/';
  if (!hasState(html) || path === '/') return null;
  const offered = stateNodes($).filter(isOffered);
  const own = lastPart(path);
  const headings = [
    $('h1').first().text(),
    $('meta[property="og:title"]').attr('content') ?? '',
    $('title')
      .first()
      .text()
      .split(/ [|–—·-] /)[0] ?? '',
  ]
    .map(plain)
    .filter(Boolean);
  const here = offered.filter((node) => addresses.some((field) => isEnd(node[field], own)));
  const called = offered.filter((node) => headings.includes(plain(nameOf(node) ?? '')));
  const candidates = here.length > 0 ? here : called;
  const [first] = candidates;
  if (!first || new Set(candidates.map((node) => plain(nameOf(node) ?? ''))).size > 1) return null;
  return productOf(candidates, { $, pageUrl, isMajor: isMajor(offered) });
}

/** The addresses of objects with a name and a price in the app state. Pages rendered in the browser have no links to follow. */
export function linksInState($: CheerioAPI): string[] {
  return stateNodes($)
    .filter(isOffered)
    .flatMap((node) => ['url', 'urlPath', 'path', 'href', 'canonicalUrl', 'link'].map((field) => node[field]))
    .filter((address): address is string => typeof address === 'string' && /^(?:https?:\/)?\/[^/]/.test(address));
}

/** Whether an object has a name, and a price of its own or of its variations. */
function isOffered(node: StateNode): boolean {
  const isPriced = (each: StateNode) => prices.some((field) => isThere(each[field]));
  return nameOf(node) !== null && (isPriced(node) || listIn(node.variants).some(isPriced));
}

interface Page {
  $: CheerioAPI;
  pageUrl: string;
  isMajor: boolean;
}

/** Whether whole numbers are in major units (euros): other amounts have decimals, or would be only a few cents. */
function isMajor(nodes: StateNode[]): boolean {
  const amounts = nodes.slice(0, 200).flatMap((node) => prices.flatMap((field) => moneyIn(node[field])));
  return amounts.some(({ amount, unit }) => (unit === null ? Number(amount) > 0 && Number(amount) < 50 : unit === 'number'));
}

function productOf(nodes: StateNode[], { $, pageUrl, isMajor }: Page): ProductClaims {
  const valuesOf = (fields: string[]) => nodes.flatMap((node) => fields.map((field) => node[field])).filter(isThere);
  const text = (...fields: string[]) =>
    valuesOf(fields)
      .map(textIn)
      .find((each) => each !== null) ?? null;
  const shown = shownAmounts($);
  const variants = nodes.flatMap((node) => listIn(node.variants));
  const priceValues = [...valuesOf(prices), ...variants.flatMap((each) => prices.map((field) => each[field]))].flatMap(moneyIn);
  const place = { language: $('html').attr('lang') ?? null, url: pageUrl };
  const currency =
    priceValues.map((each) => each.currency).find(Boolean) ??
    currencyCode(text('currency', 'currencyCode', 'priceCurrency')) ??
    currencyCode($('meta[property$="price:currency"]').attr('content')) ??
    shown.map((each) => currencyAt(each, place)).find(Boolean) ??
    null;
  const amounts = shown.map((each) => Number(parsePrice(each)?.amount ?? Number.NaN));
  const minor = (each: Money) => toMinor(isMajor ? each.amount : majorOf(each, currency, amounts), currency);
  const stock = [...valuesOf(['availableForSale', 'available', 'inStock', 'isInStock', 'stockStatus', 'availability', 'stock'])].map(
    isInStock,
  );
  const title = text(...names);
  return {
    source: 'state',
    ...(title && { title }),
    image:
      valuesOf(pictures)
        .map(pictureIn)
        .find((each) => each !== null) ??
      $('meta[property="og:image"]').attr('content') ??
      null,
    descriptions: [text('descriptionHtml', 'description', 'body_html', 'longDescription', 'shortDescription')],
    prices: priceValues.map(minor),
    regularPrice:
      valuesOf(regulars)
        .flatMap(moneyIn)
        .map(minor)
        .find((each) => each !== null) ?? null,
    currency,
    ...(stock.length ? { inStock: stock.some(Boolean) } : {}),
    categories: valuesOf(['category', 'productType', 'categories']).flatMap((each) =>
      (Array.isArray(each) ? each : [each]).map((entry) => textIn(entry) ?? ''),
    ),
    variants: variants.map((each) => variantOf(each, minor)),
    vendor: text('brand', 'vendor', 'manufacturer'),
    sku: text('sku'),
    language: place.language,
  };
}

function variantOf(node: StateNode, minor: (money: Money) => number | null): RawVariant {
  const amountOf = (fields: string[]) =>
    fields
      .map((field) => node[field])
      .filter(isThere)
      .flatMap(moneyIn)
      .map(minor)
      .find((each) => each !== null) ?? null;
  const stock = ['availableForSale', 'available', 'inStock', 'isInStock', 'stockStatus', 'availability']
    .map((field) => node[field])
    .filter(isThere);
  const id = node.id ?? node.variantId ?? node.variant_id;
  return {
    // Shopify's global ids end in the number that its cart takes.
    id: typeof id === 'string' ? id.replace(/^gid:\/\/.*\//, '') : typeof id === 'number' ? id : null,
    options: optionsOf(node),
    price: amountOf(prices),
    regularPrice: amountOf(regulars),
    ...(stock.length > 0 && { inStock: stock.some(isInStock) }),
    sku: textIn(node.sku),
    image: pictures.map((field) => pictureIn(node[field])).find((each) => each !== null) ?? null,
  };
}

/** The options of a variant: `selectedOptions: [{ name, value }]`, `attributes: { Size: 'M' }`, or else its title. */
function optionsOf(node: StateNode): Record<string, string> {
  for (const field of ['selectedOptions', 'options', 'attributes', 'optionValues']) {
    const options = node[field];
    const named = listIn(options).map(
      (each) => [textIn(each.name ?? each.label ?? each.attribute), textIn(each.value ?? each.values)] as const,
    );
    const pairs = named.filter((pair): pair is [string, string] => pair[0] !== null && pair[1] !== null);
    if (pairs.length > 0) return Object.fromEntries(pairs);
    if (typeof options === 'object' && options !== null && !Array.isArray(options)) {
      const plainPairs = Object.entries(options).filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '');
      if (plainPairs.length > 0) return Object.fromEntries(plainPairs.slice(0, 10));
    }
  }
  const title = nameOf(node);
  return title && title !== 'Default Title' ? { Variant: title } : {};
}

/** `amount` as written; `unit` is the evidence that it is in major units, null when it could be in cents. */
interface Money {
  amount: string;
  currency: string | null;
  unit: 'text' | 'number' | null;
}

function moneyIn(value: unknown): Money[] {
  if (Array.isArray(value)) return value.slice(0, 200).flatMap(moneyIn);
  if (typeof value === 'object' && value !== null) return moneyInObject(value as StateNode);
  const price = machinePrice(value);
  if (!price) return [];
  const isWhole = typeof value === 'number' ? Number.isInteger(value) : /^\d+$/.test(String(value).trim());
  return [{ ...price, unit: isWhole ? null : typeof value === 'number' ? 'number' : 'text' }];
}

function moneyInObject(value: StateNode): Money[] {
  const currency = currencyCode(value.currencyCode ?? value.currency ?? value.currency_code ?? value.currencyIso);
  if (typeof value.centAmount === 'number' && Number.isInteger(value.centAmount) && value.centAmount >= 0) {
    const digits = typeof value.fractionDigits === 'number' ? value.fractionDigits : minorDigits(currency);
    return [{ amount: fromMinor(String(value.centAmount), digits) ?? '0', currency, unit: 'text' }];
  }
  const inner = ['minVariantPrice', 'maxVariantPrice', 'min', 'max', 'current', 'amount', 'value', 'price', 'final', 'gross'];
  const innerMoney = inner.flatMap((field) => (isThere(value[field]) ? moneyIn(value[field]) : []));
  // A decimal text with a currency is the common form between programs: '30.0', and '30' as well.
  const isText = typeof value.amount === 'string' && currency !== null;
  return innerMoney.map((each) => ({ ...each, currency: each.currency ?? currency, unit: isText ? 'text' : each.unit }));
}

/** The amount in major units; null when it could be in cents. */
function majorOf({ amount, unit }: Money, currency: string | null, shown: number[]): string | null {
  const cents = fromMinor(amount, minorDigits(currency));
  if (unit !== null || minorDigits(currency) === 0) return amount;
  if (shown.includes(Number(amount))) return amount;
  return cents !== null && shown.includes(Number(cents)) ? cents : null;
}

/** The amounts that the page shows with a currency. */
function shownAmounts($: CheerioAPI): string[] {
  return $('body *')
    .not('script, style, template')
    .toArray()
    .map((each) => shortText($(each), 60)?.trim() ?? '')
    .filter((text) => /\d/.test(text) && /\p{Sc}|[A-Z]{3}|zł|kr|Kč|TL/u.test(text))
    .slice(0, 200);
}

function isInStock(value: unknown): boolean {
  if (typeof value === 'number') return value > 0;
  return typeof value === 'boolean' ? value : !/^(?:false|0|no)$/i.test(textIn(value) ?? '') && !isSoldOut(textIn(value) ?? '');
}

function pictureIn(value: unknown): string | null {
  if (typeof value === 'string') return /^(?:https?:)?\/|\.(?:jpe?g|png|webp|avif)/i.test(value) ? value : null;
  if (Array.isArray(value))
    return (
      value
        .slice(0, 20)
        .map(pictureIn)
        .find((each) => each !== null) ?? null
    );
  if (typeof value !== 'object' || value === null) return null;
  const { url, src, href, original, node, nodes, edges, image } = value as StateNode;
  return [url, src, href, original, image, node, nodes, edges].map(pictureIn).find((each) => each !== null) ?? null;
}

/** The entries of a list, also when wrapped: `{ nodes: […] }`, `{ edges: [{ node }] }`. */
function listIn(value: unknown): StateNode[] {
  const list = Array.isArray(value) ? value : (((value as StateNode | null)?.nodes ?? (value as StateNode | null)?.edges) as unknown);
  return (Array.isArray(list) ? list : [])
    .slice(0, 200)
    .map((each) => (each as StateNode | null)?.node ?? each)
    .filter((each): each is StateNode => typeof each === 'object' && each !== null);
}

function nameOf(node: StateNode): string | null {
  return (
    names
      .map((field) => node[field])
      .find((value): value is string => typeof value === 'string' && value.trim() !== '' && value.length < 500) ?? null
  );
}

function textIn(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() || null;
  if (typeof value === 'number') return String(value);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? nameOf(value as StateNode) : null;
}

const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** The last part of a path without its extension, which names the page. */
function lastPart(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return plain(
    productKey(`https://x/${last}`)
      .slice(1)
      .replace(/\.\w{2,5}$/, ''),
  );
}

/** Whether a value ends in the name of the page: the last part of its path, or a number at its start or end. */
function isEnd(value: unknown, own: string): boolean {
  if (own === '' || (typeof value !== 'string' && typeof value !== 'number')) return false;
  const ending = lastPart(String(value).slice(0, 2_000).split(/[?#]/, 1)[0] ?? '');
  return ending !== '' && (ending === own || (/^\d{3,}$/.test(ending) && (own.endsWith(`-${ending}`) || own.startsWith(`${ending}-`))));
}
