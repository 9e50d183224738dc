/** Names what is in a category of the shop. Pure. */
import { foldedWords, foldText } from '../../../kit/text/words.ts';
import { commonLabels, type Draft } from './value-drafts.ts';

/** The maximum number of things that are named as what is in a category. */
const maxExamples = 3;
/** So many categories are examined, the largest ones. */
const maxCategories = 100;

/**
 * Makes a function that names the things in a category, most frequent first, if some are there by their titles alone. A thing that the shop
 * has in several categories may be a model's name, and 'chocolate' is no example of sweets where it is a flavour, too.
 */
export function exampleFinder(drafts: readonly Draft[]): (category: Draft) => string[] {
  const properties = new Set(drafts.flatMap(({ family, labels }) => (family === 'kind' ? [] : [...labels.keys()].map(foldText))));
  const kinds = drafts.filter(({ family }) => family === 'kind');
  const categories = kinds
    .filter(({ isCategory }) => isCategory)
    .sort((a, b) => b.places.length - a.places.length)
    .slice(0, maxCategories);
  const unsaid = new Set(categories.flatMap(({ byTitle }) => byTitle));
  const insides = categories.map(({ places }) => new Set(places));
  const things = kinds.filter(({ isCategory, labels, places }) => {
    const said = places.filter((place) => !unsaid.has(place));
    const isWhole = (inside: ReadonlySet<number>) => said.every((place) => inside.has(place)) || !said.some((place) => inside.has(place));
    return !isCategory && ![...labels.keys()].some((label) => properties.has(foldText(label))) && insides.every(isWhole);
  });
  return ({ byTitle, places, value }) => {
    if (byTitle.length === 0) return [];
    const inside = new Set(places);
    const named = things
      .filter((thing) => !isNamedBy(value, thing.value) && thing.places.every((place) => inside.has(place)))
      .map((thing) => ({ thing, isUnsaid: thing.places.some((place) => unsaid.has(place)) }))
      .sort((a, b) => Number(b.isUnsaid) - Number(a.isUnsaid) || b.thing.places.length - a.thing.places.length);
    // A single example would read as if nothing else were there.
    const helps = named.length > 1 && named.some(({ isUnsaid }) => isUnsaid);
    return helps ? named.slice(0, maxExamples).map(({ thing }) => commonLabels(thing.labels)[0] ?? '') : [];
  };
}

/** Whether the category says what the thing is: 'television sets' of a television. */
const isNamedBy = (category: string, thing: string): boolean =>
  foldedWords(thing).some((word) => foldedWords(category).some((other) => other.slice(0, sameBeginning) === word.slice(0, sameBeginning)));
const sameBeginning = 5;
