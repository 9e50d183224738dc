import { currencyIn } from './currency.ts';
import { plainDigits } from './digits.ts';
import { type Amount, amountsIn, decimal } from './price-amounts.ts';
import type { AmountRole } from './price-roles.ts';

/** A price as a shop writes it: a plain decimal number (`1298.5`) and the ISO 4217 code, null when the text does not name one. */
export interface TextPrice {
  amount: string;
  currency: string | null;
}

/** The maximum length: no real price is longer, and every number in it is examined. */
const longest = 2_000;
const spaces = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
/** Marks of writing direction stand between Arabic amounts and their currency. */
const marks = /[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const free = /(^|\P{L})(free|gratis|kostenlos|gratuit|ücretsiz|бесплатно)(\P{L}|$)/iu;

/** The words between both ends of a range. */
const connector =
  /^[\s*.]*(?:[-–—~〜～‐−]|(?:['’](?:den|dan|ten|tan))?\s*(?<!\p{L})(?:to|up to|through|bis|bis zu|à|jusqu['’]à|a|hasta|al|fino a|do|až do|aż do|až|tot|tot en met|t\/m|til|till|ate|até|до|по|έως|ila|ile|és|đến|sampai|hingga|s\/d|إلى|الى|حتى|עד|から|至|到|부터|ถึง)(?!\p{L})|['’](?:den|dan|ten|tan))\s*$/iu;
const withoutSpaces = /^[\s*]*(?:から|至|到|부터|에서|ถึง)\s*$/u;
const betweenAnd = /^[\s*]*(?:and|und|et|e|y|en|og|och|i|ve|ile|a|do|și|και|и)\s*$/iu;
const between = /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|mellem|mellan|między|mezi|pomiędzy|între|между|μεταξύ)[^\d]{0,8}$/iu;

/** The order in which amounts are taken for the price. What is missing never is. */
const ranks: Partial<Record<AmountRole, number>> = {
  now: 0,
  plain: 1,
  piece: 2,
  several: 2.2,
  regular: 3,
  cash: 3.5,
  measure: 4,
  former: 5,
  monthly: 6,
};
/** The highest rate of tax that an amount with it may show. */
const mostTax = 1.35;

/** A text with plain digits and without marks of direction, as amounts are read from it. Keeps its lines when told to. */
export function plainMoney(text: string, hasLines = false): string {
  return plainDigits(text)
    .replace(marks, '')
    .replace(spaces, (space) => (hasLines && space === '\n' ? space : ' '));
}

/**
 * Reads the price from a text that a shop shows: with decimal commas, thin spaces, apostrophes, digits of any script, and words around it.
 * Among several amounts, one that is named as the price now counts first, then one that has no other name; former prices, prices of measures and those
 * for cash count where there is nothing else, and savings, delivery, parts of a payment and the lowest price of a month never do. Of an amount with and without tax it
 * is the one with tax, of a range the lower end. `nearby` is text that may name the currency. Returns null when there is no price; 'Free' is 0.
 */
export function parsePrice(text: string, nearby = ''): TextPrice | null {
  return parsePrices(text, nearby)[0] ?? null;
}

/** Like parsePrice, but gives both ends of a range: 'From 26 to 50 €', '$10 – $20'. Empty when there is no price. */
export function parsePrices(text: string, nearby = ''): TextPrice[] {
  const plain = plainMoney(text.slice(0, longest));
  const amounts = amountsIn(plain, nearby);
  const chosen = priceAmong(amounts);
  if (!chosen) return amounts.length === 0 && free.test(plain) ? [{ amount: '0', currency: null }] : [];
  const ends = rangeAround(plain, amounts, chosen);
  const currency = ends.map((end) => end.currency).find(Boolean) ?? currencyIn(plain) ?? currencyIn(nearby);
  return ends.map(({ value }) => ({ amount: value, currency }));
}

/**
 * Reads a price from a field for programs: a number, or text with a decimal point; anything else is read like parsePrice does. Returns null
 * when it is not a price (objects, empty text, negative numbers).
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

/** The amount that is the price; null when each of them is something else. Where an amount names its currency, only such amounts count. */
export function priceAmong(amounts: readonly Amount[]): Amount | null {
  const named = amounts.filter(({ isNamed }) => isNamed);
  const among = (named.length > 0 ? named : amounts).filter(({ role }) => ranks[role] !== undefined);
  const rank = ({ role, tax }: Amount) => (ranks[role] ?? 9) + (tax === 'net' ? 0.5 : 0);
  const [chosen] = among.toSorted((first, second) => rank(first) - rank(second));
  if (!chosen) return null;
  const withTax = among.find((each) => each.tax === 'gross' && (each.role === 'plain' || each.role === 'now') && isWithTax(each, chosen));
  return chosen.tax === 'gross' ? chosen : (withTax ?? chosen);
}

/** Whether one amount may be another with its tax. */
export function isWithTax(first: Pick<Amount, 'value'>, second: Pick<Amount, 'value'>): boolean {
  const [gross, net] = [Number(first.value), Number(second.value)];
  return gross > net && gross <= net * mostTax;
}

/** Both ends of the range of which an amount is one end, or the amount alone. */
export function rangeAround(plain: string, amounts: readonly Amount[], chosen: Amount): Amount[] {
  const at = amounts.indexOf(chosen);
  const isRange = (low: Amount | undefined, high: Amount | undefined): low is Amount => {
    if (!low || !high || Number(low.value) >= Number(high.value)) return false;
    const words = plain.slice(low.to, high.from);
    if (words.length > 20 || words.includes('\n')) return false;
    if (connector.test(words) || withoutSpaces.test(words)) return true;
    return (
      betweenAnd.test(words) &&
      (between.test(plain.slice(Math.max(0, low.from - 20), low.from)) || /^[^\d\n]{0,4}aras/iu.test(plain.slice(high.to, high.to + 12)))
    );
  };
  const [before, after] = [amounts[at - 1], amounts[at + 1]];
  if (isRange(before, chosen)) return [before, chosen];
  return after && isRange(chosen, after) ? [chosen, after] : [chosen];
}
