/** Measures of two products, for a sentence that compares them. Rule R6 of SPEC.md. */
import { quantityOf } from '../../../../../kit/languages/measured.ts';
import type { AttributeRecord, ProductRecord } from '../../../records/types.ts';
import type { Reading, ReadNumber } from '../../read/reading.ts';
import { attributesOf } from '../properties.ts';
import type { Frame } from './frame.ts';

/** 'The Vault is 35 g lighter than the Lookout': the shared property that differs by exactly this amount. */
export function readMeasuredDifference(frame: Frame): void {
  const { reading, subjects } = frame;
  const [first, second] = subjects.singles.map(({ product }) => product);
  if (!first || !second || subjects.singles.length !== 2) return;
  for (const number of reading.numbers) {
    if (number.kind !== 'number' || subjects.words.has(number.from)) continue;
    const difference = quantityOf(withUnit(reading, number));
    const measured = difference === null ? null : measuredApart(first, second, difference);
    if (!measured) continue;
    frame.explained.add(number);
    for (const { product, attribute } of measured)
      frame.say({ kind: 'attribute', product: product.id, name: attribute.name || attribute.family || '', values: attribute.values });
  }
}

/** A number with the word behind it, as it is written: '1,6 kg'. */
const withUnit = ({ text, words }: Reading, { from, to }: ReadNumber): string =>
  text.slice(words[from]?.start, (words[to] ?? words[to - 1])?.end);

/** The property of the same name whose first values differ by an amount. */
function measuredApart(
  first: ProductRecord,
  second: ProductRecord,
  difference: number,
): readonly { product: ProductRecord; attribute: AttributeRecord }[] | null {
  for (const attribute of attributesOf(first)) {
    const other = attributesOf(second).find(({ name, family }) => name === attribute.name && family === attribute.family);
    const [a, b] = [attribute, other].map((each) => quantityOf(each?.values[0] ?? ''));
    if (other && a != null && b != null && a !== b && Math.abs(Math.abs(a - b) - difference) < difference / 1000)
      return [
        { product: first, attribute },
        { product: second, attribute: other },
      ];
  }
  return null;
}
