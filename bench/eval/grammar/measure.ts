/** Says the sentences of the grammar straight to the resolver, without HTTP: there are thousands. */
import { speak } from '../../../server/src/features/assistant/claims/speak.ts';
import type { Shop } from '../lib/shop.ts';
import type { Verdict } from '../lib/verdict.ts';
import { isRight, sentencesAbout } from './generate.ts';
import { recordsOf } from './records.ts';

/** Judges what becomes of every sentence of the grammar about a shop: a verdict for each. */
export function measureGrammar(shop: Shop): Verdict[] {
  const records = recordsOf(shop);
  return sentencesAbout(shop, records).map((written) => {
    const { text, rule, reason } = speak(written.sentence, records);
    return {
      measure: written.isTrue ? 'written truths lost' : 'written lies shown',
      kind: written.kind,
      shop: shop.key,
      good: isRight(written, text),
      asked: '',
      modelText: written.sentence,
      reply: text,
      because: written.isTrue ? `${rule} ${reason ?? ''}: ${written.telling.join('; ')}` : rule,
    };
  });
}
