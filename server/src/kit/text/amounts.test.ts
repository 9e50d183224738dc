import { describe, expect, it } from 'vitest';
import { measuredAmountsIn } from './amounts.ts';

describe('amounts in running text', () => {
  it.each([
    ['a runner of 3 metres', ['length 300']],
    ['66 cm / 300 cm', ['length 66', 'length 300']],
    ['3m', ['length 300']],
    ['Tanica da 5 litri', ['volume 5000']],
    ['0,75 l', ['volume 750']],
    ['750 ml, spray', ['volume 750']],
    ['1,5 kg', ['weight 1500']],
    ['40 kg granit', ['weight 40000']],
    ['500-g-Beutel', ['weight 500']],
    ['24 Zoll', ['length 61']],
  ])('%s', (text, keys) => expect(measuredAmountsIn(text)).toEqual(keys));

  it.each([
    ['70 × 100 cm', '70 × 100'],
    ['100x70', '70 × 100'],
    ['70 cm x 100 cm', '70 × 100'],
    ['0,7 x 1 m', '70 × 100'],
    ['700 × 1000 mm', '70 × 100'],
    ['70 cm x 1 m', '70 × 100'],
    ['80 by 150 cm', '80 × 150'],
    ['20 x 30 x 10 cm', '10 × 20 × 30'],
  ])('sides: %s', (text, key) => expect(measuredAmountsIn(text)).toEqual([key]));

  it.each(['for 6 people', 'size 43', 'in 2019', 'the 2 x please', 'room 3', '12 months', '5 × per week'])('none: %s', (text) =>
    expect(measuredAmountsIn(text)).toEqual([]),
  );

  it('reads a long text in one go', () => {
    const long = '1 x '.repeat(20_000);
    expect(measuredAmountsIn(long).length).toBeLessThan(20_000);
  });
});
