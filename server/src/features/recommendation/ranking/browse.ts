/** Searches a shelf for what a visitor described in a conversation: a kind, properties, a budget, and what is ruled out. Pure. */
import { suitsAge } from '../../../kit/languages/ages.ts';
import { isWood, valuesWithin } from '../../../kit/languages/materials.ts';
import { familyOfName } from '../../../kit/languages/vocabulary/index.ts';
import { fitsSize } from '../../../kit/text/sizes.ts';
import { foldedWords } from '../../../kit/text/words.ts';
import { type Choice, weigh } from './choice.ts';
import type { Miss } from './demands.ts';
import { excludedScore, pick, seedOf } from './picking.ts';
import type { Match } from './rank.ts';
import { type Candidate, facetKey, type Marks, type Shelf, withFact } from './shelf.ts';
import { asThings, type StatedWord, statedWords } from './stated.ts';
import { isCalled, scoresOf, type WordPlaces } from './words/scores.ts';
import { formTest, placesOfWord } from './words/spelling.ts';
import { placesOfUnwanted, type Unwanted } from './words/unwanted.ts';

/** A property: the value of a family of facts, with the visitor's word for it. */
export interface WantedProperty {
  family: string;
  value: string;
  written: string;
}

/** By how much of something products are ordered. */
export interface Scale {
  amountOf(product: Pick<Candidate, 'attributes'>): number | null;
  end: 'least' | 'most';
  /** Further than this; null for any amount. */
  beyond: number | null;
}

/** A description of products. Prices in minor units; null for no limit. */
export interface BrowseWish {
  /** Folded words for the kind of thing and what it is like. */
  words: readonly string[];
  /** What the thing is called: only such things are found, where there are any. */
  thing?: string | null;
  /** What the thing is for, where words say what it is: 'gel for the stove' is a gel. */
  purposes?: readonly string[];
  /** Things of these kinds are only shown where nothing else bears the words: who seeks something for a hat has one. */
  notThings?: readonly string[];
  /** The language of the words. */
  language: string;
  properties: readonly WantedProperty[];
  min: number | null;
  max: number | null;
  /** A price must be above `min`, or below `max`, not equal to it. */
  minIsExclusive: boolean;
  maxIsExclusive: boolean;
  unwanted: readonly Unwanted[];
  /** Products of the same kind as these, where no words say which kind. */
  like: readonly number[];
  skip: readonly number[];
  order: 'fit' | 'cheapest' | 'dearest';
  /** Only products that state an amount beyond this, in the order of their amounts. */
  scale?: Scale | undefined;
  limit: number;
  /** Words that stand in descriptions alone find products too. */
  isLoose: boolean;
  choice?: Choice | undefined;
  /** The ids that may be found; all without it. */
  among?: ReadonlySet<number> | undefined;
}

export interface Browsed<C extends Candidate> {
  /** Those that fit everything; where none does, the closest with what differs. */
  top: Match<C>[];
  /** How many fit everything. */
  count: number;
  /** Words that no product of the catalogue bears, as they were given. */
  unknownWords: string[];
}

/** A fulfilled property counts for more than all words; how near a price is to the limit, for less. */
const [metWeight, nearWeight] = [10_000, 5000];
/** Of several properties a close product fulfils at least this share. */
const spareProducts = 3;

