import { describe, expect, test } from 'vitest';
import { ageBands, agesIn } from './ages.ts';
import type { CountedValue } from './grouping.ts';

describe('ages', () => {
  test.each([
    ['3+', 3, null],
    ['ab 3 Jahren', 3, null],
    ['3–6 years', 3, 6],
    ['6 à 9 ans', 6, 9],
    ['bis 3 Jahre', 0, 3],
    ['3歳まで', 0, 3],
    ['do 2 lat', 0, 2],
  ])('%s', (text, from, to) => {
    expect(agesIn(text)).toEqual({ from, to });
  });

  test.each(['6–12 months', '18 Monate', '0-6 ay', '6 أشهر', 'all ages'])('%s is no age in years', (text) => {
    expect(agesIn(text)).toBeNull();
  });

  const values = (...labels: string[]) =>
    labels.map((label, at): CountedValue => ({ value: { labels: [label], id: at, value: label } as never, products: [at], guessed: [] }));
  const bands = (...labels: string[]) =>
    ageBands(values(...labels), 3).map((band) => [band.text, band.values.map(({ value }) => value.labels[0])]);

  test('follow each other, and name the years', () => {
    expect(bands('0+', '1+', '3+', '4+', '6+', '8+')).toEqual([
      ['0–2', ['0+', '1+']],
      ['3–5', ['3+', '4+']],
      ['6–8', ['6+', '8+']],
    ]);
  });

  test('hold a range in each band that it reaches into', () => {
    const [, second, third] = bands('0–2 years', '3–8 years', '6–10 years');
    expect(second?.[1]).toContain('3–8 years');
    expect(third?.[1]).toEqual(['3–8 years', '6–10 years']);
  });

  test('are not made of months', () => {
    expect(bands('0–6 months', '6–12 months', '1+')).toEqual([]);
  });
});
