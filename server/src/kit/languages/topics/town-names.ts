/** Towns behind a word of direction: 'to Elda'. Anywhere else their names are words like others ('Reading', 'Split'). Pure. */

import { onDemand } from '../../../platform/caches/on-demand.ts';
import { foldedWords } from '../../text/words.ts';
import { ofEachLanguage } from '../index.ts';
import type { Places } from '../shapes/places.ts';
import { townNames } from './towns.ts';

const directions: Readonly<Record<string, ReadonlySet<string>>> = ofEachLanguage(
  ({ places }) => new Set(places.directions.split(' ').filter(Boolean)),
);

/** Whether a place is named behind a folded word. */
export const isDirection = (word: string | undefined, language: string): boolean => directions[language]?.has(word ?? '') === true;

const endings: Readonly<Record<string, Places['endings']>> = ofEachLanguage(({ places }) => places.endings);
const endingsIn = (language: string) => endings[language];
const leastStem = 4;

interface Town {
  words: readonly string[];
  code: string;
}

const towns = onDemand<void, ReadonlyMap<string, readonly Town[]>>(() =>
  Map.groupBy(
    Object.entries(townNames).flatMap(([code, list]) => list.split(',').map((name) => ({ words: foldedWords(name), code }))),
    ({ words }) => words[0] ?? '',
  ),
);

/** The first town among folded words that stands where a place is named; null when there is none. */
export function townAfterDirection(words: readonly string[], language: string): { code: string; from: number; to: number } | null {
  for (let from = 0; from < words.length; from++) {
    const isPlace = words.length <= 2 || endingsIn(language)?.isNeeded === true || isDirection(words[from - 1], language);
    const town = isPlace ? townAt(words, from, language) : undefined;
    if (town) return { code: town.code, from, to: from + town.words.length };
  }
  return null;
}

function townAt(words: readonly string[], from: number, language: string): Town | undefined {
  const isAt = (town: Town, form: string) => town.words.every((part, at) => (at === 0 ? form : words[from + at]) === part);
  const first = words[from] ?? '';
  return formsOf(first, language)
    .flatMap((form) => (towns().get(form) ?? []).filter((town) => isAt(town, form)))
    .toSorted((first, second) => second.words.length - first.words.length)[0];
}

function formsOf(word: string, language: string): string[] {
  const endings = endingsIn(language);
  const bare = endings ? withoutEnding(word, endings.pattern) : [];
  return endings?.isNeeded ? bare : [word, ...bare];
}

const withoutEnding = (word: string, ending: RegExp): string[] => {
  const stem = word.replace(ending, '');
  return stem !== word && stem.length >= leastStem ? [stem, `${stem}a`] : [];
};
