/**
 * Asks about a property by the name that the shop gives it: 'Which valve are you looking for?', 'Welches Ventil suchen Sie?'. Where the
 * sentence depends on the gender of the name and that cannot be told, there is no sentence.
 */

import { foldText } from '../../text/words.ts';
import { ofEachLanguage } from '../index.ts';
import type { VocabularyLanguage } from './index.ts';

const questions = ofEachLanguage(({ goods }) => goods.namedQuestion);

/** A name that can stand in a sentence: a few words, no abbreviations, codes or half sentences. */
const plainName = /^[\p{L}\p{M}]+(?:[ '’-][\p{L}\p{M}]+){0,3}$/u;
const longestName = 32;
const bareNumber = /^\d+$/;

/**
 * The question about a property by its name in the shop; null where no sentence is certain to be correct.
 * @param values the labels of its values
 */
export function namedQuestion(
  language: VocabularyLanguage,
  name: string,
  isSmallWord: (word: string) => boolean,
  values: readonly string[] = [],
): string | null {
  const { sentences, numbered, short = [], capitalNouns, strip, asWritten } = questions[language];
  const plain = name.replace(/\s*\([^)]*\)\s*$/, '').trim();
  const written = short.reduce((text, [pattern, whole]) => text.replace(pattern, whole), plain);
  const words = written.split(/\s+/);
  if (!plainName.test(written) || written.length > longestName || isSmallWord(foldText(words[0] ?? ''))) return null;
  const folded = asWritten ? written : foldText(written);
  const counts = values.length > 0 && values.every((value) => (numbered?.values ?? bareNumber).test(value));
  const sentence = counts && numbered?.names.test(folded) ? numbered : sentences.find(({ names }) => names?.test(folded) ?? true);
  if (!sentence) return null;
  const isName = (word: string) => /\p{Lu}.*\p{Lu}/u.test(word);
  const inside = capitalNouns ? written : words.map((word) => (isName(word) ? word : word.toLocaleLowerCase(language))).join(' ');
  return sentence.text.replace('{name}', () => inside.replace(strip ?? /$^/, ''));
}
