/** Presents the products of a search, and compares those that were shown. Pure. */

import { yesOrNo } from '../../../../kit/text/yes-no.ts';
import { differenceRemarks, formatPrice, type ProductMatch, reasonClauses } from '../../../recommendation/index.ts';
import { saidTitle } from '../../claims/render/said-title.ts';
import type { Claim, SaidSentence } from '../../claims/types.ts';
import type { ProductSearch } from '../../memory/request.ts';
import { withExtremePrice } from '../../records/extreme-price.ts';
import { valuesOfFamily } from '../../records/properties.ts';
import type { ProductRecord } from '../../records/types.ts';
import type { DescribedSentence } from '../described/described.ts';
import type { StatedInstead } from '../described/instead.ts';
import { claimed, spoken, type Voice } from './saying.ts';

/** Products as lines of a list: each with how it differs from the wish, else with the reason why it is shown. */
export function productLines({ replies, language }: Voice, matches: readonly ProductMatch[], withReasons = false): SaidSentence[] {
  return matches.flatMap(({ product, reasons, misses, variant }) => {
    const minor = variant?.priceMinor ?? product.priceMinor;
    const price = minor === null ? null : formatPrice(minor, product.currency, language);
    const remarks = misses.length > 0 ? differenceRemarks(misses, language) : withReasons ? reasonClauses(reasons, language) : [];
    const claims: Claim[] = [{ kind: 'product', product: product.id }];
    return spoken(replies.product(saidTitle(product.title), price, remarks.join(', ')), ...claims);
  });
}

/** What a search found, introduced by what it was for. */
export function foundProducts(
  voice: Voice,
  { reason }: Pick<ProductSearch, 'reason'>,
  matches: readonly ProductMatch[],
  count: number,
): SaidSentence[] {
  const { says, replies } = voice;
  if (matches.length === 0) return [];
  const lines = productLines(voice, matches);
  if (count === 0) return [...spoken(replies.nothingClosest), ...lines];
  const intro =
    reason === 'cheaper'
      ? says.cheaper
      : reason === 'dearer'
        ? says.dearer
        : reason === 'others'
          ? says.others
          : reason === 'count'
            ? says.count(count)
            : replies.found(matches.length);
  return [...spoken(intro), ...lines];
}

/** When nothing costs less, or nothing else is left: the products that there are. */
export function nothingBeyond(voice: Voice, reason: ProductSearch['reason'], ids: readonly number[]): SaidSentence[] {
  const { says } = voice;
  if (reason === 'others') return spoken(says.noOthers);
  const extreme = reason === 'cheaper' ? 'cheapest' : 'dearest';
  return [...spoken(reason === 'cheaper' ? says.nothingCheaper : says.nothingDearer), ...extremeSentences(voice, ids, extreme)];
}

/** The cheapest or dearest of some products; where several share the price, all of them. */
export function extremeSentences(voice: Voice, ids: readonly number[], extreme: 'cheapest' | 'dearest'): SaidSentence[] {
  const best = withExtremePrice(ids, extreme, voice.product);
  if (best === null) return [];
  const superlative = claimed(voice, { kind: 'superlative', product: best, of: ids, extreme });
  if (superlative.length > 0) return superlative;
  return ids.length === 1 ? claimed(voice, { kind: 'price', product: best }) : claimed(voice, { kind: 'range', products: ids });
}

/** What is stated of products: their properties, and sentences of their descriptions. Descriptions are no records, so they are quoted. */
export const describedSentences = (voice: Voice, described: readonly DescribedSentence[]): SaidSentence[] =>
  described.flatMap(({ product: id, text, property }) => {
    const { says, replies, product } = voice;
    const record = product(id);
    if (property) return claimed(voice, { kind: 'attribute', product: id, name: property, values: [] });
    return record
      ? spoken(says.described(replies.quote(saidTitle(record.title)), replies.quote(text)), { kind: 'product', product: id })
      : [];
  });

