import { currencyIn } from './currency.ts';
import { minorDigits } from './minor-units.ts';

/** A price as a shop writes it: a plain decimal number (`1298.5`) and the ISO 4217 code, null if the text does not name a currency. */
export interface TextPrice {
  amount: string;
  currency: string | null;
}

/** The maximum length: no real price is longer, and every number in it is examined. */
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
  // Exponent notation, which programs use for very large and very small numbers.
  if (/^\d+(\.\d+)?e[+-]?\d+$/i.test(text)) return machinePrice(Number(text));
  return text.startsWith('-') ? null : parsePrice(text);
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
  // toFixed avoids exponent notation for very small and very large numbers.
  return value.toFixed(6).replace(/\.?0+$/, '');
}

/** Arabic, Persian and full-width digits and their decimal signs as ASCII. */
export function plainDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',');
}
