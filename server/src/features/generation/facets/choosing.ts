/** Which few of many values become the answers of a question. Pure. */
import { expectedSize } from './facet.ts';

/** At most this many answers a question has (specification section 9). */
export const mostAnswers = 4;

/** Up to four values that hold all products, else the three that leave the fewest expected, and what they do not hold. */
export function choose<Value extends { products: readonly number[] }>(
  candidates: readonly Value[],
  count: number,
): { chosen: Value[]; rest: number[] } {
  const chosen: Value[] = [];
  const covered = new Uint8Array(count);
  let uncovered = count;
  const takeBest = () => {
    const sizes = chosen.map(({ products }) => products.length);
    let best: { value: Value; added: number; left: number } | null = null;
    for (const value of candidates) {
      const added = value.products.reduce((sum, index) => sum + (covered[index] ? 0 : 1), 0);
      if (added === 0) continue;
      const leftThen = expectedSize([...sizes, value.products.length, uncovered - added]);
      if (!best || leftThen < best.left) best = { value, added, left: leftThen };
    }
    return best;
  };
  while (uncovered > 0 && chosen.length < mostAnswers) {
    const best = takeBest();
    // The fourth place is for a value only when nothing else is left over.
    if (!best || (chosen.length === mostAnswers - 1 && best.added < uncovered)) break;
    chosen.push(best.value);
    uncovered -= best.added;
    for (const index of best.value.products) covered[index] = 1;
  }
  const rest: number[] = [];
  covered.forEach((is, index) => {
    if (!is) rest.push(index);
  });
  return { chosen, rest };
}
