/**
 * The words of a wish that say what a thing should be like, where others say what it is: 'waterproof ink' where inks state whether they are, 'a
 * sled of ash'. What the shop states decides, so no list of properties is needed. Pure.
 */
import { isSmallWordAnywhere, knownLanguage } from '../../../../../kit/languages/index.ts';
import { type MeaningName, meaningsOfWords } from '../../../../../kit/languages/meanings/index.ts';
import { foldedWords } from '../../../../../kit/text/words.ts';
import { beginningYesOrNo } from '../../../../../kit/text/yes-no.ts';
import type { Miss } from '../../demands.ts';
import type { Marks, Shelf, Statement } from '../../shelf.ts';
import { formTest } from '../../spelling.ts';
import type { WordPlaces } from './scores.ts';

export interface StatedWord {
  word: string;
  /** The products that fit it. */
  marks: Marks;
  weight: number;
  missOf(place: number): Miss[];
}

/** The words of a wish that some products state as a property, where another word names their kind; of all others it is not known. */
export function statedWords(shelf: Shelf, words: readonly WordPlaces[], language: string): StatedWord[] {
  if (words.length < 2) return [];
  const kinds = new Set(words.filter((word) => isOfCategory(shelf, word, language)));
  const stated = words.flatMap((word) => (kinds.has(word) ? [] : (statedWord(shelf, word, language) ?? [])));
  const others = words.filter(({ word }) => !stated.some((each) => each.word === word));
  return others.some((word) => kinds.has(word) || isInTitle(shelf, word, language)) ? stated : [];
}

function statedWord(shelf: Shelf, { word, core }: WordPlaces, language: string): StatedWord | null {
  const holds = formTest(word, language);
  const isMeant = sameMeaning(word, language);
  const names = new Set<string>();
  const marks = new Uint8Array(shelf.products.length);
  const statements = statementsOf(shelf);
  const denied = new Set(statements.flatMap(({ name, value }) => (beginningYesOrNo(value) === 'no' ? [name] : [])));
  for (const { name, value, names: inName, values, places } of statements) {
    const isAbout = holds(inName) || (denied.has(name) && isMeant(inName));
    const says = isAbout ? (beginningYesOrNo(value) ?? (denied.has(name) && /\d/u.test(value) ? 'yes' : null)) : null;
    if (says === null && !holds(values)) continue;
    names.add(name);
    if (says !== 'no') for (const place of places) marks[place] = 1;
  }
  if (names.size === 0) return null;
  // 'The Fjord of ash': a product with the word in its title has the property too.
  for (const place of placesIn(core)) if (holds(foldedWords(shelf.products[place]?.title ?? ''))) marks[place] = 1;
  const missOf = (place: number): Miss[] => {
    const stated = Object.entries(shelf.products[place]?.attributes ?? {}).filter(([name]) => names.has(name));
    const has = stated.flatMap(([name, values]) =>
      values.some((value) => beginningYesOrNo(value) !== null) ? [`${name}: ${values.join(', ')}`] : values,
    );
    return [
      has.length > 0 ? { kind: 'other', has: has.slice(0, mostTold).join(', '), wanted: [word] } : { kind: 'unknown', wanted: [word] },
    ];
  };
  return { word, marks, weight: 1, missOf };
}
const mostTold = 3;

/** Meanings of which a shop says yes or no under one name or another: 'Water resistance: No' is what 'waterproof' asks for. */
const answered: ReadonlySet<MeaningName> = new Set(['wet', 'microwave', 'oven', 'hob', 'dishwasher', 'frost', 'leftHanded', 'app']);

/** Tests whether words mean what a word of a wish means. */
function sameMeaning(word: string, of: string): (words: readonly string[]) => boolean {
  const language = knownLanguage(of) ?? 'en';
  const answeredIn = (words: readonly string[]) =>
    meaningsOfWords(words, language).flatMap(({ meaning }) => (answered.has(meaning) ? [meaning] : []));
  const wished = answeredIn([word]);
  return (words) => wished.length > 0 && answeredIn(words).some((meaning) => wished.includes(meaning));
}

const placesIn = (marks: Marks): number[] => [...marks.keys()].filter((place) => marks[place] === 1);

