/** Names of countries in ten languages (from `Intl`), of some of their places, and of groups of countries. */

import { onDemand } from '../../../platform/caches/on-demand.ts';
import { remembered } from '../../../platform/caches/remembered.ts';
import { europeanUnion, gulfStates } from '../../countries.ts';
import { bareForms, isUnspaced, searchFold, searchWords } from '../../text/search-words.ts';
import { languageData, ofEachLanguage } from '../index.ts';
import type { ChatLanguage } from '../replies/index.ts';
import { cityNames } from './cities.ts';
import { phrasesIn, shopWordsOf } from './index.ts';
import { regionNames } from './regions.ts';

/** `code`: a country by ISO 3166, or a group: 'world', 'europe', 'union', 'gulf'. */
export interface FoundPlace {
  code: string;
  /** The name of a city or region. */
  city: boolean;
  from: number;
  to: number;
}

/** Generous, because it only decides which passages may be about a country. */
const europe = new Set([...europeanUnion, ...'GB CH NO IS LI UA RS BA ME MK AL MD AD MC SM VA XK BY RU TR JE GG IM FO GI'.split(' ')]);
/** Without codes of countries that are no more. */
const codes = onDemand<void, string[]>(() => {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return letterPairs().filter((code) => (names.of(code) ?? code) !== code && new Intl.Locale(`und-${code}`).region === code);
});

function letterPairs(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !['EU', 'EZ', 'UN', 'QO', 'ZZ', 'XA', 'XB'].includes(code));
}

interface Name {
  code: string;
  words: readonly string[];
  /** The last word is a beginning. */
  open: boolean;
  city: boolean;
}

const namesOf = (code: string, text: string, open: boolean, city = false): Name[] => {
  const whole = text.endsWith('=');
  const bare = text.replace(/=$/, '');
  const words = isUnspaced(bare) ? [searchFold(bare)] : searchWords(bare).map((word) => bareForms(word).at(-1) ?? word);
  return words.length > 0 ? [{ code, words, open: open && !whole && (words.at(-1) ?? '').length > 3, city }] : [];
};

function placesOf(language: ChatLanguage): Name[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const { world, europe: all, union: eu, gulf, others } = shopWordsOf(language).places;
  const countries = codes().flatMap((code) =>
    namesOf(code, (names.of(code) ?? '').replace(/\s*\(.*\)/, ''), languageData(language).places.countriesChange),
  );
  const groups = Object.entries({ world, europe: all, union: eu, gulf }).flatMap(([code, list]) =>
    phrasesIn(list).flatMap((phrase) => namesOf(code, phrase, true)),
  );
  const more = others.split(';').flatMap((entry) => {
    const [code = '', list = ''] = entry.split(':');
    return phrasesIn(list).flatMap((phrase) => namesOf(code.trim(), phrase, true));
  });
  return [...countries, ...groups, ...more];
}

/** Cities, and regions as their countries. */
const citiesAsNames = (): Name[] =>
  [...Object.entries(cityNames), ...Object.entries(regionNames)].flatMap(([code, list]) =>
    phrasesIn(list).flatMap((name) => namesOf(code.slice(0, 2), name, true, true)),
  );

/** A shorter first word of a name is the whole word (`isAt`), so that a name shares so many letters with the word that it stands at. */
const startLength = 4;
const byStart = (names: readonly Name[]): ReadonlyMap<string, readonly Name[]> =>
  Map.groupBy(names, ({ words }) => (words[0] ?? '').slice(0, startLength));
const namesIn: (language: ChatLanguage) => ReadonlyMap<string, readonly Name[]> = onDemand((language) =>
  byStart([...placesOf(language), ...citiesAsNames()]),
);

/**
 * The places that a text about sending something names in one of these languages ('Turkey' and 'Jersey' are countries there); in unspaced
 * text `from` and `to` count letters. Remembered: the same passages are read for many questions.
 */
export const findPlaces = remembered(
  (text: string, spoken: readonly ChatLanguage[]): readonly FoundPlace[] =>
    isUnspaced(text) ? placesInUnspaced(searchFold(text)) : placesInWords(searchWords(text), spoken),
  { most: 2_000, longest: 700, keyOf: (text, spoken) => `${spoken.join()} ${text}` },
);

function placesInUnspaced(text: string): FoundPlace[] {
  const names = [...namesIn('ja').values()].flat();
  return names.flatMap(({ code, words, city }) => {
    const name = words.join('');
    const from = isUnspaced(name) && name.length > 1 ? text.indexOf(name) : -1;
    return from < 0 ? [] : [{ code, city, from, to: from + name.length }];
  });
}

function placesInWords(words: readonly string[], spoken: readonly ChatLanguage[]): FoundPlace[] {
  return words.flatMap((written, from) =>
    bareForms(written).flatMap((word) =>
      spoken.flatMap((language) =>
        (namesIn(language).get(word.slice(0, startLength)) ?? []).flatMap((name) =>
          isAt(name, word, words, from) ? [{ code: name.code, city: name.city, from, to: from + name.words.length }] : [],
        ),
      ),
    ),
  );
}

/** How many letters a name may lose or gain by its case: 'Norwegii' is Norwegia. */
const caseEnding = 3;

function isAt({ words, open }: Name, first: string, text: readonly string[], from: number): boolean {
  return words.every((part, at) => {
    const word = at === 0 ? first : (bareForms(text[from + at] ?? '').at(-1) ?? '');
    if (word === part) return true;
    return open && at === words.length - 1 && part.length > 3 && word.startsWith(part) && word.length <= part.length + caseEnding;
  });
}

/** Whether what is said of a group of countries holds for a country. */
export const groupHolds = (group: string, code: string): boolean =>
  group === 'world' ||
  (group === 'union' && europeanUnion.has(code)) ||
  (group === 'europe' && europe.has(code)) ||
  (group === 'gulf' && gulfStates.has(code)) ||
  group === code;

const homes = ofEachLanguage(({ places }) => places.home);

/** Whether a shop that writes a language may be at home in a country. */
export const mayBeHome = (language: ChatLanguage, code: string): boolean => homes[language].split(' ').includes(code);
