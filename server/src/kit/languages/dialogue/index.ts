/** The words of conversations in every language, ready to be looked up. */

import { onDemand } from '../../../platform/caches/on-demand.ts';
import { foldedWords, foldText } from '../../text/words.ts';
import { allLanguages, type Language, languageData, spacesWords } from '../index.ts';
import type { DialogueKey, DialogueSentences } from './shape.ts';

export {
  type DialogueKey,
  dialogueKeys,
  type MeasureKey,
  measureKeys,
  ordinalKeys,
  relativeKeys,
  type ShopTopic,
  shopTopics,
} from './shape.ts';

export type DialogueLanguage = Language;

/** A phrase of some words, and what it means. */
interface Phrase {
  words: readonly string[];
  /** Any ending may follow. */
  isBeginning: boolean;
  keys: DialogueKey[];
}

/** Looks up the phrases of a language in the words of a message. */
export interface PhraseBook {
  language: DialogueLanguage;
  /** Words of a phrase are written without spaces. */
  isUnspaced: boolean;
  budgetBehind: boolean;
  withoutBehind: boolean;
  /** Phrases by their first word; by the first two letters for a single word of any ending. */
  byWord: ReadonlyMap<string, readonly Phrase[]>;
  byBeginning: ReadonlyMap<string, readonly Phrase[]>;
  numbers: ReadonlyMap<string, number>;
}

/** Words from which on to which a phrase stands. */
export interface PhraseHit {
  from: number;
  /** The word after the last. */
  to: number;
  keys: readonly DialogueKey[];
}

const arabicLetters: Record<string, string> = { ى: 'ي', ة: 'ه', ؤ: 'و', ئ: 'ي', ٱ: 'ا' };
const marks = /[\p{M}\u0640]/gu;
const arabic = /\p{Script=Arabic}/u;

/** A folded word in the spelling in which phrases are compared: Arabic is written with and without its marks. */
export const comparable = (word: string): string =>
  arabic.test(word) ? word.replaceAll(marks, '').replaceAll(/[ىةؤئٱ]/gu, (letter) => arabicLetters[letter] ?? letter) : word;

/** A message as patterns of folded words are tried on it: words with one space between them; where words are not spaced, as it is written. */
export const patternText = (message: string, language: DialogueLanguage): string =>
  !spacesWords(language) ? message.normalize('NFKC') : foldedWords(message).map(comparable).join(' ');

/** Conjunctions, prepositions and the article grow together with the Arabic word behind them. */
const arabicPrefix = /^(?:وال|فال|بال|كال|ولل|لل|ال|وب|ول|و|ف|ب|ل|ك)(?=.{2})/u;

/** The forms of a word under which it is looked up. */
export const formsOfWord = (word: string): string[] => {
  const plain = comparable(word);
  const bare = arabic.test(plain) ? plain.replace(arabicPrefix, '') : plain;
  return bare === plain ? [plain] : [plain, bare];
};

const split = (text: string, by: string) =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean);

function makeBook(language: DialogueLanguage): PhraseBook {
  const { phrases, numbers, budgetBehind, withoutBehind } = languageData(language).dialogue;
  const isUnspaced = !spacesWords(language);
  const byWord = new Map<string, Phrase[]>();
  const byBeginning = new Map<string, Phrase[]>();
  for (const [key, text] of Object.entries(phrases) as [DialogueKey, string][]) {
    for (const written of split(text, ',')) {
      const isBeginning = written.endsWith('*');
      const words = isUnspaced ? [foldText(written)] : foldedWords(written).map(comparable);
      const single = isBeginning && words.length === 1;
      const [index, at] = isUnspaced ? [byWord, (words[0] ?? '')[0]] : single ? [byBeginning, words[0]?.slice(0, 2)] : [byWord, words[0]];
      const list = index.get(at ?? '') ?? [];
      index.set(at ?? '', list);
      const same = list.find((phrase) => phrase.isBeginning === isBeginning && phrase.words.join(' ') === words.join(' '));
      if (same) same.keys.push(key);
      else list.push({ words, isBeginning, keys: [key] });
    }
  }
  const counted = numbers.split(' ').flatMap((forms, at) =>
    forms.split('/').map((written): [string, number] => {
      const [form = '', value = at + 1] = written.split('=');
      return [comparable(foldText(form.replaceAll('_', ' '))), Number(value)];
    }),
  );
  return { language, isUnspaced, budgetBehind, withoutBehind, byWord, byBeginning, numbers: new Map(counted) };
}

/** The words of the built-in assistant around facts in a language. */
export const saysIn = (language: DialogueLanguage): DialogueSentences => languageData(language).dialogue.says;

