/** Where a message says what a thing is for: 'gel for the stove', 'gloves against thorns', 'something to clean my boots with'. Pure. */

import type { DialogueLanguage } from '../../../../kit/languages/dialogue/index.ts';
import { ofEachLanguage } from '../../../../kit/languages/index.ts';
import type { Token } from './tokens.ts';

const words = ofEachLanguage(({ sentences }) => sentences.beforePurpose);

/** Whether a word says that the next one tells what a thing is for. */
export const isBeforePurpose = (word: string, language: DialogueLanguage): boolean => words[language]?.split(' ').includes(word) === true;

/** The place of the last token before what a thing is for; -1 where nothing is said of it. */
export function purposeIn(tokens: readonly Token[], language: DialogueLanguage): number {
  const before = words[language]?.split(' ') ?? [];
  // 'Up to 30' and 'to Norway' are no purposes: an amount follows, or a place that is no content.
  return tokens.findIndex(
    ({ text, amount }, at) => at > 0 && !amount && before.includes(text.split(' ').at(-1) ?? '') && !tokens[at + 1]?.amount,
  );
}
