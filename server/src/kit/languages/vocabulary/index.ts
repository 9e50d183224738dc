/** The vocabulary of products in every language, indexed for lookup. */

import { onDemand } from '../../../platform/caches/on-demand.ts';
import { segmentsOf } from '../../text/segments.ts';
import { foldedWords, foldText, unspacedScript } from '../../text/words.ts';
import { writesTogether } from '../compounds.ts';
import { allLanguages, knownLanguage, type Language, languageData, sharedLanguage, traitsOf } from '../index.ts';
import { namesInShops } from '../shop-names.ts';
import type { NamedFamily, ValueFamily, Vocabulary } from './shape.ts';

export { type AskedFamily, type KnownFamily, type ValueFamily, type Vocabulary, valueKeys } from './shape.ts';

export type VocabularyLanguage = Language;

export const vocabularyLanguages: readonly VocabularyLanguage[] = allLanguages;

/** The language of a tag such as `de-AT` if it has a vocabulary, else English. */
export const vocabularyLanguage = (tag: string | null | undefined): VocabularyLanguage => knownLanguage(tag) ?? sharedLanguage;

/** The vocabulary of a language. */
export const vocabularyOf = (language: VocabularyLanguage): Vocabulary => languageData(language).vocabulary;

/** The forms of a value or name; the first is the one that people read. */
export const formsOf = (text: string): string[] =>
  text
    .split(/[,،、]/)
    .map((form) => form.trim())
    .filter(Boolean);

/** A value of a family, as the meaning of words. */
export interface Meaning {
  family: ValueFamily;
  value: string;
}

/** An index that finds a language's words for values in texts. */
export interface Lexicon {
  language: VocabularyLanguage;
  /** Meanings by folded form; words are separated by spaces. */
  forms: ReadonlyMap<string, readonly Meaning[]>;
  /** Prefixes with a meaning whatever follows, by their first two letters. */
  beginnings: ReadonlyMap<string, readonly Beginning[]>;
  /** The forms that are English words in another language. */
  foreign: ReadonlySet<string>;
  endings: RegExp;
}

export interface Beginning {
  text: string;
  /** The minimum number of letters that must follow. */
  tail: number;
  meanings: readonly Meaning[];
}

const mostWords = 3;
/** The property that the first part of a compound gives the whole: 'Ledertasche' is made of leather. */
const beginsCompounds: ReadonlySet<ValueFamily> = new Set(['recipient', 'material', 'room', 'season', 'activity']);
/** The minimum lengths of the first and last part of a compound; in scripts whose signs stand for words they are shorter. */
const shortestParts = { usual: { beginning: 4, tail: 3 }, unspaced: { beginning: 3, tail: 1 } };
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The folded words of a text, also in scripts without spaces. */
export const wordsIn = (text: string): string[] =>
  unspaced.test(text)
    ? [...segmentsOf(text.normalize('NFC'))].filter(({ isWordLike }) => isWordLike).map(({ segment }) => foldText(segment))
    : foldedWords(text);

/** The normalised form of a phrase for lookups. */
const phraseOf = (words: readonly string[]): string => words.join(unspaced.test(words[0] ?? '') ? '' : ' ');
/** English words that shops use in every language. */
const usedEverywhere: ReadonlySet<ValueFamily> = new Set([
  'recipient',
  'colour',
  'material',
  'style',
  'connection',
  'activity',
  'fit',
  'diet',
]);
const shortestForeign = 4;

/** The lexicon of a language. */
export const lexiconOf: (language: VocabularyLanguage) => Lexicon = onDemand(makeLexicon);

