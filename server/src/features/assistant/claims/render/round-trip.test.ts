import { describe, expect, it } from 'vitest';
import { allLanguages } from '../../../../kit/languages/index.ts';
import { speak } from '../speak.ts';
import { lampShop } from '../testing.ts';
import type { Claim } from '../types.ts';
import { renderClaim } from './index.ts';

const claims: Claim[] = [
  { kind: 'price', product: 1 },
  { kind: 'regularPrice', product: 1 },
  { kind: 'saving', product: 1, as: 'amount' },
  { kind: 'total', items: [1, 3].map((product) => ({ product, count: 1 })) },
  { kind: 'difference', product: 2, other: 1 },
  { kind: 'range', products: [1, 2, 3] },
  { kind: 'compare', product: 3, other: 1, by: 'price' },
  { kind: 'superlative', product: 3, of: [1, 2, 3], extreme: 'cheapest' },
  { kind: 'superlative', product: 2, of: [1, 2, 3], extreme: 'dearest' },
  { kind: 'product', product: 3 },
];

const amountsIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)+/g) ?? [];

describe.each(allLanguages)('sentences rendered in %s', (language) => {
  it.each(claims)('is read back to the same amounts: %j', (claim) => {
    const records = { ...lampShop, language };
    const text = renderClaim(claim, records) ?? '';
    expect(amountsIn(text).length).toBeGreaterThan(0);
    const again = speak(text, records);
    for (const amount of amountsIn(text)) expect(again.text, text).toContain(amount);
  });

  it.each<Claim>([
    { kind: 'stock', product: 1 },
    { kind: 'stock', product: 4 },
  ])('is read back to the same stock: %j', (claim) => {
    const records = { ...lampShop, language };
    const text = renderClaim(claim, records) ?? '';
    expect(speak(text, records).text).toBe(text);
  });
});
