/** The properties and the budget of a wish, and which products have them. Pure. */
import { sizeSuitsAge, suitsAge } from '../../../../../kit/languages/ages.ts';
import { loadStated } from '../../../../../kit/languages/loads.ts';
import { familyOfName } from '../../../../../kit/languages/vocabulary/index.ts';
import { fitsSize } from '../../../../../kit/text/sizes.ts';
import { foldText } from '../../../../../kit/text/words.ts';
import { attributesInStock } from '../../../../catalogue/index.ts';
import type { Miss } from '../../demands.ts';
import { type Candidate, type Marks, type Shelf, withFact } from '../../shelf.ts';
import { placesOfWord } from '../../spelling.ts';
import type { BrowseWish, PriceLimits, WantedProperty } from '../wish.ts';
import type { StatedWord } from '../words/stated.ts';
import { withValue } from './values.ts';

/** A property that a product must have to fit; `isLimit` marks a budget. */
export type Demanded = Omit<StatedWord, 'word'> & { isLimit?: true };

/** The properties and the budget. A budget weighs more: what is too dear is further away than another colour. */
export function demandsOf<C extends Candidate>(shelf: Shelf<C>, wish: BrowseWish): Demanded[] {
  const demands = wish.properties
    .filter((property) => isKnown(shelf, property, wish.language))
    .map((property): Demanded => {
      const marks = withProperty(shelf, property, wish);
      return { marks, weight: 1, missOf: (place) => [missedProperty(shelf, place, property)] };
    });
  const { min, max } = wish;
  if (min !== null || max !== null) {
    const marks = Uint8Array.from(shelf.products, ({ priceMinor }) => (isWithinLimits(priceMinor, wish) ? 1 : 0));
    demands.push({ marks, weight: 2, isLimit: true, missOf: (place) => missedPrice(shelf.products[place] as Candidate, min, max) });
  }
  return demands;
}

/** Whether a price is within limits; an unknown one is not, where there are any. */
export function isWithinLimits(priceMinor: number | null, { min, max, minIsExclusive, maxIsExclusive }: PriceLimits): boolean {
  if (priceMinor === null) return min === null && max === null;
  const isAbove = min === null || (minIsExclusive ? priceMinor > min : priceMinor >= min);
  return isAbove && (max === null || (maxIsExclusive ? priceMinor < max : priceMinor <= max));
}

/**
 * The demands for properties. If none of the `open` products states a property of the family, a word in their descriptions is not taken for one: a
 * polish for copper is not copper-coloured.
 */
export const propertiesWanted = <C extends Candidate>(
  shelf: Shelf<C>,
  { properties, language }: BrowseWish,
  open: Marks,
): WantedProperty[] =>
  properties.filter(({ family, written }) => {
    if (alwaysMeant.has(family)) return true;
    const states = shelf.facts.values.some((value) => value.family === family && value.places.some((place) => open[place]));
    const { core, rest } = placesOfWord(shelf, foldText(written), language, { joins: false });
    return states || core.some((is, place) => is && open[place]) || !rest.some((is, place) => is && open[place]);
  });
/** Families that people ask for whether or not the shop states them. */
const alwaysMeant: ReadonlySet<string> = new Set(['size', 'recipient', 'age', 'load', 'diet']);

/** A property that no product states rules no product out: 'for the summer'. */
const isKnown = (shelf: Shelf, { family, written }: WantedProperty, language: string): boolean =>
  !soft.has(family) ||
  (family === 'age' && shelf.products.some((product) => agesOf(product).length > 0)) ||
  (family === 'load' && shelf.products.some((product) => loadOf(product) !== null)) ||
  shelf.facts.values.some((value) => value.family === family) ||
  placesOfWord(shelf, foldText(written), language, { joins: false }).core.includes(1);
const soft: ReadonlySet<string> = new Set(['season', 'occasion', 'age', 'load']);

function missedPrice({ priceMinor, currency }: Candidate, min: number | null, max: number | null): Miss[] {
  if (priceMinor === null) return [];
  if (max !== null && priceMinor >= max) return priceMinor === max ? [] : [{ kind: 'dearer', minor: priceMinor - max, currency }];
  return min !== null && priceMinor < min ? [{ kind: 'cheaper', minor: min - priceMinor, currency }] : [];
}

function missedProperty(shelf: Shelf, place: number, { family, written }: WantedProperty): Miss {
  const labels = shelf.facts.values
    .filter((value) => value.family === family && value.places.includes(place))
    .flatMap(({ labels }) => labels[0] ?? []);
  return labels.length > 0
    ? { kind: 'other', has: labels.slice(0, 3).join(', '), wanted: [written] }
    : { kind: 'unknown', wanted: [written] };
}

