/** Lengths, weights and volumes in running text, in one spelling whatever the unit: '3 metres', '300 cm' and '3m' are one, as '70 × 100 cm' and '100x70' are. Pure. */
import { plainDigits, plainHalves } from '../money/digits.ts';
import { foldText } from './words.ts';

/** Names of units, folded, with how much of the kind's own unit (cm, g, ml) they are. */
const units: readonly [kind: 'length' | 'weight' | 'volume', factor: number, names: string][] = [
  ['length', 0.1, 'mm|milli?met\\p{L}*|مم|ミリ'],
  ['length', 1, 'cm|centi?met\\p{L}*|zentimet\\p{L}*|santim\\p{L}*|centymetr\\p{L}*|سم|センチ'],
  ['length', 100, 'm|mt|mts|met(?:re|er|ro|ri|ra)\\p{L}*|metr|متر|メートル'],
  ['length', 2.54, 'in|inch(?:es)?|zoll|pouces?|pulgadas?|pollic[ei]|duim|cal[ei]?|inc|インチ|"|″'],
  ['length', 30.48, 'ft|feet|foot'],
  ['weight', 0.001, 'mg'],
  ['weight', 1, 'g|gr|gram\\p{L}*|جم|غ|جرام|غرام|グラム'],
  ['weight', 1000, 'kg|kilos?|kilogram\\p{L}*|chil[oi]|كجم|كغ|كيلو\\p{L}*|キロ'],
  ['weight', 28.35, 'oz|ounces?'],
  ['weight', 453.6, 'lbs?|pounds?'],
  ['volume', 1, 'ml|millilit\\p{L}*|مل|ミリリットル'],
  ['volume', 10, 'cl|centilit\\p{L}*'],
  ['volume', 100, 'dl|decilit\\p{L}*'],
  ['volume', 1000, 'l|lt|lit(?:re|er|ro|ri|ra)\\p{L}*|litr(?:y|ow)?|لتر|リットル'],
];
const unitNames = units.map(([, , names]) => names).join('|');
const tests = units.map(([kind, factor, names]) => ({ kind, factor, isNamed: new RegExp(`^(?:${names})$`, 'u') }));

const number = '(\\d+(?:[.,]\\d+)?)';
const unit = `(?:\\s?(${unitNames})(?![\\p{L}\\p{N}]))`;
const by = '\\s?(?:x|×|\\*|by|par|per|mal|na|op)\\s?';
const before = '(?<![\\p{N}.,])';
const sides = new RegExp(`${before}${number}${unit}?${by}${number}${unit}?(?:${by}${number}${unit}?)?(?![\\p{N}])`, 'gu');
const single = new RegExp(`${before}${number}-?${unit}`, 'gu');

const unitCalled = (name: string) => tests.find(({ isNamed }) => isNamed.test(name));
const plain = (amount: number): string => String(Math.round(amount * 10) / 10);
const numberIn = (written: string): number => Number(written.replace(',', '.'));

/**
 * The amounts of a text, each once, as keys that are equal where the amounts are: 'length 300', '70 × 100'. Several lengths that are multiplied are one,
 * in whatever order, in centimetres where no unit is given.
 */
export function measuredAmountsIn(text: string): string[] {
  const folded = foldText(plainHalves(plainDigits(text.normalize('NFKC'))));
  const keys: string[] = [];
  const rest = folded.replaceAll(sides, (...found: (string | undefined)[]) => {
    const [, first, oneUnit, two, twoUnit, three, threeUnit] = found;
    const last = threeUnit ?? twoUnit ?? oneUnit ?? 'cm';
    const lengthOf = (written: string | undefined, own: string | undefined) =>
      written === undefined ? [] : [numberIn(written) * (unitCalled(own ?? last)?.factor ?? 1)];
    const lengths = [...lengthOf(first, oneUnit), ...lengthOf(two, twoUnit), ...lengthOf(three, threeUnit)];
    keys.push(
      lengths
        .sort((a, b) => a - b)
        .map(plain)
        .join(' × '),
    );
    return ' ';
  });
  for (const [, written = '', name = ''] of rest.matchAll(single)) {
    const called = unitCalled(name);
    if (called) keys.push(`${called.kind} ${plain(numberIn(written) * called.factor)}`);
  }
  return [...new Set(keys)];
}
