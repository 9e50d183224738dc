/**
 * Things that people cannot do: 'no entienden los diálogos', 'je n’entends pas la sonnette'. Some languages negate verbs with the word that also
 * excludes things. After these verbs, nothing is excluded, while 'no come gluten' and 'je ne porte pas de laine' exclude something. The words stand
 * in the languages' folders. Pure.
 */

import { onDemand } from '../../platform/caches/on-demand.ts';
import type { DialogueLanguage } from './dialogue/index.ts';
import { ofEachLanguage } from './index.ts';

const languages = ofEachLanguage(({ telling }) => telling.failing);

const patterns = onDemand((language: DialogueLanguage) => {
  const [negation, verbs] = languages[language] ?? [];
  return negation && verbs ? { negation: new RegExp(`^(?:${negation})$`, 'u'), verb: new RegExp(`^(?:${verbs})$`, 'u') } : null;
});

/** The place of the verb that says what somebody fails at in the folded words of a message; -1 where none does. */
export function failureIn(words: readonly string[], language: DialogueLanguage): number {
  const pattern = patterns(language);
  return pattern ? words.findIndex((word, at) => pattern.verb.test(word) && pattern.negation.test(words[at - 1] ?? '')) : -1;
}
