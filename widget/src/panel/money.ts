/** Prices as a person reads them. */

/**
 * @param minor the amount in minor units of the currency, null when unknown: then the text is empty, never a zero
 * @param currency an ISO 4217 code, null when unknown: then two digits and no sign
 * @param language the page's language; one that is no language falls back to the browser's
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
      // A language or a currency that this browser does not know.
    }
  }
  return `${(minor / 100).toFixed(2)} ${currency}`;
}
