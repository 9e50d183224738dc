/** The price as a facet: bands with round ends, about equally full. */
import { type Facet, type FacetOption, type FacetProduct, facetOf } from './facet.ts';

/** Fewer priced products than this share make the price a poor question. */
const leastPriced = 0.5;
const leastSpread = 1.6;

/** Takes nothing away, for no price is 0. A choice without any rule would recommend nothing at all. */
const nothing = { field: 'price', min: 0, max: 0, effect: 'exclude' } as const;

/**
 * Three or four bands of the most frequent currency; products with another or no price are found under 'anyPrice'.
 * Null when too few have a price, or their prices are too alike.
 */
export function priceFacet(products: readonly FacetProduct[]): Facet | null {
  const currency = usualCurrency(products);
  const prices: number[] = [];
  const unpriced: number[] = [];
  products.forEach((product, index) => {
    if (product.priceMinor !== null && product.currency === currency) prices.push(product.priceMinor);
    else unpriced.push(index);
  });
  if (prices.length < products.length * leastPriced) return null;
  prices.sort((a, b) => a - b);
  // Among prices that hardly differ nobody chooses by the price.
  if ((prices.at(-1) ?? 0) < (prices[0] ?? 0) * leastSpread) return null;
  const ends = bandEnds(prices, unpriced.length > 0 ? 3 : 4);
  const options: FacetOption[] = [...ends, null].map((max, place) => {
    const before = ends[place - 1];
    const min = before === undefined ? null : before + 1;
    return { label: { kind: 'price', min, max, currency }, rules: [{ field: 'price', min, max, effect: 'prefer' }], products: [] };
  });
  products.forEach(({ priceMinor, currency: its }, index) => {
    if (priceMinor === null || its !== currency) return;
    const place = ends.findIndex((end) => priceMinor <= end);
    options.at(place)?.products.push(index);
  });
  // Bands that nothing falls into would leave a hole between the others' ends; `bandEnds` makes none.
  if (options.length < 2) return null;
  if (unpriced.length > 0) options.push({ label: { kind: 'anyPrice' }, rules: [nothing], products: unpriced });
  return facetOf('price', '', options, products.length);
}

function usualCurrency(products: readonly FacetProduct[]): string | null {
  const counts = new Map<string | null, number>();
  for (const { priceMinor, currency } of products) if (priceMinor !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Rising ends of all bands but the last; between any two ends, below the first and above the last there is a price. */
function bandEnds(sorted: readonly number[], bands: number): number[] {
  const ends: number[] = [];
  const highest = sorted.at(-1) ?? 0;
  let before = (sorted[0] ?? 0) - 1;
  for (let band = 1; band < bands; band++) {
    const price = sorted[Math.floor((sorted.length * band) / bands)] ?? 0;
    const end = [round(price), price].find((one) => one > before && one < highest && sorted.some((each) => each > before && each <= one));
    if (end === undefined) continue;
    ends.push(end);
    before = end;
  }
  return ends;
}

/** The round number nearest to a price: 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5 or 10 times a power of ten. */
function round(price: number): number {
  if (price <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(price));
  const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10].map((step) => Math.round(step * power));
  return steps.reduce((best, step) => (Math.abs(step - price) < Math.abs(best - price) ? step : best));
}
