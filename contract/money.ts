/** Amounts of money, which the whole product counts in minor units (cents). For server and web, without zod. */

/** An ISO 4217 code. */
export const currencyCode = /^[A-Z]{3}$/;

/** How many decimals a currency's minor unit has: 2 for EUR, for an unknown currency and without one, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string | null): number {
  if (currency === null || !currencyCode.test(currency)) return 2;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
