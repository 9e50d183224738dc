/** Reads amounts with a unit from titles and attributes: 500 ml, 27 inch, 128 GB. Pure. */
import { monthsOfSize } from '../../../../kit/languages/ages.ts';
import type { KnownFamily } from '../../../../kit/languages/vocabulary/index.ts';

export interface Measure {
  family: KnownFamily;
  /** The amount in the family's base unit, so that '0.5 l' and '500 ml' are equal. */
  value: string;
  label: string;
}

interface Unit {
  family: KnownFamily;
  /** The size of the unit in base units. */
  of: number;
  base: string;
}

const units: Readonly<Record<string, Unit>> = {
  ml: { family: 'capacity', of: 1, base: 'ml' },
  cl: { family: 'capacity', of: 10, base: 'ml' },
  l: { family: 'capacity', of: 1000, base: 'ml' },
  ltr: { family: 'capacity', of: 1000, base: 'ml' },
  liter: { family: 'capacity', of: 1000, base: 'ml' },
  litre: { family: 'capacity', of: 1000, base: 'ml' },
  litres: { family: 'capacity', of: 1000, base: 'ml' },
  g: { family: 'weight', of: 1, base: 'g' },
  gr: { family: 'weight', of: 1, base: 'g' },
  kg: { family: 'weight', of: 1000, base: 'g' },
  gb: { family: 'storage', of: 1, base: 'gb' },
  tb: { family: 'storage', of: 1024, base: 'gb' },
  w: { family: 'power', of: 1, base: 'w' },
  watt: { family: 'power', of: 1, base: 'w' },
  kw: { family: 'power', of: 1000, base: 'w' },
  v: { family: 'voltage', of: 1, base: 'v' },
  volt: { family: 'voltage', of: 1, base: 'v' },
  mm: { family: 'dimension', of: 1, base: 'mm' },
  cm: { family: 'dimension', of: 10, base: 'mm' },
  m: { family: 'dimension', of: 1000, base: 'mm' },
  inch: { family: 'dimension', of: 25.4, base: 'mm' },
  inches: { family: 'dimension', of: 25.4, base: 'mm' },
  zoll: { family: 'dimension', of: 25.4, base: 'mm' },
  pulgadas: { family: 'dimension', of: 25.4, base: 'mm' },
  pouces: { family: 'dimension', of: 25.4, base: 'mm' },
  pollici: { family: 'dimension', of: 25.4, base: 'mm' },
  cali: { family: 'dimension', of: 25.4, base: 'mm' },
  '"': { family: 'dimension', of: 25.4, base: 'mm' },
  '″': { family: 'dimension', of: 25.4, base: 'mm' },
};
/** Unit symbols with capitals, whatever case a page writes them in. */
const symbols: Readonly<Record<string, string>> = { gb: 'GB', tb: 'TB', w: 'W', kw: 'kW', v: 'V' };
const amount = new RegExp(
  `(?<![\\p{L}\\p{N}.,x×]|[x×]\\s)(\\d{1,6}(?:[.,]\\d{1,3})?)\\s?(${Object.keys(units).join('|')})(?![\\p{L}\\p{N}²³])(?!\\s?[x×])`,
  'giu',
);

/** The amounts in a text, at most one of each family. A family with several amounts is left out, because it is unclear which is meant. */
export function measuresIn(text: string): Measure[] {
  if (!/\d/.test(text)) return [];
  const measures = [...text.matchAll(amount)].map(([written, number = '', unit = '']): Measure => {
    const { family, of, base } = units[unit.toLowerCase()] as Unit;
    const size = Number(number.replace(',', '.')) * of;
    return {
      family,
      value: `${Number(size.toPrecision(6))} ${base}`,
      label: written.replace(/\p{L}+$/u, (name) => symbols[name.toLowerCase()] ?? name),
    };
  });
  return measures.filter(({ family }) => measures.filter((other) => other.family === family).length === 1);
}

const letterSizes = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl', '5xl'];

/**
 * The position of a value in its family: clothing sizes in letters by their order, ages in months, everything else by its first number; null when
 * it has no order.
 */
export function orderOf(value: string): number | null {
  const letters = letterSizes.indexOf(value);
  if (letters >= 0) return letters;
  const months = monthsOfSize(value);
  if (months !== null) return months;
  const number = /^[^\p{L}\d]*(\d+(?:[.,]\d+)?)/u.exec(value)?.[1];
  return number === undefined ? null : Number(number.replace(',', '.'));
}

/** Which system a size uses. Letters and numbers cannot be compared. */
export const sizeSystem = (value: string): 'letters' | 'numbers' | 'words' =>
  letterSizes.includes(value) ? 'letters' : /^\d/.test(value) ? 'numbers' : 'words';
