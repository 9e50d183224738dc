/** Formats prices, and reads them from a visitor's words. */
import { anyConversation } from '../../kit/languages/index.ts';
import { type ChatLanguage, repliesIn } from '../../kit/languages/replies/index.ts';
import { minorDigits } from '../../kit/money/minor-units.ts';
import { remembered } from '../../platform/caches/remembered.ts';

/** Making a formatter takes longer than all else about a price. */
const formatFor = remembered(
  (locale: string, currency: string | null) =>
    new Intl.NumberFormat(locale, currency ? { style: 'currency', currency } : { minimumFractionDigits: minorDigits(null) }),
  { most: 200, keyOf: (locale, currency) => `${locale} ${currency ?? ''}` },
);

/** Formats a price in minor units for a language: `€12.50`, `12,50 €`. Without a currency, only the number. */
export function formatPrice(minor: number, currency: string | null, language: ChatLanguage): string {
  const digits = minorDigits(currency);
  const amount = minor / 10 ** digits;
  try {
    return formatFor(repliesIn(language).locale, currency).format(amount).replaceAll('\u00a0', ' ');
  } catch {
    return `${amount.toFixed(digits)} ${currency}`;
  }
}

/** The price range that a text asks for, in major units (euros, not cents); null ends are open. */
export interface PriceWish {
  min: number | null;
  max: number | null;
  /** The words of the text that state the price. */
  words: string;
  /** The rest of the text. */
  rest: string;
}

const currency = `(?:€|\\$|£|eur|usd|gbp|chf|${anyConversation(({ prices }) => prices.currencies)})`;
const amountPattern = `(?:${currency}\\s?)?(\\d{1,6}(?:[.,]\\d{1,2})?)\\s?(${currency}(?!\\p{L}))?`;
const maximumWords = anyConversation(({ prices }) => prices.maximum);
const minimumWords = anyConversation(({ prices }) => prices.minimum);
const betweenWords = anyConversation(({ prices }) => prices.between);
const betweenAnd = anyConversation(({ prices }) => prices.betweenAnd);
const betweenPattern = new RegExp(`(?<!\\p{L})(?:${betweenWords})\\s+${amountPattern}\\s*(?:${betweenAnd}|-)\\s*${amountPattern}`, 'iu');
const oneEndPattern = new RegExp(`(?<!\\p{L})(?:(${maximumWords})|(${minimumWords}))\\s+${amountPattern}(?!\\s?\\p{L}*\\d)`, 'iu');
/** After these words a number without a currency is a price; after the other words it may be a number of days, or a size. */
const surelyMaximum = new RegExp(`^(?:${anyConversation(({ prices }) => prices.surelyMaximum)})$`, 'i');
const nextWord = /^\s*\p{L}/u;

/** Reads 'under 50 euros', 'between 20 and 40 €', 'ab 100 EUR'; null when the text names no price. */
export function readPriceWish(text: string): PriceWish | null {
  const between = betweenPattern.exec(text);
  if (between && (between[2] || between[4] || /[€$£]/.test(between[0])))
    return priceWish(text, between, amount(between[1]), amount(between[3]));
  const oneEnd = oneEndPattern.exec(text);
  if (!oneEnd) return null;
  const [all, maximum, minimum, number, money] = oneEnd;
  const named = money !== undefined || /[€$£]/.test(all);
  const bare = surelyMaximum.test(maximum ?? '') && !nextWord.test(text.slice(oneEnd.index + all.length));
  if (!named && !bare) return null;
  return priceWish(text, oneEnd, minimum ? amount(number) : null, maximum ? amount(number) : null);
}

const amount = (text: string | undefined) => Number((text ?? '').replace(',', '.'));

function priceWish(text: string, match: RegExpExecArray, min: number | null, max: number | null): PriceWish {
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
  return { min, max, words: match[0].trim(), rest };
}
