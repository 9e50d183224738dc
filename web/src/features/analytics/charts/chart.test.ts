import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barsOf, pointsOf, roundTop, slotAt } from './chart.ts';

test('the axis ends at a round number', () => {
  expect([0, 1, 3, 7, 10, 11, 480, 620].map(roundTop)).toEqual([1, 1, 3, 8, 10, 20, 500, 800]);
});

test('every bar stays in its box and has the height of its value', () => {
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

test('the line of the period before runs over the middle of the bars, and ends with them', () => {
  const box = { width: 300, height: 100 };
  const bars = barsOf([10, 10, 10], 10, box);
  const points = pointsOf([0, 5, 10, 10], 10, box, 3);
  expect(points.map(({ y }) => y)).toEqual([100, 50, 0]);
  points.forEach(({ x }, index) => {
    const bar = bars[index] ?? { x: 0, width: 0 };
    expect(x).toBeCloseTo(bar.x + bar.width / 2);
    expect(slotAt(x, box.width, 3)).toBe(index);
  });
  expect([slotAt(-5, 300, 3), slotAt(300, 300, 3), slotAt(1, 0, 3)]).toEqual([0, 2, 2]);
});
