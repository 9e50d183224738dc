import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toFreeShipping } from './shipping.ts';

const cart = (sum: number, more: object = {}) => ({ currency: 'EUR', country: 'DE', sum, unit: 100, items: [], ...more });
const from50 = { EUR: { minor: 5000, digits: 2 } };

describe('the way to free shipping', () => {
  it('is the missing amount, and nothing once the sum is reached', () => {
    expect(toFreeShipping(cart(4_990), from50)).toMatchObject({ left: 10 });
    expect(toFreeShipping(cart(5_001), from50)).toMatchObject({ left: -1 });
  });

  it('is not mentioned at exactly the sum, even if decimals would miss it', () => {
    // 19.99 + 19.99 + 10.02 is 49.99999999999999 in decimals.
    expect(toFreeShipping(cart(1_999 + 1_999 + 1_002), from50)).toBe(null);
  });

  it('is that of the country if one is named', () => {
    const both = { ...from50, 'EUR AT': { minor: 10_000, digits: 2 } };
    expect(toFreeShipping(cart(6_000, { country: 'AT' }), both)).toMatchObject({ left: 4_000 });
    expect(toFreeShipping(cart(6_000), both)).toMatchObject({ left: -1_000 });
    expect(toFreeShipping(cart(6_000, { country: undefined }), { 'EUR AT': both['EUR AT'] })).toBe(null);
  });

  it.each([
    ['an empty cart', cart(0)],
    ['a cart with a discount', cart(Number.NaN)],
    ['another currency', cart(4_000, { currency: 'CHF' })],
  ])('is not said of %s', (_, of) => expect(toFreeShipping(of, from50)).toBe(null));

  it('knows currencies without cents, which Shopify writes in hundredths', () => {
    expect(toFreeShipping(cart(400_000, { currency: 'JPY' }), { JPY: { minor: 5_000, digits: 0 } })).toMatchObject({ left: 1_000 });
    expect(toFreeShipping(cart(4_000, { currency: 'JPY', unit: 1 }), { JPY: { minor: 5_000, digits: 0 } })).toMatchObject({ left: 1_000 });
    expect(toFreeShipping(cart(45, { unit: 1 }), from50)).toMatchObject({ left: 500 });
  });

  it('is exact for every sum', () => {
    const sum = fc.integer({ min: 1, max: 1e9 });
    fc.assert(
      fc.property(sum, sum, (has, minor) => {
        const way = toFreeShipping(cart(has), { EUR: { minor, digits: 2 } });
        expect(way?.left ?? 0).toBe(minor - has);
      }),
    );
  });
});
