import { describe, expect, test } from 'vitest';
import { growthOf, tooMuchGrowth } from '../../../testing/growth.ts';
import { orderIdOf } from '../rules/checking.ts';
import { readOrdersCsv } from './csv.ts';
import { amountsLike } from './csv-amounts.ts';

describe('an amount of a file', () => {
  test.each<[string, string[], string, string | null]>([
    ['beside decimals with a comma', ['12,50'], '1.234', '1234'],
    ['beside decimals with a dot', ['12.50'], '1,234', '1234'],
    ['with decimals of its own', ['12.50'], '1.234', '1.234'],
    ['with both separators', [], '1.234,50', '1234.50'],
    ['with both, the English way', [], '1,234.50', '1234.50'],
    ['with two thousands', [], '1.234.567', '1234567'],
    ['with two decimals', [], '12,50', '12.50'],
    ['with a leading zero', [], '0.500', '0.500'],
    ['beside integers alone', ['12', '1500'], '1.234', null],
    ['beside amounts that contradict each other', ['12,50', '12.50'], '1.234', null],
    ['without separators', [], '1234', '1234'],
    ['with a currency around it', ['3,10 €'], '1.234 €', '1234€'],
    ['with spaces between thousands', ['3,10'], '1 234,50', '1234.50'],
    ['with Swiss thousands', [], '1’234.50', '1234.50'],
    ['below zero', ['3,10'], '-1.234', '-1234'],
    ['that is none', ['3,10'], 'free', 'free'],
  ])('%s', (_, others, text, expected) => expect(amountsLike([...others, text])(text, 'EUR')).toBe(expected));

  test('in a currency without decimals, or with three, is clear', () => {
    expect(amountsLike([])('1.234', 'JPY')).toBe('1234');
    expect(amountsLike([])('1,234', 'JPY')).toBe('1234');
    expect(amountsLike([])('1.234', 'KWD')).toBe('1.234');
  });
});

describe('a file that was made to keep everybody waiting', () => {
  const now = new Date('2026-11-01');
  test.each<[string, number, (size: number) => unknown]>([
    ['an amount of blanks', 8000, (size) => amountsLike([])(`1${' '.repeat(size)}x1`, 'EUR')],
    ['an amount of commas', 8000, (size) => amountsLike([])(`1${','.repeat(size)}1x`, 'EUR')],
    ['an order number of letters', 8000, (size) => orderIdOf(`gid://shopify/Order/${'x'.repeat(size)}?\nx`)],
    [
      'many columns above many lines',
      500,
      (size) => readOrdersCsv(Buffer.from(`id,total,date${',x'.repeat(size)}\n${'1,2,2026-10-01\n'.repeat(size)}`), 'EUR', now),
    ],
  ])('%s', async (_, size, read) => expect(await growthOf(size, (length) => () => read(length))).toBeLessThan(tooMuchGrowth));
});
