import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDuration, formatPrice, formatSeconds, formatTimestamp } from './format.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000).toISOString();

describe('formatDuration', () => {
  it.each([
    [0, '0 s'],
    [3, '3 s'],
    [60, '1 min'],
    [61, '1 min 1 s'],
    [3600, '1 h'],
    [3723, '1 h 2 min 3 s'],
    [90_000, '25 h'],
    [-5, '0 s'],
  ])('%i seconds → %s', (seconds, text) => expect(formatDuration(at(0), at(seconds))).toBe(text));
  it('is Ongoing without an end', () => expect(formatDuration(at(0), null)).toBe('Ongoing'));
  it('loses no second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seconds) => {
        const units: Record<string, number> = { h: 3600, min: 60, s: 1 };
        const words = formatDuration(at(0), at(seconds)).split(' ');
        const total = words.reduce(
          (sum, word, index) => (index % 2 === 1 ? sum + Number(words[index - 1]) * (units[word] ?? Number.NaN) : sum),
          0,
        );
        expect(total).toBe(seconds);
      }),
    );
  });
});

describe('other formats', () => {
  it('writes a timestamp as yyyy-MM-dd HH:mm in local time', () => {
    expect(formatTimestamp(new Date(2026, 0, 2, 3, 4).toISOString())).toBe('2026-01-02 03:04');
  });
  it('writes average seconds with 2 decimals, and a dash for null', () => {
    expect(formatSeconds(3)).toMatch(/^3[.,]00$/);
    expect(formatSeconds(2.345)).toMatch(/^2[.,]3[45]$/);
    expect(formatSeconds(null)).toBe('–');
  });
  it('reads minor units by the currency', () => {
    expect(formatPrice(1299, 'EUR').replace(',', '.')).toContain('12.99');
    expect(formatPrice(1299, 'JPY').replace(/[,.\s]/g, '')).toContain('1299');
    expect(formatPrice(null, 'EUR')).toBe('–');
    expect(formatPrice(1299, 'euros').replace(',', '.')).toBe('12.99');
  });
});
