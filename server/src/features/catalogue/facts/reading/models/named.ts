/** Reads which words of what a thing is made for may be the name of a model, and completes names in lists: 'iPhone 13, 14 and 15'. Pure. */
import { isSmallWord, knownLanguage, languageData, wordList } from '../../../../../kit/languages/index.ts';
import { variantWords } from '../../../../../kit/languages/made-for.ts';
import type { KnownFamily } from '../../../../../kit/languages/vocabulary/index.ts';
import { measuresIn } from '../measures.ts';
import { type Reader, valuesIn } from '../reader.ts';
import type { Word } from './made-for.ts';

/** Words that may name a model. */
export interface Name {
  words: Word[];
  /** The index of the word with the number of the model; -1 where there is none. */
  number: number;
  /** The word behind a number that ends the name, which may be what the number counts: '50 capsules'. */
  counts: string | null;
}

/** Words for users, places and times of use never name a device. */
const noDevice: ReadonlySet<KnownFamily> = new Set(['recipient', 'room', 'occasion', 'season', 'skin']);
/** The name of a model has at most this many words, and so many may stand before it: 'for the printer HP M110'. */
const longestName = 6;
const longestBefore = 3;
const capital = /\p{Lu}/u;
const digit = /\p{N}/u;
const hasCase = /\p{Lu}|\p{Ll}/u;
const plainNumber = /^\p{N}+(?:[.,]\p{N}+)?$/u;
/** '10-46' is a size, or years. */
const range = /^\p{N}+[-–]\p{N}+$/u;
/** Kana and Arabic letters have no capitals, and Chinese characters are no names of models. */
const characters = /[\p{Script=Han}\p{Script=Hiragana}]/u;

/** Whether a word may be part of a name: by a capital, a number, or in scripts without capitals. */
const mayName = ({ written }: Word): boolean =>
  !characters.test(written) && (capital.test(written) || digit.test(written) || !hasCase.test(written));

/** A number that stands in a name, and no amount: 'S24', '6s', or '15' behind a word. */
function isModelNumber(words: readonly Word[], at: number): boolean {
  const written = words[at]?.written ?? '';
  if (!digit.test(written) || isMeasure(written) || range.test(written)) return false;
  if (/^\p{L}/u.test(written) && (capital.test(written) || !hasCase.test(written))) return true;
  return at > 0 && /\p{L}/u.test(words[at - 1]?.written ?? '');
}

const nameOf = (words: readonly Word[], counts: string | null = null): Name => ({
  words: [...words],
  number: words.findIndex((_, at) => isModelNumber(words, at)),
  counts,
});

/** '500ml', but not the 'HL-1210W' of a printer. */
const isMeasure = (written: string): boolean => /^\p{N}/u.test(written) && measuresIn(written).length > 0;

/** What is known of words, by their indexes. */
interface WordKnowledge {
  /** The word is of a value: a colour, a flavour. */
  isValue: (at: number) => boolean;
  /** The word says for whom, where or when. */
  isNoDevice: (at: number) => boolean;
  /** Attributes use the word to describe goods. */
  isSaid: (at: number) => boolean;
  /** The word cannot belong to a name. */
  ends: (at: number) => boolean;
}

function knownOf(words: readonly Word[], reader: Reader, language: string): WordKnowledge {
  const hits = valuesIn(
    words.map(({ word }) => word),
    reader,
  );
  const grammarLanguage = knownLanguage(language) ?? 'en';
  const isValue = (at: number) => hits.some(({ from, to }) => from <= at && at < to);
  return {
    isValue,
    isNoDevice: (at) => hits.some(({ from, to, meanings }) => from <= at && at < to && meanings.some(({ family }) => noDevice.has(family))),
    isSaid: (at) =>
      [1, 2, 3].some((length) => {
        const families = reader.statedFamilies.get(
          words
            .slice(at, at + length)
            .map(({ word }) => word)
            .join(' '),
        );
        return families !== undefined && families.size > 0 && !families.has('compatibility') && !variantWords.has(words[at]?.word ?? '');
      }),
    ends: (at) => isValue(at) || isSmallWord(words[at]?.word ?? '', grammarLanguage) || !mayName(words[at] as Word),
  };
}

