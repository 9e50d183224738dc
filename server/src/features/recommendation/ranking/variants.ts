/** Chooses the variant of a product that matches the answers: the size, colour or price that the visitor wants. Pure. */
import type { ProductRule } from '@parley/contract';
import { foldText } from '../../../kit/text/words.ts';
import type { ProductVariant } from '../../catalogue/index.ts';
import type { ChosenAnswer } from './demands.ts';

type PriceRule = Extract<ProductRule, { field: 'price' }>;

/**
 * The variant in stock whose options match the most answers; among equals the cheapest. Null when no option was chosen, or when no matching
 * variant is within the budget: the card then shows the whole product.
 */
export function variantFor(variants: readonly ProductVariant[], answers: readonly ChosenAnswer[]): ProductVariant | null {
  const prices = answers.flatMap(({ rules }) =>
    rules.filter((rule): rule is ProductRule & PriceRule => rule.field === 'price' && rule.effect !== 'exclude'),
  );
  const isAffordable = ({ priceMinor }: ProductVariant) =>
    prices.length === 0 ||
    (priceMinor !== null && prices.some(({ min, max }) => priceMinor >= (min ?? 0) && priceMinor <= (max ?? Number.POSITIVE_INFINITY)));
  const wanted = answers.map(wantedValues);
  let best: ProductVariant | null = null;
  let most = 0;
  for (const variant of variants) {
    if (!variant.inStock || !isAffordable(variant)) continue;
    const own = Object.values(variant.options).map(foldText);
    const fitting = wanted.filter((values) => own.some((value) => values.has(value))).length;
    const isCheaper = fitting === most && best !== null && (variant.priceMinor ?? 0) < (best.priceMinor ?? 0);
    if (fitting > most || isCheaper) [best, most] = [variant, fitting];
  }
  return best;
}

/** The folded values that an answer wants: those of its rules, and its own text, which is the shop's word for a fact. */
function wantedValues({ text, rules }: ChosenAnswer): Set<string> {
  const values = rules.flatMap((rule) =>
    (rule.field === 'attribute' || rule.field === 'fact' || rule.field === 'tag') && rule.effect !== 'exclude' ? rule.values : [],
  );
  return new Set(values.length > 0 ? [...values, text].map(foldText) : []);
}
