import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Weighed } from '../finding/evidence.ts';
import { nearnessOf, passageVectors, withNearness } from './nearness.ts';

const size = 8;
const direction = (numbers: readonly number[]) => {
  const length = Math.hypot(...numbers) || 1;
  return Float32Array.from(numbers, (value) => value / length);
};
const vectors = fc.array(
  fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: size, maxLength: size }).filter((each) => Math.hypot(...each) > 0.1),
  { minLength: 4, maxLength: 30 },
);
const weighed = (id: string, likelihood: number, terms: number) =>
  ({ candidate: { id, terms: new Set(Array.from({ length: terms }, (_, at) => at)) }, likelihood }) as unknown as Weighed;
const of = (made: readonly (readonly number[])[]) =>
  passageVectors(made.map((numbers, at) => ({ ids: [`p${at}`], vector: direction(numbers) })));

describe('nearness', () => {
  it('puts the same text first, and nothing behind by less than nothing', () => {
    fc.assert(
      fc.property(vectors, fc.nat(), (made, pick) => {
        const at = pick % made.length;
        const near = nearnessOf(of(made) as NonNullable<ReturnType<typeof of>>, direction(made[at] as number[]));
        expect(near?.behind.get(`p${at}`)).toBeCloseTo(0, 3);
        expect(Math.min(...(near?.behind.values() ?? []))).toBe(0);
        expect(near?.nearest.length).toBe(Math.min(8, made.length));
      }),
    );
  });

  it('is not told from few passages, or with a vector of another size', () => {
    expect(of([[1], [1], [1]])).toBeNull();
    const four = of([1, 2, 3, 4].map((at) => [at, 1]));
    expect(four && nearnessOf(four, direction([1, 2, 3]))).toBeNull();
  });

  it('finds each passage of a text that stands on several pages', () => {
    const made = [0, 1, 2, 3].map((at) => ({ ids: [`a${at}`, `b${at}`], vector: direction([at, 1]) }));
    const both = passageVectors(made);
    expect(both && nearnessOf(both, direction([3, 1]))?.nearest.slice(0, 2)).toEqual(['a3', 'b3']);
  });

  it('never lifts a veto, nor a passage without a word of the question', () => {
    const near = { behind: new Map([['p', 0]]), nearest: ['p'] };
    expect(withNearness(weighed('p', Number.NEGATIVE_INFINITY, 3), near).likelihood).toBe(Number.NEGATIVE_INFINITY);
    fc.assert(
      fc.property(fc.double({ min: -20, max: 20, noNaN: true }), fc.double({ min: 0, max: 100, noNaN: true }), (likelihood, behind) => {
        const at = { behind: new Map([['p', behind]]), nearest: [] };
        expect(withNearness(weighed('p', likelihood, 0), at).likelihood).toBeLessThanOrEqual(likelihood);
        expect(withNearness(weighed('p', likelihood, 1), at).likelihood).toBeLessThanOrEqual(likelihood + 0.8);
        expect(withNearness(weighed('unknown', likelihood, 1), at).likelihood).toBe(likelihood);
      }),
    );
  });
});
