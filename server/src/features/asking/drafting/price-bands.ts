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
  for (let band = 1; band < bands; band++) {
    const price = sorted[Math.floor((sorted.length * band) / bands)] ?? 0;
    const share = sorted.length / bands;
    const below = (end: number) => sorted.filter((each) => each > before && each <= end).length;
    const isWide = (end: number) => end >= before * minStep || before < lowest;
    const fits = (end: number) => end > before && end < highest && below(end) > 0 && isWide(end);
    // Round limits are easier to read; they are used unless they make the bands very uneven.
    const lower = sorted[Math.floor((sorted.length * band) / bands) - 1] ?? price;
    const end = [
      ...[round(price), round(lower), twoDigits(price), twoDigits(lower), wholeAbove(price), wholeAbove(lower)].filter(
        (each) => Math.abs(below(each) - share) <= Math.max(1, share / 2),
      ),
      price,
      lower,
    ].find(fits);
    if (end === undefined) continue;
    ends.push(end);
    before = end;
  }
  return ends;
}

/** The next whole amount: '£4' instead of '£3.99'. */
const wholeAbove = (price: number): number => Math.ceil(price / 100) * 100;

/** Rounds to two significant digits. */
function twoDigits(price: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, price))) - 1);
  return Math.round(price / power) * power;
}

/** The nearest round number: 1, 1.2, 1.5, 2, 2.5, 3, … times a power of ten. */
function round(price: number): number {
  if (price <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(price));
  const steps = [1, 1.2, 1.5, 1.8, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10].map((step) => Math.round(step * power));
  return steps.reduce((best, step) => (Math.abs(step - price) < Math.abs(best - price) ? step : best));
}
