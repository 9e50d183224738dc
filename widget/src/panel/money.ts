/** Formats prices for people, as the shop's own page writes them. */

/** Languages that write prices in different ways, tried after the page's own. */
const others = ['en', 'de', 'fr', 'nl', 'de-CH', 'pl', 'tr', 'ja'];

/** Found formats, by currency and language: a page is read once. */
const found = new Map<string, Intl.NumberFormat>();

/** A pattern of prices in a format: that of 8, for any number. */
const patternOf = (format: Intl.NumberFormat) =>
  new RegExp(
    format.format(8).replace(/[$.]/g, '\\$&').replace(/\s/g, '\\s').replace('8', '(?<![\\d.,])\\d+([.,]\\d{3})*').replace('00', '\\d\\d'),
  );

/** The format of a currency in which the page writes prices, else that of its language. */
function formatOf(currency: string | null, language: string, page: () => string): Intl.NumberFormat {
  const key = currency + language;
  const cached = found.get(key);
  if (cached) return cached;
  const formats: Intl.NumberFormat[] = [];
  // First with cents: '€8' is also the beginning of '€8.00'.
  for (const trailingZeroDisplay of ['auto', 'stripIfInteger'] as const)
    for (const currencyDisplay of ['symbol', 'narrowSymbol', 'code'] as const)
      for (const locale of [language, ...others])
        try {
          formats.push(
            new Intl.NumberFormat(
              locale || undefined,
              currency
                ? { style: 'currency', currency, currencyDisplay, trailingZeroDisplay }
                : { minimumFractionDigits: 2, maximumFractionDigits: 2 },
            ),
          );
        } catch {
          // The browser does not support this language or currency.
        }
  const text = currency ? page() : '';
  const format = formats.find((format) => patternOf(format).test(text)) ?? (formats[0] as Intl.NumberFormat);
  found.set(key, format);
  return format;
}

/**
 * @param minor the amount in minor units of the currency, null when unknown; the text is then empty, not zero
 * @param currency an ISO 4217 code, null when unknown; the text then has two decimals and no currency
 * @param language the page's language; an invalid one falls back to others
 * @param page gives the page's text, whose prices are the example
 */
export function priceText(minor: number | null, currency: string | null, language = '', page = () => ''): string {
  if (minor === null) return '';
  try {
    const format = formatOf(currency, language, page);
    return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  } catch {
    return `${(minor / 100).toFixed(2)} ${currency}`;
  }
}
