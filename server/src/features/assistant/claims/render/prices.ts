/** Sentences about prices. Each returns null when the records do not support it: no price, several prices, different currencies. */

import { languageData } from '../../../../kit/languages/index.ts';
import { plainLine } from '../../../../kit/text/clean.ts';
import { foldText } from '../../../../kit/text/words.ts';
import type { ProductRecord, VariantRecord } from '../../records/types.ts';
import type { Claim } from '../types.ts';
import { isolated, tellsApart, type Wording } from './wording.ts';

type ClaimOf<Kind extends Claim['kind']> = Extract<Claim, { kind: Kind }>;

/** What something costs; `high` is above `low` when versions differ in price. */
interface PriceSpan {
  low: number;
  high: number;
  currency: string | null;
}

/** The lowest and highest price of a product; null without a price. */
export const spanOf = ({ priceMinor, priceMaxMinor, currency }: ProductRecord): PriceSpan | null =>
  priceMinor === null ? null : { low: priceMinor, high: Math.max(priceMinor, priceMaxMinor ?? priceMinor), currency };

/** The spans of all products; null when one has no price or another currency than the rest. */
export function spansOf(products: readonly ProductRecord[]): PriceSpan[] | null {
  const spans = products.map(spanOf);
  const priced = spans.filter((span) => span !== null);
  return priced.length === spans.length && priced.every(({ currency }) => currency === priced[0]?.currency) ? priced : null;
}

const fixedPrice = (product: ProductRecord): number | null => {
  const span = spanOf(product);
  return span && span.low === span.high ? span.low : null;
};

/** A product or one of its variants, with its price. */
export interface PricedVersion {
  product: ProductRecord;
  /** Quoted, with the options of the variant. */
  title: string;
  minor: number;
}

/** What a claim names, with its price; null when it has none or several, or is unknown. */
export function pricedVersion(id: number, variantId: string | undefined, wording: Wording): PricedVersion | null {
  const product = wording.product(id);
  const variant = product && variantOf(product, variantId);
  if (!product || variant === null) return null;
  const minor = variant?.priceMinor ?? fixedPrice(product);
  return minor === null ? null : { product, title: versionTitle(wording, product, variant), minor };
}

/** Whether the titles tell the versions apart. */
export const versionsTellApart = (versions: readonly PricedVersion[]): boolean =>
  new Set(versions.map(({ title }) => foldText(title))).size === versions.length;

/** The variant that a claim names: undefined when it names none, null when the product has no such variant. */
export const variantOf = (product: ProductRecord, id: string | undefined): VariantRecord | null | undefined =>
  id === undefined ? undefined : (product.variants.find((variant) => variant.id === id) ?? null);

/** A product's title with the options of a variant: '“Trail Boot” (42, Blue)'. */
export function versionTitle(wording: Wording, product: ProductRecord, variant: VariantRecord | undefined): string {
  const options = variant ? isolated(versionName(variant), wording.language) : '';
  const title = wording.title(product);
  if (!options) return title;
  const [open, close] = languageData(wording.language).punctuation.brackets;
  return `${title}${open}${options}${close}`;
}

/** The options of a variant: '42, Blue'. */
export const versionName = ({ options }: VariantRecord): string =>
  plainLine(
    options
      .map(({ value }) => value)
      .filter(Boolean)
      .join(', '),
  );

/** The price now and before of a product or variant; null unless it is reduced and has one price. */
function reductionOf(product: ProductRecord, variant: VariantRecord | undefined): { now: number; was: number } | null {
  const now = variant ? (variant.priceMinor ?? fixedPrice(product)) : fixedPrice(product);
  const was = variant?.priceMinor != null ? variant.regularPriceMinor : product.regularPriceMinor;
  return now !== null && was !== null && was > now ? { now, was } : null;
}

/** The price of a product or variant, or the range of its prices; null when there is none. */
export function price(claim: ClaimOf<'price'>, wording: Wording): string | null {
  const product = wording.product(claim.product);
  const variant = product && variantOf(product, claim.variant);
  if (!product || variant === null) return null;
  const { sentences, money } = wording;
  const title = versionTitle(wording, product, variant);
  if (variant?.priceMinor != null) return sentences.price(title, money(variant.priceMinor, product.currency));
  const span = spanOf(product);
  // A variant without a price of its own costs what the product costs, if that is one price.
  if (!span || (variant && span.low !== span.high)) return null;
  const low = money(span.low, span.currency);
  return span.low === span.high ? sentences.price(title, low) : sentences.priceRange(title, low, money(span.high, span.currency));
}

/** The price before and now; null unless the product or variant is reduced. */
export function regularPrice(claim: ClaimOf<'regularPrice'>, wording: Wording): string | null {
  const product = wording.product(claim.product);
  const variant = product && variantOf(product, claim.variant);
  if (!product || variant === null) return null;
  const reduction = reductionOf(product, variant);
  if (!reduction) return null;
  const { sentences, money } = wording;
  const { now, was } = reduction;
  return sentences.wasNow(versionTitle(wording, product, variant), money(now, product.currency), money(was, product.currency));
}

