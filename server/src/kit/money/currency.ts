/** Currencies by their ISO 4217 codes, and the currency that a text names. */
const codes = new Set(Intl.supportedValuesOf('currency'));

// Longer signs first, so that 'R$' is not read as '$'. 'kr' is left out: three countries write it.
const signs: [string, string][] = [
  ['US$', 'USD'],
  ['CA$', 'CAD'],
  ['AU$', 'AUD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['NT$', 'TWD'],
  ['MX$', 'MXN'],
  ['R$', 'BRL'],
  ['C$', 'CAD'],
  ['A$', 'AUD'],
  ['S$', 'SGD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['$', 'USD'],
  ['₽', 'RUB'],
  ['₴', 'UAH'],
  ['₪', 'ILS'],
  ['฿', 'THB'],
  ['₫', 'VND'],
  ['₹', 'INR'],
  ['₺', 'TRY'],
  ['₩', 'KRW'],
  ['₱', 'PHP'],
  ['₦', 'NGN'],
  ['₸', 'KZT'],
  ['¥', 'JPY'],
  ['円', 'JPY'],
  ['元', 'CNY'],
  ['￥', 'JPY'],
  ['원', 'KRW'],
  ['₮', 'MNT'],
  ['₾', 'GEL'],
  ['₼', 'AZN'],
  ['ر.س', 'SAR'],
  ['ريال سعودي', 'SAR'],
  ['د.إ', 'AED'],
  ['درهم', 'AED'],
  ['ج.م', 'EGP'],
  ['د.ك', 'KWD'],
  ['ر.ق', 'QAR'],
  ['تومان', 'IRT'],
];

// These are letters and count only where no other letter touches them.
const words = wholeWords([
  ['Kč', 'CZK'],
  ['zł', 'PLN'],
  ['руб', 'RUB'],
  ['рублей', 'RUB'],
  ['р', 'RUB'],
  ['грн', 'UAH'],
  ['лв', 'BGN'],
  ['Rp', 'IDR'],
  ['Rs', 'INR'],
  ['TL', 'TRY'],
  ['Ft', 'HUF'],
  ['Fr', 'CHF'],
  ['lei', 'RON'],
  ['RM', 'MYR'],
  ['din', 'RSD'],
  ['KM', 'BAM'],
]);

// Symbols that several countries use, and the countries: by the top-level domain, or the region or language of the page.
const shared: { sign: RegExp; otherwise: string | null; where: Record<string, string> }[] = [
  {
    sign: /(?<!\p{L})kr(?!\p{L})|\d\s?[:,]-/iu,
    otherwise: null,
    where: { se: 'SEK', sv: 'SEK', dk: 'DKK', da: 'DKK', no: 'NOK', nb: 'NOK', nn: 'NOK', is: 'ISK' },
  },
  {
    sign: /(?<![\p{L}\p{Sc}])\$/u,
    otherwise: 'USD',
    where: { ca: 'CAD', au: 'AUD', nz: 'NZD', sg: 'SGD', hk: 'HKD', tw: 'TWD', mx: 'MXN', ar: 'ARS', cl: 'CLP', co: 'COP', uy: 'UYU' },
  },
  { sign: /[¥￥]/, otherwise: 'JPY', where: { cn: 'CNY', zh: 'CNY' } },
];

/** The context of a page: its declared language (`sv`, `en-AU`) and its address. */
export interface Place {
  language: string | null;
  url: string;
}

/**
 * The currency that a text names, where a sign that several countries write (kr, $, ¥) is settled by the place of the page.
 * Null if neither is conclusive.
 */
export function currencyAt(text: string, { language, url }: Place): string | null {
  const byCode = codeIn(text);
  if (byCode) return byCode;
  const found = shared.find(({ sign }) => sign.test(text));
  if (!found) return currencyIn(text);
  const [tongue = '', ...regions] = (language ?? '').toLowerCase().split(/[-_]/);
  const country = URL.parse(url)?.hostname.split('.').at(-1) ?? '';
  // `ar` is Arabic as a language and Argentina as a country: where a sign is a country's, its languages do not count.
  const places = [...regions, country, ...(found.otherwise === 'USD' ? [] : [tongue])];
  return places.map((place) => found.where[place]).find(Boolean) ?? found.otherwise;
}

/** Whether a text shows a sign of money at all, also one that does not settle which. */
export function showsMoney(text: string): boolean {
  return currencyIn(text) !== null || shared.some(({ sign }) => sign.test(text));
}

/** The ISO code that a text names by code, symbol or word; null if it names none. */
export function currencyIn(text: string): string | null {
  const byCode = codeIn(text);
  if (byCode) return byCode;
  for (const [sign, code] of signs) if (text.includes(sign)) return code;
  for (const { word, code } of words) if (word.test(text)) return code;
  return null;
}

/** A code that is a currency (`eur` too), else null. */
export function currencyCode(value: unknown): string | null {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return codes.has(code) ? code : null;
}

function wholeWords(list: [string, string][]): { word: RegExp; code: string }[] {
  return list.map(([word, code]) => ({ word: new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu'), code }));
}

function codeIn(text: string): string | null {
  for (const match of text.matchAll(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu)) if (codes.has(match[0])) return match[0];
  return null;
}
