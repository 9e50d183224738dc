/** How well products bear the words of a description. Pure. */
import { stemOf } from '../../../../../kit/text/words.ts';
import type { Marks } from '../../shelf.ts';

const shareOfBest = 0.5;
const descriptionShare = 0.4;
const mostOfWords = 0.4;

/** Whether a word is the whole name of a category: 'pilotable' of 'Pilotables'. */
export const isCalled = (category: string, word: string): boolean => category === word || stemOf(category) === stemOf(word);

export interface WordPlaces {
  word: string;
  core: Marks;
  rest: Marks;
}

/** How much a word counts: the more, the fewer of the products bear it. */
export function rarityOf(size: number, { core, rest }: Pick<WordPlaces, 'core' | 'rest'>): number {
  let holding = 0;
  for (let place = 0; place < size; place++) if (core[place] || rest[place]) holding++;
  return rarityOfCount(size, holding);
}

/** The same by how many of the products bear it. */
export const rarityOfCount = (size: number, holding: number): number => Math.log(1 + (size + 1) / (holding + 1));

/** Whether a word is the name of a product's category, by the product's place. */
type IsCategory = (place: number, word: string) => boolean;

/** How well each product bears the words, rare ones counting more; 0 for products that bear too few, or are not `among` those that count. */
export function scoresOf(
  size: number,
  words: readonly WordPlaces[],
  isLoose: boolean,
  isCategory: IsCategory,
  among: Marks | null = null,
): Float64Array {
  if (words.length === 0) return new Float64Array(size).fill(1);
  const { scores, inCore } = sumsOf(size, words, isCategory);
  if (among) for (let place = 0; place < size; place++) if (!among[place]) scores[place] = 0;
  const { best, bestCore } = bestOf(scores, inCore);
  const needsCore = bestCore > 0 || !(isLoose || areOfDescriptions(words));
  const least = (bestCore > 0 ? bestCore : best) * shareOfBest;
  return scores.map((score, place) => (score >= least && score > 0 && (!needsCore || inCore[place]) ? score : 0));
}

/** The sum of the words' weights for each product, and which products have one of the words in their core. */
function sumsOf(size: number, words: readonly WordPlaces[], isCategory: IsCategory): { scores: Float64Array; inCore: Marks } {
  const scores = new Float64Array(size);
  const inCore = new Uint8Array(size);
  for (const each of withoutSameNames(words)) {
    const rarity = rarityOf(size, each);
    for (let place = 0; place < size; place++) {
      if (each.core[place]) inCore[place] = 1;
      scores[place] = (scores[place] ?? 0) + rarity * shareAt(place, each, isCategory);
    }
  }
  return { scores, inCore };
}

/** 'Cerf' and 'volant' stand together wherever they stand: they are one name. */
function withoutSameNames(words: readonly WordPlaces[]): WordPlaces[] {
  const seen: Marks[] = [];
  return words.filter(({ core }) => {
    if (seen.some((marks) => isSameSet(marks, core))) return false;
    if (core.includes(1)) seen.push(core);
    return true;
  });
}

const isSameSet = (first: Marks, second: Marks): boolean => first.every((mark, place) => mark === second[place]);

/** The share of its rarity that a word counts for a product. */
function shareAt(place: number, { word, core, rest }: WordPlaces, isCategory: IsCategory): number {
  if (core[place]) return isCategory(place, word) ? categoryShare : 1;
  return rest[place] ? descriptionShare : 0;
}

/** A match in a category counts more than the word elsewhere. */
const categoryShare = 1.25;

/** The best score of all products, and of those that have a word in their core. */
function bestOf(scores: Float64Array, inCore: Marks): { best: number; bestCore: number } {
  let best = 0;
  let bestCore = 0;
  for (let place = 0; place < scores.length; place++) {
    const score = scores[place] ?? 0;
    best = Math.max(best, score);
    if (inCore[place]) bestCore = Math.max(bestCore, score);
  }
  return { best, bestCore };
}

/** A description that holds most of several words is about them. */
function areOfDescriptions(words: readonly WordPlaces[]): boolean {
  const held = words.filter(({ rest }) => rest.includes(1)).length;
  return held > 1 && held >= words.length * mostOfWords;
}
