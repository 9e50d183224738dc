/** The demands of the chosen answers on a product, the products that meet them, and how the others differ. Pure. */
import { brandAttribute, type ProductRule } from '@parley/contract';
import { foldText } from '../../../kit/text/words.ts';
import { attributesInStock } from '../../catalogue/index.ts';
import { fitting } from './rules.ts';
import type { Candidate, Marks, Shelf } from './shelf.ts';
import { type BestVariant, isAboutOptions, type PriceRule, type Wanted, wantedOf } from './variants.ts';

/** A chosen answer: the text that the visitor saw, and its rules. */
export interface ChosenAnswer {
  text: string;
  rules: readonly ProductRule[];
  /** Answers to the same question are alternatives. Without an id, the answer counts as a question of its own. */
  questionId?: number;
  /**
   * The answer is to a follow-up question: products that do not match it rank lower but are not removed, because one answer in ten is a
   * slip.
   */
  soft?: boolean;
  /** A later answer took it back. */
  isTakenBack?: boolean;
}

/** How a product differs from an answer: its price, or the value it has instead. */
export type Miss =
  | { kind: 'dearer'; minor: number; currency: string | null }
  | { kind: 'cheaper'; minor: number; currency: string | null }
  | { kind: 'other'; has: string; wanted: string[] }
  | { kind: 'unknown'; wanted: string[] };

/** The demand of the chosen answers to one question. */
export interface Demand {
  texts: string[];
  /** The price ranges of each answer. */
  prices: PriceRule[][];
  others: ProductRule[];
  /** 1 for the products that meet the demand. */
  fits: Marks;
  /** Whether it demands a kind of product. A product of another kind differs more than one of another colour. */
  isKind: boolean;
  /** The same, as it is compared with one variant. */
  wanted: Wanted;
}

const isKind = (rule: ProductRule) =>
  rule.field === 'category' || rule.field === 'product' || (rule.field === 'fact' && rule.family === 'kind');

/**
 * The demands of the chosen answers, one for each question. A product meets a demand when it meets that of one of the answers: all required
 * price ranges, one of the preferred price ranges, and one of the other preferences. `exclude` and `require` rules other than prices make
 * no demand, because they remove products.
 */
export function demandsOf(shelf: Shelf, answers: readonly ChosenAnswer[]): Demand[] {
  return byQuestion(answers).flatMap((alternatives) => {
    const parts = alternatives.map((answer) => ({ text: answer.text, ...demandedBy(answer.rules) }));
    const demanding = parts.filter(({ prices, others }) => prices.length + others.length > 0);
    // With an answer such as 'any price', the question demands nothing.
    if (demanding.length === 0 || demanding.length < parts.length) return [];
    const fits = new Uint8Array(shelf.products.length);
    for (const { prices, others } of demanding) {
      const [priced, other] = [pricedRight(shelf, prices), anyOf(shelf, others)];
      for (let place = 0; place < fits.length; place++) if (priced?.[place] !== 0 && other?.[place] !== 0) fits[place] = 1;
    }
    const others = demanding.flatMap((part) => part.others);
    return [
      {
        texts: demanding.map(({ text }) => text),
        prices: demanding.map(({ prices }) => prices),
        others,
        fits,
        isKind: others.some(isKind),
        wanted: wantedOf(shelf, alternatives),
      },
    ];
  });
}

const byQuestion = (answers: readonly ChosenAnswer[]): ChosenAnswer[][] => [
  ...Map.groupBy(answers, (answer) => answer.questionId ?? answer).values(),
];

/** The wishes of the chosen answers to each question, as they apply to one variant. */
export const wantedByQuestion = (shelf: Shelf, answers: readonly ChosenAnswer[]): Wanted[] =>
  byQuestion(answers).map((alternatives) => wantedOf(shelf, alternatives));

/** What `require` rules demand of options, by question. Products without such a value are removed, but the variant with it may lack another. */
export function requiredOptions(shelf: Shelf, answers: readonly ChosenAnswer[]): Demand[] {
  return byQuestion(answers).flatMap((alternatives) => {
    const others = alternatives.flatMap(({ rules }) => rules.filter((rule) => rule.effect === 'require' && !isPrice(rule)));
    const wanted = wantedOf(shelf, alternatives);
    if (others.length === 0 || !isAboutOptions(wanted) || demandsOf(shelf, alternatives).length > 0) return [];
    const fits = new Uint8Array(shelf.products.length).fill(1);
    return [{ texts: alternatives.map(({ text }) => text), prices: [], others, fits, isKind: false, wanted }];
  });
}

const isPrice = (rule: ProductRule): rule is ProductRule & PriceRule => rule.field === 'price';

function demandedBy(rules: readonly ProductRule[]) {
  const demanded = rules.filter(({ effect }) => effect !== 'exclude');
  const others = demanded.filter((rule) => !isPrice(rule));
  // An answer that requires something does not demand its preferences too.
  return { prices: demanded.filter(isPrice), others: others.every(({ effect }) => effect === 'prefer') ? others : [] };
}

/**
 * The price ranges of an answer that a product misses: the required ones outside of which it is and, if it is in none of the preferred
 * ones, all of those.
 */
function missedPrices(shelf: Shelf, place: number, prices: readonly PriceRule[]): PriceRule[] {
  const isMissed = (rule: PriceRule) => !fitting(shelf, rule)[place];
  const preferred = prices.filter(({ effect }) => effect === 'prefer');
  const missed = prices.filter((rule) => rule.effect === 'require' && isMissed(rule));
  return preferred.length > 0 && preferred.every(isMissed) ? [...missed, ...preferred] : missed;
}

