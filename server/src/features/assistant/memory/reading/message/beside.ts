/** What stands beside 'with' in a message: delivery, or something else. Pure. */
import type { DialogueKey } from '../../../../../kit/languages/dialogue/index.ts';
import type { Token } from '../tokens.ts';

/** How many words may stand between the two. */
const reach = 3;

/** Whether 'with' stands near delivery. */
export const isWithDelivery = (tokens: readonly Token[]): boolean => isNear(tokens, 'with', 'delivery');

/** Whether 'without' stands near delivery. */
export const isNearDelivery = (tokens: readonly Token[]): boolean => isNear(tokens, 'without', 'delivery');

/** Whether a price is asked for that delivery does not belong to: 'how much is that without postage?' */
export const isWithoutDelivery = (tokens: readonly Token[]): boolean =>
  tokens.some(({ keys }) => keys.has('price') || keys.has('total')) && isNearDelivery(tokens);

function isNear(tokens: readonly Token[], first: DialogueKey, second: DialogueKey): boolean {
  const placesOf = (key: DialogueKey) => tokens.flatMap(({ keys }, at) => (keys.has(key) ? [at] : []));
  const near = placesOf(second);
  return placesOf(first).some((at) => near.some((place) => Math.abs(at - place) < reach));
}

/** Whether some 'with' has something other than delivery near it. */
export function isWithOther(tokens: readonly Token[]): boolean {
  const delivered = tokens.flatMap(({ keys }, at) => (keys.has('delivery') ? [at] : []));
  return tokens.some(({ keys }, at) => keys.has('with') && !delivered.some((other) => Math.abs(at - other) < reach));
}
