import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice, readPriceWish } from './price.ts';
import { begins } from './ranking/shelf.ts';
import { fold, guessLanguage, stemOf, wordsOf } from './words.ts';

const holds = (text: string, stem: string) => wordsOf(text).some((word) => begins(word, stem));

describe('comparing text', () => {
  it('folds case, accents and letters that are one', () => {
    expect(['Ünïcode  ', 'STRASSE', 'Straße', 'İstanbul', 'ISPARTA', 'Œuvre', 'Łódź'].map(fold)).toEqual([
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
    expect(holds(text, stemOf(fold(word)))).toBe(true);
  });

  it('finds at the beginning of a word only, except where words are not spaced', () => {
    expect(holds('a cupboard', 'board')).toBe(false);
    expect(holds('大号红色裤子', '红色')).toBe(true);
  });

  it('every text finds itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        for (const word of wordsOf(text)) expect(begins(word, stemOf(word))).toBe(true);
      }),
    );
  });
});

describe('guessing the language', () => {
  it.each([
    ['How long does delivery take?', 'en'],
    ['Wie lange dauert die Lieferung?', 'de'],
    ['Rückgabe', 'de'],
    ['Socken', null],
    ['', null],
  ])('%s', (text, language) => {
    expect(guessLanguage(text)).toBe(language);
  });
});

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

  it('are said in the visitor’s way', () => {
    expect(formatPrice(1250, 'EUR', 'en')).toBe('€12.50');
    expect(formatPrice(1250, 'EUR', 'de')).toBe('12,50 €');
    expect(formatPrice(1250, 'JPY', 'en')).toBe('JP¥1,250');
    expect(formatPrice(1250, null, 'en')).toBe('12.50');
    expect(formatPrice(1250, 'no currency', 'en')).toBe('12.50 no currency');
  });
});