/** What a reduction saves, as an amount or in percent; null unless the product or variant is reduced. */
export function saving({ product: id, variant: variantId, as }: ClaimOf<'saving'>, wording: Wording): string | null {
  const product = wording.product(id);
  const variant = product && variantOf(product, variantId);
  const reduction = product && variant !== null ? reductionOf(product, variant) : null;
  if (!product || variant === null || !reduction) return null;
  const { sentences, money } = wording;
  const { now, was } = reduction;
  const text = (as === 'percent' && percentText(was - now, was, wording)) || money(was - now, product.currency);
  return sentences.saves(versionTitle(wording, product, variant), text, money(now, product.currency), money(was, product.currency));
}

/** A percentage saved, as shops round it; one that was rounded up is 'almost' that, so that no saving is overstated. '' below half a percent. */
function percentText(saved: number, was: number, { sentences, percent }: Wording): string {
  const exact = (saved * 100) / was;
  // A price that is not 0 is never reduced by 100 %.
  const rounded = Math.min(99, Math.round(exact));
  if (rounded === 0) return '';
  return rounded > exact ? sentences.almost(percent(rounded)) : percent(rounded);
}

/** By how much two products or versions differ in price; null when either has no single price, or another currency, or their titles are the same. */
export function difference(claim: ClaimOf<'difference'>, wording: Wording): string | null {
  const a = pricedVersion(claim.product, claim.variant, wording);
  const b = pricedVersion(claim.other, claim.otherVariant, wording);
  if (!a || !b || a.product.currency !== b.product.currency || !versionsTellApart([a, b])) return null;
  const { sentences, money, list } = wording;
  const { currency } = a.product;
  if (a.minor === b.minor) return sentences.samePrice(list([a.title, b.title]), money(a.minor, currency));
  const amount = money(Math.abs(a.minor - b.minor), currency);
  return a.minor < b.minor ? sentences.costsLess(a.title, b.title, amount) : sentences.costsMore(a.title, b.title, amount);
}

/** The range of the prices of some products; null when one has no price, or another currency. */
export function range({ products: ids }: ClaimOf<'range'>, wording: Wording): string | null {
  const products = wording.products(ids);
  const spans = products && spansOf(products);
  const [first] = products ?? [];
  if (!products || !spans || !first) return null;
  if (products.length === 1) return price({ kind: 'price', product: first.id }, wording);
  const { sentences, money } = wording;
  const low = Math.min(...spans.map((span) => span.low));
  const high = Math.max(...spans.map((span) => span.high));
  if (low === high) return sentences.samePrice(wording.titles(products), money(low, first.currency));
  return sentences.pricesBetween(wording.group(products), money(low, first.currency), money(high, first.currency));
}

const holds: Readonly<Record<ClaimOf<'bound'>['side'], (span: PriceSpan, amount: number) => boolean>> = {
  under: ({ high }, amount) => high < amount,
  atMost: ({ high }, amount) => high <= amount,
  over: ({ low }, amount) => low > amount,
  atLeast: ({ low }, amount) => low >= amount,
};

/** That the prices of all these products are under, at most, over or at least an amount; null unless all are. */
export function bound({ products: ids, side, amountMinor, currency }: ClaimOf<'bound'>, wording: Wording): string | null {
  const products = wording.products(ids);
  const spans = products && spansOf(products);
  if (!products || !spans?.every((span) => span.currency === currency && holds[side](span, amountMinor))) return null;
  return wording.sentences.bound[side](wording.group(products), wording.money(amountMinor, currency));
}

/** '€20.00' or '€20.00–€30.00'. */
export function spanText({ low, high, currency }: PriceSpan, { money }: Wording): string {
  return low === high ? money(low, currency) : `${money(low, currency)}–${money(high, currency)}`;
}

/** That one product is cheaper or dearer than another; null when their ranges overlap or their titles are the same. */
export function compare({ product: first, other: two }: ClaimOf<'compare'>, wording: Wording): string | null {
  const products = first === two ? null : wording.products([first, two]);
  const [a, b] = (products && spansOf(products)) ?? [];
  if (!products || !a || !b || !tellsApart(products)) return null;
  const { sentences, money } = wording;
  if (a.low === b.low && a.high === a.low && b.high === b.low)
    return sentences.samePrice(wording.titles(products), money(a.low, a.currency));
  const [title = '', otherTitle = ''] = products.map(wording.title);
  const [text, otherText] = [spanText(a, wording), spanText(b, wording)];
  if (a.high < b.low) return sentences.cheaper(title, text, otherTitle, otherText);
  return a.low > b.high ? sentences.dearer(title, text, otherTitle, otherText) : null;
}

/** That a product is the cheapest or dearest of several; null unless it is so by every price. */
export function superlative({ product: id, of, extreme }: ClaimOf<'superlative'>, wording: Wording): string | null {
  const products = wording.products(of.includes(id) ? of : [id, ...of]);
  const spans = products && spansOf(products);
  const product = wording.product(id);
  const own = product && spanOf(product);
  if (!products || !spans || !own || products.length < 2 || !tellsApart(products)) return null;
  const others = spans.filter((_, at) => products[at] !== product);
  const isExtreme = others.every(({ low, high }) => (extreme === 'cheapest' ? own.high < low : own.low > high));
  if (!isExtreme) return null;
  return wording.sentences[extreme](wording.title(product), wording.group(products), spanText(own, wording));
}
