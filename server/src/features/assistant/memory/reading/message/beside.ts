/** What stands beside 'with' in a message: delivery, or something else. Pure. */
import type { DialogueKey } from '../../../../../kit/languages/dialogue/index.ts';
import type { Token } from '../tokens.ts';

/** So many words may stand between. */
const reach = 3;

/** Whether 'with' stands near delivery. */
export function isWithDelivery(tokens: readonly Token[]): boolean {
  const placesOf = (key: DialogueKey) => tokens.flatMap(({ keys }, at) => (keys.has(key) ? [at] : []));
  const delivered = placesOf('delivery');
  return placesOf('with').some((at) => delivered.some((other) => Math.abs(at - other) < reach));
}

/** Whether some 'with' has something other than delivery near it. */
export function isWithOther(tokens: readonly Token[]): boolean {
  const delivered = tokens.flatMap(({ keys }, at) => (keys.has('delivery') ? [at] : []));
  return tokens.some(({ keys }, at) => keys.has('with') && !delivered.some((other) => Math.abs(at - other) < reach));
}
