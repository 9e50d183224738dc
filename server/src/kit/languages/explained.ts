/**
 * Questions that a shop's texts answer, whatever is in view: what a word means ('what does IPX7 mean?'), and which size to take ('do they run small?'). Patterns
 * of folded words. Pure.
 */

import { onDemand } from '../../platform/caches/on-demand.ts';
import { type DialogueLanguage, patternText } from './dialogue/index.ts';
import { ofEachLanguage, spacesWords } from './index.ts';
import type { Explained } from './shapes/asking.ts';

export type { Explained } from './shapes/asking.ts';

const questions = ofEachLanguage(({ asking }) => asking.explained);

const between = ofEachLanguage(({ asking }) => asking.betweenSizes);
const size = '(?:(?:a|an|the|der|die|eine|le|la|el|un|una|il|de|het) )?(?:[xsml]{1,4}|\\d{1,3})';

const patterns = onDemand((language: DialogueLanguage) => {
  const isUnspaced = !spacesWords(language);
  const of = (pattern: string) => new RegExp(isUnspaced ? pattern : `(?<!\\S)(?:${pattern})(?!\\S)`, 'u');
  const [before, amid] = between[language] ?? [];
  const { meaning, fit } = questions[language];
  return { meaning: of(meaning), fit: of(before ? `${fit}|${before} ${size} ${amid} ${size}` : fit) };
});

/**
 * The explanation that a message asks for: the meaning of a word, or how sizes fall; null for neither.
 * @param language the language of the message
 */
export function explanationAsked(message: string, language: DialogueLanguage): Explained | null {
  const text = patternText(message, language);
  const { meaning, fit } = patterns(language);
  return meaning.test(text) ? 'meaning' : fit.test(text) ? 'fit' : null;
}
