/** Finds products by a visitor's own words. */

import { conversations, wordList } from '../../../kit/languages/index.ts';
import { minorDigits } from '../../../kit/money/minor-units.ts';
import { foldText, writtenWords } from '../../../kit/text/words.ts';
import { readPriceWish } from '../price.ts';
import { type Candidate, type Marks, type Shelf, withWord } from './shelf.ts';

/** The products that the words of a text found. Places are places on the shelf. */
export interface WordSearch {
  /** Whether there are any. */
  found: boolean;
  /** Score in thousandths by place; 0 where nothing was found. */
  scores: Int32Array;
  /** The words that found the product at a place and stand in more than its description, as the visitor wrote them. */
  wordsFor(place: number): string[];
  /** Whether a product's price is what was asked for; true for all when no price was named. */
  affordable(product: Candidate): boolean;
  /** The words that name the price, or empty. */
  priceWords: string;
  /** A price was named and nothing else. */
  priceOnly: boolean;
}

/** What the words of a chat may add to a score, in thousandths: as much as three usual rules. */
export const textWeight = 3000;
/** A word in the description says less about a product than one in its title. */
const descriptionShare = 0.4;
/** The share of the asked words, weighted by how rare they are, that a product must hold. */
const leastShare = 0.3;
/** Of several products, those are found that hold at least this share of what the best one holds. */
const shareOfBest = 0.5;
const mostWords = 20;

const fillerWords = new Set(conversations.flatMap((conversation) => wordList(conversation.fillerWords)));

/** The words of a text that may name a product, each once, as written and folded. */
export function tellingWords(text: string): { written: string; word: string }[] {
  const words = new Map(writtenWords(text).map((written) => [foldText(written), written]));
  return [...words]
    .filter(([word]) => word.length > 1 && !fillerWords.has(word))
    .slice(0, mostWords)
    .map(([word, written]) => ({ word, written }));
}

/** Searches the shelf for the words that a visitor wrote. Words that are rare in the catalogue count for more. */
export function searchWords(shelf: Shelf, text: string): WordSearch {
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
  return { core, rest, rarity: Math.log(1 + (shelf.products.length + 1) / (found + 1)) };
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
  const least = Math.max(leastShare, best * shareOfBest);
  return Int32Array.from(shares, (share) => (share >= least ? Math.round(share * textWeight) : 0));
}
