/**
 * Whether one variant of a product meets what the answers want together: a shirt in red and in M is no red M where that one is sold out, and the
 * price of the M counts where it is dearer than the S. Pure.
 */
import type { ProductRule } from '@parley/contract';
import { has, type Places } from '@parley/flow/reach';
import { comparedSpelling } from '../../../kit/text/spelling.ts';
import { foldText } from '../../../kit/text/words.ts';
import { fitting } from './rules.ts';
import { type Marks, remembered, type Shelf } from './shelf.ts';

export type PriceRule = Extract<ProductRule, { field: 'price' }>;

/** A rule: which places match it, and the values of options that it is about. */
interface WantedRule {
  holds: (place: number) => boolean;
  options: Marks | null;
}

/** The wishes of one of the chosen answers to a question. */
interface Alternative {
  /** One of the preferences (if there are any) and all of the requirements must be met. */
  some: WantedRule[];
  every: WantedRule[];
  /** The products that it excludes. */
  excluded: ((place: number) => boolean)[];
  someRange: PriceRule[];
  everyRange: PriceRule[];
}

/** What the chosen answers to one question want; one of the alternatives is enough. */
export type Wanted = readonly Alternative[];

/** What the chosen answers to one question want. */
export const wantedOf = (shelf: Shelf, answers: readonly { text: string; rules: readonly ProductRule[] }[]): Wanted =>
  answers.map(({ text, rules }) => {
    const ranges = rules.filter((rule): rule is ProductRule & PriceRule => rule.field === 'price');
    const others = (effect: ProductRule['effect']) => rules.filter((rule) => rule.field !== 'price' && rule.effect === effect);
    const wantedOfRule = (rule: ProductRule) => wantedRule(shelf, rule, text);
    const every = others('require').map(wantedOfRule);
    return {
      // An answer that requires something does not demand its preferences too.
      some: every.length > 0 ? [] : others('prefer').map(wantedOfRule),
      every,
      excluded: rules.filter(({ effect }) => effect === 'exclude').map((rule) => inMarks(fitting(shelf, rule))),
      someRange: ranges.filter(({ effect }) => effect === 'prefer'),
      everyRange: ranges.filter(({ effect }) => effect === 'require'),
    };
  });

/** The values of options that a rule is about, or that are called like the answer with it; null where there are none. */
function optionsOf(shelf: Shelf, rule: ProductRule, text: string): Marks | null {
  if (shelf.options.values.length === 0 || (rule.field !== 'fact' && rule.field !== 'attribute')) return null;
  const about = rule.field === 'fact' ? rule.family : rule.name;
  const marks = remembered(shelf, `options ${JSON.stringify([rule.field, about, rule.values, text])}`, () => {
    const ruleValues = new Set(rule.values.map(foldText));
    const spelled = new Set(rule.values.map(comparedSpelling));
    const name = foldText(about);
    const word = foldText(text);
    return Uint8Array.from(shelf.options.values, (option) => {
      if (rule.field === 'attribute') return option.name === name && ruleValues.has(option.value) ? 1 : 0;
      const isStated = option.facts.some(({ family, value }) => family === rule.family && spelled.has(comparedSpelling(value)));
      return isStated || (option.value === word && word !== '') ? 1 : 0;
    });
  });
  return marks.includes(1) ? marks : null;
}

const wantedRule = (shelf: Shelf, rule: ProductRule, text: string): WantedRule => ({
  holds: inMarks(fitting(shelf, rule)),
  options: optionsOf(shelf, rule, text),
});

const inMarks = (marks: Marks) => (place: number) => marks[place] === 1;

/**
 * The wishes of an answer that was made from facts, without looking up its rules in the whole catalogue.
 * @param matches the products that match it
 */
