/**
 * Whether a message asks to come by: to see, try or fetch something where the shop is, in whatever words. The words stand in the languages' folders, on folded words.
 * The plain questions are those that shops answer about it. Pure.
 */

import { foldedWords } from '../text/words.ts';
import { comparable, type DialogueLanguage, patternText } from './dialogue/index.ts';
import { ofEachLanguage } from './index.ts';

const languages = ofEachLanguage(({ asking }) => asking.visits);

/** Whether a message asks to come by, or where. */
export function asksVisit(message: string, language: DialogueLanguage): boolean {
  const { place, besidePlace, shop, coming } = languages[language];
  const text = patternText(message, language);
  return (place.test(text) && besidePlace?.test(text) !== false) || shop.test(text) || coming.test(text);
}

/** Whether words of a message belong to those by which it asks to come by: 'a shop where' of 'do you have a shop where I can see it?'. */
export function isOfVisit(words: string, message: string, language: DialogueLanguage): boolean {
  const { place, shop, coming } = languages[language];
  const text = patternText(message, language);
  const visitWords = [place, shop, coming]
    .map((pattern) => pattern.exec(text)?.[0] ?? '')
    .join(' ')
    .split(' ');
  return foldedWords(words).some((word) => visitWords.includes(comparable(word)));
}

/** The questions that shops' texts about visits answer, in plain words. */
export const visitQuestions = (language: DialogueLanguage): string[] => languages[language].questions.filter((each) => each !== undefined);

const verbs = ofEachLanguage(({ telling }) => telling.verbs);

/** Whether a word looks like a verb of its language. */
export const isVerbLike = (word: string, language: DialogueLanguage): boolean => verbs[language]?.test(word.toLowerCase()) ?? false;
