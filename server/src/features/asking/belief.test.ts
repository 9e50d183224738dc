import { placesOf } from '@parley/flow/reach';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Evidence, expectedInformation, likelihoods, likelyPlaces, massOfTop, posterior, sampled } from './belief.ts';

const marks = (...list: number[]) => Uint8Array.from(list);
const even = (count: number) => new Float64Array(count).fill(1);
const rounded = (belief: Float64Array) => [...belief].map((each) => Number(each.toFixed(4)));

describe('the belief', () => {
  it('moves towards products that match an answer, and rules none out', () => {
    const belief = posterior(even(4), [{ options: [marks(1, 1, 0, 0), marks(0, 0, 1, 1)], chosen: [0] }]);
    expect(rounded(belief)).toEqual([0.45, 0.45, 0.05, 0.05]);
    expect([...likelyPlaces(belief)]).toEqual([0, 1]);
  });

  it('does not change with an answer that matches everything', () => {
    expect(rounded(posterior(even(2), [{ options: [marks(1, 0), marks(0, 1)], chosen: [] }]))).toEqual([0.5, 0.5]);
  });

  it('counts an unknown value as likely as any answer', () => {
    const evidence = { options: [marks(1, 0, 0), marks(0, 1, 0)], chosen: [0], hasValue: marks(1, 1, 0) };
    const { fits, differs, unknown } = likelihoods(2);
    const sum = fits + differs + unknown;
    expect(rounded(posterior(even(3), [evidence]))).toEqual(
      [fits, differs, unknown].map((likelihood) => Number((likelihood / sum).toFixed(4))),
    );
  });

  it('recovers from one wrong answer among three', () => {
    const pair = (first: boolean) => ({ options: [marks(1, 1, 0, 0), marks(0, 0, 1, 1)], chosen: [first ? 0 : 1] });
    const other = { options: [marks(1, 0, 1, 0), marks(0, 1, 0, 1)], chosen: [0] };
    const belief = posterior(even(4), [pair(true), pair(false), pair(true), other]);
    expect(belief.indexOf(Math.max(...belief))).toBe(0);
  });

  it('gives the probability of the likeliest products together', () => {
    expect(massOfTop(Float64Array.of(0.1, 0.4, 0.2, 0.3), 3)).toBeCloseTo(0.9);
    expect(massOfTop(Float64Array.of(1), 3)).toBeCloseTo(1);
  });

  it('samples by probability, always the same', () => {
    const belief = posterior(
      Float64Array.from({ length: 5000 }, (_, place) => (place % 10 === 0 ? 10 : 1)),
      [],
    );
    const places = Uint32Array.from({ length: 5000 }, (_, place) => place);
    const sample = sampled(belief, places, 500);
    expect(sample).toEqual(sampled(belief, places, 500));
    expect(sample.places.length).toBeLessThanOrEqual(500);
    expect(sample.weights.reduce((sum, weight) => sum + weight, 0)).toBe(500);
    expect(sample.places.filter((place) => place % 10 === 0).length).toBeGreaterThan(sample.places.length / 3);
  });
});

const size = 24;
const someMarks = fc.uint8Array({ minLength: size, maxLength: size, max: 1 });
const someEvidence: fc.Arbitrary<Evidence> = fc.array(someMarks, { minLength: 2, maxLength: 4 }).chain((options) =>
  fc.record({
    options: fc.constant(options),
    chosen: fc.uniqueArray(fc.nat({ max: options.length - 1 }), { maxLength: 2 }),
    hasValue: fc.option(someMarks, { nil: undefined }),
  }),
);
const somePrior = fc
  .array(fc.double({ min: 0.1, max: 5, noNaN: true }), { minLength: size, maxLength: size })
  .map((weights) => Float64Array.from(weights));

describe('any belief', () => {
  it('sums to 1 and is nowhere negative', () => {
    fc.assert(
      fc.property(somePrior, fc.array(someEvidence, { maxLength: 12 }), (prior, evidence) => {
        const belief = posterior(prior, evidence);
        expect(belief.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
        expect(belief.every((each) => each > 0 && each <= 1)).toBe(true);
      }),
    );
  });

  it('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(somePrior, fc.array(someEvidence, { maxLength: 8 }), (prior, evidence) => {
        const [belief, reversed] = [posterior(prior, evidence), posterior(prior, evidence.toReversed())];
        for (let place = 0; place < size; place++) expect(belief[place]).toBeCloseTo(reversed[place] as number, 9);
      }),
    );
  });

  it('keeps products without a prior at 0', () => {
    fc.assert(
      fc.property(somePrior, someEvidence, fc.nat({ max: size - 1 }), (prior, evidence, place) => {
        prior[place] = 0;
        expect(posterior(prior, [evidence])[place]).toBe(0);
      }),
    );
  });
});

describe('the information expected from a question', () => {
  const places = Uint32Array.from({ length: size }, (_, place) => place);

  it('is at least 0 and at most the entropy of the answers', () => {
    fc.assert(
      fc.property(somePrior, fc.array(someMarks, { minLength: 1, maxLength: 4 }), (weights, options) => {
        const bits = expectedInformation(places, weights, options.map(placesOf));
        expect(bits).toBeGreaterThanOrEqual(0);
        expect(bits).toBeLessThanOrEqual(Math.log2(Math.max(2, options.length)) + 1e-9);
      }),
    );
  });

  it('is 0 where all products have the same answer, and highest where they are split evenly', () => {
    const half = placesOf(Uint8Array.from({ length: size }, (_, place) => place % 2));
    const rest = placesOf(Uint8Array.from({ length: size }, (_, place) => 1 - (place % 2)));
    const all = placesOf(new Uint8Array(size).fill(1));
    const none = placesOf(new Uint8Array(size));
    expect(expectedInformation(places, even(size), [all, none])).toBeCloseTo(0);
    expect(expectedInformation(places, even(size), [all, all])).toBeCloseTo(0);
    // An even split, minus the loss by one wrong answer in ten.
    expect(expectedInformation(places, even(size), [half, rest])).toBeCloseTo(1 + 0.9 * Math.log2(0.9) + 0.1 * Math.log2(0.1));
    const few = placesOf(Uint8Array.from({ length: size }, (_, place) => (place === 0 ? 1 : 0)));
    const many = placesOf(Uint8Array.from({ length: size }, (_, place) => (place === 0 ? 0 : 1)));
    expect(expectedInformation(places, even(size), [few, many])).toBeLessThan(expectedInformation(places, even(size), [half, rest]));
  });
});
