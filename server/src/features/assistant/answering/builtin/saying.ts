/** Makes sentences with the claims behind them. Pure. */

import { saysIn } from '../../../../kit/languages/dialogue/index.ts';
import type { DialogueSentences } from '../../../../kit/languages/dialogue/shape.ts';
import { languageData } from '../../../../kit/languages/index.ts';
import { type ChatLanguage, repliesIn } from '../../../../kit/languages/replies/index.ts';
import type { Replies } from '../../../../kit/languages/replies/shape.ts';
import { renderClaim } from '../../claims/render/index.ts';
import type { Claim, SaidSentence } from '../../claims/types.ts';
import type { ProductRecord, TurnRecords } from '../../records/types.ts';

/** What the parts of the built-in assistant write with. */
export interface Voice {
  records: TurnRecords;
  language: ChatLanguage;
  replies: Replies;
  says: DialogueSentences;
  product(id: number): ProductRecord | undefined;
}

/** The voice of a turn: what the built-in assistant speaks with, in the language of its records. */
export function voiceFor(records: TurnRecords): Voice {
  const { language, products } = records;
  return {
    records,
    language,
    replies: repliesIn(language),
    says: saysIn(language),
    product: (id) => products.find((product) => product.id === id),
  };
}

const rule = 'B';

/** The sentence of a claim; none when the records do not support it. */
export function claimed({ records }: Voice, ...claims: readonly Claim[]): SaidSentence[] {
  return claims.flatMap((claim) => {
    const text = renderClaim(claim, records);
    return text ? [{ outcome: 'rendered' as const, text, claims: [claim], rule: `${rule}:${claim.kind}` }] : [];
  });
}

/** A sentence that states nothing itself. */
export const spoken = (text: string, ...claims: readonly Claim[]): SaidSentence[] =>
  text
    ? [
        {
          outcome: 'rendered',
          text,
          claims: claims.length > 0 ? claims : [{ kind: 'talk', phrase: text }],
          rule: `${rule}:${claims[0]?.kind ?? 'talk'}`,
        },
      ]
    : [];

/** Sentences in a row: list lines on lines of their own. */
export function inRow(sentences: readonly SaidSentence[], language: ChatLanguage): SaidSentence[] {
  const isLine = ({ text }: SaidSentence) => text.startsWith('•');
  return sentences.map((sentence, at) => {
    const before = sentences[at - 1];
    if (!before) return sentence;
    const gap = isLine(sentence) || isLine(before) ? '\n' : languageData(language).punctuation.gap;
    return { ...sentence, text: `${gap}${sentence.text}` };
  });
}
