/** Formats prices for people. */

/**
 * @param minor the amount in minor units of the currency, null when unknown; the text is then empty, not zero
 * @param currency an ISO 4217 code, null when unknown; the text then has two decimals and no currency
 * @param language the page's language; an invalid one falls back to the browser's
 */
export function priceText(minor: number | null, currency: string | null, language?: string): string {
  if (minor === null) return '';
  for (const locale of [language || undefined, undefined]) {
    try {
      const format = new Intl.NumberFormat(
        locale,
        currency ? { style: 'currency', currency } : { minimumFractionDigits: 2, maximumFractionDigits: 2 },
      );
      return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
    } catch {
      // The browser does not support this language or currency.
    }
  }
  return `${(minor / 100).toFixed(2)} ${currency}`;
}
