/** Towns behind a word of direction: 'to Elda'. Anywhere else their names are words like others ('Reading', 'Split'). Pure. */
import { onDemand } from '../../../platform/caches/on-demand.ts';
import { foldedWords } from '../../text/words.ts';
import { townNames } from './towns.ts';

/** The words behind which a place stands that something is sent to; Turkish puts an ending behind its name instead. */
const directions: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'to in near',
    de: 'nach in bei',
    fr: 'a vers au en chez',
    es: 'a en hacia hasta para',
    it: 'a ad in verso per fino',
    nl: 'naar in bij',
    pl: 'do w na pod',
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
);
/** Whether a place is named behind a folded word. */
export const isDirection = (word: string | undefined, language: string): boolean => directions[language]?.has(word ?? '') === true;

const turkishEnding = /(?:y?[ae]|d[ae]|t[ae])$/;
/** Polish names change their last letters: 'do Radomia', 'w Radomiu'. */
const polishEnding = /(?:ia|iu|ie|a|u|y|i|e|owa|owie)$/;
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
    const isPlace = words.length <= 2 || language === 'tr' || isDirection(words[from - 1], language);
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
    .toSorted((one, other) => other.words.length - one.words.length)[0];
}

function formsOf(word: string, language: string): string[] {
  // A bare name in Turkish is the subject: 'Van'.
  if (language === 'tr') return withoutEnding(word, turkishEnding);
  return language === 'pl' ? [word, ...withoutEnding(word, polishEnding)] : [word];
}

const withoutEnding = (word: string, ending: RegExp): string[] => {
  const stem = word.replace(ending, '');
  return stem !== word && stem.length >= leastStem ? [stem, `${stem}a`] : [];
};
