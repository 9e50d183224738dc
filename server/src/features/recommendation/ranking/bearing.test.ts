import { describe, expect, it } from 'vitest';
import { foldText } from '../../../kit/text/words.ts';
import { growthOf, tooMuchGrowth } from '../../../testing/growth.ts';
import { bearersOf } from './bearing.ts';
import { shelve } from './shelf.ts';

const shelfOf = (goods: Readonly<Record<string, string>>) =>
  shelve(
    Object.entries(goods).map(([title, description], at) => ({
      id: at + 1,
      title,
      description,
      priceMinor: 100,
      currency: 'EUR',
      inStock: true,
      categories: [],
      tags: [],
      attributes: {},
      image: '',
      link: `https://shop.test/${at}`,
    })),
  );

describe('the product with the words of a message', () => {
  const shelf = shelfOf({
    'Blind Night': 'Dark as a cellar. For windows that tilt.',
    'Voile Mist': 'Nobody looks in from the street.',
    'Cup Morning': 'For tea.',
  });
  const of = (...words: string[]) => bearersOf(shelf, { words, language: 'en' }).map(({ product, words: borne }) => [product.title, borne]);

  it('is the one whose description has them, with the words', () => {
    expect(of('street', 'looks', 'thin')).toEqual([['Voile Mist', ['street', 'looks']]]);
  });
  it('comes in the order of how much it bears', () => {
    expect(of('street', 'voile', 'tea').map(([title]) => title)).toEqual(['Voile Mist', 'Cup Morning']);
  });
  it('is nothing where no product has any of them', () => {
    expect(of('bicycle')).toEqual([]);
  });
  it('is found by long parts of words', () => {
    const parts = shelfOf({ Deshumidificador: 'Seca el aire.', Plissé: 'Voor in de badkamer.' });
    const titles = (word: string) => bearersOf(parts, { words: [word], language: 'es' }).map(({ product }) => product.title);
    expect(titles('humidificadores')).toEqual(['Deshumidificador']);
    expect(titles('badkamerraam')).toEqual(['Plissé']);
    expect(titles('humo')).toEqual([]);
  });
  it('is found in Japanese by words that stand there whole', () => {
    const japanese = shelfOf({ フレーム: 'ベビーシューズやメダルが入る深さです。', カップ: '赤ちゃんのスープに。' });
    const titles = (word: string) => bearersOf(japanese, { words: [foldText(word)], language: 'ja' }).map(({ product }) => product.title);
    expect(titles('メダル')).toEqual(['フレーム']);
    expect(titles('スープ')).toEqual(['カップ']);
    expect(titles('ノート')).toEqual([]);
  });
  it('counts rare words more, and faint ones half', () => {
    const [first, second] = [
      bearersOf(shelf, { words: ['street'], language: 'en' }),
      bearersOf(shelf, { words: ['street'], faint: new Set(['street']), language: 'en' }),
    ];
    expect(second[0]?.score).toBeCloseTo((first[0]?.score ?? 0) / 2);
    expect(bearersOf(shelf, { words: ['for'], language: 'en' })[0]?.score).toBeLessThan(first[0]?.score ?? 0);
  });
});

it('looks at each word of a catalogue once', async () => {
  const words = ['purposeful', 'somebody12', 'numbering', 'thing'];
  const growth = await growthOf(500, (size) => {
    const goods = Array.from({ length: size }, (_, at) => [`Thing ${at}`, `For the purpose number${at} of somebody${at % 97}`]);
    const shelf = shelfOf(Object.fromEntries(goods));
    return () => bearersOf(shelf, { words, language: 'en' });
  });
  expect(growth).toBeLessThan(tooMuchGrowth);
});