/** The plain question of a visitor about what delivery costs. */
export const deliveryCostQuestion = (language: DialogueLanguage): string => languageData(language).dialogue.deliveryCost;

/** A plain question for how long a product may be returned. */
export const returnPeriodQuestion = (language: DialogueLanguage): string => languageData(language).dialogue.returnPeriod;

/** Whether a folded word names a currency in any language. */
export const isCurrency = (word: string): boolean =>
  allLanguages.some((language) => findPhrases(bookOf(language), [word]).some(({ keys }) => keys.includes('currency')));

export const bookOf: (language: DialogueLanguage) => PhraseBook = onDemand(makeBook);

/** Finds the phrases of a language in folded words: the longest at each word, none inside another. */
export function findPhrases(book: PhraseBook, words: readonly string[]): PhraseHit[] {
  const hits: PhraseHit[] = [];
  for (let from = 0; from < words.length; ) {
    const longest = book.isUnspaced ? unspacedAt(book, words, from) : spacedAt(book, words, from);
    const hit = longest && !book.isUnspaced ? (shorterBeside(book, words, longest) ?? longest) : longest;
    if (hit) hits.push(hit);
    from = hit?.to ?? from + 1;
  }
  return hits;
}

/** 'Algo | más ligero' rather than 'algo más | ligero': a shorter phrase where the next one would begin inside the longer and end behind it. */
function shorterBeside(book: PhraseBook, words: readonly string[], { from, to, keys }: PhraseHit): PhraseHit | null {
  if (!keys.includes('others')) return null;
  for (let at = to - 1; at > from; at--) {
    const next = spacedAt(book, words, at);
    if (!next || next.to <= to || next.to - next.from < 2) continue;
    const before = spacedAt(book, words.slice(0, at), from);
    if (before?.to === at) return before;
  }
  return null;
}

function spacedAt({ byWord, byBeginning }: PhraseBook, words: readonly string[], from: number): PhraseHit | null {
  const forms = formsOfWord(words[from] ?? '');
  let best: { length: number; exact: boolean; keys: Set<DialogueKey> } | null = null;
  const offer = ({ words: phrase, isBeginning, keys }: Phrase) => {
    const better = !best || phrase.length > best.length || (phrase.length === best.length && !best.exact && !isBeginning);
    if (better) best = { length: phrase.length, exact: !isBeginning, keys: new Set(keys) };
    else if (best && phrase.length === best.length && best.exact === !isBeginning) for (const key of keys) best.keys.add(key);
  };
  for (const form of forms) {
    for (const phrase of byWord.get(form) ?? []) if (continues(phrase, words, from)) offer(phrase);
    for (const phrase of byBeginning.get(form.slice(0, 2)) ?? []) if (form.startsWith(phrase.words[0] ?? '')) offer(phrase);
  }
  const found = best as { length: number; keys: Set<DialogueKey> } | null;
  return found && { from, to: from + found.length, keys: [...found.keys] };
}

const continues = ({ words: phrase, isBeginning }: Phrase, words: readonly string[], from: number): boolean =>
  phrase.every((part, at) => {
    if (at === 0) return true;
    const word = comparable(words[from + at] ?? '');
    return word === part || (isBeginning && at === phrase.length - 1 && word.startsWith(part));
  });

/** Folded syllables carry their marks apart. */
const hiragana = /^[\p{Script=Hiragana}\u3099\u309a]+$/u;
const longestUnspaced = 8;

/** Words of an unspaced text are guesses of a segmenter: a phrase that is not of syllables alone may end inside one. */
function unspacedAt({ byWord }: PhraseBook, words: readonly string[], from: number): PhraseHit | null {
  const phrases = byWord.get((words[from] ?? '')[0] ?? '') ?? [];
  let best: { to: number; length: number; keys: Set<DialogueKey> } | null = null;
  for (const {
    words: [phrase = ''],
    keys,
  } of phrases) {
    let joined = '';
    for (let to = from; to < Math.min(words.length, from + longestUnspaced) && joined.length < phrase.length; to++) {
      joined += words[to];
      const whole =
        joined === phrase || (joined.length > phrase.length && phrase.length > 1 && !hiragana.test(phrase) && joined.startsWith(phrase));
      if (!whole) continue;
      if (!best || phrase.length > best.length) best = { to: to + 1, length: phrase.length, keys: new Set(keys) };
      else if (phrase.length === best.length) for (const key of keys) best.keys.add(key);
    }
  }
  return best && { from, to: best.to, keys: [...best.keys] };
}
