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

/** How well each product bears the words, rare ones counting more; 0 for products that bear too few, or are not `among` those that count. */
export function scoresOf(
  size: number,
  words: readonly WordPlaces[],
  isLoose: boolean,
  isCategory: (place: number, word: string) => boolean,
  among: Marks | null = null,
): Float64Array {
  const scores = new Float64Array(size);
  if (words.length === 0) return scores.fill(1);
  let best = 0;
  let bestCore = 0;
  const inCore = new Uint8Array(size);
  const seen: Marks[] = [];
  for (const { word, core, rest } of words) {
    // 'Cerf' and 'volant' stand together wherever they stand: they are one name.
    if (seen.some((marks) => isSameSet(marks, core))) continue;
    if (core.includes(1)) seen.push(core);
    const rarity = rarityOf(size, { core, rest });
    for (let place = 0; place < size; place++) {
      if (core[place]) inCore[place] = 1;
      scores[place] =
        (scores[place] ?? 0) +
        (core[place] ? rarity * (isCategory(place, word) ? categoryShare : 1) : rest[place] ? rarity * descriptionShare : 0);
    }
  }
  if (among) for (let place = 0; place < size; place++) if (!among[place]) scores[place] = 0;
  for (let place = 0; place < size; place++) {
    best = Math.max(best, scores[place] ?? 0);
    if (inCore[place] && (scores[place] ?? 0) > 0) bestCore = Math.max(bestCore, scores[place] ?? 0);
  }
  // A description that holds most of several words is about them.
  const held = words.filter(({ rest }) => rest.includes(1)).length;
  const needsCore = bestCore > 0 || !(isLoose || (held > 1 && held >= words.length * mostOfWords));
  const least = (bestCore > 0 ? bestCore : best) * shareOfBest;
  return scores.map((score, place) => (score >= least && score > 0 && (!needsCore || inCore[place]) ? score : 0));
}

/** Who names a category wishes for its goods rather than for what bears the word otherwise. */
const categoryShare = 1.25;

const isSameSet = (one: Marks, other: Marks): boolean => one.every((mark, place) => mark === other[place]);
