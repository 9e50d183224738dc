/** The products that a visitor has ruled out by a word, and those that the shop says to be without it. Pure. */
import { type FreeOf, freeOf, namesAbsence } from '../../../../../kit/languages/free-of.ts';
import { foldedWords, foldText } from '../../../../../kit/text/words.ts';
import { beginningYesOrNo } from '../../../../../kit/text/yes-no.ts';
import type { Marks, Shelf } from '../../shelf.ts';
import { formTest, placesOfWord } from '../../spelling.ts';
import { type StatedWord, statementsOf } from '../words/stated.ts';
import { withValue } from './values.ts';

/** A thing or property that is ruled out. */
export interface Unwanted {
  /** Folded. */
  word: string;
  properties: readonly { family: string; value: string }[];
}

/** Products known to contain the excluded thing, and products known to be free of it; about the rest nothing is known. */
export interface UnwantedPlaces {
  word: string;
  bearing: Marks;
  without: Marks;
}

/** Found by the shop's statements, else by the facts that the word stands for, else by the word itself. */
export function unwantedIn(shelf: Shelf, unwanted: Unwanted, language: string): UnwantedPlaces {
  const { word } = unwanted;
  const { bearing: stated, without } = statedOf(shelf, word, language);
  const bearing = placesOfUnwanted(shelf, unwanted, language);
  for (let place = 0; place < bearing.length; place++) {
    if (stated[place]) bearing[place] = 1;
    // Products that have the word only to say that they are free of it: 'entkoffeiniert', 'without nickel'.
    if (without[place]) bearing[place] = 0;
  }
  return { word, bearing, without };
}

/** If the shop says of some products that they are free of it, the others do not fit, because nothing is known about them. */
export const withoutUnwanted = (unwanted: readonly UnwantedPlaces[]): StatedWord[] =>
  unwanted.map(({ word, without }) => ({ word, marks: without, weight: 1, missOf: () => [{ kind: 'unknown', wanted: [word] }] }));

/** By the facts that a word stands for; a word that is no property by its own form, not as a part of another: 'wool' is not in cotton wool. */
function placesOfUnwanted(shelf: Shelf, { word, properties }: Unwanted, language: string): Marks {
  const sets = properties.map(({ family, value }) => withoutChoice(shelf, family, value, withValue(shelf, family, value)));
  if (!sets.some((set) => set.includes(1)))
    sets.push(madeBy(shelf, word), placesOfWord(shelf, word, language, { joins: properties.length === 0 }).core);
  const marks = new Uint8Array(shelf.products.length);
  for (const set of sets) for (let place = 0; place < set.length; place++) if (set[place]) marks[place] = 1;
  return marks;
}

/** What attributes state of a word ('Koffein: nein', 'Senza PFAS: Sì', 'Parfum: Sans parfum'), and what titles and single words of descriptions do. */
function statedOf(shelf: Shelf, word: string, language: string): { bearing: Marks; without: Marks } {
  const holds = formTest(word, language);
  const isFree = freeOf(word, language, holds);
  const [bearing, without] = [new Uint8Array(shelf.products.length), new Uint8Array(shelf.products.length)];
  const mark = (marks: Marks, places: readonly number[]) => {
    for (const place of places) marks[place] = 1;
  };
  for (const [shelfWord, places] of shelf.rest) if (isFree([shelfWord])) mark(without, places);
  const sayingPlaces = new Set([...shelf.core].flatMap(([shelfWord, places]) => (isFree([shelfWord]) || holds([shelfWord]) ? places : [])));
  for (const place of sayingPlaces) if (isSaidWithout(shelf, place, isFree)) without[place] = 1;
  for (const { name, value, names, values, places } of statementsOf(shelf)) {
    // 'Free from: parabens, silicones'
    if (namesAbsence(name)) {
      if (holds(values)) mark(without, places);
      continue;
    }
    const says = beginningYesOrNo(value);
    const isNegated = isFree(names);
    if (isFree(values)) mark(without, places);
    else if (says === null || !(isNegated || holds(names))) continue;
    else if ((says === 'yes') === isNegated) mark(without, places);
    else mark(bearing, places);
  }
  for (const { name, value, names, values, places } of statementsOf(shelf))
    if (!namesAbsence(name) && holds(names) && beginningYesOrNo(value) === null && !isFree(values))
      mark(
        bearing,
        places.filter((place) => !without[place]),
      );
  return { bearing, without: without.map((is, place) => (is && !bearing[place] ? 1 : 0)) };
}

const isSaidWithout = ({ products, categories }: Shelf, place: number, isFree: FreeOf): boolean =>
  [products[place]?.title ?? '', ...(categories[place] ?? [])].some((text) => isFree(foldedWords(text)));

/** Families by which a visitor chooses a version. */
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
