/** Two products that a first message names to choose between them. Rule F11. */
import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { requestOf } from './testing/asking.ts';
import { aRecord } from './testing/records.ts';

/** Two stoves of a name with a number, two of another name, and a pot; the weight in the words of a language. */
function stovesOf(stove: string, weight: string) {
  const titles: [string, string][] = [
    [`${stove} Zorvik 20`, '20 kg'],
    [`${stove} Zorvik Plus 35`, '35 kg'],
    [`${stove} Belantra`, '41 kg'],
  ];
  const products = titles.map(([title, kilos], at) =>
    aRecord({
      id: at + 1,
      title,
      priceMinor: 10000 * (at + 1),
      categories: [stove],
      attributes: [{ name: weight, family: null, values: [kilos] }],
    }),
  );
  return new Map(products.map((product) => [product.id, product]));
}

const lighter: readonly [ChatLanguage, stove: string, weight: string, ...messages: string[]][] = [
  ['en', 'Stove', 'Weight', 'I can’t decide between the Zorvik 20 and the Zorvik Plus 35. Which is lighter?'],
  ['de', 'Ofen', 'Gewicht', 'Ich schwanke zwischen dem Zorvik 20 und dem Belantra. Welcher ist leichter?'],
  ['fr', 'Poêle', 'Poids', 'Mon frère a un Zorvik 20 et j’hésite avec le Zorvik Plus 35. Lequel est le plus léger ?'],
  ['es', 'Estufa', 'Peso', 'Dudo entre la Zorvik 20 y la Belantra. ¿Cuál pesa menos?'],
  ['it', 'Stufa', 'Peso', 'Sono indeciso tra la Zorvik 20 e la Zorvik Plus 35. Quale pesa di meno?'],
  ['nl', 'Kachel', 'Gewicht', 'Ik twijfel tussen de Zorvik 20 en de Zorvik Plus 35. Welke is lichter?'],
  ['pl', 'Piec', 'Waga', 'Zastanawiam się nad Zorvik 20 i Belantra. Który jest lżejszy?'],
  ['tr', 'Soba', 'Ağırlık', 'Zorvik 20 ile Zorvik Plus 35 arasında kaldım. Hangisi daha hafif?'],
  ['ar', 'موقد', 'الوزن', 'محتار بين Zorvik 20 و Belantra. أيهما أخف؟'],
  ['ja', 'ストーブ', '重さ', 'Zorvik 20とBelantraで迷っています。どちらが軽いですか?'],
];

describe('a first message that wavers between two products', () => {
  it.each<[ChatLanguage, stove: string, weight: string, message: string]>([
    ['en', 'Stove', 'Weight', 'we are five, should I get the Zorvik 20 or the Zorvik Plus 35'],
    ['de', 'Ofen', 'Gewicht', 'Wir sind zu fünft, eher der Zorvik 20 oder der Belantra?'],
    ['fr', 'Poêle', 'Poids', 'on est cinq, plutôt le Zorvik 20 ou le Belantra ?'],
    ['es', 'Estufa', 'Peso', 'somos cinco, ¿mejor la Zorvik 20 o la Belantra?'],
    ['it', 'Stufa', 'Peso', 'siamo in cinque, meglio la Zorvik 20 o la Belantra?'],
    ['nl', 'Kachel', 'Gewicht', 'we zijn met zijn vijven, moet ik de Zorvik 20 of de Belantra nemen?'],
    ['pl', 'Piec', 'Waga', 'jest nas pięcioro, lepiej Zorvik 20 czy Belantra?'],
    ['tr', 'Soba', 'Ağırlık', 'beş kişiyiz, Zorvik 20 mi yoksa Belantra mı?'],
    ['ar', 'موقد', 'الوزن', 'نحن خمسة، Zorvik 20 أو Belantra؟'],
  ])('%s: is shown how they differ: %s %s %s', (language, stove, weight, message) => {
    const request = requestOf({ language, message, products: stovesOf(stove, weight), turns: [] });
    expect(request).toMatchObject({ act: 'compare', extreme: null });
  });
});

describe('a question about two products that a first message names', () => {
  it.each(lighter)('%s: %s %s %s', (language, stove, weight, message) => {
    const request = requestOf({ language, message, products: stovesOf(stove, weight), turns: [] });
    expect(request).toMatchObject({ act: 'about', productIds: [1, expect.any(Number)] });
  });

  it('is answered for the cheaper one if the name stands once for two numbers', () => {
    const products = new Map(
      ['Jar Ilvane 300', 'Jar Ilvane 500', 'Bottle Krumm 500'].map((title, at) => [
        at + 1,
        aRecord({ id: at + 1, title, priceMinor: 900 + at, categories: title.split(' ').slice(0, 1) }),
      ]),
    );
    const message = 'the ilvane 300 and the 500, which is cheaper?';
    expect(requestOf({ language: 'en', message, products, turns: [] })).toMatchObject({ act: 'compare', productIds: [1, 2] });
  });

  it.each([
    'How much are the Zorvik 20 and the Belantra together?',
    'Do you deliver the Zorvik 20 and the Belantra to Norway?',
    'I have the Zorvik 20 and the Belantra',
  ])('is nothing, where none is chosen: %s', (message) => {
    const request = requestOf({ language: 'en', message, products: stovesOf('Stove', 'Weight'), turns: [] });
    expect(request.act).not.toBe('about');
    expect(request.act).not.toBe('compare');
  });
});
