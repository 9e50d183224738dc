import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceText } from './money.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

test.each<[number | null, string | null, string, string]>([
  [18900, 'EUR', 'en', '€189.00'],
  [18950, 'EUR', 'de', '189,50 €'],
  [1999, 'USD', 'en-US', '$19.99'],
  [1500, 'JPY', 'en', '¥1,500'],
  [1250, 'KWD', 'en', 'KWD 1.250'],
  [0, 'EUR', 'en', '€0.00'],
  [null, 'EUR', 'en', ''],
  [1999, null, 'en', '19.99'],
  [1999, 'EUR', 'not a language', '€19.99'],
  [1999, '??', 'en', '19.99 ??'],
])('%s %s in %s: %s', (minor, currency, language, text) => expect(plain(priceText(minor, currency, language))).toBe(text));

test('never throws, and is empty only for an unknown price', () => {
  fc.assert(
    fc.property(fc.nat(), fc.option(fc.string()), fc.string(), (minor, currency, language) => {
      expect(priceText(minor, currency, language)).not.toBe('');
    }),
  );
});
