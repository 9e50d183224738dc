import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostTokensIn, usualTokensIn } from './tokens.ts';

describe('the tokens of a text', () => {
  it.each([
    ['', 0, 0],
    ['How much is it?', 8, 4],
    ['Größe 42', 8, 3],
    ['שלום', 8, 2],
    ['送料は？', 12, 4],
    ['👟', 4, 1],
  ])('%j takes at most %d and usually %d', (text, most, usual) => {
    expect([mostTokensIn(text), usualTokensIn(text)]).toEqual([most, usual]);
  });

  it('are at most one for each byte, and half of one for each letter from a to z and each space', () => {
    const ofCharacter = (char: string) => (/^[a-z ]$/i.test(char) ? 0.5 : Buffer.byteLength(char));
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(mostTokensIn(text)).toBe(Math.ceil([...text].reduce((sum, char) => sum + ofCharacter(char), 0)));
        expect(usualTokensIn(text)).toBeLessThanOrEqual(mostTokensIn(text));
      }),
    );
  });
});