/** By facts; where no product has the fact, by the visitor's word in what the products are. */
function withProperty(shelf: Shelf, { family, value, written }: WantedProperty, { language, words, thing }: BrowseWish): Marks {
  if (family === 'size') return withSize(shelf, value);
  if (family === 'recipient') return orUnstated(shelf, family, [value, 'unisex', ...(suits[value] ?? [])]);
  // If a wish such as 'a runner' has only this word, the word names the kind.
  if (family === 'activity' && (thing || words.length > 0)) return orUnstated(shelf, family, [value]);
  if (family === 'age') return forAge(shelf, Number(value));
  if (family === 'load') return Uint8Array.from(shelf.products, (product) => ((loadOf(product) ?? 0) >= Number(value) ? 1 : 0));
  const marks = withValue(shelf, family, value);
  if (marks.includes(1)) {
    // A word of the title counts too: 'felt' may be read as another property there.
    const { core } = placesOfWord(shelf, foldText(written), language, { joins: false });
    for (let place = 0; place < marks.length; place++) if (core[place]) marks[place] = 1;
    return marks;
  }
  return placesOfWord(shelf, foldText(written), language, { joins: false }).core;
}

/** Further values that suit a recipient: a product for all suits everybody. */
export const suits: Readonly<Record<string, readonly string[]>> = {
  boys: ['children'],
  girls: ['children'],
  children: ['boys', 'girls'],
  babies: ['children'],
  // A visitor who looks for something for themselves is an adult.
  unisex: ['men', 'women'],
};

const children: ReadonlySet<string> = new Set(['children', 'boys', 'girls', 'babies']);

/** The products that the shop describes as for children; null if the wish is for somebody else. */
export function statedForChild(shelf: Shelf, { family, value }: WantedProperty): Marks | null {
  if (family === 'age') return Number(value) <= oldestChild ? forAge(shelf, Number(value)) : null;
  return family === 'recipient' && children.has(value) ? withFact(shelf, 'recipient', [value, ...(suits[value] ?? [])]) : null;
}
const oldestChild = 13;

/** Families of which few shops say anything: a yoga block need not say that it is for yoga. */
export const maySuitAnybody: ReadonlySet<string> = new Set(['recipient', 'activity']);

/** Products for other recipients are removed; those without a statement may be for anybody and for any purpose. */
function orUnstated(shelf: Shelf, family: string, values: readonly string[]): Marks {
  const stated = new Uint8Array(shelf.products.length);
  for (const each of shelf.facts.values) if (each.family === family) for (const place of each.places) stated[place] = 1;
  const marks = withFact(shelf, family, values);
  for (let place = 0; place < marks.length; place++) if (stated[place] === 0) marks[place] = 1;
  return marks;
}

/** The products with an age, or in a size that is one; for the others it is not known. */
export const forAge = (shelf: Shelf, age: number): Marks =>
  Uint8Array.from(shelf.products, (product) => {
    const isFor = agesOf(product).some((value) => suitsAge(value, age)) || sizesOf(product).some((value) => sizeSuitsAge(value, age));
    return isFor ? 1 : 0;
  });

/** How many kilos the shop says that a product bears; null where it says nothing of it. */
const loadOf = ({ attributes }: Candidate): number | null =>
  Object.entries(attributes).reduce<number | null>((found, [name, values]) => found ?? loadStated(name, values), null);

const agesOf = ({ attributes }: Candidate): string[] =>
  Object.entries(attributes).flatMap(([name, values]) => (familyOfName(name) === 'age' ? values : []));

/** What the attributes and the versions in stock of a product call its size. */
const sizesOf = (product: Candidate): string[] => {
  const stated = Object.entries(attributesInStock(product)).flatMap(([name, values]) => values.map((value) => [name, value] as const));
  const offered = (product.variants ?? []).flatMap(({ options, inStock }) => (inStock ? Object.entries(options) : []));
  return [...stated, ...offered].flatMap(([name, value]) => (familyOfName(name) === 'size' ? [value] : []));
};

function withSize(shelf: Shelf, value: string): Marks {
  const marks = new Uint8Array(shelf.products.length);
  for (const each of shelf.facts.values)
    if (each.family === 'size' && (each.value === value || fitsSize(each.value, value))) for (const place of each.places) marks[place] = 1;
  return marks;
}
