/** What the answers of a question tell. Pure. */
import type { Grouping } from './grouping.ts';

/** Up to this share of products without a value, 'it does not matter' is offered instead of 'something else'. */
const fewWithout = 0.12;

/**
 * The expected information of the answers in bits: the expected reduction of the set of products. A visitor who looks for a product that
 * matches several answers chooses any of them; 'something else' is one of them for a product that has its value by a guess. Null when the
 * question does not distinguish the products.
 */
export function measure(
  groups: Grouping,
  count: number,
  mostWithout: number,
  carrying: Uint8Array,
): { gain: number; last: 'rest' | 'any' | null } | null {
  const masks = new Uint8Array(count);
  const sure = new Uint8Array(count);
  groups.forEach((group, at) => {
    for (const { products, guessed } of group) {
      const guesses = new Set(guessed);
      for (const product of products) {
        masks[product] = (masks[product] ?? 0) | (1 << at);
        if (!guesses.has(product)) sure[product] = 1;
      }
    }
  });
  const sizes = new Array<number>(groups.length).fill(0);
  let without = 0;
  let unnamed = 0;
  let elsewhere = 0;
  for (let product = 0; product < count; product++) {
    const mask = masks[product] ?? 0;
    if (mask === 0) unnamed++;
    if (!sure[product]) {
      without++;
      elsewhere += carrying[product] ?? 0;
    }
    for (let at = 0; at < groups.length; at++) if (mask & (1 << at)) sizes[at] = (sizes[at] ?? 0) + 1;
  }
  // Where the shop's few departments fill the answers, a few products that are in one of them by a guess are no reason to leave one out.
  const onlyGuessed = mostWithout === 0 && unnamed === 0 && without <= count * fewWithout;
  if (without > count * mostWithout && !onlyGuessed) return null;
  const last = onlyGuessed ? null : without === 0 ? null : elsewhere === 0 && without <= count * fewWithout ? 'any' : 'rest';
  if (groups.length + (last === 'rest' ? 1 : 0) < 2 || sizes.some((size) => size === count)) return null;
  let sum = 0;
  for (let product = 0; product < count; product++) {
    const mask = masks[product] ?? 0;
    const isRest = last === 'rest' && !sure[product];
    let answers = isRest ? 1 : 0;
    let bits = isRest ? Math.log2(count / without) : 0;
    for (let at = 0; at < groups.length; at++)
      if (mask & (1 << at)) {
        answers++;
        bits += Math.log2(count / (sizes[at] ?? 1));
      }
    if (answers > 0) sum += bits / answers;
  }
  return { gain: sum / count, last };
}
