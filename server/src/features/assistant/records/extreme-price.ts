import type { ProductRecord } from './types.ts';

/** Which end of the prices is asked for. */
export type PriceExtreme = 'cheapest' | 'dearest';

/** The id of the product with the lowest or highest price, of equal ones the first; null when none has a price. */
export function withExtremePrice(
  ids: readonly number[],
  extreme: PriceExtreme,
  product: (id: number) => Pick<ProductRecord, 'priceMinor'> | undefined,
): number | null {
  const sign = extreme === 'cheapest' ? 1 : -1;
  const priced = ids.flatMap((id) => {
    const minor = product(id)?.priceMinor ?? null;
    return minor === null ? [] : [{ id, minor }];
  });
  return priced.toSorted((a, b) => sign * (a.minor - b.minor))[0]?.id ?? null;
}
