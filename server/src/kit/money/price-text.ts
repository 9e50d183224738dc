/** A price as a shop writes it: a plain decimal number (`1298.5`) and the ISO 4217 code, null when the text does not say. */
export interface TextPrice {
  amount: string;
  currency: string | null;
}

/** Decimals of the minor unit, by ISO 4217 code. */
const digitsByCode: ReadonlyMap<string, number> = new Map(
  Intl.supportedValuesOf('currency').map((currency) => [
    currency,
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2,
  ]),
);

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

// Signs that several countries write, and who writes them: by the last part of a host, or the region or language of the page.
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

/** Where a page stands: its language as it says itself (`sv`, `en-AU`) and its address. */
export interface Place {
  language: string | null;
  url: string;
}

/**
 * The currency that a text names, where a sign that several countries write (kr, $, ¥) is settled by the place of the page.
 * Null when neither says.
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

/** Nobody writes more about one price, and every number in it is looked at. */
const longest = 2_000;
const spaces = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const number = /(?<![.,])[.,]*(?:\d{1,3}(?:[ '’]\d{3}(?!\d))+(?:[.,]\d+)?|\d+(?:[.,]\d+)*(?:[.,] \d{2}(?!\d))?)/g;
const free = /(^|\P{L})(free|gratis|kostenlos|gratuit|ücretsiz|бесплатно)(\P{L}|$)/iu;

/**
 * Reads the price out of a text that a shop shows: decimal commas, thin spaces, apostrophes, words around it. Of several
 * numbers the first one beside a currency sign counts, else the first that is no percentage. `nearby` is text that may
 * name the currency. Gives null when there is no price; 'Free' is an amount of 0.
 */
export function parsePrice(text: string, nearby = ''): TextPrice | null {
  const plain = plainDigits(text.slice(0, longest)).replace(spaces, ' ');
  const found = [...plain.matchAll(number)].filter((match) => !/^\s*%/.test(plain.slice(match.index + match[0].length)));
  const beside = found.find((match) => currencyBeside(plain, match.index, match.index + match[0].length));
  const chosen = beside ?? found[0];
  if (!chosen) return free.test(plain) ? { amount: '0', currency: null } : null;
  const end = chosen.index + chosen[0].length;
  const currency = currencyBeside(plain, chosen.index, end) ?? currencyIn(plain) ?? currencyIn(nearby);
  return { amount: plainNumber(chosen[0], minorDigits(currency)), currency };
}

/**
 * Reads a price from a field meant for machines: a number, or text with a decimal point; anything else is read as
 * parsePrice would. Gives null for what is no price (objects, empty text, negative numbers).
 */
export function machinePrice(value: unknown): TextPrice | null {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? { amount: decimal(value), currency: null } : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (/^\d+(\.\d+)?$/.test(text)) return { amount: text, currency: null };
  // The way machines write what is very large or very small.
  if (/^\d+(\.\d+)?e[+-]?\d+$/i.test(text)) return machinePrice(Number(text));
  return text.startsWith('-') ? null : parsePrice(text);
}

/** The ISO code that a text names by code, sign or word; null when it names none. */
export function currencyIn(text: string): string | null {
  const byCode = codeIn(text);
  if (byCode) return byCode;
  for (const [sign, code] of signs) if (text.includes(sign)) return code;
  for (const { word, code } of words) if (word.test(text)) return code;
  return null;
}

function wholeWords(list: [string, string][]): { word: RegExp; code: string }[] {
  return list.map(([word, code]) => ({ word: new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu'), code }));
}

function codeIn(text: string): string | null {
  for (const match of text.matchAll(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu)) if (digitsByCode.has(match[0])) return match[0];
  return null;
}

/** A code that is a currency (`eur` too), else null. */
export function currencyCode(value: unknown): string | null {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return digitsByCode.has(code) ? code : null;
}

/** How many decimals a currency's minor unit has: 2 for EUR and for an unknown currency, 0 for JPY, 3 for KWD. */
export const minorDigits = (currency: string | null): number => digitsByCode.get(currency ?? '') ?? 2;

/**
 * A decimal amount (`12.5`) in minor units of the currency, rounded half up. Null when there is no amount, when it is 0
 * (a shop that names no price says 0), or when it is beyond what can be counted exactly.
 */
export function toMinor(amount: string | null | undefined, currency: string | null): number | null {
  const parts = /^(\d+)(?:\.(\d*))?$/.exec(amount ?? '');
  if (!parts) return null;
  const digits = minorDigits(currency);
  const fraction = (parts[2] ?? '').padEnd(digits + 1, '0');
  const minor = Number(`${parts[1]}${fraction.slice(0, digits)}`) + (Number(fraction[digits]) >= 5 ? 1 : 0);
  return minor > 0 && Number.isSafeInteger(minor) ? minor : null;
}

/** Moves an amount given in units of 10^-digits (`"1250"`, 2) to a decimal (`12.50`). Null for what is no whole number. */
export function fromMinor(units: string, digits: number): string | null {
  if (!/^\d+$/.test(units)) return null;
  if (digits === 0) return units;
  const padded = units.padStart(digits + 1, '0');
  return `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}

function currencyBeside(text: string, start: number, end: number): string | null {
  const before = /(\p{L}+\.?|\p{Sc}|\p{L}+\p{Sc}) ?$/u.exec(text.slice(Math.max(0, start - 8), start))?.[0] ?? '';
  const after = /^ ?(\p{Sc}|\p{L}+)/u.exec(text.slice(end, end + 10))?.[0] ?? '';
  return currencyIn(before) ?? currencyIn(after);
}

/** Decides which of '.' and ',' is the decimal sign; a lone group of three digits is thousands unless the currency has three decimals. */
function plainNumber(written: string, decimals: number): string {
  const squeezed = written.replace(/[ '’]/g, '');
  const body = squeezed.replace(/^[.,]+/, '');
  if (!/[.,]/.test(body)) return body === squeezed ? trimmed(body, '') : trimmed('0', body);
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
  const [head, tail] = [body.slice(0, last), body.slice(last + 1)];
  const sign = body[last] ?? '.';
  const alone = !head.includes('.') && !head.includes(',');
  const mixed = !alone && !head.includes(sign);
  const group = tail.length === 3 && (!alone || (head.length <= 3 && head !== '0' && decimals !== 3));
  return mixed || !group ? trimmed(head, tail) : trimmed(head + tail, '');
}

function trimmed(whole: string, fraction: string): string {
  const left = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '') || '0';
  return fraction ? `${left}.${fraction}` : left;
}

function decimal(value: number): string {
  // toFixed keeps very small and very large numbers out of exponent form.
  return value.toFixed(6).replace(/\.?0+$/, '');
}

/** Arabic, Persian and full-width digits and their decimal signs as ASCII. */
export function plainDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',');
}