export function wantedOfFacts(
  shelf: Shelf,
  { text, rules, matches }: { text: string; rules: readonly ProductRule[]; matches: Places },
): Wanted {
  const [rule] = rules;
  if (rule?.field !== 'fact' || rules.length > 1 || rule.effect === 'require') return wantedOf(shelf, [{ text, rules }]);
  const holds = (place: number) => has(matches, place);
  const isPreferred = rule.effect === 'prefer';
  return [
    {
      some: isPreferred ? [{ holds, options: optionsOf(shelf, rule, text) }] : [],
      every: [],
      excluded: isPreferred ? [] : [(place) => !holds(place)],
      someRange: [],
      everyRange: [],
    },
  ];
}

/** Whether a question wants values of options of some product. */
export const isAboutOptions = (wanted: Wanted): boolean =>
  wanted.some(({ some, every }) => some.some(({ options }) => options) || every.some(({ options }) => options));

const hasPrices = (wanted: Wanted) => wanted.some(({ someRange, everyRange }) => someRange.length + everyRange.length > 0);

/** Whether any of `from` to `to` in a list is marked. */
function anyMarked(list: Uint32Array, from: number, to: number, marks: Marks): boolean {
  for (let at = from; at < to; at++) if (marks[list[at] as number] === 1) return true;
  return false;
}

/** Whether a rule is about the options that the product has. */
const isAsked = ({ options: { offers, offered } }: Shelf, at: number, options: Marks | null): boolean =>
  options !== null && anyMarked(offered, offers[at] as number, offers[at + 1] as number, options);

/** Whether any variant in stock has one of these options. */
const isStatedByAny = ({ options: { variants, states, stated } }: Shelf, at: number, options: Marks): boolean =>
  anyMarked(stated, states[variants[at] as number] as number, states[variants[at + 1] as number] as number, options);

const isAskedAny = (shelf: Shelf, at: number, wanted: Wanted): boolean =>
  wanted.some(
    ({ some, every }) =>
      some.some(({ options }) => isAsked(shelf, at, options)) || every.some(({ options }) => isAsked(shelf, at, options)),
  );

/** Whether a variant has what a rule wants: by its options where the rule is about them, else as its product. -1 stands for no variant. */
const hasWanted = (shelf: Shelf, place: number, at: number, variant: number, rule: WantedRule): boolean =>
  rule.holds(place) && (!isAsked(shelf, at, rule.options) || (variant >= 0 && isStated(shelf, variant, rule.options as Marks)));

const isStated = ({ options: { states, stated } }: Shelf, variant: number, options: Marks): boolean =>
  anyMarked(stated, states[variant] as number, states[variant + 1] as number, options);

const isWithin = (price: number, { min, max }: PriceRule) => price >= (min ?? 0) && price <= (max ?? Number.POSITIVE_INFINITY);

const meetsPrices = (price: number, { someRange, everyRange }: Alternative): boolean =>
  (someRange.length === 0 || someRange.some((range) => isWithin(price, range))) && everyRange.every((range) => isWithin(price, range));

function meetsRest(shelf: Shelf, place: number, at: number, variant: number, { some, every, excluded }: Alternative): boolean {
  for (const isExcluded of excluded) if (isExcluded(place)) return false;
  for (const rule of every) if (!hasWanted(shelf, place, at, variant, rule)) return false;
  return some.length === 0 || some.some((rule) => hasWanted(shelf, place, at, variant, rule));
}

/** The price of a variant, or of its product; NaN when neither is known. */
const priceOf = ({ options: { prices }, products }: Shelf, place: number, variant: number): number => {
  const own = variant < 0 ? Number.NaN : (prices[variant] as number);
  return Number.isNaN(own) ? (products[place]?.priceMinor ?? Number.NaN) : own;
};

const meets = (shelf: Shelf, place: number, at: number, variant: number, wanted: Wanted): boolean =>
  wanted.some(
    (alternative) => meetsPrices(priceOf(shelf, place, variant), alternative) && meetsRest(shelf, place, at, variant, alternative),
  );

