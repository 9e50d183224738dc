import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barsOf, roundTop } from './chart.ts';

test('the axis ends at a round number', () => {
  expect([0, 1, 3, 7, 10, 11, 480, 620].map(roundTop)).toEqual([1, 1, 3, 8, 10, 20, 500, 800]);
});

test('every bar stays in its box and is as high as its value says', () => {
  const box = { width: 300, height: 100 };
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 60 }), (values) => {
      const top = roundTop(Math.max(...values));
      barsOf(values, top, box).forEach((bar, index) => {
        expect(bar.height).toBeCloseTo(((values[index] ?? 0) / top) * box.height);
        expect(bar.y).toBeGreaterThanOrEqual(-1e-9);
        expect(bar.y + bar.height).toBeCloseTo(box.height);
        expect(bar.x).toBeGreaterThanOrEqual(0);
        expect(bar.x + bar.width).toBeLessThanOrEqual(box.width + 1e-9);
      });
    }),
  );
});