function isOfCategory(shelf: Shelf, { word, core }: WordPlaces, language: string): boolean {
  const holds = formTest(word, language);
  return placesIn(core).some((place) => shelf.categories[place]?.some((category) => holds(foldedWords(category))));
}

function isInTitle(shelf: Shelf, { word, core }: WordPlaces, language: string): boolean {
  const holds = formTest(word, language);
  return placesIn(core).some((place) => holds(foldedWords(shelf.products[place]?.title ?? '')));
}

/** The statements of a shelf's products, each value once; kept until the shelf changes. */
export function statementsOf(shelf: Shelf): readonly Statement[] {
  const { size } = shelf.facets;
  if (shelf.statements.size === size) return shelf.statements.all;
  const byValue = new Map<string, { name: string; value: string; places: number[] }>();
  shelf.products.forEach(({ attributes }, place) => {
    for (const [name, values] of Object.entries(attributes))
      for (const value of values) {
        const key = `${name}\n${value}`;
        const statement = byValue.get(key) ?? { name, value, places: [] };
        statement.places.push(place);
        byValue.set(key, statement);
      }
  });
  const all = [...byValue.values()].map((each) => ({ ...each, names: foldedWords(each.name), values: foldedWords(each.value) }));
  shelf.statements = { size, all };
  return all;
}

/**
 * The products of a word, without those that are only for what it names: a hat brush is no hat.
 * @param others the other words of the wish: who says 'hat brush' wishes for one
 */
export function asThings(shelf: Shelf, word: WordPlaces, others: readonly WordPlaces[], language: string): WordPlaces {
  const places = placesIn(word.core);
  if (places.length > mostLookedAt) return word;
  const holds = formTest(word.word, language);
  const isKind = isOfCategory(shelf, word, language);
  const heads = isKind ? headsOf(shelf, places, holds) : null;
  const isOnlyFor = (place: number) => {
    const { title = '', attributes = {} } = shelf.products[place] ?? {};
    const ownTexts = [...Object.values(attributes).flat(), ...(shelf.categories[place] ?? [])];
    // 'Diffuseurs à bâtonnets': the wish says it as the title does.
    const isFor =
      !others.some(({ core }) => core[place]) && (isComplement(title, holds, isKind) || (heads !== null && !isHead(title, holds, heads)));
    return isFor && !ownTexts.some((text) => holds(foldedWords(text)));
  };
  const meant = places.filter(isOnlyFor);
  if (meant.length === 0) return word;
  const [core, rest] = [word.core.slice(), word.rest.slice()];
  for (const place of meant) [core[place], rest[place]] = [0, 1];
  return { ...word, core, rest };
}
const mostLookedAt = 100;

/** Whether the shop names the things of a category by the first or by the last word of their titles; null where it does neither. */
function headsOf(shelf: Shelf, places: readonly number[], holds: (words: readonly string[]) => boolean): 'first' | 'last' | null {
  const titles = places.flatMap((place) =>
    shelf.categories[place]?.some((category) => holds(foldedWords(category))) ? [shelf.products[place]?.title ?? ''] : [],
  );
  const most = (['first', 'last'] as const).find((end) => titles.filter((title) => isHead(title, holds, end)).length * 2 > titles.length);
  return titles.length >= fewestOfCategory ? (most ?? null) : null;
}
const fewestOfCategory = 2;

/** Whether a word is the thing that a title names, not what it is for: 'Seed Feeder', but 'Feeder Brush'. */
function isHead(title: string, holds: (words: readonly string[]) => boolean, end: 'first' | 'last'): boolean {
  const word = foldedWords(title).at(end === 'first' ? 0 : -1);
  return word !== undefined && holds([word]);
}

/**
 * Whether a title holds a word only behind a small one: 'Brosse à chapeau'; anywhere behind one where others are of that kind: 'Grinder for filter
 * coffee' beside coffee.
 */
function isComplement(title: string, holds: (words: readonly string[]) => boolean, isKind: boolean): boolean {
  const words = foldedWords(title);
  const held = words.flatMap((word, at) => (holds([word]) ? [at] : []));
  return held.length > 0 && held.every((at) => words.slice(isKind ? 1 : Math.max(1, at - 1), at).some(isSmallWordAnywhere));
}
