import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { combinePhases, differenceOf, liftOf } from './estimates.ts';
import { type Block, followEvidence, logThreshold } from './evidence.ts';
import { logBeta, logGamma } from './gamma.ts';
import { fixedSizeVisitors, visitorsNeeded } from './power.ts';
import { logSampleRatioEvidence, sampleRatioP } from './sample-ratio.ts';
import { alwaysValidP, bernoulliInterval, bestRho, intervalOf, logNormalMixture, normalMixtureBound } from './sequence.ts';
import { addSums, noSums, type Sums, sumsOfRate, varianceOf } from './sums.ts';

/** Cut, not rounded, after so many digits, as the published values are printed. */
const cut = (value: number, digits: number) => Math.trunc(value * 10 ** digits) / 10 ** digits;
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

describe('published values', () => {
  test.each([
    [{ n: 3000, sum: 1396.87, squares: 52_377.9767 }, { n: 3461, sum: 2422.7, squares: 134_698.29 }, 1000, [0.50336, -0.55844, 1.56516]],
    [sumsOfRate(3000, 1396), sumsOfRate(3461, 2422), 5000, [0.50386, 0.40098, 0.60675]],
  ] as const)('lift and sequence of GrowthBook', (control, group, expected, published) => {
    const lift = liftOf(control, group);
    if (!lift) throw new Error('no lift');
    const { low, high } = intervalOf(lift, expected, 0.05);
    expect([lift.value, low, high].map((value) => rounded(value, 5))).toEqual(published);
  });

  it('the normal mixture of confseq', () => {
    const rho = bestRho(100, 0.05);
    expect(rounded(rho, 5)).toBe(12.60056);
    expect(rounded(logNormalMixture(10, 100, rho), 7)).toBe(-0.6510052);
    expect(rounded(normalMixtureBound(100, 0.05, rho), 5)).toBe(30.35209);
  });

  test.each([
    [700, 1000, 100, [0.651629, 0.745949]],
    [15, 50, 50, [0.129556, 0.511896]],
  ] as const)('the Bernoulli interval of confseq: %i of %i', (hits, n, expected, published) => {
    const { low, high } = bernoulliInterval(hits, n, 0.05, expected);
    expect([cut(low, 6), cut(high, 6)]).toEqual(published);
  });

  test.each([
    [[500, 600], [0.5, 0.5], '6.71e-1'],
    [[100, 900], [0.5, 0.5], '2.4e-13'],
    [[1150, 8850], [0.1, 0.9], '3.2e-3'],
  ] as const)('the sample ratio of GrowthBook: %j at %j', (counts, shares, published) => {
    const digits = (published.split('e')[0] ?? '').length - 2;
    expect(sampleRatioP(logSampleRatioEvidence(counts, shares)).toExponential(digits)).toBe(published);
  });
});

/** Of purchases in whole cents: what an order can cost. */
const anySums: fc.Arbitrary<Sums> = fc
  .array(fc.integer({ min: 0, max: 100_000 }), { minLength: 2, maxLength: 40 })
  .map((values) => values.map((value) => ({ n: 1, sum: value, squares: value * value })).reduce(addSums, noSums));
const anyRate = fc.tuple(fc.integer({ min: 2, max: 5000 }), fc.double({ min: 0.01, max: 0.99, noNaN: true })).map(([n, p]) => {
  return sumsOfRate(n, Math.max(1, Math.floor(n * p)));
});

describe('sums and estimates', () => {
  it('give the variance of the values themselves', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 1, max: 1000, noNaN: true }), { minLength: 2, maxLength: 50 }), (values) => {
        const sums = values.map((value) => ({ n: 1, sum: value, squares: value * value })).reduce(addSums, noSums);
        const mean = values.reduce((a, b) => a + b, 0) / values.length;
        const variance = values.reduce((a, b) => a + (b - mean) ** 2, 0) / (values.length - 1);
        expect(Math.abs(varianceOf(sums) - variance)).toBeLessThan(1e-6 * (1 + mean ** 2));
      }),
    );
  });

  it('one phase combined is itself; more phases never make it less certain, and the value stays between theirs', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyRate, anyRate), { minLength: 1, maxLength: 5 }), (phases) => {
        const each = phases.map(([a, b]) => liftOf(a, b)).filter((lift) => lift !== null && lift.variance > 0);
        const all = combinePhases(each);
        if (!all) return;
        expect(all.variance).toBeLessThanOrEqual(Math.min(...each.map((lift) => lift?.variance ?? 0)) * (1 + 1e-9));
        const values = each.map((lift) => lift?.value ?? 0);
        expect(all.value).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
        expect(all.value).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
        if (each.length === 1) expect(all.value).toBeCloseTo(each[0]?.value ?? 0, 9);
      }),
    );
  });

  it('do not pool: a phase with other shares and a busier shop changes nothing about equal rates', () => {
    const quiet = [sumsOfRate(5000, 100), sumsOfRate(5000, 100)] as const;
    const busy = [sumsOfRate(1000, 60), sumsOfRate(9000, 540)] as const;
    expect(combinePhases([liftOf(...quiet), liftOf(...busy)])?.value).toBeCloseTo(0, 12);
    expect(liftOf(addSums(quiet[0], busy[0]), addSums(quiet[1], busy[1]))?.value).toBeGreaterThan(0.5);
  });

  it('the interval holds its estimate, and its p-value says the same as whether it holds 0', () => {
    fc.assert(
      fc.property(anySums, anySums, fc.integer({ min: 10, max: 100_000 }), (control, group, expected) => {
        for (const estimate of [liftOf(control, group), differenceOf(control, group)]) {
          if (!estimate || estimate.variance < 1e-12) continue;
          const { low, high } = intervalOf(estimate, expected, 0.05);
          expect(low).toBeLessThan(estimate.value);
          expect(high).toBeGreaterThan(estimate.value);
          const p = alwaysValidP(estimate, expected, 0.05);
          if (Math.abs(p - 0.05) > 1e-9) expect(p < 0.05).toBe(low > 0 || high < 0);
        }
      }),
    );
  });

  it('a chance lies around the share seen, within 0 and 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (n, p) => {
        const hits = Math.floor(n * p);
        const { low, high } = bernoulliInterval(hits, n, 0.05, 1000);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(hits / n);
        expect(high).toBeGreaterThanOrEqual(hits / n);
      }),
    );
    expect(bernoulliInterval(0, 0, 0.05, 100)).toEqual({ low: 0, high: 1 });
  });

  it('gamma and beta', () => {
    expect(logGamma(1)).toBeCloseTo(0, 12);
    expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 12);
    expect(logGamma(11)).toBeCloseTo(Math.log(3_628_800), 10);
    expect(logBeta(2, 3)).toBeCloseTo(Math.log(1 / 12), 12);
  });
});