/**
 * The name in the words behind 'for', or before it; null where there is none.
 * @param isContinued another one stands before it in a list, so that it may be a number alone
 */
export function nameIn(words: readonly Word[], isBehind: boolean, isContinued: boolean, reader: Reader, language: string): Name | null {
  const knowledge = knownOf(words, reader, language);
  return isBehind ? nameAtEnd(words, knowledge) : nameAtStart(words, knowledge, isContinued);
}

function nameAtEnd(words: readonly Word[], { ends, isNoDevice }: WordKnowledge): Name | null {
  let from = words.length;
  while (from > 0 && words.length - from < longestName && !ends(from - 1)) from--;
  // The thing itself, in kana, before a name in Latin letters.
  const latin = words.findIndex(({ written }, at) => at >= from && /\p{Script=Latin}/u.test(written));
  if (latin > from && /\p{Script=Katakana}/u.test(words[from]?.written ?? '')) from = latin;
  return from === words.length || isNoDevice(from) ? null : nameOf(words.slice(from));
}

function nameAtStart(words: readonly Word[], knowledge: WordKnowledge, isContinued: boolean): Name | null {
  const { isValue, isNoDevice } = knowledge;
  const from = words.findIndex(mayName);
  if (from < 0 || from > longestBefore || words.slice(0, from + 1).some((_, at) => isNoDevice(at))) return null;
  if (isPlainNumber(words[from]) && (!isContinued || from > 0)) return null;
  const to = endOfName(words, from, knowledge);
  // A word for a colour or a flavour belongs to a name if a name follows: 'Apple Watch'.
  if (isValue(from) && to === from + 1) return null;
  // Behind a thing that the words are about, only a number makes a name: 'for shoes Vittoria' is polish by Vittoria.
  if (from > 0 && nameOf(words.slice(from, to)).number < 0) return null;
  if (isAmount(words, from)) return null;
  const counts = isPlainNumber(words[to - 1]) && to < words.length && !isValue(to) ? (words[to]?.word ?? null) : null;
  return nameOf(words.slice(from, to), counts);
}

/** The index behind the last word of the name that begins at `from`. */
function endOfName(words: readonly Word[], from: number, { ends, isSaid }: WordKnowledge): number {
  // Words with which attributes describe goods are no part of a name: 'Normal Tension' of strings.
  const belongs = (at: number) => (variantWords.has(words[at]?.word ?? '') || !(ends(at) || isSaid(at))) && !isAmount(words, at);
  const most = Math.min(words.length, from + longestName);
  let to = from + 1;
  while (to < most && belongs(to)) to++;
  return to;
}

const isPlainNumber = (word: Word | undefined): boolean => plainNumber.test(word?.written ?? '');
/** '27 inch', '500ml'. */
function isAmount(words: readonly Word[], at: number): boolean {
  const [written = '', next = ''] = [words[at]?.written, words[at + 1]?.written];
  return isMeasure(written) || range.test(written) || (plainNumber.test(written) && measuresIn(`${written} ${next}`).length > 0);
}

/**
 * The names of a list, each with what it shares with the one before: '15 Pro' behind 'iPhone 14', 'Pro Max' behind 'iPhone 15 Pro'.
 * @param isVariant whether a word follows the number of a model
 */
export function completed(names: readonly Name[], isVariant: (word: string) => boolean): Name[] {
  const whole: Name[] = [];
  for (const name of names) {
    const before = whole.at(-1);
    const [first] = name.words;
    if (!before || !first || before.number < 0) whole.push(name);
    else if (digit.test(first.written) && before.number > 0)
      whole.push(nameOf([...before.words.slice(0, before.number), ...name.words], name.counts));
    else if (name.number < 0 && isVariant(first.word))
      whole.push(nameOf([...before.words.slice(0, before.number + 1), ...name.words], name.counts));
    else whole.push(name);
  }
  return whole.filter(({ words }) => !plainNumber.test(words[0]?.written ?? ''));
}

/** Tells whether shops use a word of all kinds of goods: 'pro', 'mini', 'set'. English ones count everywhere. */
export function tradeWordsOf(language: string): ReadonlySet<string> {
  return new Set([languageData('en'), languageData(knownLanguage(language) ?? 'en')].flatMap((data) => wordList(data.tradeWords)));
}
