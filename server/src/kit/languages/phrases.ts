/** Finds the phrases of a language in a text: beginnings of words, gaps, compounds. Their lists are in topics/ and meanings/. Pure. */

import { bareForms, isArabic, isUnspaced, searchFold, searchWords } from '../text/search-words.ts';
import { buildsCompounds } from './compounds.ts';
import { traitsOf } from './index.ts';
import type { ChatLanguage } from './replies/index.ts';

/** A phrase as it is looked up. */
export interface Phrase<Sense extends string> {
  sense: Sense;
  words: readonly string[];
  /** The last word is the whole word, not its beginning. */
  whole: boolean;
  weak: boolean;
  /** Only owners use it. */
  given: boolean;
}

/** A phrase found in a text: from which word (in an unspaced text: from which letter) to which. */
export interface PhrasePlace<Sense extends string> {
  sense: Sense;
  from: number;
  to: number;
  /** How many words the phrase covers, including the part behind a gap. */
  length: number;
  weak: boolean;
  given: boolean;
}

export interface PhraseBook<Sense extends string> {
  language: ChatLanguage;
  phrases: readonly Phrase<Sense>[];
  /** Phrases by the beginning of their first word. */
  byStart: ReadonlyMap<string, readonly Listed<Sense>[]>;
  /** Single words that may stand behind others in a compound, by their beginning. */
  inCompounds: ReadonlyMap<string, readonly Listed<Sense>[]>;
  /** Phrases as they are written in a text without spaces, by their first sign. */
  inUnspacedText: ReadonlyMap<string, readonly (Listed<Sense> & { written: string })[]>;
}

/** A phrase with its place in the list. */
interface Listed<Sense extends string> {
  phrase: Phrase<Sense>;
  order: number;
}

const shortestInCompound = 5;
/** A whole word at the end of a compound: 'Baristakurs'. */
const shortestAtEnd = 4;
/** Stands for a `*` in a phrase. */
const gapWord = 'xgap';
const longestGap = 5;
/** A word of so many letters is never a beginning. Arabic roots are short. */
const longestWhole = 3;
const longestArabicWhole = 2;
/** Phrases are looked up by so many letters of their first word, or all of a shorter one. Arabic words change behind the second letter. */
const startLength = 5;
const arabicStartLength = 2;
/** Words that stand in compounds have at least as many. */
const compoundStartLength = 4;

/** The phrases of a list. */
export const phrasesIn = (list: string): string[] =>
  list
    .split(/[,،、]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);

/** The phrases of a list with the sense that they mean. `given`: only owners use these phrases. */
export function phrasesOf<Sense extends string>(sense: Sense, list: string, given: boolean): Phrase<Sense>[] {
  return phrasesIn(list).map((written) => {
    const weak = written.startsWith('~');
    const bare = written.replace(/^~/, '').replace(/=$/, '');
    const unspaced = isUnspaced(bare);
    const words = unspaced ? [searchFold(bare)] : searchWords(bare.replaceAll('*', ` ${gapWord} `));
    const last = words.at(-1) ?? '';
    return {
      sense,
      words,
      weak,
      given,
      whole: written.endsWith('=') || (!unspaced && last.length <= (isArabic(last) ? longestArabicWhole : longestWhole)),
    };
  });
}

/** Phrases as they are found quickly. */
export function phraseBook<Sense extends string>(language: ChatLanguage, all: readonly Phrase<Sense>[]): PhraseBook<Sense> {
  const phrases = all.filter(({ words }) => words.length > 0);
  const listed = phrases.map((phrase, order) => ({ phrase, order }));
  const standsInCompounds = ({ words, whole }: Phrase<Sense>) =>
    words.length === 1 && (words[0] ?? '').length >= (whole ? shortestAtEnd : shortestInCompound);
  const inCompounds = buildsCompounds(language) ? listed.filter(({ phrase }) => standsInCompounds(phrase)) : [];
  return {
    language,
    phrases,
    byStart: Map.groupBy(listed, ({ phrase: { words } }) => startOf(words[0] ?? '')),
    inUnspacedText: Map.groupBy(listed.map(asWritten), ({ written }) => written.charAt(0)),
    inCompounds: Map.groupBy(inCompounds, ({ phrase: { words } }) => (words[0] ?? '').slice(0, compoundStartLength)),
  };
}

const asWritten = <Sense extends string>(listed: Listed<Sense>) => {
  const { words } = listed.phrase;
  return { ...listed, written: words.join(isUnspaced(words[0] ?? '') ? '' : ' ') };
};

const startOf = (word: string): string => word.slice(0, isArabic(word) ? arabicStartLength : startLength);

/** The phrases whose first word may be a beginning of this one, in the order of their list. */
function phrasesBeginning<Sense extends string>(word: string, { byStart }: PhraseBook<Sense>): readonly Listed<Sense>[] {
  if (isArabic(word)) return byStart.get(startOf(word)) ?? [];
  const found: Listed<Sense>[] = [];
  for (let length = 1; length <= Math.min(word.length, startLength); length++)
    for (const each of byStart.get(word.slice(0, length)) ?? []) if (word.startsWith(each.phrase.words[0] ?? '')) found.push(each);
  return found.sort((a, b) => a.order - b.order);
}

