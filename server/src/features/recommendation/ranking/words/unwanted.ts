/** The products that a visitor has ruled out by a word. Pure. */
import { foldText } from '../../../../kit/text/words.ts';
import { type Marks, type Shelf, withFact } from '../shelf.ts';
import { placesOfWord } from './spelling.ts';

/** A thing or property that is ruled out. */
export interface Unwanted {
  /** Folded. */
  word: string;
  properties: readonly { family: string; value: string }[];
}

/** By the facts that a word stands for; a word that is no property by its own form, not as a part of another: 'wool' is not in cotton wool. */
export function placesOfUnwanted(shelf: Shelf, { word, properties }: Unwanted, language: string): Marks {
  const sets = properties.map(({ family, value }) => withoutChoice(shelf, family, value, withFact(shelf, family, [value])));
  if (!sets.some((set) => set.includes(1)))
    sets.push(madeBy(shelf, word), placesOfWord(shelf, word, language, { joins: properties.length === 0 }).core);
  const marks = new Uint8Array(shelf.products.length);
  for (const set of sets) for (let place = 0; place < set.length; place++) if (set[place]) marks[place] = 1;
  return marks;
}

/** What a visitor chooses a version by. */
const chosen: ReadonlySet<string> = new Set(['colour', 'size']);

/** 'Not black' rules out what comes in nothing else: of red and black ones the red one is left. */
function withoutChoice(shelf: Shelf, family: string, value: string, marks: Marks): Marks {
  if (!chosen.has(family)) return marks;
  const left = marks.slice();
  for (const each of shelf.facts.values)
    if (each.family === family && each.value !== value) for (const place of each.places) left[place] = 0;
  return left;
}

/** The products of the brand of a name. */
const madeBy = (shelf: Shelf, name: string): Marks =>
  Uint8Array.from(shelf.products, ({ vendor }) => (vendor && foldText(vendor) === name ? 1 : 0));
