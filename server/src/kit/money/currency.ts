/** Currencies by their ISO 4217 codes, and the currency that a text names. */
import { onDemand } from '../../platform/caches/on-demand.ts';

/** Asking the engine for them takes 10 ms, which a start does not wait for. */
const supported = onDemand((kind: 'currency') => new Set(Intl.supportedValuesOf(kind)));
const isCode = (code: string): boolean => supported('currency').has(code);

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
  ['ريال عماني', 'OMR'],
  ['ريال قطري', 'QAR'],
  ['دينار كويتي', 'KWD'],
  ['دينار بحريني', 'BHD'],
  ['دينار أردني', 'JOD'],
  ['دينار عراقي', 'IQD'],
  ['دينار', 'KWD'],
  ['جنيه', 'EGP'],
  ['ريال', 'SAR'],
  ['ر.ع', 'OMR'],
  ['د.ب', 'BHD'],
  ['د.أ', 'JOD'],
  ['د.ا', 'JOD'],
  ['د.ع', 'IQD'],
  ['د.ت', 'TND'],
  ['د.م', 'MAD'],
  ['د.ج', 'DZD'],
  ['د.ل', 'LYD'],
  ['ل.ل', 'LBP'],
  ['\u20c1', 'SAR'],
  ['﷼', 'SAR'],
  ['ریال', 'IRR'],
  ['₲', 'PYG'],
  ['₡', 'CRC'],
  ['GH₵', 'GHS'],
  ['₵', 'GHS'],
  ['₭', 'LAK'],
  ['៛', 'KHR'],
  ['৳', 'BDT'],
  ['؋', 'AFN'],
  ['֏', 'AMD'],
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

// Abbreviations that mean a currency only directly beside an amount, and only in this spelling.
const besideAmount: [string, string][] = [
  ['K\\.?D', 'KWD'],
  ['B\\.?D', 'BHD'],
  ['J\\.?D', 'JOD'],
  ['R\\.?O', 'OMR'],
  ['Q\\.?R', 'QAR'],
  ['S\\.?R', 'SAR'],
  ['L\\.?E', 'EGP'],
  ['L\\.?L', 'LBP'],
  ['Dhs?|DHs|AED', 'AED'],
  ['DH', 'MAD'],
  ['DA', 'DZD'],
  ['DT', 'TND'],
  ['LD', 'LYD'],
  ['R', 'ZAR'],
  ['S/', 'PEN'],
  ['Bs', 'BOB'],
  ['KSh|Ksh|KES', 'KES'],
  ['TSh', 'TZS'],
  ['USh', 'UGX'],
  ['F ?CFA|FCFA|CFA', 'XOF'],
  ['S?Fr', 'CHF'],
  ['тг|тңг', 'KZT'],
  ['сом', 'KGS'],
  ["so[’'ʻ]m", 'UZS'],
  ['ден', 'MKD'],
  ['eur', 'EUR'],
];

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

/** Whether a text names its currency beyond doubt: by its code, or by a sign that only one currency has. */
export function namesCurrency(text: string): boolean {
  if (codeIn(text)) return true;
  return !shared.some(({ sign }) => sign.test(text)) && currencyIn(text) !== null;
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
  for (const { pattern, code } of words) if (pattern.test(text)) return code;
  return null;
}

/** A currency that a text begins with, as directly behind an amount, and the length of its name with the space before it. */
export function currencyStarting(text: string): { code: string; length: number } | null {
  for (const { starting, code } of besideNames) {
    const match = starting.exec(text);
    if (match) return { code, length: match[0].length };
  }
  const byCode = /^[\s(]?([A-Z]{3})(?!\p{L})/u.exec(text);
  return byCode?.[1] && isCode(byCode[1]) ? { code: byCode[1], length: byCode[0].length } : null;
}

/** A currency that a text ends with, as directly before an amount. */
export function currencyEnding(text: string): { code: string } | null {
  const found = besideNames.find(({ ending }) => ending.test(text));
  if (found) return { code: found.code };
  const byCode = /(?<!\p{L})([A-Z]{3})[\s:]?$/u.exec(text)?.[1];
  return byCode && isCode(byCode) ? { code: byCode } : null;
}

/** Words that several currencies are called by. */
const namesakes: readonly ReadonlySet<string>[] = [
  new Set(['SAR', 'QAR', 'OMR', 'YER', 'IRR']),
  new Set(['KWD', 'BHD', 'JOD', 'IQD', 'TND', 'DZD', 'LYD']),
  new Set(['MAD', 'AED']),
];

const bareSign = onDemand(
  (code: string) =>
    new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? code,
);

/** Whether two currencies are written alike without their country: '$' is a dollar and a peso, 'kr' three crowns. */
export const sharesSign = (one: string, other: string): boolean =>
  one === other || bareSign(one) === bareSign(other) || namesakes.some((each) => each.has(one) && each.has(other));

/** A code that is a currency (`eur` too), else null. */
export function currencyCode(value: unknown): string | null {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return isCode(code) ? code : null;
}

const besideNames = [
  ...signs.map(([sign, code]) => ({ name: escaped(sign), code, flags: 'u', isSign: true })),
  ...words.map(({ word, code }) => ({ name: escaped(word), code, flags: 'iu', isSign: false })),
  ...besideAmount.map(([name, code]) => ({ name, code, flags: 'u', isSign: false })),
].map(({ name, code, flags, isSign }) => ({
  code,
  starting: new RegExp(`^[\\s(]?(?:${name})${isSign ? '' : '(?!\\p{L})'}\\.?`, flags),
  // A full stop may follow an abbreviation: 'Rs. 799'.
  ending: new RegExp(`${isSign ? '' : '(?<!\\p{L})'}(?:${name})\\.?[\\s:]?$`, flags),
}));

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

function wholeWords(list: [string, string][]): { word: string; pattern: RegExp; code: string }[] {
  return list.map(([word, code]) => ({ word, pattern: new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu'), code }));
}

function codeIn(text: string): string | null {
  for (const match of text.matchAll(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu)) if (isCode(match[0])) return match[0];
  return null;
}
