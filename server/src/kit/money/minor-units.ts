/** Amounts of money in minor units (cents), as the whole product counts them. */
import { currencyCode, minorDigits as digitsOf } from '@parley/contract/money';
import { onDemand } from '../../platform/caches/on-demand.ts';

/** Kept, because a formatter is costly and catalogues ask for every product. */
const kept = onDemand((currency: string) => digitsOf(currency));

/** How many decimals a currency's minor unit has (`contract/money.ts`). */
export const minorDigits = (currency: string | null): number =>
  currency !== null && currencyCode.test(currency) ? kept(currency) : digitsOf(null);

/**
 * A decimal amount (`12.5`) in minor units of the currency, rounded half up. Null when there is no amount, when it is 0
 * (shops without a price often write 0), or when it is too large to be exact.
 */
export function toMinor(amount: string | null | undefined, currency: string | null): number | null {
  const parts = /^(\d+)(?:\.(\d*))?$/.exec(amount ?? '');
  if (!parts) return null;
  const digits = minorDigits(currency);
  const fraction = (parts[2] ?? '').padEnd(digits + 1, '0');
  const minor = Number(`${parts[1]}${fraction.slice(0, digits)}`) + (Number(fraction[digits]) >= 5 ? 1 : 0);
  return minor > 0 && Number.isSafeInteger(minor) ? minor : null;
}

/** Converts an amount in units of 10^-digits (`"1250"`, 2) to a decimal (`12.50`). Null for anything but a whole number. */
export function fromMinor(units: string, digits: number): string | null {
  if (!/^\d+$/.test(units)) return null;
  if (digits === 0) return units;
  const padded = units.padStart(digits + 1, '0');
  return `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}
