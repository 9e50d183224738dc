/** Rule M20: 'what does IPX7 mean?', 'do they run small?' are asked of the shop's texts, whatever is in view. Pure. */
import { explanationAsked } from '../../../../kit/languages/explained.ts';
import type { Request } from '../request.ts';
import { type Moment, searchFor } from './moment.ts';

/** A question to the texts; null where nothing is to be explained, or goods, a sum or another topic are asked for too. */
export function explained(moment: Moment): Request | null {
  const { message, reading } = moment;
  const { keys, topics, budget, destination } = reading;
  const asksElse = topics.length > 0 || budget !== null || destination !== null || keys.has('total') || reading.asks.has('price');
  if (asksElse || explanationAsked(message, reading.language) === null) return null;
  return { act: 'question', question: message, search: searchFor(moment, 'wish') };
}
