/** How far a cart is from free shipping. Pure. */
import type { FreeShipping } from '@parley/contract';
import type { Cart } from './shops/shop-cart.ts';

/**
 * The missing amount in minor units of the currency (0 or less once it ships for free), with the sum that counts; null if the shop does not say it clearly.
 * Integers all the way, as a sum of decimals may miss a threshold by a billionth.
 */
export function toFreeShipping(
  { currency, country, sum, unit }: Cart,
  from: FreeShipping,
): { left: number; sum: number; of: number } | null {
  const rule = from[`${currency} ${country}`] ?? from[currency];
  if (!rule || !(sum > 0)) return null;
  const minor = (sum * 10 ** rule.digits) / unit;
  // Whether 'over 50' holds at exactly 50 is not for us to say. Fractions of the smallest coin are no sum of a cart.
  return minor === rule.minor || minor % 1 ? null : { left: rule.minor - minor, sum: minor, of: rule.minor };
}
