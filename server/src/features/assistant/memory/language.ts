/** The language that a visitor writes, also of the shortest messages: 'Mavi?' is in the language that knows the word. Pure. */

import { detectMessageLanguage } from '../../../kit/languages/detect.ts';
import { allLanguages, languageData, ofEachLanguage, traitsOf } from '../../../kit/languages/index.ts';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { foldedWords } from '../../../kit/text/words.ts';
import { remembered } from '../../../platform/caches/remembered.ts';
import { wordsExplained } from './reading/reading.ts';

/** Messages of so few words are judged by the words that a language knows. */
const fewWords = 5;
/** How many more words than the usual language another one must know. */
const lead = 1;
/** Messages of so few words are in the language of the conversation, unless another explains so many words more. */
const tooFewWords = 3;
const clearLead = 1.5;
const longestSmall = 2;
/** Messages of so many words are sure to be detected. */
const manyWords = 8;

const ownLetters = ofEachLanguage(({ sentences }) => sentences.ownLetters);

/**
 * The language of a message; `usual` (of the conversation, else of the shop) where the message does not tell; `isSpoken` where the visitor has spoken
 * it. Null for neither. All messages of a conversation are looked at again with every new one, so that equal ones are judged once.
 */
export const languageOfMessage: (message: string, usual: ChatLanguage | null, isSpoken?: boolean) => ChatLanguage | null = remembered(
  judge,
  {
    most: 3000,
    longest: Number.POSITIVE_INFINITY,
    keyOf: (message, usual, isSpoken) => `${usual} ${isSpoken} ${message}`,
  },
);

function judge(message: string, usual: ChatLanguage | null, isSpoken = false): ChatLanguage | null {
  const words = foldedWords(message);
  if (words.length === 0) return usual;
  const written = languageWritten(message, words, usual);
  if (written) return written;
  const detected = detectMessageLanguage(message);
  const isSure = (detected !== null && traitsOf(detected)?.script !== undefined) || words.length >= manyWords;
  return detected && isSure ? detected : languageExplaining(message, words, usual, isSpoken, detected);
}

/** The language that the script and its letters identify. */
function languageWritten(message: string, words: readonly string[], usual: ChatLanguage | null): ChatLanguage | null {
  const marked = allLanguages.find((language) => languageData(language).sentences.ownMarks?.test(message));
  if (marked) return marked;
  if (!usual) return null;
  // 'Pokaż mi Kalimbę Rosa' has words of Italian, and letters that only Polish has.
  if (ownLetters[usual]?.test(message)) return usual;
  // 'y en L?': words of two letters are words of several languages.
  return words.every((word) => word.length <= longestSmall) && /^\P{Lo}*$/u.test(message) ? usual : null;
}

/** The language that explains most words of a short message, or the usual one where none explains clearly more. */
function languageExplaining(
  message: string,
  words: readonly string[],
  usual: ChatLanguage | null,
  isSpoken: boolean,
  detected: ChatLanguage | null,
): ChatLanguage | null {
  const explained = allLanguages
    .map((language) => ({ language, words: wordsExplained(message, language) + (language === detected ? 0.5 : 0) }))
    .sort((a, b) => b.words - a.words);
  const [best, second] = explained;
  const own = explained.find(({ language }) => language === usual);
  if (!best) return usual ?? detected;
  if (own && isSpoken && isTooShort(words, own, best)) return own.language;
  if (best.words < 1) return usual ?? detected;
  if (own && explainsAll(words, own, best)) return best.language;
  if (own && explainsNearlyAsMuch(words, own, best)) return own.language;
  return best.words >= (second?.words ?? 0) + 0.5 ? best.language : (detected ?? usual ?? best.language);
}

/** How many words of a message a language explains. */
interface Explained {
  language: ChatLanguage;
  words: number;
}

/** 'Bezug abnehmbar?', 'y en L?': so short a message tells nothing, unless another language explains all of it and the spoken one nothing. */
function isTooShort(words: readonly string[], own: Explained, best: Explained): boolean {
  const isWhollyOther = own.words === 0 && Math.floor(best.words) >= words.length;
  const isOther = best.language !== own.language && best.words - own.words >= clearLead;
  return words.length <= tooFewWords && !isWhollyOther && !isOther;
}

/** 'Unter 30 Euro': another language explains all of it, the usual one does not. */
function explainsAll(words: readonly string[], own: Explained, best: Explained): boolean {
  const wordCount = words.filter((word) => !/\d/.test(word)).length;
  return wordCount >= 2 && words.length <= fewWords && Math.floor(best.words) >= wordCount && best.words - own.words >= 1;
}

function explainsNearlyAsMuch(words: readonly string[], own: Explained, best: Explained): boolean {
  const needed = words.length > fewWords ? 0.5 : own.words >= 1 ? lead + 0.5 : lead - 0.5;
  return own.words >= best.words - needed;
}
