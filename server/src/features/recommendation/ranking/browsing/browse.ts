/** Searches a shelf for what a visitor described in a conversation: a kind, properties, a budget, and what is ruled out. Pure. */
import { foldedWords } from '../../../../kit/text/words.ts';
import type { Match } from '../rank.ts';
import type { Candidate, Marks, Shelf } from '../shelf.ts';
import { placesOfWord } from '../spelling.ts';
import { statedAmounts } from './demands/amounts.ts';
import { countedWords } from './demands/counted.ts';
import { forPeople } from './demands/people.ts';
import { sizedWords } from './demands/sized.ts';
import { type UnwantedPlaces, unwantedIn, withoutUnwanted } from './demands/unwanted.ts';
import { type Demanded, demandsOf, propertiesWanted } from './demands/wanted.ts';
import { amountsOf, onlyForWhom, openPlaces, withoutChildrens, withoutThings } from './open-places.ts';
import { inOrder, keysOf } from './order.ts';
import type { Browsed, BrowseWish } from './wish.ts';
import { type PlacedWords, placedWords, scoresOfWish } from './words/places.ts';
import { closeLessDetailed, detailShareOf } from './words/told.ts';

/** The products that fit a description; costs a look at each product for each word and property. */
export function browse<C extends Candidate>(shelf: Shelf<C>, wish: BrowseWish): Browsed<C> {
  const placed = placedWords(shelf, wish);
  const nothing = { top: [], count: 0, unknownWords: [...placed.unknown], detailShare: 0 };
  const scores = scoresOfWish(shelf, wish, placed);
  if (wish.words.length > 0 && !scores.some((score) => score > 0)) return nothing;
  const unwanted = wish.unwanted.map((each) => unwantedIn(shelf, each, wish.language));
  const open = openTo(shelf, wish, scores, unwanted, placed.things !== null);
  const amounts = wish.scale && amountsOf(shelf, wish.scale, open);
  const properties = propertiesWanted(shelf, wish, open);
  const demands = demandsIn(shelf, { ...wish, properties }, placed, open, unwanted);
  if (isOnlyNamedFor(placed, demands, open)) return nothing;
  const fits = (place: number) => demands.every(({ marks }) => marks[place] === 1);
  const detailPlaces = (wish.details ?? []).map((word) => ({ word, ...placesOfWord(shelf, word, wish.language, { joins: true }) }));
  if (wish.order === 'fit' && !wish.scale)
    closeLessDetailed(
      open,
      detailPlaces.filter(({ word }) => word !== wish.thing && !isDemanded(properties, word)),
      fits,
    );
  const count = [...open.keys()].filter((place) => open[place] && fits(place)).length;
  const mayShow = (place: number) => open[place] === 1 && (count === 0 || fits(place));
  const ordered = inOrder(shelf, keysOf(shelf, wish, scores, demands, mayShow), wish, amounts);
  const chosen = ordered.map(({ place, product }) => ({
    product,
    score: scores[place] ?? 0,
    reasons: [],
    misses: demands.filter(({ marks }) => marks[place] !== 1).flatMap(({ missOf }) => missOf(place)),
  }));
  const share = ordered[0] ? detailShareOf(shelf.products.length, detailPlaces, ordered[0].place) : 0;
  return { top: closest(chosen), count, unknownWords: [...placed.unknown], detailShare: share };
}

/** The products that may be shown for a wish at all, whether or not they have the properties that it demands. */
function openTo(shelf: Shelf, wish: BrowseWish, scores: Float64Array, unwanted: readonly UnwantedPlaces[], isThing: boolean): Marks {
  const open = openPlaces(shelf, wish, scores, unwanted);
  withoutThings(shelf, wish, open);
  if (!isThing) return open;
  withoutChildrens(shelf, wish, open);
  onlyForWhom(shelf, wish, open);
  return open;
}

/** The demands of a wish on the products that may be shown for it. */
function demandsIn(
  shelf: Shelf,
  wish: BrowseWish,
  { stated, statedPurposes }: PlacedWords,
  open: Marks,
  unwanted: readonly UnwantedPlaces[],
): Demanded[] {
  const whereMet = [
    countedWords(shelf, wish),
    forPeople(shelf, wish),
    sizedWords(shelf, wish.words, wish.language),
    statedPurposes,
    statedAmounts(shelf, wish.amounts ?? ''),
    withoutUnwanted(unwanted),
  ].flatMap((demands) => demands.filter(({ marks }) => marks.some((is, place) => is && open[place])));
  return [...stated, ...whereMet, ...demandsOf(shelf, wish)];
}

/** Whether nothing that bears the words has what is demanded: 'a hat of felt' where only a brush is called by 'hat', and felt is something else. */
function isOnlyNamedFor({ named }: PlacedWords, demands: readonly Demanded[], open: Marks): boolean {
  if (named.length === 0 || named.some(({ core }) => core.includes(1))) return false;
  const demanded = demands.filter(({ isLimit }) => !isLimit);
  return demanded.length > 0 && !open.some((is, place) => is && demanded.some(({ marks }) => marks[place] === 1));
}

/** Whether a word wishes for a property, which is demanded by what things state, not by the word. */
const isDemanded = (properties: BrowseWish['properties'], word: string): boolean =>
  properties.some(({ family, written }) => !loose.has(family) && foldedWords(written).includes(word));
/** Families that few shops state as properties, but many descriptions mention. */
const loose: ReadonlySet<string> = new Set(['recipient', 'season', 'occasion', 'activity', 'age']);

/** If nothing fits everything: only the products that differ as little as the closest one. */
function closest<C extends Candidate>(matches: Match<C>[]): Match<C>[] {
  const least = Math.min(...matches.map(({ misses }) => misses.length));
  return matches.filter(({ misses }) => misses.length <= least);
}
