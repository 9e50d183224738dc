/** Searches a shelf for what a visitor described in a conversation: a kind, properties, a budget, and what is ruled out. Pure. */
import { foldedWords } from '../../../../kit/text/words.ts';
import { weigh } from '../choice.ts';
import { excludedScore, pick, seedOf } from '../picking.ts';
import type { Match } from '../rank.ts';
import { type Candidate, type Marks, type Shelf, withFact } from '../shelf.ts';
import { placesOfWord } from '../spelling.ts';
import { statedAmounts } from './amounts.ts';
import { countedWords } from './counted.ts';
import {
  amountsOf,
  onlyForWhom,
  openPlaces,
  thingsCalled,
  thingsForChild,
  withOpenings,
  withoutChildrens,
  withoutThings,
} from './open-places.ts';
import { isCalled, scoresOf, type WordPlaces } from './scores.ts';
import { sizedWords } from './sized.ts';
import { asThings, statedWords } from './stated.ts';
import { shareTold, withoutLessTold } from './told.ts';
import { unwantedIn, withoutUnwanted } from './unwanted.ts';
import { type Demanded, demandsOf, propertiesWanted, suits } from './wanted.ts';
import type { Browsed, BrowseWish } from './wish.ts';

/** A fulfilled property counts for more than all words; how near a price is to the limit, for less. */
const [metWeight, nearWeight] = [10_000, 5000];
/** Of several properties a close product fulfils at least this share. */
const spareProducts = 3;

/** The products that fit a description; costs a look at each product for each word and property. */
export function browse<C extends Candidate>(shelf: Shelf<C>, wish: BrowseWish): Browsed<C> {
  const size = shelf.products.length;
  const placesOf = (word: string) => {
    const places = { word, ...placesOfWord(shelf, word, wish.language, { corrects: true, joins: true }) };
    return word === wish.thing ? withOpenings(shelf, places, wish.language) : places;
  };
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
  const things = thing && thingsForChild(shelf, wish, thingsCalled(shelf, thing, wish.language), given);
  const scores = scoresOf(
    size,
    thing && things && !named.some(({ word }) => word === thing.word) ? [...named, thing] : named,
    wish.isLoose || things !== null,
    (place, word) => shelf.categories[place]?.some((category) => isCalled(category, word)) === true,
    things,
  );
  forPurposes(scores, purposes);
  if (wish.words.length > 0 && !scores.some((score) => score > 0)) return { top: [], count: 0, unknownWords, told: 0 };
  // 'A pan for induction' where pans state whether they are.
  const statedPurposes = statedWords(shelf, [...words, ...purposes], wish.language).filter(({ word }) => wish.purposes?.includes(word));
  const unwanted = wish.unwanted.map((each) => unwantedIn(shelf, each, wish.language));
  const open = openPlaces(shelf, wish, scores, unwanted);
  withoutThings(shelf, wish, open);
  if (things) withoutChildrens(shelf, wish, open);
  if (things) onlyForWhom(shelf, wish, open);
  const amounts = wish.scale && amountsOf(shelf, wish.scale, open);
  const properties = propertiesWanted(shelf, wish, open);
  const demands: Demanded[] = [
    ...stated,
    ...metIn(open, countedWords(shelf, wish)),
    ...metIn(open, sizedWords(shelf, wish.words, wish.language)),
    ...metIn(open, statedPurposes),
    ...metIn(open, statedAmounts(shelf, wish.amounts ?? '')),
    ...metIn(open, withoutUnwanted(unwanted)),
    ...demandsOf(shelf, { ...wish, properties }),
  ];
  const statedFor = wish.properties
    .filter(({ family }) => family === 'recipient')
    .map(({ value }) => withFact(shelf, 'recipient', [value, ...(suits[value] ?? [])]));
  const forward = wish.choice ? weigh(shelf, wish.choice).forward : new Float64Array(size);
  const fits = (place: number) => demands.every(({ marks }) => marks[place] === 1);
  // 'A hat of felt' where only a brush is called by 'hat', and felt is something else.
  const isNoThing = named.length > 0 && named.every(({ core }) => !core.includes(1));
  const isMet = (place: number) => demands.some(({ marks, isLimit }) => !isLimit && marks[place] === 1);
  if (isNoThing && demands.some(({ isLimit }) => !isLimit) && ![...open.keys()].some((place) => open[place] && isMet(place)))
    return { top: [], count: 0, unknownWords, told: 0 };
  const told = (wish.told ?? []).map((word) => ({ word, ...placesOfWord(shelf, word, wish.language, { joins: true }) }));
  if (wish.order === 'fit' && !wish.scale)
    withoutLessTold(
      open,
      told.filter(({ word }) => word !== wish.thing && !isDemanded(properties, word)),
      fits,
    );
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
  const ordered = inOrder(shelf, keys, wish, amounts);
  const chosen = ordered.map(({ place, product }) => ({
    product,
    score: scores[place] ?? 0,
    reasons: [],
    misses: demands.filter(({ marks }) => marks[place] !== 1).flatMap(({ missOf }) => missOf(place)),
  }));
  return { top: closest(chosen), count, unknownWords, told: ordered[0] ? shareTold(size, told, ordered[0].place) : 0 };
}

/** Whether a word wishes for a property, which is demanded by what things state, not by the word. */
const isDemanded = (properties: BrowseWish['properties'], word: string): boolean =>
  properties.some(({ family, written }) => !loose.has(family) && foldedWords(written).includes(word));
/** What few shops state of their goods, and many descriptions tell. */
const loose: ReadonlySet<string> = new Set(['recipient', 'season', 'occasion', 'activity', 'age']);

/** What is only demanded where something that may be shown has it. */
const metIn = (open: Marks, demands: readonly Demanded[]): Demanded[] =>
  demands.filter(({ marks }) => marks.some((is, place) => is && open[place]));

/** Of the things that fit the words, those for the purpose come first. */
function forPurposes(scores: Float64Array, purposes: readonly WordPlaces[]): void {
  for (const { core, rest } of purposes)
    for (let place = 0; place < scores.length; place++)
      if ((scores[place] ?? 0) > 0 && (core[place] || rest[place])) scores[place] = (scores[place] ?? 0) + purposeShare;
}
const purposeShare = 0.3;

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
