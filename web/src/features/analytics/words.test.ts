import { expect, test } from 'vitest';
import { secondsText, shareOf } from './words.ts';

test('seconds have two decimals, and none where nobody answered', () => {
  expect(secondsText(3.456)).toBe(`${(3.46).toLocaleString(undefined, { minimumFractionDigits: 2 })} s`);
  expect(secondsText(0)).toContain('0');
  expect(secondsText(null)).toBe('–');
});

test('a share of nothing is nothing', () => {
  expect(shareOf(0, 0)).toBe(0);
  expect(shareOf(1, 4)).toBe(25);
});