/** The products that miss none of the price ranges of an answer (`missedPrices`); null without ranges. */
function pricedRight(shelf: Shelf, prices: readonly PriceRule[]): Marks | null {
  const preferred = anyOf(
    shelf,
    prices.filter(({ effect }) => effect === 'prefer'),
  );
  const required = prices.filter(({ effect }) => effect === 'require').map((rule) => fitting(shelf, rule));
  if (required.length === 0) return preferred;
  return Uint8Array.from({ length: shelf.products.length }, (_, place) =>
    preferred?.[place] !== 0 && required.every((marks) => marks[place]) ? 1 : 0,
  );
}

/** The products that match any of the rules; null without rules. */
function anyOf(shelf: Shelf, rules: readonly ProductRule[]): Marks | null {
  if (rules.length === 0) return null;
  const [first, ...rest] = rules.map((rule) => fitting(shelf, rule));
  if (!first || rest.length === 0) return first ?? null;
  return first.map((mark, place) => (mark || rest.some((marks) => marks[place]) ? 1 : 0));
}

/** 1 for the products that meet all demands. */
export function fittingAll(shelf: Shelf, demands: readonly Demand[]): Marks {
  const marks = new Uint8Array(shelf.products.length).fill(1);
  for (const { fits } of demands) for (let place = 0; place < marks.length; place++) if (!fits[place]) marks[place] = 0;
  return marks;
}

/**
 * How near a price is to a range that it is outside of: the ratio of the price and the nearer limit, 0 to 1; 0 when the price is unknown.
 */
export function nearness({ priceMinor }: Candidate, { min, max }: PriceRule): number {
  if (priceMinor === null || priceMinor <= 0) return 0;
  if (max !== null && priceMinor > max) return max / priceMinor;
  return min !== null && priceMinor < min ? priceMinor / min : 1;
}

/**
 * How a product differs from the demands that it does not meet, in the order of the demands.
 * @param variant the variant that is compared; null to compare the product
 */
export function missesOf(shelf: Shelf, place: number, demands: readonly Demand[], variant: BestVariant | null): Miss[] {
  const product = shelf.products[place];
  if (!product) return [];
  return demands.flatMap((demand): Miss[] => {
    if (variant) return missesOfVariant(shelf, place, demand, variant);
    const { fits, prices, others, texts } = demand;
    if (fits[place]) return [];
    const missedByAnswer = prices.map((ofAnswer) => missedPrices(shelf, place, ofAnswer));
    const missed = missedByAnswer.every((each) => each.length > 0) ? missedByAnswer.flat() : [];
    const lacks = others.length > 0 && !others.some((rule) => fitting(shelf, rule)[place]);
    const misses = [
      ...(missed.length > 0 ? [priceMiss(product, missed, texts)] : []),
      ...(lacks ? [otherMiss(shelf, place, others, texts)] : []),
    ];
    return misses.length > 0 ? misses : [{ kind: 'unknown', wanted: texts }];
  });
}

function missesOfVariant(shelf: Shelf, place: number, { wanted, prices, others, texts }: Demand, variant: BestVariant): Miss[] {
  if (variant.meets(wanted)) return [];
  const ranges = prices.flat();
  const { currency } = shelf.products[place] as Candidate;
  const has = others.map((rule) => variant.instead(rule)).find((value) => value !== '');
  const other = has ? otherThan(has, texts) : otherMiss(shelf, place, others, texts);
  const price = ranges.length > 0 ? priceMiss({ priceMinor: variant.priceMinor, currency }, ranges, texts) : null;
  if (variant.meetsButPrice(wanted)) return price ? [price] : [];
  return price && others.length === 0 ? [price] : [other];
}

function priceMiss(
  { priceMinor, currency }: Pick<Candidate, 'priceMinor' | 'currency'>,
  prices: readonly PriceRule[],
  wanted: string[],
): Miss {
  if (priceMinor === null) return { kind: 'unknown', wanted };
  const gaps = prices.map(({ min, max }) => (max !== null && priceMinor > max ? priceMinor - max : priceMinor - (min ?? 0)));
  const gap = gaps.reduce((least, each) => (Math.abs(each) < Math.abs(least) ? each : least));
  return { kind: gap > 0 ? 'dearer' : 'cheaper', minor: Math.abs(gap), currency };
}

function otherMiss(shelf: Shelf, place: number, rules: readonly ProductRule[], wanted: string[]): Miss {
  const has = rules.map((rule) => valueInstead(shelf, place, rule)).find((value) => value !== '') ?? '';
  return otherThan(has, wanted);
}

const otherThan = (has: string, wanted: string[]): Miss =>
  has && !wanted.some((text) => foldText(text) === foldText(has)) ? { kind: 'other', has, wanted } : { kind: 'unknown', wanted };

/** The value that a product has instead of the one that a rule wants; empty when unknown. */
function valueInstead({ products, facts }: Shelf, place: number, rule: ProductRule): string {
  const product = products[place] as Candidate;
  const { categories, vendor } = product;
  if (rule.field === 'fact') {
    const ids = facts.valueIds.subarray(facts.offsets[place], facts.offsets[place + 1]);
    return [...ids].map((id) => facts.values[id]).find((value) => value?.family === rule.family)?.labels[0] ?? '';
  }
  if (rule.field === 'category') return categories.at(-1) ?? '';
  if (rule.field !== 'attribute') return '';
  const name = foldText(rule.name);
  if (vendor && name === foldText(brandAttribute)) return vendor;
  const [, values = []] = Object.entries(attributesInStock(product)).find(([own]) => foldText(own) === name) ?? [];
  return values.slice(0, 2).join(', ');
}
