/** Finds the word of each title that names the kind of product. Pure. */
import { foldedWords, stemOf } from '../../../../../kit/text/words.ts';
import type { Fact } from '../../fact.ts';
import { namesThingLast, type Title } from './titles.ts';
import { wordsOfValue } from './told-values.ts';

/** A word that names a kind occurs mostly in one category, in at least this share of its titles; model names occur in all categories. */
export const minPurity = 0.6;
/** In how many products with a category a word must occur to be judged. */
const minJudged = 3;
/** A word is a property and no kind when an attribute says it of at least this share of the products with it in their titles. */
const saidOfShare = 0.3;
/** The first or last noun is used against the language's habit if it fits the categories better by at least this. */
const clearlyBetter = 0.12;

/** What the reader knows of each product besides its title. */
export interface ProductData {
  /** The values of its attributes, other than kinds and brands. */
  attributeValues: readonly (readonly string[])[];
  /** Those of them that are colours, materials, sizes and the like. */
  describing: readonly (readonly string[])[];
  /** Its categories, also those that name no kind: 'Baby'. */
  filed: readonly (readonly string[])[];
}

/**
 * The index of the word in each title that names the kind: the first or last noun depending on the language, unless the other fits the
 * categories clearly better. A word that occurs in many categories is a model's name, and one that attributes repeat is a property: both
 * are passed over.
 */
export function headsOf(
  titles: readonly Title[],
  { attributeValues, describing, filed }: ProductData,
  categories: readonly (readonly Fact[])[],
  language: string,
) {
  const properties = propertiesIn(titles, attributeValues);
  const descriptions = propertiesIn(titles, describing);
  const nouns = titles.map(({ words, nouns: all }, index) => {
    const things = all.filter((at) => !properties.has(stemOf(words[at]?.word ?? '')));
    if (things.length > 0 || (categories[index]?.length ?? 0) > 0) return things;
    // Without a category, a property is a better kind than none; a 'Tractor', but not its colour 'Natural'.
    return all.filter((at) => !descriptions.has(stemOf(words[at]?.word ?? '')));
  });
  const isName = nameTest(titles, nouns, categories, filed, language);
  const naming = nouns.map((list, index) => list.filter((at) => !isName(stemOf(titles[index]?.words[at]?.word ?? ''), filed[index] ?? [])));
  const last = naming.map((list) => list.at(-1) ?? null);
  const first = naming.map((list) => list[0] ?? null);
  const [usual, other] = namesThingLast(language) ? [last, first] : [first, last];
  return purityOfPlaces(titles, other, categories) > purityOfPlaces(titles, usual, categories) + clearlyBetter ? other : usual;
}

/** The words that attributes say of the products whose titles contain them: 'Koa' of ukuleles, 'Arita' of teacups. */
function propertiesIn(titles: readonly Title[], values: readonly (readonly string[])[]): ReadonlySet<string> {
  const occurring = new Map<string, number>();
  const timesStated = new Map<string, number>();
  titles.forEach(({ words, nouns }, index) => {
    const saidHere = new Set((values[index] ?? []).flatMap((value) => wordsOfValue(value, longestProperty).map(stemOf)));
    for (const key of new Set(nouns.map((at) => stemOf(words[at]?.word ?? '')))) {
      note(occurring, key);
      if (saidHere.has(key)) note(timesStated, key);
    }
  });
  return new Set([...timesStated].flatMap(([key, count]) => (count >= (occurring.get(key) ?? 0) * saidOfShare ? [key] : [])));
}

/** Longer values of attributes describe, and their words may be kinds. */
const longestProperty = 2;

/** Makes a test for nouns that name no kind in the categories of a product, because most of them are elsewhere. */
function nameTest(
  titles: readonly Title[],
  nouns: readonly number[][],
  categories: readonly (readonly Fact[])[],
  filed: readonly (readonly string[])[],
  language: string,
) {
  const words = new Map<string, { count: number; categories: Map<string, number> }>();
  const things = new Set(categories.flat().map(({ label }) => stemOf(foldedWords(label).at(namesThingLast(language) ? -1 : 0) ?? '')));
  nouns.forEach((list, index) => {
    const own = filed[index] ?? [];
    if (own.length === 0) return;
    for (const key of new Set(list.map((at) => stemOf(titles[index]?.words[at]?.word ?? '')))) {
      const entry = words.get(key) ?? { count: 0, categories: new Map() };
      words.set(key, entry);
      entry.count++;
      for (const value of own) note(entry.categories, value);
    }
  });
  return (key: string, own: readonly string[]): boolean => {
    const entry = words.get(key);
    // A word that names one category names a kind in the others, too: handles of doors and of cabinets.
    if (!entry || entry.count < minJudged || things.has(key)) return false;
    const here = own.length > 0 ? own.map((value) => entry.categories.get(value) ?? 0) : [...entry.categories.values()];
    return Math.max(...here) < entry.count * minPurity;
  };
}

/** How well the words at these indexes distinguish the categories, 0 to 1. Model names do not. */
function purityOfPlaces(titles: readonly Title[], places: readonly (number | null)[], categories: readonly (readonly Fact[])[]): number {
  const counts = new Map<string, Map<string, number>>();
  let total = 0;
  places.forEach((at, index) => {
    const category = categories[index]?.[0]?.value;
    if (at === null || category === undefined) return;
    const key = stemOf(titles[index]?.words[at]?.word ?? '');
    const entry = counts.get(key) ?? new Map<string, number>();
    counts.set(key, entry);
    note(entry, category);
    total++;
  });
  let pure = 0;
  for (const entry of counts.values()) {
    const all = [...entry.values()].reduce((sum, count) => sum + count, 0);
    if (all > 1) pure += Math.max(...entry.values());
  }
  return total === 0 ? 0 : pure / total;
}

/** Counts a key once more. */
export const note = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
