/** Amounts of money as messages carry them, in minor units. Pure. */
import { orderLimits } from '@parley/contract';
import { minorDigits } from '../../../kit/money/minor-units.ts';
import { parsePrice } from '../../../kit/money/price-text.ts';

/**
 * An amount (`59.9`, `"59.90"`, `"1.234,50 €"`) in minor units of the currency, rounded half away from zero; null for anything else. It may be negative.
 */
export function minorOfAmount(amount: unknown, currency: string): number | null {
  const text = typeof amount === 'number' ? decimalOf(amount) : typeof amount === 'string' ? amount.trim() : '';
  // 'Free' is a price on a page, but no total of an order.
  if (!/\p{Nd}/u.test(text)) return null;
  const sign = /^[-−(]/.test(text) ? -1 : 1;
  const plain = text.replace(/^[-−+]/, '');
  const decimal = /^\d+(?:\.\d*)?$/.test(plain) ? plain : parsePrice(plain)?.amount;
  const parts = /^(\d+)(?:\.(\d*))?$/.exec(decimal ?? '');
  if (!parts) return null;
  const digits = minorDigits(currency);
  const fraction = (parts[2] ?? '').padEnd(digits + 1, '0');
  const minor = Number(`${parts[1]}${fraction.slice(0, digits)}`) + (Number(fraction[digits]) >= 5 ? 1 : 0);
  return minor === 0 ? 0 : sign * minor;
}

/** Without an exponent; a result such as 0.1 + 0.2 is rounded to the amount that was meant. */
const decimalOf = (amount: number) => (Number.isFinite(amount) && Math.abs(amount) < 1e15 ? String(Number(amount.toFixed(6))) : '');

/** Whether an amount is beyond what is summed up exactly. */
export const isBeyondSums = (minor: number) => Math.abs(minor) > orderLimits.total;

/** An amount that only matters beside the total: 0 when it cannot be read, is negative or too large. */
export function lineMinor(amount: unknown, currency: string): number {
  const minor = minorOfAmount(amount, currency);
  return minor === null || minor < 0 || isBeyondSums(minor) ? 0 : minor;
}
