/** Decides which values may share an answer: only those that people name together. Pure. */

import { isSmallWordAnywhere } from '../../../kit/languages/index.ts';
import type { ValueFamily, valueKeys } from '../../../kit/languages/vocabulary/index.ts';
import { foldedWords, stemOf } from '../../../kit/text/words.ts';
import type { FactFamily, IndexedValue } from '../../catalogue/index.ts';

/** Values of the vocabulary that are alike; a value may be in several rows. Families without rows have only contraries and unlike values. */
const rows: { readonly [Family in ValueFamily]?: readonly (readonly (typeof valueKeys)[Family][number][])[] } = {
  colour: [
    ['black', 'grey'],
    ['grey', 'silver'],
    ['white', 'clear'],
    ['white', 'beige'],
    ['beige', 'brown'],
    ['brown', 'copper'],
    ['copper', 'gold'],
    ['gold', 'yellow'],
    ['yellow', 'orange'],
    ['orange', 'red'],
    ['red', 'pink'],
    ['pink', 'purple'],
    ['purple', 'blue'],
    ['blue', 'turquoise'],
    ['turquoise', 'green'],
  ],
  material: [
    ['wood', 'oak', 'pine', 'walnut', 'beech', 'bamboo'],
    ['bamboo', 'rattan'],
    ['metal', 'steel', 'iron', 'aluminium', 'brass'],
    ['glass', 'crystal'],
    ['ceramic', 'porcelain'],
    ['stone', 'marble', 'concrete'],
    ['plastic', 'rubber', 'silicone'],
    ['leather', 'suede'],
    ['cotton', 'linen'],
    ['wool', 'cashmere'],
    ['wool', 'felt'],
    ['silk', 'satin', 'velvet'],
    ['polyester', 'nylon', 'viscose'],
  ],
  room: [
    ['kitchen', 'diningRoom'],
    ['garden', 'balcony'],
  ],
  season: [
    ['spring', 'summer'],
    ['autumn', 'winter'],
  ],
  style: [
    ['modern', 'minimalist'],
    ['classic', 'elegant'],
    ['vintage', 'rustic'],
  ],
  flavour: [
    ['lemon', 'orangeFlavour'],
    ['strawberry', 'raspberry', 'cherry'],
    ['hazelnut', 'almond'],
    ['cinnamon', 'ginger'],
    ['peach', 'mango', 'banana'],
  ],
  scent: [
    ['woody', 'sandalwood'],
    ['fresh', 'citrus'],
    ['floralScent', 'rose', 'jasmine'],
    ['oriental', 'amber'],
  ],
};
const alikeKeys = new Map(Object.entries(rows).map(([family, lists]) => [family, lists.map((row) => new Set<string>(row))]));

/** Families of names, which have no contraries. */
const names: ReadonlySet<FactFamily> = new Set(['brand', 'author', 'origin']);
/** The shortest common end of two compounds, as in 'Stadsfiets' and 'Racefiets'. */
const shortestTail = 5;

/** Whether an answer may name both values of a family: oak or pine, but neither dry or oily skin nor jazz or furniture. */
export function areAlike(family: FactFamily, first: IndexedValue, second: IndexedValue): boolean {
  if (names.has(family)) return true;
  if (family === 'compatibility') return /\p{N}/u.test(first.value) && first.value.split(' ')[0] === second.value.split(' ')[0];
  if (family === 'kind') return shareWord(first.labels[0] ?? '', second.labels[0] ?? '');
  return alikeKeys.get(family)?.some((row) => row.has(first.value) && row.has(second.value)) ?? false;
}

/** Whether two kinds are spoken of together: 'Cat toys' and 'Dog toys'. */
function shareWord(first: string, second: string): boolean {
  const words = thingIn(first);
  return thingIn(second).some((word) => words.some((each) => stemOf(each) === stemOf(word) || commonTail(each, word) >= shortestTail));
}

/** The words of a kind before what it comes in or is for: 'orchid' of 'orchid in a pot'. */
function thingIn(kind: string): string[] {
  const words = foldedWords(kind);
  const end = words.findIndex((word, at) => at > 0 && isSmallWordAnywhere(word));
  return end < 0 ? words : words.slice(0, end);
}

function commonTail(first: string, second: string): number {
  let length = 0;
  while (length < Math.min(first.length, second.length) && first.at(-1 - length) === second.at(-1 - length)) length++;
  return length;
}