/** Whether a product may meet an alternative but its prices, before its variants are looked at one by one. */
function mayMeet(place: number, { some, every, excluded }: Alternative): boolean {
  for (const isExcluded of excluded) if (isExcluded(place)) return false;
  for (const { holds } of every) if (!holds(place)) return false;
  for (const { holds } of some) if (holds(place)) return true;
  return some.length === 0;
}

const mayMeetAll = (place: number, wanted: readonly Wanted[]): boolean =>
  wanted.every((each) => each.some((alternative) => mayMeet(place, alternative)));

/** The same where any variant in stock may have each of the options. */
function mayMeetInStock(shelf: Shelf, place: number, at: number, { some, every, excluded }: Alternative): boolean {
  const isThere = ({ holds, options }: WantedRule) =>
    holds(place) && (!isAsked(shelf, at, options) || isStatedByAny(shelf, at, options as Marks));
  for (const isExcluded of excluded) if (isExcluded(place)) return false;
  return every.every(isThere) && (some.length === 0 || some.some(isThere));
}

/** Whether no variant has to be looked at: one question about options without prices, of whose values one is enough. */
const isSimple = (wanted: readonly Wanted[], about: readonly Wanted[]): boolean =>
  about.length === 1 && !wanted.some(hasPrices) && about.flat().every(({ every }) => every.filter(({ options }) => options).length < 2);

/**
 * The products that match everything, corrected for those whose variants are known: where answers are about their options, one variant in stock
 * has to meet everything, and its price counts.
 * @param fits the products that match everything one by one
 * @param allowed the products that may be shown; absent for all
 */
export function fittingAsOne(shelf: Shelf, wanted: readonly Wanted[], fits: Marks, allowed?: Marks): Marks {
  const { places, variants } = shelf.options;
  const about = places.length === 0 ? [] : wanted.filter(isAboutOptions);
  if (about.length === 0) return fits;
  const [byPrice, simple] = [wanted.some(hasPrices), isSimple(wanted, about)];
  const marks = fits.slice();
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number;
    // A variant may be within a price where its product is not, so with prices the others are looked at, too.
    if ((!fits[place] && !byPrice) || allowed?.[place] === 0) continue;
    if (simple) {
      if (!about.every((each) => each.some((alternative) => mayMeetInStock(shelf, place, at, alternative)))) marks[place] = 0;
    } else if (byPrice && !mayMeetAll(place, wanted)) marks[place] = 0;
    else if (about.some((each) => isAskedAny(shelf, at, each))) {
      marks[place] = 0;
      for (let variant = variants[at] as number; variant < (variants[at + 1] as number) && !marks[place]; variant++)
        if (wanted.every((each) => meets(shelf, place, at, variant, each))) marks[place] = 1;
    }
  }
  return marks;
}

/**
 * Whether any of some products meets everything as one: by a variant in stock at its own price, where answers are about options. Ends at the first.
 * @param among the products
 * @param apart the products that match everything one by one
 */
export function fitsAny(shelf: Shelf, wanted: readonly Wanted[], among: Marks, apart: Places): boolean {
  const { at: indexes, variants } = shelf.options;
  const about = wanted.filter(isAboutOptions);
  const byPrice = about.length > 0 && wanted.some(hasPrices);
  for (let place = 0; place < among.length; place++) {
    if (among[place] === 0) continue;
    const fits = has(apart, place);
    if (!fits && !byPrice) continue;
    const at = indexes[place] as number;
    if (at < 0 || !about.some((each) => isAskedAny(shelf, at, each))) {
      if (fits) return true;
      continue;
    }
    if (!fits && !mayMeetAll(place, wanted)) continue;
    for (let variant = variants[at] as number; variant < (variants[at + 1] as number); variant++)
      if (wanted.every((each) => meets(shelf, place, at, variant, each))) return true;
  }
  return false;
}

/**
 * What the variants in stock that meet everything leave of a product: the lowest of their prices, and their values of options besides those that
 * any variant has. Null if no variant has to meet anything.
 */
