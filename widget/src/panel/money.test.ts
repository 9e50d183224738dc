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

test.each<[string, string, string, number, string]>([
  ['EUR', 'en', 'Merino 69 € Gaiters 29 €', 18900, '189 €'],
  ['EUR', 'en', 'Merino 69 € Gaiters 29 €', 32950, '329,50 €'],
  ['EUR', 'en', 'only 1.234,56 € today', 18900, '189,00 €'],
  ['EUR', 'de', 'from €12.90, was €15.00', 18900, '€189.00'],
  ['EUR', 'de', 'ab € 12,90', 18900, '€ 189,00'],
  ['EUR', 'de', 'EUR 12.90', 18900, 'EUR 189.00'],
  // No language writes it like this.
  ['EUR', 'de', 'nur 12.90 EUR', 18900, '189,00 €'],
  ['USD', 'en-US', 'now $20, was $25', 18900, '$189'],
  ['USD', 'de', 'now $20.00', 18900, '$189.00'],
  ['EUR', 'fr', 'no price here, 8 pieces', 18900, '189,00 €'],
])('%s in %s, as on the page: %s', (currency, language, page, minor, text) => {
  // Each page is read once, so each example has a language of its own.
  const own = `${language}-u-co-x${page.length}`.slice(0, 14);
  expect(plain(priceText(minor, currency, own, () => page))).toBe(text);
});