/** The products that fit a description; costs a look at each product for each word and property. */
export function browse<C extends Candidate>(shelf: Shelf<C>, wish: BrowseWish): Browsed<C> {
  const size = shelf.products.length;
  const placesOf = (word: string) => ({ word, ...placesOfWord(shelf, word, wish.language, { corrects: true, joins: true }) });
  const given = wish.words.map(placesOf);
  const purposes = (wish.purposes ?? []).map(placesOf);
  const words = given.map((word, at) =>
    wish.notThings?.includes(word.word)
      ? word
      : asThings(shelf, word, [...given.filter((_, other) => other !== at), ...purposes], wish.language),
  );
  const unknownWords = words.filter(({ core, rest }) => !core.includes(1) && !rest.includes(1)).map(({ word }) => word);
  const stated = statedWords(shelf, words, wish.language);
  const named = stated.length > 0 ? words.filter((word) => !stated.some((each) => each.word === word.word)) : words;
  const thing = wish.thing ? asThings(shelf, placesOf(wish.thing), [...given, ...purposes], wish.language) : null;
  const things = thing && thingsCalled(shelf, thing, wish.language);
  const scores = scoresOf(
    size,
    thing && things && !named.some(({ word }) => word === thing.word) ? [...named, thing] : named,
    wish.isLoose || things !== null,
    (place, word) => shelf.categories[place]?.some((category) => isCalled(category, word)) === true,
    things,
  );
  forPurposes(scores, purposes);
  if (wish.words.length > 0 && !scores.some((score) => score > 0)) return { top: [], count: 0, unknownWords };
  const open = openPlaces(shelf, wish, scores);
  withoutThings(shelf, wish, open);
  const amounts = wish.scale && amountsOf(shelf, wish.scale, open);
  const demands: Demanded[] = [...stated, ...demandsOf(shelf, wish)];
  const statedFor = wish.properties
    .filter(({ family }) => family === 'recipient')
    .map(({ value }) => withFact(shelf, 'recipient', [value, ...(suits[value] ?? [])]));
  const forward = wish.choice ? weigh(shelf, wish.choice).forward : new Float64Array(size);
  const fits = (place: number) => demands.every(({ marks }) => marks[place] === 1);
  // 'A hat of felt' where only a brush is called by 'hat', and felt is something else.
  const isNoThing = named.length > 0 && named.every(({ core }) => !core.includes(1));
  const isMet = (place: number) => demands.some(({ marks, isLimit }) => !isLimit && marks[place] === 1);
  if (isNoThing && demands.some(({ isLimit }) => !isLimit) && ![...open.keys()].some((place) => open[place] && isMet(place)))
    return { top: [], count: 0, unknownWords };
  let count = 0;
  for (let place = 0; place < size; place++) if (open[place] && fits(place)) count++;
  const keys = Float64Array.from({ length: size }, (_, place) => {
    if (!open[place] || (count > 0 && !fits(place))) return excludedScore;
    const met = demands.filter(({ marks }) => marks[place] === 1).reduce((sum, { weight }) => sum + weight, 0);
    const near = Math.round(nearness(shelf.products[place] as Candidate, wish) * nearWeight);
    // What the shop says to be for somebody comes before that of which it says nothing.
    const forThem = statedFor.some((marks) => marks[place] === 1) ? nearWeight : 0;
    return Math.round((scores[place] ?? 0) * 1000) + met * metWeight + near + forThem + (forward[place] ?? 0);
  });
  const chosen = inOrder(shelf, keys, wish, amounts).map(({ place, product }) => ({
    product,
    score: scores[place] ?? 0,
    reasons: [],
    misses: demands.filter(({ marks }) => marks[place] !== 1).flatMap(({ missOf }) => missOf(place)),
  }));
  return { top: closest(chosen), count, unknownWords };
}

/** The goods of a category of this name; without one, all that are called by it. Null where nothing is. */
function thingsCalled(shelf: Shelf, { word, core }: WordPlaces, language: string): Marks | null {
  const holds = formTest(word, language);
  const ofCategory = core.map((is, place) => (is && shelf.categories[place]?.some((category) => holds(foldedWords(category))) ? 1 : 0));
  return ofCategory.includes(1) ? ofCategory : core.includes(1) ? core : null;
}

/** Closes the things of some kinds where others are open. */
function withoutThings(shelf: Shelf, { notThings = [], language }: BrowseWish, open: Marks): void {
  const tests = notThings.map((word) => formTest(word, language));
  const isThing = (place: number) =>
    shelf.categories[place]?.some((category) => tests.some((holds) => holds(foldedWords(category)))) === true;
  const things = [...open.keys()].filter((place) => open[place] && isThing(place));
  if (things.length < open.reduce((sum, each) => sum + each, 0)) for (const place of things) open[place] = 0;
}

/** Of the things that fit the words, those for the purpose come first. */
function forPurposes(scores: Float64Array, purposes: readonly WordPlaces[]): void {
  for (const { core, rest } of purposes)
    for (let place = 0; place < scores.length; place++)
      if ((scores[place] ?? 0) > 0 && (core[place] || rest[place])) scores[place] = (scores[place] ?? 0) + purposeShare;
}
const purposeShare = 0.3;

