/** A catalogue made ready for asking: which products have which values. Built once per catalogue; pure. */
import { noPlaces, type Places } from '@parley/flow/reach';
import { askableCertainty, type Fact, type FactFamily } from './fact.ts';
import { orderOf } from './measures.ts';

/** As much of a product as is needed beside its facts. Price in minor units, null when unknown. */
export interface PricedProduct {
  priceMinor: number | null;
  currency: string | null;
}

/** One value of one family. */
export interface IndexedValue {
  id: number;
  family: FactFamily;
  value: string;
  /** The word for it that the shop uses most; two where both are common: 'blue or navy'. */
  labels: readonly string[];
  /** Its place among the values of its family, where they have an order. */
  order: number | null;
  /** Places of the products that have it, ascending. */
  places: Uint32Array;
}

export interface FactIndex {
  /** How many products there are. */
  readonly size: number;
  readonly families: readonly FactFamily[];
  readonly values: readonly IndexedValue[];
  /** The place of each value's family in `families`. */
  readonly familyOf: Uint32Array;
  /** The ids of the values of product `place`: `valueIds` from `offsets[place]` to `offsets[place + 1]`, those of a family side by side. */
  readonly offsets: Uint32Array;
  readonly valueIds: Uint32Array;
  /** In minor units of `currency`; NaN where the price is unknown or in another currency. */
  readonly prices: Float64Array;
  readonly currency: string | null;
}

interface Draft {
  family: FactFamily;
  value: string;
  labels: Map<string, number>;
  places: number[];
}

/** Of a value's products, the share from which on a second word for it is named too. */
const secondWord = 0.3;
/** A category's name for a kind is worth so many mentions in titles. */
const categoryWeight = 3;

/** Makes the index of products and their facts; both lists have the same order. Facts that are not sure enough are left out. */
export function indexFacts(products: readonly PricedProduct[], facts: readonly (readonly Fact[])[]): FactIndex {
  const drafts = new Map<string, Draft>();
  facts.forEach((list, place) => {
    for (const { family, value, label, certainty, source } of list) {
      if (certainty < askableCertainty) continue;
      const key = `${family}\n${value}`;
      const draft = drafts.get(key) ?? { family, value, labels: new Map<string, number>(), places: [] };
      drafts.set(key, draft);
      draft.labels.set(label, (draft.labels.get(label) ?? 0) + (source === 'category' ? categoryWeight : 1));
      if (draft.places.at(-1) !== place) draft.places.push(place);
    }
  });
  const families = [...new Set([...drafts.values()].map(({ family }) => family))];
  const placeOfFamily = new Map(families.map((family, at) => [family, at]));
  const values = [...drafts.values()]
    .sort((a, b) => (placeOfFamily.get(a.family) ?? 0) - (placeOfFamily.get(b.family) ?? 0))
    .map(
      ({ family, value, labels, places }, id): IndexedValue => ({
        id,
        family,
        value,
        labels: commonLabels(labels),
        order: orderOf(value),
        places: Uint32Array.from(places),
      }),
    );
  return {
    size: products.length,
    families,
    values,
    familyOf: Uint32Array.from(values, ({ family }) => placeOfFamily.get(family) ?? 0),
    ...byProduct(products.length, values),
    ...pricesOf(products),
  };
}

function commonLabels(labels: ReadonlyMap<string, number>): string[] {
  const folded = new Map<string, { label: string; count: number; most: number }>();
  for (const [label, count] of labels) {
    const key = label.toLowerCase();
    const entry = folded.get(key);
    if (!entry) folded.set(key, { label, count, most: count });
    else Object.assign(entry, { count: entry.count + count }, count > entry.most ? { label, most: count } : {});
  }
  const [first, second] = [...folded.values()].sort((a, b) => b.count - a.count);
  const total = [...folded.values()].reduce((sum, { count }) => sum + count, 0);
  const named = second && second.count >= total * secondWord && second.label.length <= 20 && !alike(first?.label, second.label);
  return named ? [first?.label ?? '', second.label] : [first?.label ?? ''];
}

/** 'Lamp' and 'Lamps', 'T-Shirt' and 'T Shirt' are no two names. */
function alike(one = '', other = ''): boolean {
  const [a, b] = [one, other].map((text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  return (a ?? '').startsWith((b ?? '').slice(0, -2)) || (b ?? '').startsWith((a ?? '').slice(0, -2));
}

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

/** The places that a set holds, ascending. */
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

/** How many places a set holds. */
export function countPlaces(set: Places): number {
  let count = 0;
  for (let word of set) for (; word !== 0; word &= word - 1) count++;
  return count;
}
