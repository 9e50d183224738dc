/** Two things of which a message would take either: 'a jersey or shorts'. One line for each language; words are folded. Pure. */
import { foldedWords } from '../text/words.ts';
import { isSmallWordAnywhere } from './index.ts';
import type { ChatLanguage } from './replies/index.ts';

const words: Readonly<Record<Exclude<ChatLanguage, 'ja'>, string>> = {
  en: 'or',
  de: 'oder',
  fr: 'ou',
  es: 'o u',
  it: 'o oppure',
  nl: 'of',
  pl: 'lub albo czy',
  tr: 'veya yada',
  ar: 'او',
};

/** The words that stand on both sides of an 'or', the last before it and the first behind it that say something. Japanese is not read. */
export function orIn(message: string, language: ChatLanguage): [one: string, other: string][] {
  if (language === 'ja') return [];
  const between = new Set(words[language].split(' '));
  const folded = foldedWords(language === 'tr' ? message.replace(/\bya da\b/giu, 'yada') : message);
  return folded.flatMap((word, at): [string, string][] => {
    const one = folded[at - 1];
    const other = folded.slice(at + 1, at + 3).find((each) => !isSmallWordAnywhere(each));
    return between.has(word) && one !== undefined && other !== undefined ? [[one, other]] : [];
  });
}