export function leftAsOne(
  shelf: Shelf,
  place: number,
  wanted: readonly Wanted[],
): { least: number; stated: ReadonlySet<number>; offered: ReadonlySet<number> } | null {
  const { at: indexes, variants, states, stated, offers, offered } = shelf.options;
  const at = indexes[place] as number;
  if (at < 0 || !wanted.some((each) => isAskedAny(shelf, at, each))) return null;
  let least = Number.POSITIVE_INFINITY;
  const left = new Set<number>();
  for (let variant = variants[at] as number; variant < (variants[at + 1] as number); variant++) {
    if (!wanted.every((each) => meets(shelf, place, at, variant, each))) continue;
    least = Math.min(least, priceOf(shelf, place, variant));
    for (const value of stated.subarray(states[variant], states[variant + 1])) left.add(value);
  }
  return { least, stated: left, offered: new Set(offered.subarray(offers[at], offers[at + 1])) };
}

/** The number of these questions that ask for options which the product has. */
export const askedOptions = (shelf: Shelf, place: number, wanted: readonly Wanted[]): number =>
  wanted.filter((each) => isAskedAny(shelf, shelf.options.at[place] as number, each)).length;

/** The variant of a product that meets most of what is wanted. */
export interface BestVariant {
  /** Its index among all variants of the product; null where none in stock has any of the wanted options. */
  index: number | null;
  priceMinor: number | null;
  meets(wanted: Wanted): boolean;
  /** Whether it meets all that is wanted but a price. */
  meetsButPrice(wanted: Wanted): boolean;
  /** The value that it has instead of the one that a rule wants, as the shop writes it; empty when it has no such option. */
  instead(rule: ProductRule): string;
}

/**
 * The variant in stock that meets most answers about options, among equals most prices, then the cheapest.
 * @returns null where no answer is about the options of the product
 */
export function bestVariantAt(shelf: Shelf, place: number, wanted: readonly Wanted[]): BestVariant | null {
  const { options } = shelf;
  const at = options.at[place] ?? -1;
  const about = at < 0 ? [] : wanted.filter((each) => isAskedAny(shelf, at, each));
  if (about.length === 0) return null;
  const optionsMet = (variant: number) =>
    about.filter((each) => each.some((alternative) => meetsRest(shelf, place, at, variant, alternative))).length;
  const pricesMet = (variant: number) =>
    wanted.filter((each) => each.some((alternative) => meetsPrices(priceOf(shelf, place, variant), alternative))).length;
  let best = { variant: -1, options: 0, prices: 0 };
  for (let variant = options.variants[at] as number; variant < (options.variants[at + 1] as number); variant++) {
    const met = { variant, options: optionsMet(variant), prices: pricesMet(variant) };
    const gain = met.options - best.options || met.prices - best.prices;
    const isCheaper = gain === 0 && priceOf(shelf, place, variant) < priceOf(shelf, place, best.variant);
    if (best.variant < 0 || gain > 0 || isCheaper) best = met;
  }
  const { variant } = best;
  const price = priceOf(shelf, place, variant);
  return {
    index: best.options > 0 && variant >= 0 ? (options.indexes[variant] as number) : null,
    priceMinor: Number.isNaN(price) ? null : price,
    meets: (each) => meets(shelf, place, at, variant, each),
    meetsButPrice: (each) => each.some((alternative) => meetsRest(shelf, place, at, variant, alternative)),
    instead: (rule) => (variant < 0 ? '' : statedInstead(shelf, variant, rule)),
  };
}

function statedInstead({ options: { states, stated, values } }: Shelf, variant: number, rule: ProductRule): string {
  for (let at = states[variant] as number; at < (states[variant + 1] as number); at++) {
    const option = values[stated[at] as number];
    if (!option) continue;
    if (rule.field === 'fact' && option.facts.some(({ family }) => family === rule.family)) return option.written;
    if (rule.field === 'attribute' && option.name === foldText(rule.name)) return option.written;
  }
  return '';
}
