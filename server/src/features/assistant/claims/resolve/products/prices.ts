/** The price of a product, and what it cost before. Rule R5 of SPEC.md. */
import type { ProductRecord } from '../../../records/types.ts';
import { minorOf } from '../../read/reading.ts';
import { type Frame, hasStrong, variantPart } from './frame.ts';

/** What a reduced product cost before, and what that saves. */
export function readSaving(frame: Frame, product: ProductRecord): void {
  const { reading } = frame;
  const { currency } = product;
  const { minor, regular, variant } = frame.priceOf(product) ?? {
    minor: product.priceMinor,
    regular: product.regularPriceMinor,
    variant: null,
  };
  if (minor === null || regular === null || regular <= minor) return;
  const saved = regular - minor;
  const share = (saved / regular) * 100;
  const samePercent = frame.percents.filter(({ value }) => Math.abs(value - share) <= 1);
  for (const number of samePercent) frame.explained.add(number);
  const byAmount = frame.explains(currency, saved);
  const byRegular = frame.explains(currency, regular);
  const spoken =
    hasStrong(reading, 'saving') ||
    hasStrong(reading, 'onSale') ||
    reading.hits.some(({ role, key }) => role === 'concept' && (key === 'discount' || key === 'sale'));
  if (!byAmount && !byRegular && samePercent.length === 0 && !spoken && !hasStrong(reading, 'regularPrice')) return;
  frame.explains(currency, minor);
  const which = { product: product.id, ...variantPart(variant) };
  frame.say({ kind: 'price', ...which });
  frame.say({ kind: 'regularPrice', ...which });
  if (byAmount || (spoken && samePercent.length === 0)) frame.say({ kind: 'saving', ...which, as: 'amount' });
  if (frame.percents.length > 0) frame.say({ kind: 'saving', ...which, as: 'percent' });
}

/** The price that a sentence names or speaks of. */
export function readPrice(frame: Frame, product: ProductRecord): void {
  const { reading } = frame;
  const price = frame.priceOf(product);
  const matches = frame.explains(product.currency, product.priceMinor, product.priceMaxMinor, price?.minor);
  const open = frame.money.some((number) => !frame.explained.has(number));
  const speaksOfPrice = reading.hits.some(({ role, key }) => role === 'concept' && (key === 'price' || key === 'cost'));
  const bare = explainsBare(frame, product.priceMinor, product.currency);
  if (!matches && !open && !speaksOfPrice && !bare) return;
  if (product.priceMinor !== null) frame.say({ kind: 'price', product: product.id, ...variantPart(price?.variant ?? null) });
}

/** 'The Halo at 89': a number without a currency that is the price. */
function explainsBare(frame: Frame, minor: number | null, currency: string | null): boolean {
  const explainedNumbers = frame.reading.numbers.filter(
    (number) => number.kind === 'number' && number.value >= 2 && minorOf(number, currency) === minor,
  );
  for (const number of explainedNumbers) frame.explained.add(number);
  return explainedNumbers.length > 0;
}
