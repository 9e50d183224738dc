import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyIn } from './currency.ts';
import { fromMinor, minorDigits, toMinor } from './minor-units.ts';
import { machinePrice, parsePrice } from './price-text.ts';

interface Sample {
  currency_text: string | null;
  price_text: string;
  currency: string | null;
  amount: number | null;
}
const samples: Sample[] = JSON.parse(readFileSync(new URL('./fixtures/price-texts.json', import.meta.url), 'utf8'));

describe('prices in texts of real shops', () => {
  test.each(samples.map((sample) => [sample.price_text, sample.currency_text ?? '', sample] as const))(
    '%s (%s)',
    (text, nearby, sample) => {
      const price = parsePrice(text, nearby);
      expect(price === null ? null : Number(price.amount)).toBe(sample.amount);
      if (price && sample.currency) expect(price.currency).toBe(currencyIn(sample.currency));
    },
  );

  test.each([
    ['1’298.50 CHF', '1298.50', 'CHF'],
    ["CHF 1'298.–", '1298', 'CHF'],
    ['12,- €', '12', 'EUR'],
    ['1\u202f298,00 €', '1298.00', 'EUR'],
    ['1\u2009298,00 €', '1298.00', 'EUR'],
    ['KWD 1.250', '1.250', 'KWD'],
    ['₹1,23,456.00', '123456.00', 'INR'],
    ['2 for £10', '10', 'GBP'],
    ['-20% jetzt 79,90 €', '79.90', 'EUR'],
    ['٤٩٫٩٩ ر.س', '49.99', 'SAR'],
    ['¥1,200', '1200', 'JPY'],
    ['1.234.567 VND', '1234567', 'VND'],
    ['0.125 €', '0.125', 'EUR'],
  ])('%s', (text, amount, currency) => {
    expect(parsePrice(text)).toEqual({ amount, currency });
  });

  test('never throws, and never returns an invalid number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d.,' €$%a-z]{0,30}$/)), (text) => {
        const price = parsePrice(text);
        return price === null || /^\d+(\.\d+)?$/.test(price.amount);
      }),
    );
  });

  test('reads the formats of all locales', () => {
    const cents = fc.integer({ min: 1, max: 999_999_999 });
    const locales = fc.constantFrom('en', 'de', 'fr', 'it', 'tr', 'pl', 'cs', 'pt-BR', 'de-CH', 'en-IN', 'sv', 'nl', 'es', 'ja');
    const currencies = fc.constantFrom('EUR', 'GBP', 'CHF', 'PLN', 'JPY', 'TRY');
    fc.assert(
      fc.property(cents, locales, currencies, (minor, locale, currency) => {
        const written = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 10 ** minorDigits(currency));
        const price = parsePrice(written, currency);
        return toMinor(price?.amount, currency) === minor;
      }),
    );
  });
});

describe('minor units', () => {
  test.each([
    ['12.5', 'EUR', 1250],
    ['12.5', null, 1250],
    ['1200', 'JPY', 1200],
    ['1.25', 'KWD', 1250],
    ['19.995', 'EUR', 2000],
    ['19.994999', 'EUR', 1999],
    ['0', 'EUR', null],
    ['0.00', 'EUR', null],
    ['', 'EUR', null],
    ['99999999999999999', 'EUR', null],
  ])('%s %s is %s', (amount, currency, minor) => {
    expect(toMinor(amount, currency)).toBe(minor);
  });

  test('a price in a field for programs', () => {
    expect(machinePrice('19.999')?.amount).toBe('19.999');
    expect(machinePrice(19.9)?.amount).toBe('19.9');
    expect(machinePrice('19,90')?.amount).toBe('19.90');
    expect([machinePrice('1.5e3')?.amount, machinePrice('1.25E+1')?.amount]).toEqual(['1500', '12.5']);
    for (const huge of ['1e30', 1e30]) expect(toMinor(machinePrice(huge)?.amount, 'EUR')).toBeNull();
    for (const none of [{}, [], '', '1e400', null, undefined, Number.NaN, -1, '-5.00', 'on request']) expect(machinePrice(none)).toBeNull();
  });

  test("converts the shop's units to decimals", () => {
    expect([fromMinor('1250', 2), fromMinor('5', 2), fromMinor('1250', 0), fromMinor('x', 2)]).toEqual(['12.50', '0.05', '1250', null]);
  });
});