/** A word without what is grown together with it, and an Arabic verb without the letter of its person: يحفظ, تحفظ, نحفظ. */
const formsOfWord = (word: string): string[] => {
  const forms = bareForms(word);
  return isArabic(word) ? [...new Set([...forms, ...forms.map((form) => form.replace(/^[يتن](?=.{3})/u, ''))])] : forms;
};

/** All places of phrases in a text. */
export const phrasesInText = <Sense extends string>(text: string, book: PhraseBook<Sense>): PhrasePlace<Sense>[] =>
  isUnspaced(text) ? inUnspaced(searchFold(text), book) : phrasesInWords(searchWords(text), book);

function inUnspaced<Sense extends string>(text: string, { inUnspacedText }: PhraseBook<Sense>): PhrasePlace<Sense>[] {
  const latin = searchWords(text).filter((word) => !isUnspaced(word));
  const found: { place: PhrasePlace<Sense>; order: number }[] = [];
  for (let from = 0; from < text.length; from++)
    for (const { phrase, written, order } of inUnspacedText.get(text.charAt(from)) ?? []) {
      if (!text.startsWith(written, from)) continue;
      const { sense, words, weak, given, whole } = phrase;
      const isWord = (word: string) => (whole ? word === written : word.startsWith(words[0] ?? ''));
      if (!isUnspaced(written) && !latin.some(isWord)) continue;
      found.push({ order, place: { sense, from, to: from + written.length, length: written.length, weak, given } });
    }
  return found.sort((a, b) => a.order - b.order).map(({ place }) => place);
}

/** The same for words that were already folded. */
export function phrasesInWords<Sense extends string>(words: readonly string[], book: PhraseBook<Sense>): PhrasePlace<Sense>[] {
  const text = { words, language: book.language };
  return words.flatMap((word, from) => {
    const places: PhrasePlace<Sense>[] = [];
    for (const form of formsOfWord(word))
      for (const { phrase } of phrasesBeginning(form, book)) places.push(...placesOf(phrase, form, text, from));
    if (word.length > shortestInCompound) places.push(...inCompound(word, book).map((phrase) => placeOf(phrase, from)));
    return places;
  });
}

/** The phrases that stand behind others in a compound, in the order of their list. */
function inCompound<Sense extends string>(word: string, { inCompounds }: PhraseBook<Sense>): Phrase<Sense>[] {
  const found: Listed<Sense>[] = [];
  if (inCompounds.size === 0) return [];
  for (let at = 1; at < word.length; at++)
    for (const candidate of inCompounds.get(word.slice(at, at + compoundStartLength)) ?? [])
      if (isInCompound(candidate.phrase, word, at)) found.push(candidate);
  return found.sort((a, b) => a.order - b.order).map(({ phrase }) => phrase);
}

/** Whether a phrase stands there for the first time; a whole word stands at the end. */
function isInCompound({ words, whole }: Phrase<string>, word: string, at: number): boolean {
  const part = words[0] ?? '';
  if (!word.startsWith(part, at)) return false;
  return whole ? at >= shortestAtEnd && at + part.length === word.length : word.indexOf(part) === at;
}

const placeOf = <Sense extends string>({ sense, words, weak, given }: Phrase<Sense>, from: number): PhrasePlace<Sense> => ({
  sense,
  from,
  to: from + words.length,
  length: words.filter((word) => word !== gapWord).length,
  weak,
  given,
});

/** Folded words, and their language. */
interface Words {
  words: readonly string[];
  language: ChatLanguage;
}

/** The places of a phrase whose first word is at `from`: one place, or one for each side of a gap. */
function placesOf<Sense extends string>(phrase: Phrase<Sense>, first: string, text: Words, from: number): PhrasePlace<Sense>[] {
  const gap = phrase.words.indexOf(gapWord);
  if (gap < 0) return matches(phrase, phrase.words, first, text, from) ? [placeOf(phrase, from)] : [];
  const [before, after] = [phrase.words.slice(0, gap), phrase.words.slice(gap + 1)];
  if (!matches({ ...phrase, whole: true }, before, first, text, from)) return [];
  const start = from + before.length;
  for (let at = start; at <= start + longestGap && at < text.words.length; at++)
    if (matches(phrase, after, text.words[at] ?? '', text, at))
      return [
        { ...placeOf(phrase, from), to: start },
        { ...placeOf(phrase, at), to: at + after.length },
      ];
  return [];
}

function matches({ whole }: Phrase<string>, words: readonly string[], first: string, text: Words, from: number) {
  return words.every((part, at) => {
    const word = at === 0 ? first : (text.words[from + at] ?? '');
    const isLast = at === words.length - 1;
    const mayContinue = isLast ? !whole : traitsOf(text.language)?.inflectsPhrases === true && part.length > longestWhole;
    return formsOfWord(word).some((form) => (mayContinue ? form.startsWith(part) : form === part));
  });
}
