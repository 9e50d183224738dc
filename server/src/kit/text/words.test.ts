import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginsWith, foldedWords, foldText, stemOf } from './words.ts';

const holds = (text: string, stem: string) => foldedWords(text).some((word) => beginsWith(word, stem));

describe('comparing text', () => {
  it('folds case, accents and letters such as ß, ı, œ and ł', () => {
    expect(['Ünïcode  ', 'STRASSE', 'Straße', 'İstanbul', 'ISPARTA', 'Œuvre', 'Łódź'].map(foldText)).toEqual([
      'unicode',
      'strasse',
      'strasse',
      'istanbul',
      'isparta',
      'oeuvre',
      'lodz',
    ]);
  });

  it.each([
    ['shoes', 'A shoe for every day'],
    ['dresses', 'Summer dress'],
    ['boxes', 'A box'],
    ['batteries', 'Battery pack'],
    ['Schuhen', 'Schuh aus Leder'],
    ['Jacken', 'Regenjacke, eine Jacke'],
    ['socks', 'Socks of wool'],
  ])('%s finds "%s"', (word, text) => {
    expect(holds(text, stemOf(foldText(word)))).toBe(true);
  });

  it('finds only beginnings of words, except in scripts without spaces', () => {
    expect(holds('a cupboard', 'board')).toBe(false);
    expect(holds('大号红色裤子', '红色')).toBe(true);
  });

  it('finds every text in itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        for (const word of foldedWords(text)) expect(beginsWith(word, stemOf(word))).toBe(true);
      }),
    );
  });
});
