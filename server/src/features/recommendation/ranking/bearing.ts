/**
 * Which products bear most of the words of a message, in title, properties or description: the plainest search there is, by words and by parts of long
 * ones. It knows no kinds and no properties, so it is a second opinion where the search that does finds nothing. Pure.
 */
import { isUnspaced } from '../../../kit/text/search-words.ts';
import { isWithinLimits } from './browsing/demands/wanted.ts';
import type { PriceLimits } from './browsing/wish.ts';
import { rarityOfCount } from './browsing/words/scores.ts';
import { type Choice, weighChoice } from './choice.ts';
import type { Candidate, Shelf } from './shelf.ts';
import { placesOfWord } from './spelling.ts';

/** A product and how much of a message it bears: the sum of its words, rare ones counting more. */
export interface Bearer<C extends Candidate> {
  product: C;
  score: number;
  /** The words of the message that it bears. */
  words: readonly string[];
}

/** A description tells less of a thing than its title and properties. */
const descriptionShare = 0.8;
const faintShare = 0.5;
/** Letters that two words share somewhere: 'Badkamer' and 'badkamerraam'. */
const partLength = { spaced: 5, unspaced: 2 };
const partWeight = 0.3;
const mostOfParts = 0.9;

/** The words to look for, and the products that may be shown. */
export interface Borne {
  /** Folded. */
  words: readonly string[];
  /** Words that count half, because they are also common in conversation: 'look'. */
  faint?: ReadonlySet<string>;
  /** Folded words that rule out every product that bears one of them: what speaks of nuts may have them. */
  without?: readonly string[];
  limits?: PriceLimits;
  choice?: Choice;
  language: string;
}

/** The products that may be shown and bear any of some words, the best first. Each word counts by how rare it is among all. */
export function bearersOf<C extends Candidate>(
  shelf: Shelf<C>,
  { words, faint, without = [], limits, choice, language }: Borne,
): Bearer<C>[] {
  const size = shelf.products.length;
  const byWord = weightsOf(shelf, words, language);
  const scores = new Float64Array(size);
  for (const [at, word] of words.entries()) {
    const weights = byWord[at] as Float32Array;
    const bearing = weights.reduce((count, weight) => count + (weight > 0 ? 1 : 0), 0);
    const rarity = rarityOfCount(size, bearing) * (faint?.has(word) ? faintShare : 1);
    for (let place = 0; place < size; place++) scores[place] = (scores[place] ?? 0) + (weights[place] ?? 0) * rarity;
  }
  const unwanted = weightsOf(shelf, without, language);
  const allowed = choice && weighChoice(shelf, choice).allowed;
  const mayShow = (place: number, { priceMinor }: Candidate) =>
    allowed?.[place] !== 0 && (!limits || isWithinLimits(priceMinor, limits)) && !unwanted.some((weights) => (weights[place] ?? 0) > 0);
  const bearers: Bearer<C>[] = [];
  for (const [place, product] of shelf.products.entries()) {
    const score = scores[place] ?? 0;
    if (score > 0 && mayShow(place, product))
      bearers.push({ product, score, words: words.filter((_, at) => (byWord[at]?.[place] ?? 0) > 0) });
  }
  return bearers.sort((first, second) => second.score - first.score);
}

/** For each word, how much of it each product bears: between 0 and 1. */
function weightsOf(shelf: Shelf, words: readonly string[], language: string): Float32Array[] {
  if (words.length === 0) return [];
  return weightsOfParts(shelf, words).map((weights, at) => {
    const { core, rest } = placesOfWord(shelf, words[at] as string, language, { joins: true });
    return weights.map((ofParts, place) => Math.max(core[place] ? 1 : rest[place] ? descriptionShare : 0, ofParts));
  });
}

/** For each word, how much of it the words of each product share in parts. */
function weightsOfParts(shelf: Shelf, words: readonly string[]): Float32Array[] {
  const weights = words.map(() => new Float32Array(shelf.products.length));
  const byPart = new Map<string, number[]>();
  words.forEach((word, at) => {
    for (const part of new Set(partsOf(word))) byPart.set(part, [...(byPart.get(part) ?? []), at]);
  });
  for (const [index, share] of [
    [shelf.core, 1],
    [shelf.rest, descriptionShare],
  ] as const)
    for (const [shelfWord, places] of index) {
      const shared = new Map<number, number>();
      for (const part of partsOf(shelfWord)) for (const at of byPart.get(part) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
      for (const [at, count] of shared) {
        const weight = weightOfParts(words[at] as string, count) * share;
        if (weight === 0) continue;
        for (const place of places) {
          const of = weights[at] as Float32Array;
          of[place] = Math.max(of[place] ?? 0, weight);
        }
      }
    }
  return weights;
}

/** The share of a word that this many common parts cover. A word of a language without spaces must be contained nearly completely. */
function weightOfParts(word: string, count: number): number {
  if (!isUnspaced(word)) return Math.min(mostOfParts, partWeight * count);
  return count >= (word.length - 1) * leastOfUnspaced ? mostOfParts : 0;
}
const leastOfUnspaced = 0.6;

function partsOf(word: string): string[] {
  const length = isUnspaced(word) ? partLength.unspaced : partLength.spaced;
  return Array.from({ length: Math.max(0, word.length - length + 1) }, (_, at) => word.slice(at, at + length));
}
