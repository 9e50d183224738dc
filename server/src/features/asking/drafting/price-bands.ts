/** Divides prices into bands with round limits and about equal numbers of products. Pure. */

/** The minimum ratio of the highest to the lowest price: among similar prices nobody chooses by price. */
const minSpread = 1.3;
/** The minimum ratio of two limits: 'from 12 to 12.90' is no decision that anybody makes. */
const minStep = 1.2;

/**
 * The upper limits of all bands but the last, ascending, at most `bands` - 1. Every band contains a price. Empty when the prices are too
 * similar.
 * @param prices in minor units
 */
export function bandEnds(prices: readonly number[], bands: number): number[] {
  const sorted = prices.toSorted((a, b) => a - b);
  const [lowest = 0, highest = 0] = [sorted[0], sorted.at(-1)];
  if (highest < lowest * minSpread) return [];
  const ends: number[] = [];
  let before = lowest - 1;
  let start = 0;
  for (let band = 1; band < bands; band++) {
    const share = (sorted.length - start) / (bands - band + 1);
    const tolerated = Math.max(1, share / 2);
    let best: { end: number; at: number; cost: number } | null = null;
    for (let at = Math.max(1, Math.ceil(start + share - tolerated)); at < sorted.length && at <= start + share + tolerated; at++) {
      const [below = 0, above = 0] = [sorted[at - 1], sorted[at]];
      if (above <= below || below <= before) continue;
      const end = roundest(below, above - 1);
      const isWide = end >= before * minStep || before < lowest;
      const cost = digitsOf(end) * digitCost + Math.abs(at - start - share) / share;
      if (isWide && end < highest && cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { end, at, cost };
    }
    if (!best) continue;
    ends.push(best.end);
    before = best.end;
    start = best.at;
  }
  return ends;
}

/** The cost of each digit of a limit to read, in shares by which the bands are uneven. */
const digitCost = 0.2;

/** The digits that people read: '1000' has one, '1034' four; a 5 at the end counts half. */
function digitsOf(amount: number): number {
  const digits = String(amount).replace(/0+$/, '');
  return digits.length - (digits.length > 1 && digits.endsWith('5') ? 0.5 : 0);
}

/** The number from `low` to `high` with the fewest digits; all of them divide the prices alike. */
function roundest(low: number, high: number): number {
  for (let power = 10 ** Math.floor(Math.log10(Math.max(1, high))); power > 1; power /= 10)
    for (const step of [power, power / 2]) {
      const number = Math.ceil(low / step) * step;
      if (number <= high && Number.isInteger(number) && number > 0) return number;
    }
  return low;
}
