/** An index of a catalogue for questions: which products have which values. Built once for each catalogue. Pure. */
import { noPlaces, type Places } from '@parley/flow/reach';
import { negations } from '../../../kit/languages/vocabulary/index.ts';
import { foldedWords } from '../../../kit/text/words.ts';
import { askableCertainty, type Fact, type FactFamily, sureCertainty } from './fact.ts';
import { orderOf } from './reading/measures.ts';
import { commonLabels, type Draft, unitSpellings, withUsualUnit } from './value-drafts.ts';

/** The fields of a product that the index needs besides its facts. Price in minor units, null when unknown. */
export interface PricedProduct {
  priceMinor: number | null;
  currency: string | null;
}

/** A value of a family, with its products. */
export interface IndexedValue {
  id: number;
  family: FactFamily;
  value: string;
  /** The shop's most frequent word for it; two words when both are common: 'blue or navy'. */
  labels: readonly string[];
  /** The word that each product's own page has for it, by place; null if none differs from the label. */
  own: ReadonlyMap<number, string> | null;
  /** Its position in the family; null when the family has no order. */
  order: number | null;
  /** Whether the shop has a category of this name. */
  isCategory: boolean;
  /** The places that have it by a guess, such as a category by similar titles: their pages do not say so. */
  guessed: ReadonlySet<number>;
  /** The places of the products with this value, ascending. */
  places: Uint32Array;
}

export interface FactIndex {
  /** The number of products. */
  readonly size: number;
  readonly families: readonly FactFamily[];
  readonly values: readonly IndexedValue[];
  /** The shop's most frequent name for each family of its own. */
  readonly names: ReadonlyMap<FactFamily, string>;
  /** The index of each value's family in `families`. */
  readonly familyOf: Uint32Array;
  /** The ids of the values of product `place` are `valueIds` from `offsets[place]` to `offsets[place + 1]`, grouped by family. */
  readonly offsets: Uint32Array;
  readonly valueIds: Uint32Array;
  /** Prices in minor units of `currency`; NaN where the price is unknown or in another currency. */
  readonly prices: Float64Array;
  readonly currency: string | null;
  /** The ids of values that a product no longer has after the visitor's choices, by place: only size S is red, and M was chosen. */
  readonly gone?: ReadonlyMap<number, ReadonlySet<number>>;
}

/** A category's name for a kind counts as much as this many mentions in titles. */
const categoryWeight = 3;

/**
 * Makes the index from products and their facts, two lists in the same order. Facts with a certainty below `askableCertainty` are left out.
 */
export function indexFacts(products: readonly PricedProduct[], facts: readonly (readonly Fact[])[]): FactIndex {
  const drafts = new Map<string, Draft>();
  const names = new Map<FactFamily, Map<string, number>>();
  facts.forEach((list, place) => {
    for (const { family, value, label, own = label, certainty, source, name } of list) {
      if (certainty < askableCertainty) continue;
      if (name) names.set(family, counted(names.get(family) ?? new Map<string, number>(), name));
      const key = `${family}\n${value}`;
      const draft = drafts.get(key) ?? draftOf(family, value);
      drafts.set(key, draft);
      draft.labels.set(label, (draft.labels.get(label) ?? 0) + (source === 'category' ? categoryWeight : 1));
      draft.own.set(place, own);
      draft.isCategory ||= source === 'category';
      if (certainty < sureCertainty) draft.guessed.push(place);
      if (draft.places.at(-1) !== place) draft.places.push(place);
    }
  });
  addNarrower([...drafts.values()]);
  const families = [...new Set([...drafts.values()].map(({ family }) => family))];
  const unitsOf = new Map([...Map.groupBy(drafts.values(), ({ family }) => family)].map(([family, list]) => [family, unitSpellings(list)]));
  const placeOfFamily = new Map(families.map((family, at) => [family, at]));
  const values = [...drafts.values()]
    .sort((a, b) => (placeOfFamily.get(a.family) ?? 0) - (placeOfFamily.get(b.family) ?? 0))
    .map((draft, id): IndexedValue => {
      const { family, value, labels, own, isCategory, guessed, places } = draft;
      const units = unitsOf.get(family) ?? new Map<string, string>();
      const words = commonLabels(labels).map((label) => withUsualUnit(label, units));
      return {
        id,
        family,
        value,
        labels: words,
        own: family !== 'kind' && [...own.values()].some((word) => word !== words[0] || words.length > 1) ? own : null,
        order: orderOf(value),
        isCategory,
        guessed: new Set(guessed),
        places: Uint32Array.from(places),
      };
    });
  return {
    size: products.length,
    families,
    values,
    names: new Map([...names].map(([family, spellings]) => [family, commonLabels(spellings)[0] ?? ''])),
    familyOf: Uint32Array.from(values, ({ family }) => placeOfFamily.get(family) ?? 0),
    ...byProduct(products.length, values),
    ...pricesOf(products),
  };
}

