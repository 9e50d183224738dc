import { minorDigits } from '@parley/contract/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMajor, toMinor } from './money.ts';

test('a currency has the decimals that it has', () => {
  expect([minorDigits('EUR'), minorDigits('JPY'), minorDigits('KWD')]).toEqual([2, 0, 3]);
});

test('no currency, or one half typed, counts as two decimals', () => {
  expect([minorDigits(null), minorDigits('EU'), minorDigits('eur')]).toEqual([2, 2, 2]);
});

test('amounts become minor units and back', () => {
  expect(toMinor(12.99, 'EUR')).toBe(1299);
  expect(toMinor(19.999, 'EUR')).toBe(2000);
  expect(toMinor(500, 'JPY')).toBe(500);
  expect(toMajor(1299, 'EUR')).toBe(12.99);
  expect(toMajor(12_345, 'KWD')).toBe(12.345);
});

test('every amount that the contract allows survives being shown and read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), fc.constantFrom('EUR', 'JPY', 'KWD', null), (minor, currency) => {
      expect(toMinor(toMajor(minor, currency), currency)).toBe(minor);
    }),
  );
});
