import { describe, expect, it } from 'vitest';
import { formatPrice, readPriceWish } from './price.ts';

describe('prices in a visitor’s words', () => {
  it.each([
    ['shoes under 50 euros', null, 50, 'under 50 euros'],
    ['Schuhe unter 50 €', null, 50, 'unter 50 €'],
    ['höchstens 49,90 €', null, 49.9, 'höchstens 49,90 €'],
    ['jackets under 100', null, 100, 'under 100'],
    ['at least $20', 20, null, 'at least $20'],
    ['zwischen 20 und 40 Euro', 20, 40, 'zwischen 20 und 40 Euro'],
  ])('%s', (text, min, max, words) => {
    expect(readPriceWish(text)).toMatchObject({ min, max, words });
  });

  it.each(['up to 3 days', 'under 5 years old', 'from 12 months', 'orders over 2 kg', 'socks', 'bis 12 Uhr'])('%s names none', (text) => {
    expect(readPriceWish(text)).toBeNull();
  });

  it('are formatted in the visitor’s language', () => {
    expect(formatPrice(1250, 'EUR', 'en')).toBe('€12.50');
    expect(formatPrice(1250, 'EUR', 'de')).toBe('12,50 €');
    expect(formatPrice(1250, 'JPY', 'en')).toBe('JP¥1,250');
    expect(formatPrice(1250, null, 'en')).toBe('12.50');
    expect(formatPrice(1250, 'no currency', 'en')).toBe('12.50 no currency');
  });
});