const draftOf = (family: FactFamily, value: string): Draft => ({
  family,
  value,
  labels: new Map(),
  own: new Map(),
  isCategory: false,
  guessed: [],
  places: [],
});

/** Words that turn a value into the opposite of a word in it: 'sans parfum'. */
const contrary =
  /(?<!\p{L})(?:not|non?|nicht|kein\p{L}*|niet|geen|nie|değil|degil|unless|free|frei|vrij|low|half|halb|semi|mi|demi|medio|mezzo)(?!\p{L})/iu;

/**
 * A product with 'jong belegen' cheese is found under 'belegen', too, and seeds for 'March to July' under 'March': a value of the shop's own
 * that has all words of another gets its products.
 */
function addNarrower(drafts: readonly Draft[]): void {
  const byFamily = Map.groupBy(
    drafts.filter(({ family, value }) => family.startsWith('attribute:') && !/\p{N}/u.test(value)),
    ({ family }) => family,
  );
  for (const values of byFamily.values()) {
    if (values.length > maxCompared) continue;
    const withWords = values.map((draft) => ({ draft, words: foldedWords(draft.value), places: [...draft.places] }));
    for (const { draft, words } of withWords) {
      const narrower = withWords.filter(
        (other) => other.words.length > words.length && words.every((word) => other.words.includes(word)) && !isContrary(other.words),
      );
      if (narrower.length > 0)
        draft.places = [...new Set([...draft.places, ...narrower.flatMap(({ places }) => places)])].sort((a, b) => a - b);
    }
  }
}

/** A property with more values than this has a text of its own for nearly every product. */
const maxCompared = 200;

const isContrary = (words: readonly string[]) => words.some((word) => negations.has(word) || contrary.test(word));

const counted = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

function byProduct(size: number, values: readonly IndexedValue[]) {
  const offsets = new Uint32Array(size + 1);
  for (const { places } of values) for (const place of places) offsets[place + 1] = (offsets[place + 1] ?? 0) + 1;
  for (let place = 0; place < size; place++) offsets[place + 1] = (offsets[place + 1] ?? 0) + (offsets[place] ?? 0);
  const next = offsets.slice();
  const valueIds = new Uint32Array(offsets[size] ?? 0);
  for (const { id, places } of values)
    for (const place of places) {
      const at = next[place] ?? 0;
      valueIds[at] = id;
      next[place] = at + 1;
    }
  return { offsets, valueIds };
}

function pricesOf(products: readonly PricedProduct[]) {
  const counts = new Map<string | null, number>();
  for (const { priceMinor, currency } of products) if (priceMinor !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const currency = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
  const prices = Float64Array.from(products, (product) =>
    product.priceMinor !== null && product.currency === currency ? product.priceMinor : Number.NaN,
  );
  return { prices, currency };
}

/** The places in a set, ascending. */
export function listPlaces(set: Places): Uint32Array {
  let count = 0;
  for (let word of set) for (; word !== 0; word &= word - 1) count++;
  const places = new Uint32Array(count);
  let at = 0;
  for (let index = 0; index < set.length; index++)
    for (let word = set[index] ?? 0; word !== 0; word &= word - 1) places[at++] = index * 32 + (31 - Math.clz32(word & -word));
  return places;
}

/** The set of all places. */
export function allPlaces(size: number): Places {
  const set = noPlaces(size).fill(0xffffffff);
  if (size % 32 !== 0 && set.length > 0) set[set.length - 1] = 2 ** (size % 32) - 1;
  return set;
}

/** The number of places in a set. */
export function countPlaces(set: Places): number {
  let count = 0;
  // The bits of a word are added in parallel: pairs, fours, then the four bytes.
  for (let at = 0; at < set.length; at++) {
    const word = set[at] ?? 0;
    const pairs = word - ((word >>> 1) & 0x55555555);
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    count += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}