/** The expected e-value of a next block under 'no difference', summed over everything that can happen in it. */
function expectedFactor(past: Block[], n: number, m: number, rate: number, design: { smallestLift: number; expectedRate: number }): number {
  const binomial = (size: number, k: number) =>
    Math.exp(logGamma(size + 1) - logGamma(k + 1) - logGamma(size - k + 1)) * rate ** k * (1 - rate) ** (size - k);
  let sum = 0;
  for (let x = 0; x <= n; x++)
    for (let y = 0; y <= m; y++) {
      const next = followEvidence(design);
      let log = 0;
      for (const block of past) log = next(block).log;
      const after = next({ control: { n, hits: x }, group: { n: m, hits: y } }).log;
      sum += binomial(n, x) * binomial(m, y) * Math.exp(after - log);
    }
  return sum;
}

describe('the evidence', () => {
  const anyBlock: fc.Arbitrary<Block> = fc
    .tuple(
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 0, max: 60 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    )
    .map(([n, m, p, q]) => ({ control: { n, hits: Math.floor(n * p) }, group: { n: m, hits: Math.floor(m * q) } }));

  it('is expected to grow by 1 at most when there is no difference, whatever the rate, the split and the past', () => {
    fc.assert(
      fc.property(
        fc.array(anyBlock, { maxLength: 4 }),
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 0, max: 9 }),
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        fc.double({ min: 0.05, max: 0.5, noNaN: true }),
        fc.double({ min: 0.001, max: 0.5, noNaN: true }),
        (past, n, m, rate, smallestLift, expectedRate) => {
          expect(expectedFactor(past, n, m, rate, { smallestLift, expectedRate })).toBeLessThanOrEqual(1 + 1e-9);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('finds a large effect, in its direction, and stays finite for anything', () => {
    const follow = followEvidence({ smallestLift: 0.2, expectedRate: 0.02 });
    const rise = Array.from({ length: 60 }, () => follow({ control: { n: 500, hits: 10 }, group: { n: 500, hits: 14 } })).at(-1);
    expect(rise?.log).toBeGreaterThan(logThreshold(0.05));
    expect(rise?.direction).toBe('up');
    const fall = followEvidence({ smallestLift: 0.2, expectedRate: 0.02 });
    const fallen = Array.from({ length: 60 }, () => fall({ control: { n: 500, hits: 14 }, group: { n: 500, hits: 10 } })).at(-1);
    expect(fallen?.direction).toBe('down');
    fc.assert(
      fc.property(fc.array(anyBlock, { maxLength: 20 }), (blocks) => {
        const next = followEvidence({ smallestLift: 0.5, expectedRate: 0.4 });
        for (const block of blocks) expect(Number.isFinite(next(block).log)).toBe(true);
      }),
    );
  });

  it('asks for more with several groups', () => {
    expect(Math.exp(logThreshold(0.05))).toBeCloseTo(20, 9);
    expect(Math.exp(logThreshold(0.05, 3))).toBeCloseTo(60, 9);
  });
});

it('a split as planned raises no alarm, whatever the counts; a group without share that gets visitors does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e6 }), (n) => {
      expect(sampleRatioP(logSampleRatioEvidence([n, n], [0.5, 0.5]))).toBeGreaterThan(0.5);
    }),
  );
  expect(sampleRatioP(logSampleRatioEvidence([1, 9], [0, 1]))).toBe(0);
});

it('a smaller lift, a rarer event and a smaller hold-out take longer', () => {
  expect(Math.round(fixedSizeVisitors(0.02, 0.2, 0.5))).toBe(42_212);
  expect(visitorsNeeded(0.02, 0.1, 0.5)).toBeGreaterThan(3 * visitorsNeeded(0.02, 0.2, 0.5));
  expect(visitorsNeeded(0.02, 0.2, 0.5)).toBeGreaterThan(visitorsNeeded(0.1, 0.2, 0.5));
  expect(visitorsNeeded(0.02, 0.2, 0.9)).toBeGreaterThan(visitorsNeeded(0.02, 0.2, 0.5));
});
