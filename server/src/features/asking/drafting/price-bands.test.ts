import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandEnds } from './price-bands.ts';

describe('the limits of price bands', () => {
  it.each([
    // 1033.99 and 101 divide no better than 1000 and 150.
    ['Polish jackets', [39900, 45900, 89900, 103399, 129900, 149900], 2, [100000]],
    ['thermals', [8900, 10099, 16900, 18900], 2, [15000]],
    ['two prices', [399, 799], 2, [400]],
    ['yen', [1800, 2400, 5200, 9800], 4, [2000, 3000, 6000]],
    ['the same price', [999, 999, 999], 3, []],
  ])('are round: %s', (_, prices, bands, ends) => {
    expect(bandEnds(prices, bands)).toEqual(ends);
  });

  it('ascend, and have a price in every band', () => {
    const price = fc.integer({ min: 1, max: 500_000 });
    fc.assert(
      fc.property(fc.array(price, { minLength: 2, maxLength: 60 }), fc.integer({ min: 2, max: 4 }), (prices, bands) => {
        const ends = bandEnds(prices, bands);
        expect(ends.length).toBeLessThan(bands);
        expect(ends).toEqual([...new Set(ends)].toSorted((a, b) => a - b));
        const limits = [0, ...ends, Number.POSITIVE_INFINITY];
        if (ends.length > 0)
          for (let at = 1; at < limits.length; at++)
            expect(prices.some((each) => each > (limits[at - 1] ?? 0) && each <= (limits[at] ?? 0))).toBe(true);
      }),
    );
  });
});
