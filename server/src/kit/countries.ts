/** Countries, by ISO 3166. */

/** The members of the European Union. */
export const europeanUnion: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

/** The states of the Gulf that shops there name as one: the members of its Cooperation Council. */
export const gulfStates: ReadonlySet<string> = new Set('AE BH KW OM QA SA'.split(' '));

/** The country of a currency that shops of one country use. Liechtenstein pays in francs too, but sends as Switzerland does. */
const countryOfCurrency: Readonly<Record<string, string>> = {
  GBP: 'GB',
  PLN: 'PL',
  TRY: 'TR',
  JPY: 'JP',
  CHF: 'CH',
  SAR: 'SA',
  AED: 'AE',
  CZK: 'CZ',
  HUF: 'HU',
  SEK: 'SE',
  NOK: 'NO',
  DKK: 'DK',
};

/** The country of a shop with these prices; null for currencies of several countries, such as the euro, and unknown ones. */
export const homeOfCurrency = (currency: string | null): string | null => countryOfCurrency[currency ?? ''] ?? null;