/** How much each open product states; those that state nothing, or not enough, are closed. */
function amountsOf(shelf: Shelf, { amountOf, end, beyond }: Scale, open: Marks): ReadonlyMap<number, number> {
  const amounts = new Map<number, number>();
  for (let place = 0; place < open.length; place++) {
    if (!open[place]) continue;
    const amount = amountOf(shelf.products[place] as Candidate);
    if (amount === null || (beyond !== null && (end === 'least' ? amount >= beyond : amount <= beyond))) open[place] = 0;
    else amounts.set(place, amount);
  }
  return amounts;
}

/** How near a price is to the limits that it misses: 1 within them. */
function nearness({ priceMinor }: Candidate, { min, max }: BrowseWish): number {
  if (priceMinor === null) return 0;
  if (max !== null && priceMinor > max) return max / priceMinor;
  return min !== null && priceMinor < min ? priceMinor / min : 1;
}

/** Where nothing fits everything: only those that differ in as little as the closest. */
function closest<C extends Candidate>(matches: Match<C>[]): Match<C>[] {
  const least = Math.min(...matches.map(({ misses }) => misses.length));
  return matches.filter(({ misses }) => misses.length <= least);
}

/** The products that may be shown at all: what is ruled out, skipped, of another kind or kept back falls away. */
function openPlaces(shelf: Shelf, wish: BrowseWish, scores: Float64Array): Marks {
  const { choice, like, skip, unwanted, among } = wish;
  const open = choice ? weigh(shelf, choice).allowed.slice() : new Uint8Array(shelf.products.length).fill(1);
  const skipped = new Set(skip);
  const kind = wish.words.length === 0 ? sameKind(shelf, like) : null;
  const out = unwanted.map((each) => placesOfUnwanted(shelf, each, wish.language));
  for (let place = 0; place < open.length; place++) {
    const { id } = shelf.products[place] as Candidate;
    const falls =
      scores[place] === 0 || skipped.has(id) || kind?.[place] === 0 || (among && !among.has(id)) || out.some((marks) => marks[place]);
    if (falls) open[place] = 0;
  }
  return open;
}

/** The products that share a kind with some of these, else a category; null where these have neither. */
function sameKind(shelf: Shelf, ids: readonly number[]): Marks | null {
  const places = ids.flatMap((id) => shelf.facets.get(facetKey('product', String(id))) ?? []);
  if (places.length === 0) return null;
  const marks = new Uint8Array(shelf.products.length);
  for (const { family, places: holders } of shelf.facts.values)
    if (family === 'kind' && places.some((place) => holders.includes(place))) for (const place of holders) marks[place] = 1;
  if (!places.some((place) => marks[place])) {
    const categories = new Set(places.flatMap((place) => shelf.categories[place] ?? []));
    shelf.categories.forEach((own, place) => {
      if (own.some((category) => categories.has(category))) marks[place] = 1;
    });
  }
  return marks.includes(1) ? marks : null;
}

type Demanded = Omit<StatedWord, 'word'> & { isLimit?: true };

/** The properties and the budget. A budget weighs more: what is too dear is further away than another colour. */
function demandsOf<C extends Candidate>(shelf: Shelf<C>, wish: BrowseWish): Demanded[] {
  const demands = wish.properties
    .filter((property) => isKnown(shelf, property, wish.language))
    .map((property): Demanded => {
      const marks = withProperty(shelf, property, wish.language);
      return { marks, weight: 1, missOf: (place) => [missedProperty(shelf, place, property)] };
    });
  const { min, max, minIsExclusive, maxIsExclusive } = wish;
  if (min !== null || max !== null) {
    const marks = Uint8Array.from(shelf.products, ({ priceMinor }) => {
      if (priceMinor === null) return 0;
      const above = min === null || (minIsExclusive ? priceMinor > min : priceMinor >= min);
      const below = max === null || (maxIsExclusive ? priceMinor < max : priceMinor <= max);
      return above && below ? 1 : 0;
    });
    demands.push({ marks, weight: 2, isLimit: true, missOf: (place) => missedPrice(shelf.products[place] as Candidate, min, max) });
  }
  return demands;
}