function makeLexicon(language: VocabularyLanguage): Lexicon {
  const forms = new Map<string, Meaning[]>();
  const beginnings = new Map<string, Beginning[]>();
  const add = (form: string, meaning: Meaning) => {
    if (form.endsWith('*')) return addBeginning(foldText(form.slice(0, -1)), 0, meaning);
    const key = phraseOf(foldedWords(form));
    const parts = shortestParts[unspaced.test(key) ? 'unspaced' : 'usual'];
    const meanings = forms.get(key) ?? [];
    forms.set(key, meanings);
    if (!meanings.some(({ family, value }) => family === meaning.family && value === meaning.value)) meanings.push(meaning);
    if (writesTogether(language) && beginsCompounds.has(meaning.family) && key.length >= parts.beginning)
      addBeginning(key, parts.tail, meaning);
  };
  const addBeginning = (text: string, tail: number, meaning: Meaning) => {
    const list = beginnings.get(text.slice(0, 2)) ?? [];
    beginnings.set(text.slice(0, 2), list);
    list.push({ text, tail, meanings: [meaning] });
  };
  for (const { form, ...meaning } of entries(languageData(language).vocabulary)) add(form, meaning);
  const foreign = new Set<string>();
  if (language !== sharedLanguage) {
    const own = new Set(forms.keys());
    for (const { form, ...meaning } of entries(vocabularyOf(sharedLanguage))) {
      const key = phraseOf(foldedWords(form));
      if (!usedEverywhere.has(meaning.family) || key.length < shortestForeign || own.has(key)) continue;
      add(form, meaning);
      foreign.add(key);
    }
  }
  for (const list of beginnings.values()) list.sort((a, b) => b.text.length - a.text.length);
  return { language, forms, beginnings, foreign, endings: new RegExp(`^(.{2,}?)(?:${languageData(language).vocabulary.endings})$`, 'u') };
}

function* entries(vocabulary: Vocabulary): Generator<Meaning & { form: string }> {
  for (const [family, values] of Object.entries(vocabulary.values) as [ValueFamily, Record<string, string>][])
    for (const [value, text] of Object.entries(values)) for (const form of formsOf(text)) yield { family, value, form };
}

/** Words of a text with the values that they may mean. */
export interface Hit {
  from: number;
  /** The index after the last word. */
  to: number;
  meanings: readonly Meaning[];
}

/** 'Sin aluminio' is not made of aluminium. */
export const negations: ReadonlySet<string> = new Set(namesInShops(({ without }) => without));

/** Finds the values that folded words stand for, longer phrases first. */
export function findValues(lexicon: Lexicon, words: readonly string[]): Hit[] {
  const hits: Hit[] = [];
  for (let from = 0; from < words.length; ) {
    const hit = hitAt(lexicon, words, from) ?? andHit(lexicon, words, hits.at(-1), from);
    if (hit && !negations.has(words[from - 1] ?? '')) hits.push(hit);
    from = hit?.to ?? from + 1;
  }
  return hits;
}

function hitAt(lexicon: Lexicon, words: readonly string[], from: number): Hit | null {
  for (let length = Math.min(mostWords, words.length - from); length > 0; length--) {
    const phrase = length === 1 ? (words[from] ?? '') : phraseOf(words.slice(from, from + length));
    const meanings = lexicon.forms.get(phrase) ?? inflected(lexicon, phrase) ?? bare(lexicon, phrase);
    if (meanings) return { from, to: from + length, meanings };
  }
  const word = words[from] ?? '';
  const begun = lexicon.beginnings
    .get(word.slice(0, 2))
    ?.find(({ text, tail }) => word.startsWith(text) && word.length >= text.length + tail);
  return begun ? { from, to: from + 1, meanings: begun.meanings } : null;
}

/** Whether a folded word only begins with a value and goes on: 'Ledertasche' is no leather, and 'Kinderzitjes' are no children. */
export const isCompound = ({ forms, endings, beginnings }: Lexicon, word: string): boolean =>
  !forms.has(word) &&
  !forms.has(endings.exec(word)?.[1] ?? '') &&
  (beginnings.get(word.slice(0, 2)) ?? []).some(({ text }) => word.startsWith(text));

/** Arabic articles and prepositions are written together with the following word. */
const arabicPrefix = /^(?:بال|لل|ال|ب)(?=.{3})/u;
const arabicAnd = /^و(?:ال)?(?=.{3})/u;

/**
 * 'And' is written together with the following word, too. It is read as such only where it joins two values of one family, 'cotton and silk': many words
 * begin with the same letter, and a pillow (وسادة) is not 'and plain'.
 */
