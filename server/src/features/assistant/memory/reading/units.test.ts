import { describe, expect, it } from 'vitest';
import { isUnit } from './units.ts';

describe('units', () => {
  it.each(['metal', 'metall', 'metro-bag', 'little', 'literie', 'literas', 'lits'])('%s is none', (word) => {
    expect(isUnit(word)).toBe(false);
  });

  it.each([
    ['metro', 'es', true],
    ['metro', 'it', true],
    // The underground, as in 'Sac à Dos Métro'.
    ['metro', 'fr', false],
    ['metrow', 'pl', true],
    ['liter', 'de', true],
    ['litres', 'en', true],
    ['cm', 'tr', true],
    ['duim', 'nl', true],
    ['duim', 'de', false],
  ] as const)('%s in %s: %s', (word, language, is) => {
    expect(isUnit(word, language)).toBe(is);
  });
});
