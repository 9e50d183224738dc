import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameWord } from './words.ts';

describe('forms of one word', () => {
  it.each([
    ['bombka', 'bombek'],
    ['sukienka', 'sukienek'],
    ['kubek', 'kubki'],
    ['sweter', 'swetrow'],
    ['mat', 'matowych'],
  ])('are known in Polish: %s, %s', (first, second) => {
    expect(isSameWord(first, second, 'pl')).toBe(true);
  });

  it.each([
    ['mendili', 'mendil'],
    ['kandili', 'kandil'],
    ['tavası', 'tava'],
  ])('are known in Turkish behind another noun: %s, %s', (first, second) => {
    expect(isSameWord(first, second, 'tr')).toBe(true);
  });

  it('are known of any Polish noun whose plural takes an e', () => {
    const consonants = 'bdfgmnprstz'.split('');
    const start = fc.tuple(fc.constantFrom(...consonants), fc.constantFrom('a', 'o', 'u'), fc.constantFrom(...consonants));
    fc.assert(
      fc.property(start, (letters) => {
        const stem = letters.join('');
        expect(isSameWord(`${stem}ka`, `${stem}ek`, 'pl')).toBe(true);
        expect(isSameWord(`${stem}ek`, `${stem}ki`, 'pl')).toBe(true);
      }),
    );
  });

  it('are not made of two words', () => {
    expect(isSameWord('bombka', 'bomba', 'pl')).toBe(false);
    expect(isSameWord('sweter', 'swieca', 'pl')).toBe(false);
  });
});
