/** Finds products by the words of a visitor's message. */

import { conversations, wordList } from '../../../kit/languages/index.ts';
import { minorDigits } from '../../../kit/money/minor-units.ts';
import { foldText, writtenWords } from '../../../kit/text/words.ts';
import { readPriceWish } from '../price.ts';
import { rarityOfCount } from './browsing/words/scores.ts';
import { type Candidate, type Marks, type Shelf, withWord } from './shelf.ts';

/** The result of a search. Places are places on the shelf. */
export interface WordSearch {
  /** Whether any product was found. */
  found: boolean;
  /** The score in thousandths by place; 0 for products that were not found. */
  scores: Int32Array;
  /** The words for which the product at a place was found outside its description, as the visitor wrote them. */
  wordsFor(place: number): string[];
  /** Whether a product's price is in the range that the message names; true when it names none. */
  affordable(product: Candidate): boolean;
  /** The words that name the price; empty when none do. */
  priceWords: string;
  /** The message names a price and no other words to search. */
  priceOnly: boolean;
}

/** The maximum that words add to a score, in thousandths: as much as three rules of the default weight. */
export const textWeight = 3000;
/** The weight of a word in the description, relative to one in the title. */
const descriptionShare = 0.4;
/** The minimum share of the words, weighted by rarity, that a product must contain. */
const minShare = 0.3;
/** Products are found that contain at least this share of what the best one contains. */
const shareOfBest = 0.5;
const maxWords = 20;

const fillerWords = new Set(conversations.flatMap((conversation) => wordList(conversation.fillerWords)));

/** The words of a text that may name a product, each once: as written, and folded. */
function tellingWords(text: string): { written: string; word: string }[] {
  const words = new Map(writtenWords(text).map((written) => [foldText(written), written]));
  return [...words]
    .filter(([word]) => word.length > 1 && !fillerWords.has(word))
    .slice(0, maxWords)
    .map(([word, written]) => ({ word, written }));
}

/** Searches a shelf for the words of a message. Words that are rare in the catalogue count more. */
export function searchByWords(shelf: Shelf, text: string): WordSearch {
  const price = readPriceWish(text);
  const words = tellingWords(price ? price.rest : text).map(({ word, written }) => ({ written, ...hits(shelf, word) }));
  const scores = scoresOf(shelf.products.length, words);
  return {
    scores,
    found: scores.some((score) => score > 0),
    wordsFor: (place) => words.filter(({ core }) => core[place]).map(({ written }) => written),
    affordable: ({ priceMinor, currency }) => {
      if (!price) return true;
      if (priceMinor === null) return false;
      const major = priceMinor / 10 ** minorDigits(currency);
      return major >= (price.min ?? 0) && major <= (price.max ?? Number.POSITIVE_INFINITY);
    },
    priceWords: price?.words ?? '',
    priceOnly: price !== null && words.length === 0,
  };
}

interface Hits {
  core: Marks;
  rest: Marks;
  rarity: number;
}

function hits(shelf: Shelf, word: string): Hits {
  const [core, rest] = [withWord(shelf, 'core', word), withWord(shelf, 'rest', word)];
  let found = 0;
  for (let place = 0; place < core.length; place++) if (core[place] || rest[place]) found += 1;
  return { core, rest, rarity: rarityOfCount(shelf.products.length, found) };
}

function scoresOf(size: number, words: readonly Hits[]): Int32Array {
  const whole = words.reduce((sum, { rarity }) => sum + rarity, 0);
  const shares = new Float64Array(size);
  let best = 0;
  for (let place = 0; place < size; place++) {
    let share = 0;
    for (const { core, rest, rarity } of words) share += (core[place] ? rarity : rest[place] ? rarity * descriptionShare : 0) / whole;
    shares[place] = share;
    best = Math.max(best, share);
  }
  const least = Math.max(minShare, best * shareOfBest);
  return Int32Array.from(shares, (share) => (share >= least ? Math.round(share * textWeight) : 0));
}
