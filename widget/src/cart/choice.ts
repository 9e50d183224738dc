/** Choosing a variant by its options. Pure. */
import type { CartOffer } from '@parley/contract';

export type Variant = CartOffer['variants'][number];

/**
 * The variant in stock with `value` as its option number `at`, the options before it as chosen, and most of those behind it; undefined when
 * that is sold out. So each variant in stock can be reached by choosing its options from first to last.
 */
export function choose(variants: readonly Variant[], chosen: readonly string[], at: number, value: string): Variant | undefined {
  const alike = ({ values }: Variant) => values.filter((each, index) => each === chosen[index]).length;
  return variants
    .filter(({ inStock, values }) => inStock && values.every((each, index) => index > at || each === (index < at ? chosen[index] : value)))
    .sort((a, b) => alike(b) - alike(a))[0];
}
