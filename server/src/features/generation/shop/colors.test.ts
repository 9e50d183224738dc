import { contrastOf, type Rgb, white } from '@parley/contract/contrast';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorsFrom, readColor } from './colors.ts';

describe('a colour in a style sheet', () => {
  it.each<[string, Rgb | null]>([
    ['#abc', [170, 187, 204]],
    ['#aabbcc80', [170, 187, 204]],
    ['#abcd', [170, 187, 204]],
    [' RGB(1, 2, 3) ', [1, 2, 3]],
    ['rgb(10%, 20%, 30%)', [26, 51, 77]],
    ['hsl(222.2 47.4% 11.2%)', [15, 23, 42]],
    ['hsl(0.5turn 50% 40%)', [51, 153, 153]],
    ['oklch(62.3% 0.214 259.815)', [43, 127, 255]],
    ['tomato', [255, 99, 71]],
    ['12, 34, 56', [12, 34, 56]],
    ['12, 34, 560', null],
    ['transparent', null],
    ['var(--brand)', null],
    ['inherit', null],
    ['', null],
  ])('%s', (text, color) => expect(readColor(text)).toEqual(color));

  it('refuses long text at once', () => {
    expect(readColor(`rgb(${'1,'.repeat(100_000)})`)).toBeNull();
  });
});

it('every colour gives a readable look', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (color) => {
      const { strong, soft, deep } = colorsFrom(color);
      const read = (hex: string) => readColor(hex) as Rgb;
      expect(contrastOf(read(strong), white)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(read(deep), read(soft))).toBeGreaterThanOrEqual(7);
    }),
  );
});