/** What no product of the shop says of itself rules none of them out: 'for the summer'. */
const isKnown = (shelf: Shelf, { family, written }: WantedProperty, language: string): boolean =>
  !soft.has(family) ||
  (family === 'age' && shelf.products.some((product) => agesOf(product).length > 0)) ||
  shelf.facts.values.some((value) => value.family === family) ||
  placesOfWord(shelf, written, language, { joins: false }).core.includes(1);
const soft: ReadonlySet<string> = new Set(['season', 'occasion', 'age']);

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
function withProperty(shelf: Shelf, { family, value, written }: WantedProperty, language: string): Marks {
  if (family === 'size') return withSize(shelf, value);
  if (family === 'recipient') return forRecipient(shelf, value);
  if (family === 'age') return forAge(shelf, Number(value));
  const marks = withFact(shelf, family, family === 'material' ? valuesWithin(value) : [value]);
  if (family === 'material' && value === 'wood') withWoods(shelf, marks);
  if (marks.includes(1)) {
    // A word of the title counts too: 'felt' may be read as another property there.
    const { core } = placesOfWord(shelf, written, language, { joins: false });
    for (let place = 0; place < marks.length; place++) if (core[place]) marks[place] = 1;
    return marks;
  }
  return placesOfWord(shelf, written, language, { joins: false }).core;
}

/** Whom a value suits besides: what is for all suits everybody. */
const suits: Readonly<Record<string, readonly string[]>> = {
  boys: ['children'],
  girls: ['children'],
  children: ['boys', 'girls'],
  babies: ['children'],
};

/** Products for others fall out; those of which the shop says nothing may be for anybody. */
function forRecipient(shelf: Shelf, value: string): Marks {
  const stated = new Uint8Array(shelf.products.length);
  for (const each of shelf.facts.values) if (each.family === 'recipient') for (const place of each.places) stated[place] = 1;
  const marks = withFact(shelf, 'recipient', [value, 'unisex', ...(suits[value] ?? [])]);
  for (let place = 0; place < marks.length; place++) if (stated[place] === 0) marks[place] = 1;
  return marks;
}

/** Names of woods that are no values of their own. */
function withWoods(shelf: Shelf, marks: Marks): void {
  for (const each of shelf.facts.values)
    if (each.family === 'material' && each.labels.some(isWood)) for (const place of each.places) marks[place] = 1;
}

/** What the shop says to be for an age; of the rest it is not known. */
const forAge = (shelf: Shelf, age: number): Marks =>
  Uint8Array.from(shelf.products, (product) => (agesOf(product).some((value) => suitsAge(value, age)) ? 1 : 0));

const agesOf = ({ attributes }: Candidate): string[] =>
  Object.entries(attributes).flatMap(([name, values]) => (familyOfName(name) === 'age' ? values : []));

function withSize(shelf: Shelf, value: string): Marks {
  const marks = new Uint8Array(shelf.products.length);
  for (const each of shelf.facts.values)
    if (each.family === 'size' && (each.value === value || fitsSize(each.value, value))) for (const place of each.places) marks[place] = 1;
  return marks;
}

/** The first products in the wished order. By price, equal ones in the catalogue's order. */
function inOrder<C extends Candidate>(
  shelf: Shelf<C>,
  keys: Float64Array,
  { order, limit, words, scale }: BrowseWish,
  amounts?: ReadonlyMap<number, number>,
) {
  if (scale && amounts) {
    const sign = scale.end === 'least' ? 1 : -1;
    return [...amounts]
      .filter(([place]) => (keys[place] ?? excludedScore) !== excludedScore)
      .sort(([one, amount], [other, next]) => sign * (amount - next) || one - other)
      .slice(0, limit)
      .map(([place]) => ({ place, product: shelf.products[place] as C }));
  }
  if (order === 'fit') return pick(shelf, keys, limit + spareProducts, seedOf(words)).slice(0, limit);
  const sign = order === 'cheapest' ? 1 : -1;
  const best = Math.max(...keys);
  return shelf.products
    .flatMap((product, place) =>
      (keys[place] ?? excludedScore) === excludedScore || product.priceMinor === null ? [] : [{ place, product }],
    )
    .filter(({ place }) => best < 0 || (keys[place] ?? 0) >= 0)
    .sort((a, b) => sign * ((a.product.priceMinor ?? 0) - (b.product.priceMinor ?? 0)) || a.place - b.place)
    .slice(0, limit);
}
