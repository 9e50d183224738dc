/** Orders the products that fit a wish: by how well they fit, by price, or by an amount that they state. Pure. */
import { weighChoice } from '../choice.ts';
import { excludedScore, pick, seedOf } from '../picking.ts';
import { type Candidate, type Marks, type Shelf, withFact } from '../shelf.ts';
import { type Demanded, maySuitAnybody, suits } from './demands/wanted.ts';
import type { BrowseWish } from './wish.ts';

/** A fulfilled property counts for more than all words; how near a price is to the limit, for less. */
const [metWeight, nearWeight] = [10_000, 5000];
/** How many more products are examined than shown, because equal ones may turn out to be the same product. */
const spareProducts = 3;

/**
 * A number for each product, greater for what fits better; `excludedScore` for what may not be shown.
 * @param mayShow whether a product is open to the wish, and fits where anything does
 */
export function keysOf<C extends Candidate>(
  shelf: Shelf<C>,
  wish: BrowseWish,
  scores: Float64Array,
  demands: readonly Demanded[],
  mayShow: (place: number) => boolean,
): Float64Array {
  const forward = wish.choice ? weighChoice(shelf, wish.choice).forward : null;
  const statedFor = wish.properties
    .filter(({ family }) => maySuitAnybody.has(family))
    .map(({ family, value }) => withFact(shelf, family, [value, ...(suits[value] ?? [])]));
  return Float64Array.from(shelf.products, (product, place) => {
    if (!mayShow(place)) return excludedScore;
    const met = demands.filter(({ marks }) => marks[place] === 1).reduce((sum, { weight }) => sum + weight, 0);
    const near = Math.round(nearness(product, wish) * nearWeight);
    // Products that the shop describes as for this recipient come before products without such a statement.
    const forThem = statedFor.some((marks: Marks) => marks[place] === 1) ? nearWeight : 0;
    return Math.round((scores[place] ?? 0) * 1000) + met * metWeight + near + forThem + (forward?.[place] ?? 0);
  });
}

/** How near a price is to the limits that it misses: 1 within them. */
function nearness({ priceMinor }: Candidate, { min, max }: BrowseWish): number {
  if (priceMinor === null) return 0;
  if (max !== null && priceMinor > max) return max / priceMinor;
  return min !== null && priceMinor < min ? priceMinor / min : 1;
}

/**
 * The first products in the wished order. By price, equal ones in the catalogue's order.
 * @param amounts what products state of what the wish is ordered by
 */
export function inOrder<C extends Candidate>(
  shelf: Shelf<C>,
  keys: Float64Array,
  { order, limit, words, scale }: BrowseWish,
  amounts?: ReadonlyMap<number, number>,
): { place: number; product: C }[] {
  const mayShow = (place: number) => (keys[place] ?? excludedScore) !== excludedScore;
  if (scale && amounts) {
    const sign = scale.end === 'least' ? 1 : -1;
    return [...amounts]
      .filter(([place]) => mayShow(place))
      .sort(([place, amount], [other, next]) => sign * (amount - next) || place - other)
      .slice(0, limit)
      .map(([place]) => ({ place, product: shelf.products[place] as C }));
  }
  if (order === 'fit') return pick(shelf, keys, limit + spareProducts, seedOf(words)).slice(0, limit);
  const sign = order === 'cheapest' ? 1 : -1;
  const best = Math.max(...keys);
  return shelf.products
    .flatMap((product, place) => (mayShow(place) && product.priceMinor !== null ? [{ place, product }] : []))
    .filter(({ place }) => best < 0 || (keys[place] ?? 0) >= 0)
    .sort((a, b) => sign * ((a.product.priceMinor ?? 0) - (b.product.priceMinor ?? 0)) || a.place - b.place)
    .slice(0, limit);
}
