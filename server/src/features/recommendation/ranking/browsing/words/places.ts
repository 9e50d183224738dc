/** Finds the products that bear the words of a wish. Pure. */

import type { Candidate, Marks, Shelf } from '../../shelf.ts';
import { placesOfWord } from '../../spelling.ts';
import { thingsCalled, thingsForChild, withOpenings } from '../open-places.ts';
import type { BrowseWish } from '../wish.ts';
import { isCalled, scoresOf, type WordPlaces } from './scores.ts';
import { asThings, type StatedWord, statedWords } from './stated.ts';

/** The words of a wish, each with the products that bear it. */
export interface PlacedWords {
  /** Words that no product bears. */
  unknown: readonly string[];
  /** The words that name the product, without those that products state as a property. */
  named: readonly WordPlaces[];
  /** The words that products state as a property. */
  stated: readonly StatedWord[];
  purposes: readonly WordPlaces[];
  /** The same for words that products state as their purpose: 'a pan for induction', where pans state whether they suit it. */
  statedPurposes: readonly StatedWord[];
  /** What the thing is called, and the products that are called so; null where the wish names no thing, or none is called so. */
  thing: WordPlaces | null;
  things: Marks | null;
}

/** Reads the words of a wish on a shelf. Costs a look at each product for each word. */
export function placedWords<C extends Candidate>(shelf: Shelf<C>, wish: BrowseWish): PlacedWords {
  const { language } = wish;
  const placesOf = (word: string) => {
    const places = { word, ...placesOfWord(shelf, word, language, { corrects: true, joins: true }) };
    return word === wish.thing ? withOpenings(shelf, places, language) : places;
  };
  const placesByWord = wish.words.map(placesOf);
  const purposes = (wish.purposes ?? []).map(placesOf);
  const words = placesByWord.map((word) =>
    wish.notThings?.includes(word.word)
      ? word
      : asThings(shelf, word, [...placesByWord.filter((other) => other !== word), ...purposes], language),
  );
  const stated = statedWords(shelf, words, language);
  const thing = wish.thing ? asThings(shelf, placesOf(wish.thing), [...placesByWord, ...purposes], language) : null;
  return {
    unknown: words.filter(({ core, rest }) => !core.includes(1) && !rest.includes(1)).map(({ word }) => word),
    named: words.filter(({ word }) => !stated.some((each) => each.word === word)),
    stated,
    purposes,
    statedPurposes: statedWords(shelf, [...words, ...purposes], language).filter(({ word }) => wish.purposes?.includes(word)),
    thing,
    things: thing && thingsForChild(shelf, wish, thingsCalled(shelf, thing, language), placesByWord),
  };
}

/** How well each product of a shelf matches these words: 0 for products that match too few. */
export function scoresOfWish<C extends Candidate>(shelf: Shelf<C>, wish: BrowseWish, placed: PlacedWords): Float64Array {
  const { named, thing, things, purposes } = placed;
  const isAdded = thing !== null && things !== null && !named.some(({ word }) => word === thing.word);
  const scores = scoresOf(
    shelf.products.length,
    isAdded ? [...named, thing] : named,
    wish.isLoose || things !== null,
    (place, word) => shelf.categories[place]?.some((category) => isCalled(category, word)) === true,
    things,
  );
  forPurposes(scores, purposes);
  return scores;
}

/** Of the things that fit the words, those for the purpose come first. */
function forPurposes(scores: Float64Array, purposes: readonly WordPlaces[]): void {
  for (const { core, rest } of purposes)
    for (let place = 0; place < scores.length; place++)
      if ((scores[place] ?? 0) > 0 && (core[place] || rest[place])) scores[place] = (scores[place] ?? 0) + purposeShare;
}
const purposeShare = 0.3;
