/** The amounts of a text, each with its currency and what it is. */
import { type BesideCurrency, currencyEnding, currencyIn, currencyStarting } from './currency.ts';
import { minorDigits } from './minor-units.ts';
import { type AmountRole, giveRoles } from './price-roles.ts';
import { type Tax, taxesOf } from './price-tax.ts';

/** An amount in a text. `from` and `to` include its currency and cents; `currency` is what is named beside it. */
export interface Amount {
  from: number;
  to: number;
  /** A plain decimal number. */
  value: string;
  currency: string | null;
  /** Whether a currency is named beside it, also one that its name does not settle ('kr'). */
  isNamed: boolean;
  role: AmountRole;
  tax: Tax;
}

const number =
  /(?<![.,])[.,]*(?:\d{1,3}(?:[ '’]\d{3}(?!\d))+(?:[.,]\d+| [.,] ?\d{2}(?![\d.,]))?|\d+(?:[.,]\d+)*(?: [.,] ?\d{2}(?![\d.,])|[.,] \d{2}(?!\d))?)/g;
/** Two digits behind the currency: '35€ 99', '99 zł 90 gr', with nothing behind them that would make them a quantity. */
const centsBehind =
  /^ ?(\d{2})(?!\d)(?= ?(?:$|[\n)*|/;¢]|,(?!\d)|(?:коп|gr|bani|cts?|cents?|c|öre|øre|p)(?:\.|(?!\p{L}))|(?:ttc|ht|incl|inkl|inc|iva|tva|mwst|moms|vat|tax|btw|kdv)(?!\p{L})))/iu;
const centsWord = /^ ?\d{2} ?(?:коп|gr|bani|cts?|cents?|öre|øre)(?!\p{L})/iu;
/** Signs that stand in front of their amount where it is not certain. */
const leadingSign = /[$£¥￥₹₱₦₩]\.?[\s:]?$/u;

/** Telling what an amount is takes some twenty patterns. */
const mostTold = 1_500;

interface Digits {
  start: number;
  end: number;
  written: string;
  front: BesideCurrency | null;
  back: BesideCurrency | null;
}

/**
 * The amounts of a text in its order, at most `most` of them. Lines are parts of a page that stand apart: words of one line say nothing of the amounts
 * of another. `nearby` is text that may name the currency.
 */
export function amountsIn(plain: string, nearby = '', most = 100): Amount[] {
  const digits = digitsIn(plain, most);
  // '$12.00 CAD': a code tells whose dollars they are.
  const named = digits.map(({ front, back }) => (front?.isShared && back && !back.isShared ? back : (front ?? back))?.code ?? null);
  const common = named.find(Boolean) ?? currencyIn(plain) ?? currencyIn(nearby);
  const amounts: Amount[] = [];
  for (const [at, each] of digits.entries()) {
    const from = each.start - (each.front?.length ?? 0);
    if (from < (amounts.at(-1)?.to ?? 0)) continue;
    const { value, length } = writtenValue(plain, each, named[at] ?? common);
    const to = each.end + (each.back?.length ?? 0) + length;
    amounts.push({ from, to, value, currency: named[at] ?? null, isNamed: Boolean(each.front ?? each.back), role: 'plain', tax: null });
  }
  const isAnyNamed = amounts.some(({ isNamed }) => isNamed);
  const priced = amounts.filter(({ isNamed }) => isNamed || !isAnyNamed).slice(0, mostTold);
  giveRoles(plain, priced);
  for (const [at, tax] of taxesOf(plain, priced).entries()) if (priced[at]) priced[at].tax = tax;
  return amounts;
}

function digitsIn(plain: string, most: number): Digits[] {
  const found: Digits[] = [];
  for (const match of plain.matchAll(number)) {
    if (found.length === most) break;
    // The full stop of an abbreviation is not a decimal sign: 'Rs.799'.
    const point = /\p{L}$/u.test(plain.slice(Math.max(0, match.index - 1), match.index)) ? (/^[.,]*/.exec(match[0])?.[0].length ?? 0) : 0;
    const start = match.index + point;
    const end = match.index + match[0].length;
    const behind = plain.slice(end, end + 24);
    if (/^\s*%/.test(behind)) continue;
    const previous = found.at(-1);
    // '1万2000円' is one number; writtenValue reads the part behind the sign.
    if (previous && /^ ?[万萬만] ?$/u.test(plain.slice(previous.end, start))) {
      previous.back ??= currencyStarting(behind);
      continue;
    }
    const digits = {
      start,
      end,
      written: match[0].slice(point),
      front: currencyEnding(plain.slice(Math.max(0, start - 16), start)),
      back: currencyStarting(behind),
    };
    if (previous) settle(plain, previous, digits);
    found.push(digits);
  }
  return found;
}

/** Leaves a currency between two numbers to the one that it belongs to: 'Pack of 6 £12', '35 € 99', '12 € 15 €'. */
function settle(plain: string, left: Digits, right: Digits): void {
  if (!left.back || !right.front || left.end + left.back.length <= right.start - right.front.length) return;
  const between = plain.slice(left.end, right.start);
  const gaps = [/^[\s(]*/.exec(between)?.[0].length ?? 0, /[\s:]*$/.exec(between)?.[0].length ?? 0] as const;
  const isRight = () => {
    if (centsWord.test(plain.slice(right.start - 1, right.end + 6))) return false;
    if (left.front) return true;
    if (right.back && !/\d/.test(plain[right.end + right.back.length] ?? '')) return false;
    if (gaps[0] > 0 !== gaps[1] > 0) return gaps[0] > 0;
    if (/[-–—]/.test(between)) return true;
    const [isLeftExact, isRightExact] = [left, right].map(({ written }) => /[.,]\d{1,2}$/.test(written));
    if (isLeftExact !== isRightExact) return isRightExact === true;
    return gaps[0] > 0 && leadingSign.test(between);
  };
  if (isRight()) left.back = null;
  else right.front = null;
}

/** The amount of a number with what is written behind its currency: cents ('35€ 99'), or ten thousands ('3万円'); `length`: of the cents. */
function writtenValue(plain: string, { written, end, front, back }: Digits, currency: string | null): { value: string; length: number } {
  const behind = plain.slice(end, end + 40);
  const value = plainNumber(written, currency);
  const myriads = /^ ?(?:万|萬|만) ?(\d{1,4})?(?!\d)/u.exec(behind);
  if (myriads && /^\d{1,5}(?:\.\d{1,4})?$/.test(value))
    return { value: decimal(Number(value) * 10_000 + Number(myriads[1] ?? 0)), length: myriads[0].length };
  if (!/^\d+$/.test(written.replace(/[ '’]/g, '')) || minorDigits(currency) !== 2) return { value, length: 0 };
  const rest = back ? behind.slice(back.length) : front && behind.startsWith(' ') ? behind : '';
  const cents = centsBehind.exec(rest);
  return cents ? { value: `${value}.${cents[1]}`, length: cents[0].length } : { value, length: 0 };
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

/** A number without an exponent, which very small and very large ones would have. */
export function decimal(value: number): string {
  return value.toFixed(6).replace(/\.?0+$/, '');
}
