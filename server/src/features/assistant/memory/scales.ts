/** What a message compares products by, and how much of it each states: 'the lightest', 'anything longer', 'the most bitter'. Pure. */

import { amountStated, type Compared, isNamedAfter } from '../../../kit/languages/compared.ts';
import { type MeasureKey, measureKeys } from '../../../kit/languages/dialogue/index.ts';
import { spacesWords } from '../../../kit/languages/index.ts';
import { measuredBy, type Named, quantityOf } from '../../../kit/languages/measured.ts';
import type { Reading } from './reading/reading.ts';

/** A measure, or a property that the shop names after a word of the message; which end of it is wished for. */
export interface Scale {
  measures: readonly MeasureKey[];
  stems: readonly string[];
  end: Compared['end'];
  /** The value from which less, or more, is wished for. */
  beyond: number | null;
}

/** The scales that a message may mean, the likeliest first. */
export function scalesOf({ keys, compared, language }: Reading): Scale[] {
  const measures = measureKeys.filter((measure) => keys.has(measure));
  // In a comparison, '軽い' alone says which end is wished for.
  const ofSign = !spacesWords(language) && keys.has('least') === keys.has('most') ? compared[0]?.end : undefined;
  const measuredEnd = keys.has('least') === keys.has('most') ? ofSign : keys.has('least') ? 'least' : 'most';
  const scale = (end: Compared['end']): Scale[] => {
    const stems = compared.filter((each) => each.end === end).map(({ stem }) => stem);
    return stems.length > 0 ? [{ measures: [], stems, end, beyond: null }] : [];
  };
  const measured = (by: readonly MeasureKey[]): Scale[] =>
    by.length > 0 && measuredEnd ? [{ measures: by, stems: [], end: measuredEnd, beyond: null }] : [];
  return [
    ...measured(measures),
    // A bigger pot holds more.
    ...measured(measures.includes('big') && !measures.includes('holds') ? ['holds'] : []),
    ...scale('least'),
    ...scale('most'),
  ];
}

/** The property that states a scale, and how much. */
export function statedOn<Property extends Named>(
  { measures, stems, end }: Scale,
  properties: readonly Property[],
): { property: Property; amount: number } | null {
  const named = stems.flatMap((stem) => properties.filter(({ name }) => isNamedAfter(name, stem)));
  for (const property of named) {
    const amount = amountStated(property);
    if (amount !== null) return { property, amount };
  }
  for (const measure of measures)
    for (const property of measuredBy(properties, measure)) {
      // What comes in 85 and 110 cm is as long as the longer one.
      const amounts = property.values.flatMap((value) => quantityOf(value) ?? []);
      if (amounts.length > 0) return { property, amount: end === 'least' ? Math.min(...amounts) : Math.max(...amounts) };
    }
  return null;
}

/** How much a product states, null for nothing. */
export const amountOn = (scale: Scale, properties: readonly Named[]): number | null => statedOn(scale, properties)?.amount ?? null;

const extents: ReadonlySet<MeasureKey> = new Set(['big', 'long', 'wide', 'tall', 'holds']);

/** The size of a product, if only its title states it: 'Flag 100 × 150'. */
export function sizeInTitle({ measures }: Scale, title: string): number | null {
  const numbers = title.match(/\d+(?:[.,]\d+)?/g)?.map((each) => Number(each.replace(',', '.'))) ?? [];
  return measures.some((measure) => extents.has(measure)) && numbers.length > 0
    ? numbers.reduce((product, each) => product * each, 1)
    : null;
}

/** Whether one amount is nearer to the wished end than another. */
export const isFurther = ({ end }: Pick<Scale, 'end'>, amount: number, other: number): boolean =>
  end === 'least' ? amount < other : amount > other;
