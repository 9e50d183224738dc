/** How a file writes its amounts: '1.234' is one thousand and more in some, and one and a fraction in others. Pure. */
import { minorDigits } from '../../../kit/money/minor-units.ts';

/** Gives an amount as a text that reads the same everywhere ('1234.50'); null where its format is ambiguous. Text that is not an amount is returned as it is. */
export type ReadAmount = (text: string, currency: string | null) => string | null;

const parts = /^(\D*)(\d[\d.,\s'’]*)(\D*)$/u;
const separators = /[.,]/g;
/** A longer text is no amount. Its parts would be looked for from each of its characters. */
const longestAmount = 100;
const partsOf = (text: string): readonly (string | undefined)[] => (text.length > longestAmount ? [] : (parts.exec(text.trim()) ?? []));

/** Which of the two signs is the decimal one, as far as one amount tells; null when it may be either. */
function decimalIn(number: string): '.' | ',' | null {
  const found = number.match(separators) ?? [];
  const last = found.at(-1) as '.' | ',' | undefined;
  if (!last) return null;
  // A sign that occurs twice separates thousands; of two different signs, the last is the decimal one.
  if (found.filter((separator) => separator === last).length > 1) return last === '.' ? ',' : '.';
  if (new Set(found).size > 1) return last;
  const behind = number.length - number.lastIndexOf(last) - 1;
  return behind === 3 && /^[1-9]\d{0,2}[.,]/.test(number) ? null : last;
}

/** Makes the function that reads the amounts of a file by what its clear amounts tell of the others. */
export function amountsLike(texts: readonly string[]): ReadAmount {
  const seen = new Set(texts.flatMap((text) => decimalIn(numberIn(text)) ?? []));
  const usual = seen.size === 1 ? [...seen][0] : null;
  return (text, currency) => {
    const [, before = '', , after = ''] = partsOf(text);
    const number = numberIn(text);
    if (!separators.test(number)) return text;
    separators.lastIndex = 0;
    const decimal = decimalIn(number) ?? usual ?? usualOf(number, currency);
    if (!decimal) return null;
    const plain = number.replaceAll(decimal === '.' ? ',' : '.', '').replace(decimal, '.');
    return `${before}${plain}${after}`.trim();
  };
}

/** In a currency without decimals no sign is the decimal one; in one with three decimals it nearly always is. */
function usualOf(number: string, currency: string | null): '.' | ',' | null {
  const own = number.match(separators)?.[0] as '.' | ',';
  const digits = currency === null ? 2 : minorDigits(currency);
  if (digits === 0) return own === '.' ? ',' : '.';
  return digits === 3 ? own : null;
}

const numberIn = (text: string) => (partsOf(text)[2] ?? '').replace(/[\s'’]+/gu, '').replace(/[.,]+$/, '');