function andHit(lexicon: Lexicon, words: readonly string[], before: Hit | undefined, from: number): Hit | null {
  const word = words[from] ?? '';
  if (!traitsOf(lexicon.language)?.growsTogether || before?.to !== from || !arabicAnd.test(word)) return null;
  const joined = hitAt(lexicon, [word.replace(arabicAnd, '')], 0);
  const families = new Set(before.meanings.map(({ family }) => family));
  const meanings = joined?.meanings.filter(({ family }) => families.has(family)) ?? [];
  return meanings.length > 0 ? { from, to: from + 1, meanings } : null;
}

const bare = (lexicon: Lexicon, phrase: string): readonly Meaning[] | undefined => {
  if (!traitsOf(lexicon.language)?.growsTogether) return undefined;
  const word = phrase.replace(arabicPrefix, '');
  return word === phrase ? undefined : (lexicon.forms.get(word) ?? inflected(lexicon, word));
};

function inflected({ forms, endings }: Lexicon, phrase: string): readonly Meaning[] | undefined {
  const base = endings.exec(phrase)?.[1];
  return base === undefined ? undefined : forms.get(base);
}

const familiesByName = Object.fromEntries(
  vocabularyLanguages.map((language) => [
    language,
    new Map(
      (Object.entries(languageData(language).vocabulary.names) as [NamedFamily, string][])
        .flatMap(([family, forms]) => formsOf(forms).map((name): [string, NamedFamily] => [foldText(name), family]))
        // If a language uses a name for two families, the first one counts.
        .toReversed(),
    ),
  ]),
) as unknown as Record<VocabularyLanguage, ReadonlyMap<string, NamedFamily>>;

/**
 * The family that the name of an attribute means: in the shop's language, else in English, else in any other unless `only` is set; null for
 * names of the shop's own.
 */
export function familyOfName(name: string, language: VocabularyLanguage = sharedLanguage, only = false): NamedFamily | null {
  const key = foldText(name)
    .replace(/^(?:pa_|attribute_|attribute )/, '')
    .replace(/[\s_:.-]+/g, ' ')
    .replace(/\s*\([^)]*\)\s*$/, '')
    .trim();
  for (const each of only ? [language, sharedLanguage] : [language, ...vocabularyLanguages]) {
    const family = familiesByName[each].get(key);
    if (family) return family;
  }
  return null;
}

const namesOfAll = (list: 'sections' | 'whereabouts', fold: (name: string) => string) =>
  new Set(allLanguages.map(vocabularyOf).flatMap((vocabulary) => formsOf(vocabulary[list]).map(fold)));
const sectionNames = namesOfAll('sections', foldText);
const inWords = (name: string) => foldedWords(name).join(' ');
const whereabouts = namesOfAll('whereabouts', inWords);

/** Whether a category's name says nothing about its products. */
export const isSection = (name: string): boolean => sectionNames.has(foldText(name));

/** Whether a category's name says only where its products are used: 'Indoor'. */
export const isWhereabouts = (name: string): boolean => whereabouts.has(inWords(name));

interface InternalName {
  words: readonly string[];
  /** Whether the last word may go on. */
  isBeginning: boolean;
  /** Whether it is the whole name. */
  isWhole: boolean;
}

const internalNamesOf = onDemand((language: VocabularyLanguage): readonly InternalName[] =>
  formsOf(vocabularyOf(language).internal).map((form) => ({
    words: foldedWords(form),
    isBeginning: form.endsWith('*'),
    isWhole: form.startsWith('='),
  })),
);

/**
 * Whether an attribute of this name tells only the shop something, such as a number of its articles: in the shop's language or in English, in which
 * shop systems name their fields.
 */
export function isInternalName(name: string, language: VocabularyLanguage): boolean {
  const words = foldedWords(name);
  return [...internalNamesOf(language), ...(language === sharedLanguage ? [] : internalNamesOf(sharedLanguage))].some((form) =>
    isCalled(words, form),
  );
}

function isCalled(words: readonly string[], { words: form, isBeginning, isWhole }: InternalName): boolean {
  if (isWhole) return words.length === form.length && words.every((word, at) => word === form[at]);
  return words.some((_, from) =>
    form.every((part, at) => {
      const word = words[from + at];
      if (word === undefined) return false;
      return (
        word === part ||
        (isBeginning && at === form.length - 1 && word.startsWith(part)) ||
        (unspacedScript.test(part) && word.includes(part))
      );
    }),
  );
}
