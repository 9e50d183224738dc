/** Words of negation that rule nothing out, or what stands before them. Pure. */

import type { DialogueLanguage } from '../../../../../kit/languages/dialogue/index.ts';
import { ofEachLanguage } from '../../../../../kit/languages/index.ts';
import { isFunctionWord } from '../function-words.ts';

/** 'No, the cheaper one': answers what was said before, and rules nothing out. */
const leadingNo = /^\s*(?:no|nope|nein|nö|non|nee|nie|hayır|لا|いいえ|いや)\s*[,،、.!]\s*/iu;

const negativeQuestion = ofEachLanguage(({ sentences }) => sentences.negativeQuestion);

const ruledOutBefore = ofEachLanguage(({ sentences }) => sentences.ruledOutBefore);

function withRuledOut(message: string, language: DialogueLanguage): string {
  const { pattern, without } = ruledOutBefore[language] ?? {};
  if (!pattern) return message;
  return message.replace(pattern, (whole, word: string) => (isFunctionWord(word.toLowerCase(), language) ? whole : ` ${without} ${word}`));
}

/** The message without words of negation that rule nothing out, and with 'without' before what is ruled out by a word behind it. */
export function withPlainNegation(message: string, language: DialogueLanguage): string {
  const negation = negativeQuestion[language];
  const answer = withRuledOut(message.replace(leadingNo, ''), language);
  return negation ? answer.replace(negation, '') : answer;
}
