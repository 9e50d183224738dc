import { describe, expect, test } from 'vitest';
import type { FactFamily } from '../../catalogue/index.ts';
import { areAlike } from './alike.ts';
import { balanced, type CountedValue, contiguous } from './grouping.ts';

const value = (label: string, key = label.toLowerCase(), products: number[] = []): CountedValue => ({
  value: { labels: [label], value: key, id: 0 } as never,
  products,
  guessed: [],
});
const alike = (family: FactFamily, first: string, second: string) => areAlike(family, value(first).value, value(second).value);

describe('an answer', () => {
  test.each([
    ['kind', 'Cat toys', 'Dog toys'],
    ['kind', 'Stadsfiets', 'Racefiets'],
    ['material', 'oak', 'pine'],
    ['colour', 'black', 'grey'],
    ['brand', 'Nordholz', 'Lindau'],
  ] as const)('may name two of %s that go together: %s or %s', (family, first, second) => {
    expect(alike(family, first, second)).toBe(true);
  });

  test.each([
    ['kind', 'Mugs', 'Rings'],
    ['material', 'leather', 'carbon'],
    ['colour', 'black', 'green'],
    ['skin', 'drySkin', 'oilySkin'],
    ['recipient', 'women', 'men'],
    ['genre', 'jazz', 'furniture'],
    ['attribute:hair type', 'dry', 'oily'],
  ] as const)('never names two of %s that do not: %s, %s', (family, first, second) => {
    expect(alike(family, first, second)).toBe(false);
  });

  test('holds only values that are all alike', () => {
    const values = ['Cat toys', 'Mugs', 'Dog toys', 'Rings'].map((label, at) => value(label, label, [at]));
    for (const together of [true, false])
      for (const group of balanced('kind', values, { groups: 3, joined: 3, together }))
        for (const member of group)
          for (const other of group) expect(member === other || areAlike('kind', member.value, other.value)).toBe(true);
  });

  test('takes thousands of numbers in their order', () => {
    const values = Array.from({ length: 3000 }, (_, at) => value(`${at}`, `${at}`, [at]));
    const groups = contiguous(values, 4, true);
    expect(groups).toHaveLength(4);
    expect(groups.flat()).toEqual(values);
  });
});
