import { describe, expect, it } from 'vitest';
import { createSigner, placesPerText } from '../../../platform/secrets/signing.ts';
import { createMint, verifyEngagement } from './engagement.ts';

const platform = { signer: (purpose: string) => createSigner('a secret of tests', purpose) };
const beginning = (token: string) => token.slice(0, 34);
const place = (token: string) => Number.parseInt(token.slice(34, 36), 16);

describe('identifiers in series', () => {
  const mint = createMint(platform, 3, 7);
  const series = Array.from({ length: 3 }, () => Array.from({ length: placesPerText }, mint));

  it('are all different and ours', () => {
    const all = series.flat();
    expect(new Set(all).size).toBe(all.length);
    for (const token of all) expect(verifyEngagement(platform, token)).toMatchObject({ ownerId: 3, recommenderId: 7 });
  });

  it('give each place once, in an order that says nothing about how many visitors came between', () => {
    for (const tokens of series) {
      expect(new Set(tokens.map(beginning)).size).toBe(1);
      expect(tokens.map(place).toSorted((a, b) => a - b)).toEqual(Array.from({ length: placesPerText }, (_, at) => at));
    }
    // Two of them are alike, or one is in order, once in 10^35 runs.
    const orders = [...series.map((tokens) => tokens.map(place).join()), Array.from({ length: placesPerText }, (_, at) => at).join()];
    expect(new Set(orders).size).toBe(orders.length);
  });

  it('cannot be made from each other: the signature of one is none of the next', () => {
    const [first = '', second = ''] = series[0] ?? [];
    const forged = second.slice(0, second.lastIndexOf('.')) + first.slice(first.lastIndexOf('.'));
    expect(verifyEngagement(platform, forged)).toBe(null);
  });
});
