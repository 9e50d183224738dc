/** The variant of a product that fits the chosen answers: the size, colour or price that the visitor asked for. Pure. */
import type { ProductRule } from '@parley/contract';
import { foldText } from '../../../kit/text/words.ts';
import type { ProductVariant } from '../../catalogue/index.ts';
import type { ChosenAnswer } from './demands.ts';

type PriceRule = Extract<ProductRule, { field: 'price' }>;

/**
 * The variant in stock whose options fit the most answers; of equal ones the cheapest. Null when no option was asked for, and when the fitting
 * variant costs more than the chosen budget allows: the card then shows the product as a whole.
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

/** The values that an answer asks for, folded: those of its rules, and its own text, which is the shop's word for a fact. */
function wantedValues({ text, rules }: ChosenAnswer): Set<string> {
  const values = rules.flatMap((rule) =>
    (rule.field === 'attribute' || rule.field === 'fact' || rule.field === 'tag') && rule.effect !== 'exclude' ? rule.values : [],
  );
  return new Set(values.length > 0 ? [...values, text].map(foldText) : []);
}