/** What is stated of the products in view when the answer itself is not stated: a line for each, and sentences of its description. */
export function statedInstead(voice: Voice, instead: readonly StatedInstead[]): SaidSentence[] {
  if (instead.length === 0) return [];
  const lines = instead.flatMap(({ product: id, properties }) => {
    const product = voice.product(id);
    return product ? lineOf(voice, product, properties, true) : [];
  });
  const quoted = instead.flatMap(({ product, sentences }) => sentences.map((text) => ({ product, text, words: [] })));
  return [...spoken(voice.says.statedInstead), ...lines, ...describedTogether(voice, quoted)];
}

/** Several sentences of a description, quoted at once. */
export const describedTogether = (voice: Voice, described: readonly DescribedSentence[]): SaidSentence[] =>
  [...Map.groupBy(described, ({ product }) => product).values()].flatMap((ofOne) =>
    ofOne.slice(0, 1).flatMap((first) => describedSentences(voice, [{ ...first, text: ofOne.map(({ text }) => text).join(' ') }])),
  );

const mostDiffering = 4;
const longestValue = 60;

/** What differs: the prices in a sentence, the properties in a line for each product. */
export function comparison(voice: Voice, ids: readonly number[]): SaidSentence[] {
  const products = ids.flatMap((id) => voice.product(id) ?? []);
  const [first, second] = products;
  if (!first || !second) return [];
  const prices: SaidSentence[] =
    products.length === 2
      ? claimed(voice, { kind: 'difference', product: first.id, other: second.id })
      : extremeSentences(voice, ids, 'cheapest');
  const compared =
    prices.length > 0 || products.length > 2
      ? prices
      : claimed(voice, { kind: 'compare', product: first.id, other: second.id, by: 'price' });
  const names = differingNames(products);
  return [...compared, ...products.flatMap((product) => lineOf(voice, product, names))];
}

/** Families and names of attributes whose values are not the same for all. */
function differingNames(products: readonly ProductRecord[]): string[] {
  const names = new Map<string, number>();
  for (const product of products)
    for (const { name, family } of product.attributes) {
      const key = family ?? name;
      names.set(key, (names.get(key) ?? 0) + 1);
    }
  return [...names]
    .filter(([name]) => new Set(products.map((product) => valuesUnder(product, name).toSorted().join('\n'))).size > 1)
    .filter(([name]) => name !== 'brand' && name !== 'tag')
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostDiffering)
    .map(([name]) => name);
}

const valuesUnder = (product: ProductRecord, name: string): string[] => {
  const own = product.attributes.filter((attribute) => (attribute.family ?? attribute.name) === name).flatMap(({ values }) => values);
  return own.length > 0 ? own : valuesOfFamily(product, name);
};

/** The shop's own name of a property. */
const labelOf = ({ attributes }: ProductRecord, name: string): string =>
  attributes.find((attribute) => (attribute.family ?? attribute.name) === name)?.name || name;

function lineOf({ replies, language }: Voice, product: ProductRecord, names: readonly string[], withNames = false): SaidSentence[] {
  const price = product.priceMinor === null ? null : formatPrice(product.priceMinor, product.currency, language);
  const stated = names.flatMap((name) => {
    const text = valuesUnder(product, name).join(' / ');
    // 'Yes' and '12' say nothing without the name of it.
    const isNamed = withNames || yesOrNo(text) !== null || /^[\d.,]+$/u.test(text);
    return text && text.length <= longestValue ? [{ name, text: isNamed ? `${labelOf(product, name)}: ${text}` : text }] : [];
  });
  const claims: Claim[] = [
    { kind: 'product', product: product.id },
    ...stated.map(({ name }): Claim => ({ kind: 'attribute', product: product.id, name, values: [] })),
  ];
  return spoken(replies.product(saidTitle(product.title), price, stated.map(({ text }) => text).join(', ')), ...claims);
}
