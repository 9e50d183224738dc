/**
 * Finds the service that a shop is asked for: the verb that is addressed to it ('do you *sharpen* skates?', 'riparate biciclette?'). The words
 * stand in the languages' folders, on folded
 * words between spaces; the verb is the first group that is filled. Japanese says it without spaces and is not read. Pure.
 */

import { onDemand } from '../../platform/caches/on-demand.ts';
import { foldedWords } from '../text/words.ts';
import { bookOf, comparable, findPhrases } from './dialogue/index.ts';
import { languageData } from './index.ts';
import { openingOf } from './openings.ts';
import type { ChatLanguage } from './replies/index.ts';

const wordsOf = onDemand((language: ChatLanguage) => languageData(language).asking.deeds?.(openingOf('shop')));

/** The place of the verb that says what the shop is asked to do, and whether that is to sell; null where no verb is addressed to it. */
export function deedAsked(words: readonly string[], language: ChatLanguage): { at: number; isSelling: boolean } | null {
  const { verb, selling, light } = wordsOf(language) ?? {};
  const found = verb?.exec(words.join(' '));
  const word = found?.slice(1).find(Boolean);
  if (!word) return null;
  const isSelling = selling?.test(word) ?? false;
  const at = words.indexOf(word);
  return at < 0 || (!isSelling && light?.test(word)) ? null : { at, isSelling };
}

/** Whether the shop is asked to do something else than to sell, by a verb that only means that: 'do you shorten it?', not 'do you have it?'. */
export function asksDeed(message: string, language: ChatLanguage): boolean {
  const words = foldedWords(message);
  const deed = deedAsked(words, language);
  return deed !== null && !deed.isSelling && findPhrases(bookOf(language), [comparable(words[deed.at] ?? '')]).length === 0;
}

/** Whether folded words tell of selling. */
export const tellsOfSelling = (words: Iterable<string>, language: ChatLanguage): boolean => {
  const { selling } = wordsOf(language) ?? {};
  return selling !== undefined && [...words].some((word) => selling.test(word));
};
