/** Prices in words, and prices in a visitor's words. */
import { minorDigits } from '../catalogue/index.ts';
import type { Language } from './words.ts';

const knownDigits = new Map<string | null, number>();

/** `minorDigits` for whoever asks it of every product. */
export function digitsOf(currency: string | null): number {
  const known = knownDigits.get(currency);
  if (known !== undefined) return known;
  const digits = minorDigits(currency);
  knownDigits.set(currency, digits);
  return digits;
}

/** A price in minor units as a person writes it in a language: `€12.50`, `12,50 €`. */
export function formatPrice(minor: number, currency: string | null, language: Language): string {
  const digits = digitsOf(currency);
  const amount = minor / 10 ** digits;
  try {
    const style = currency ? { style: 'currency' as const, currency } : { minimumFractionDigits: digits };
    return new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', style).format(amount).replaceAll('\u00a0', ' ');
  } catch {
    return `${amount.toFixed(digits)} ${currency}`;
  }
}

/** What a text says about the price, in major units (euros, not cents), and the words that say it; null ends are open. */
export interface PriceWish {
  min: number | null;
  max: number | null;
  words: string;
  /** The text without those words. */
  rest: string;
}

const moneyWords = '(?:€|\\$|£|eur|euros?|usd|dollars?|gbp|pounds?|pfund|chf|franken|bucks)';
const amountPattern = `(?:${moneyWords}\\s?)?(\\d{1,6}(?:[.,]\\d{1,2})?)\\s?(${moneyWords}(?!\\p{L}))?`;
const maximumWords =
  'under|below|less than|cheaper than|no more than|not more than|up to|at most|max(?:imum)?|within|unter|weniger als|h[öo]chstens|maximal|bis(?: zu)?|nicht mehr als';
const minimumWords = 'over|above|more than|at least|from|über|uber|mehr als|mindestens|ab';
const betweenPattern = new RegExp(
  `(?<!\\p{L})(?:between|from|zwischen|von)\\s+${amountPattern}\\s*(?:and|to|und|bis|-)\\s*${amountPattern}`,
  'iu',
);
const oneEnd = new RegExp(`(?<!\\p{L})(?:(${maximumWords})|(${minimumWords}))\\s+${amountPattern}(?!\\s?\\p{L}*\\d)`, 'iu');
/** Words behind which a bare number is a price; behind the others it may be days, or a size. */
const sure = /^(?:under|below|less than|cheaper than|unter|weniger als)$/i;
const nextWord = /^\s*\p{L}/u;

/** Reads 'under 50 euros', 'between 20 and 40 €', 'ab 100 EUR'; null when the text names no price. */
export function readPriceWish(text: string): PriceWish | null {
  const between = betweenPattern.exec(text);
  if (between && (between[2] || between[4] || /[€$£]/.test(between[0]))) return wish(text, between, amount(between[1]), amount(between[3]));
  const one = oneEnd.exec(text);
  if (!one) return null;
  const [all, maximum, minimum, number, money] = one;
  const named = money !== undefined || /[€$£]/.test(all);
  const bare = sure.test(maximum ?? '') && !nextWord.test(text.slice(one.index + all.length));
  if (!named && !bare) return null;
  return wish(text, one, minimum ? amount(number) : null, maximum ? amount(number) : null);
}

const amount = (text: string | undefined) => Number((text ?? '').replace(',', '.'));

function wish(text: string, match: RegExpExecArray, min: number | null, max: number | null): PriceWish {
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
  return { min, max, words: match[0].trim(), rest };
}
