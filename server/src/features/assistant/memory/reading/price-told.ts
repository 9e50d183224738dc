/** The price of a thing in view that a visitor repeats: '58 euros is a lot, anything for less?' sets no limit of 58. Pure. */
import { minorDigits } from '../../../../kit/money/minor-units.ts';
import type { Conversation } from '../conversation.ts';
import { type KnownProducts, subjectIds } from '../references.ts';
import type { Reading } from './reading.ts';

/** The reading without a limit that is only the price of what is talked about; words for a limit make it one. */
export function withoutPriceTold(
  reading: Reading,
  { conversation, products, currency }: { conversation: Conversation; products: KnownProducts; currency: string | null },
): Reading {
  const { budget, keys } = reading;
  const isLimit = (['under', 'upTo', 'over', 'atLeast'] as const).some((key) => keys.has(key));
  if (budget?.max == null || budget.min !== null || isLimit || !keys.has('cheaper')) return reading;
  const prices = subjectIds(conversation).flatMap((id) => products.get(id)?.priceMinor ?? []);
  const unit = 10 ** minorDigits(currency);
  const isTold = prices.some((minor) => [minor / unit, Math.floor(minor / unit)].includes(budget.max ?? -1));
  return isTold ? { ...reading, budget: null, bareNumbers: [...reading.bareNumbers, String(budget.max)] } : reading;
}
