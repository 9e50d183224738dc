import { currencyEnding, currencyIn, currencyStarting } from './currency.ts';
import { plainDigits } from './digits.ts';
import { minorDigits } from './minor-units.ts';
import { isBesidePrice } from './price-words.ts';

/** A price as a shop writes it: a plain decimal number (`1298.5`) and the ISO 4217 code, null when the text does not name one. */
export interface TextPrice {
  amount: string;
  currency: string | null;
}

/** The maximum length: no real price is longer, and every number in it is examined. */
const longest = 2_000;
const maxNumbers = 100;
const spaces = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
/** Marks of writing direction stand between Arabic amounts and their currency. */
const marks = /[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const number = /(?<![.,])[.,]*(?:\d{1,3}(?:[ '’]\d{3}(?!\d))+(?:[.,]\d+)?|\d+(?:[.,]\d+)*(?:[.,] \d{2}(?!\d))?)/g;
const free = /(^|\P{L})(free|gratis|kostenlos|gratuit|ücretsiz|бесплатно)(\P{L}|$)/iu;

/** The words between both ends of a range, with the first end's currency before them and the second's behind. */
const connector =
  /^[\s*]*(?:\p{Sc}|\p{L}{1,4}\p{Sc}?\.?)?\s*(?:[-–—~〜～‐−]|(?<!\p{L})(?:to|up to|bis|à|a|al|do|tot|t\/m|til|till|ate|até|до|إلى|الى|から|至|到|부터)(?!\p{L}))\s*(?:\p{Sc}|\p{L}{1,4}\p{Sc}?\.?)?\s*$/iu;
const betweenAnd = /^[\s*]*(?:\p{Sc}|\p{L}{1,4}\.?)?\s*(?:and|und|et|e|y|en|og|och|i|ve)\s*(?:\p{Sc}|\p{L}{1,4}\.?)?\s*$/iu;
const between = /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|mellem|mellan|między)[^\d]{0,8}$/iu;
/** Two digits behind the currency: '35€ 99', '99 zł 90 gr', with nothing behind them that would make them a quantity. */
const centsBehind =
  /^ ?(\d{2})(?!\d)(?= ?(?:$|[)*|/;,¢]|(?:коп|gr|bani|cts?|cents?|c|öre|øre|p)(?:\.|(?!\p{L}))|(?:ttc|ht|incl|inkl|inc|iva|tva|mwst|moms|vat|tax|btw|kdv)(?!\p{L})))/iu;

interface Found {
  start: number;
  end: number;
  written: string;
  /** Named directly beside the number. */
  currency: string | null;
  /** Whether it is a former price, the price of a measure, a saving or the like. */
  isBeside: boolean;
}

/**
 * Reads the price from a text that a shop shows: with decimal commas, thin spaces, apostrophes, digits of any script, and words around it.
 * Among several numbers, former prices, prices per measure, savings and prices without tax have the lowest priority; of the others, the
 * first one beside a currency counts, otherwise the first that is not a percentage. Of a range, it is the lower end. `nearby` is text that
 * may name the currency. Returns null when there is no price; 'Free' is an amount of 0.
 */
export function parsePrice(text: string, nearby = ''): TextPrice | null {
  return parsePrices(text, nearby)[0] ?? null;
}

/** Like parsePrice, but gives both ends of a range: 'From 26 to 50 €', '$10 – $20'. Empty when there is no price. */
export function parsePrices(text: string, nearby = ''): TextPrice[] {
  const plain = plainDigits(text.slice(0, longest)).replace(marks, '').replace(spaces, ' ');
  const found = numbersIn(plain);
  const chosen = chosenOf(found);
  if (!chosen) return free.test(plain) ? [{ amount: '0', currency: null }] : [];
  const ends = rangeAround(plain, found, chosen);
  const currency = ends.map((end) => end.currency).find(Boolean) ?? currencyIn(plain) ?? currencyIn(nearby);
  const prices = ends.map((end) => ({ amount: amountOf(plain, end, currency), currency }));
  const isRange = prices.length === 2 && Number(prices[0]?.amount) < Number(prices[1]?.amount);
  return isRange ? prices : prices.slice(ends.indexOf(chosen), ends.indexOf(chosen) + 1);
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

function numbersIn(plain: string): Found[] {
  const found: Found[] = [];
  for (const match of plain.matchAll(number)) {
    if (found.length === maxNumbers) break;
    // The full stop of an abbreviation is not a decimal sign: 'Rs.799'.
    const point = /\p{L}$/u.test(plain.slice(Math.max(0, match.index - 1), match.index)) ? (/^[.,]*/.exec(match[0])?.[0].length ?? 0) : 0;
    const start = match.index + point;
    const end = match.index + match[0].length;
    const behind = plain.slice(end, end + 40);
    if (/^\s*%/.test(behind)) continue;
    const previous = found.at(-1);
    // '1万2000円' is one number; amountOf reads the part behind the sign.
    if (previous && /^ ?[万萬만] ?$/u.test(plain.slice(previous.end, start))) {
      previous.currency ??= currencyStarting(behind)?.code ?? null;
      continue;
    }
    found.push({
      start,
      end,
      written: match[0].slice(point),
      currency: currencyEnding(plain.slice(Math.max(0, start - 12), start))?.code ?? currencyStarting(behind)?.code ?? null,
      isBeside: isBesidePrice(plain.slice(Math.max(0, start - 60), start), behind),
    });
  }
  return found;
}

function chosenOf(found: Found[]): Found | undefined {
  const own = found.filter((each) => !each.isBeside);
  const isNamed = ({ currency }: Found) => currency !== null;
  return own.find(isNamed) ?? found.find(isNamed) ?? own[0] ?? found[0];
}

/** Both ends of the range of which a number is one end, or the number alone. */
function rangeAround(plain: string, found: Found[], chosen: Found): Found[] {
  const at = found.indexOf(chosen);
  const isRange = (low: Found | undefined, high: Found | undefined) => {
    if (!low || !high) return false;
    const words = plain.slice(low.end, high.start);
    return (
      words.length <= 20 &&
      (connector.test(words) || (betweenAnd.test(words) && between.test(plain.slice(Math.max(0, low.start - 20), low.start))))
    );
  };
  const [before, after] = [found[at - 1], found[at + 1]];
  if (before && isRange(before, chosen)) return [before, chosen];
  return after && isRange(chosen, after) ? [chosen, after] : [chosen];
}

/** The amount of a number with what is written behind its currency: cents ('35€ 99'), or ten thousands ('3万円'). */
function amountOf(plain: string, { written, start, end }: Found, currency: string | null): string {
  const behind = plain.slice(end, end + 40);
  const amount = plainNumber(written, currency);
  const myriads = /^ ?(?:万|萬|만) ?(\d{1,4})?(?!\d)/u.exec(behind);
  if (myriads && /^\d{1,5}(?:\.\d{1,4})?$/.test(amount)) return decimal(Number(amount) * 10_000 + Number(myriads[1] ?? 0));
  if (!/^\d+$/.test(written.replace(/[ '’]/g, '')) || minorDigits(currency) !== 2) return amount;
  const sign = currencyStarting(behind);
  const isBefore = currencyEnding(plain.slice(Math.max(0, start - 12), start)) !== null;
  const rest = sign ? behind.slice(sign.length) : isBefore && behind.startsWith(' ') ? behind : '';
  const cents = centsBehind.exec(rest)?.[1];
  return cents ? `${amount}.${cents}` : amount;
}

/** Currencies of three decimals that are written in the English way, where a lone comma separates thousands. */
const commaGroups = new Set(['KWD', 'BHD', 'OMR', 'JOD', 'IQD']);

/** Decides which of '.' and ',' is the decimal sign; a lone group of three digits is thousands unless the currency has three decimals. */
function plainNumber(written: string, currency: string | null): string {
  const decimals = minorDigits(currency);
  const squeezed = written.replace(/[ '’]/g, '');
  const body = squeezed.replace(/^[.,]+/, '');
  if (!/[.,]/.test(body)) return body === squeezed ? trimmed(body, '') : trimmed('0', body);
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
  const [head, tail] = [body.slice(0, last), body.slice(last + 1)];
  const sign = body[last] ?? '.';
  const alone = !head.includes('.') && !head.includes(',');
  const mixed = !alone && !head.includes(sign);
  const isFraction = decimals === 3 && !(sign === ',' && commaGroups.has(currency ?? ''));
  const group = tail.length === 3 && (!alone || (head.length <= 3 && head !== '0' && !isFraction));
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
