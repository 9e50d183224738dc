/** Rule M19: what may happen to an order, and when it comes. Pure. */
import { fearedIn, questionOfReturns, saysWhenOrdered } from '../../../../kit/languages/afterwards.ts';
import type { DialogueKey } from '../../../../kit/languages/dialogue/index.ts';
import type { Request } from '../request.ts';
import type { Moment } from './moment.ts';

/** A visitor who asks for one of these asks for goods or sums, whatever worry the message mentions. */
const ofGoods: readonly DialogueKey[] = ['total', 'cheaper', 'dearer', 'some', 'advice', 'gift', 'count', 'compare', 'person', 'which'];

/**
 * 'And if it is too big?', 'what if it arrives broken?' are about returns and guarantees, whatever is in view; 'if I order tonight, do I have it on Friday?'
 * is about delivery. Both are asked of the shop's texts, the first in plain words.
 */
export function afterwards({ message, reading }: Moment): Request | null {
  const { keys, language, topics, exclusions, budget } = reading;
  const feared = fearedIn(message, language);
  // 'If it is the wrong size, may I return it?' names what it fears.
  const isReturned = feared?.kind === 'misfit' || feared?.kind === 'owned';
  const isNamed = isReturned && topics.every((topic) => topic === 'returns');
  if ((topics.length > 0 && !isNamed) || ofGoods.some((key) => keys.has(key)) || budget !== null) return null;
  if (feared !== null)
    return {
      act: 'topic',
      topics: [isReturned ? 'returns' : 'warranty'],
      question: message,
      // That somebody has one already is in no text: it is asked as what to do with a present.
      asked: feared.kind === 'owned' ? [feared.question, questionOfReturns(language)] : [message, feared.question],
    };
  if (exclusions.length === 0 && !reading.asks.has('price') && saysWhenOrdered(message, language))
    return { act: 'topic', topics: ['delivery'], question: message, asked: [message] };
  return null;
}
