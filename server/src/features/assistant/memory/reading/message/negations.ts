/** Words of negation that rule nothing out, or what stands before them. Pure. */
import type { DialogueLanguage } from '../../../../../kit/languages/dialogue/index.ts';
import { isFunctionWord } from '../function-words.ts';

/** 'No, the cheaper one': answers what was said before, and rules nothing out. */
const leadingNo = /^\s*(?:no|nope|nein|nö|non|nee|nie|hayır|لا|いいえ|いや)\s*[,،、.!]\s*/iu;

/** '¿No se moja?' asks whether it does, and rules nothing out. */
const negativeQuestion: Partial<Record<DialogueLanguage, RegExp>> = {
  es: /^\s*¿?\s*no\s+(?=(?:se|me|te|lo|la) \p{L}+(?: \p{L}+){0,3}\s*\?\s*$)/iu,
  it: /^\s*non\s+(?=(?:si |mi |ti )?\p{L}+(?: \p{L}+){0,3}\s*\?\s*$)/iu,
  pl: /^\s*(?:a |i )?nie\s+(?=\p{L}+(?:[eią]|ie|a) ?(?:się|sie)?(?: \p{L}+){0,2}\s*\?\s*$)/iu,
};

/** 'De exterior no, es para el salón': what stands before the word is ruled out. */
const ruledOutBefore: Partial<Record<DialogueLanguage, { pattern: RegExp; without: string }>> = {
  es: { pattern: /(?:^|(?<=[,.;!] ?))\s*(?:de |el |la |los |las |con |para )?(?:el |la )?(\p{L}{5,}) no(?=\s*[,.;!])/giu, without: 'sin' },
  it: { pattern: /(?:^|(?<=[,.;!] ?))\s*(?:di |il |la |lo |i |le |con |da |per )?(\p{L}{5,}) no(?=\s*[,.;!])/giu, without: 'senza' },
};

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
