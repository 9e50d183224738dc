import { describe, expect, it } from 'vitest';
import { shareChange, shareInterval } from './proportions.ts';

describe('shares', () => {
  it('have the published interval of a difference (Newcombe 1998, table II, method 10)', () => {
    const { by, low, high } = shareChange({ hits: 48, n: 80 }, { hits: 56, n: 70 });
    expect([by, low, high].map((value) => value.toFixed(4))).toEqual(['0.2000', '0.0524', '0.3339']);
  });

  it('stay between nothing and all, and know nothing of nobody', () => {
    expect(shareInterval(0, 0)).toEqual({ low: 0, high: 1 });
    for (const [hits, n] of [
      [0, 3],
      [3, 3],
      [1, 1000],
    ] as const) {
      const { low, high } = shareInterval(hits, n);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(hits / n);
      expect(high).toBeGreaterThanOrEqual(hits / n);
    }
  });
});
