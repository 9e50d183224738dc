import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sparkPoints } from './sparkline.ts';

describe('the line of a small chart', () => {
  it('runs from the left to the right, the most on top', () => {
    expect(sparkPoints([0, 5, 10], 100, 20)).toEqual([
      [0, 20],
      [50, 10],
      [100, 0],
    ]);
  });
  it('of zeros is on the bottom line', () => {
    expect(sparkPoints([0, 0], 10, 20).map(([, y]) => y)).toEqual([20, 20]);
  });
  it('never leaves its box', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (values) => {
        for (const [x, y] of sparkPoints(values, 90, 20)) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(90);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(20);
        }
      }),
    );
  });
});
