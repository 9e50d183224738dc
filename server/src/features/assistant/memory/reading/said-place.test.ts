import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import { requestOf } from '../testing/asking.ts';
import { aRecord } from '../testing/records.ts';

const products = new Map([
  [1, aRecord({ id: 1, title: 'Lamp Zorvik', priceMinor: 5000, categories: ['Lamps'] })],
  [2, aRecord({ id: 2, title: 'Lamp Belantra', priceMinor: 7000, categories: ['Lamps'] })],
]);

/** What is asked about delivery, and then where somebody lives, in words that know no sending. */
const places: readonly (readonly [ChatLanguage, delivery: string, ...places: string[]])[] = [
  ['en', 'what is the postage?', 'im in inverness tho', 'leeds', 'i live in cork', 'hm its for my gran in swansea'],
  ['de', 'was kostet der Versand?', 'ich wohn in graz', 'linz', 'ist für die oma in basel'],
  ['fr', 'combien coûte la livraison ?', 'je suis à liège', 'namur', 'c pour ma mère à lausanne'],
  ['es', '¿cuánto cuesta el envío?', 'vivo en oporto', 'bilbao', 'es para mi hija en faro'],
  ['it', 'quanto costa la spedizione?', 'abito a lugano', 'cagliari', 'sto a olbia'],
  ['nl', 'wat zijn de verzendkosten?', 'ik woon in gent', 'antwerpen', 'het is voor mn zus in hasselt'],
  ['pl', 'ile kosztuje wysyłka?', 'mieszkam w krakowie', 'gdańsk'],
  ['tr', 'kargo ne kadar?', 'ankara'],
  ['ja', '送料はいくらですか？', '沖縄です', '札幌なんですけど'],
];
const every = places.flatMap(([language, delivery, ...rest]) => rest.map((place) => [language, delivery, place] as const));

describe('a place is where goods go, once delivery is talked about', () => {
  it.each(every)('%s: %s %s', (language, delivery, message) => {
    for (const turns of [[{ input: delivery }], [{ productIds: [1] }, { input: delivery }]])
      expect(requestOf({ language, message, products, turns })).toMatchObject({ act: 'topic', topics: ['delivery'] });
  });
});

it('is none if the message asks for something else before it', () => {
  const turns = [{ productIds: [1] }, { input: 'what is the postage?' }];
  const request = requestOf({ language: 'en', message: 'can you assemble it? i live in leeds', products, turns });
  expect(request).not.toMatchObject({ act: 'topic', topics: ['delivery'] });
});

describe('M4 words that nobody knows are no places', () => {
  it.each([
    ['en', 'theres a twin lol, 2 of them then. total inc delivery'],
    ['en', 'sweet! two pls, whats the damage inc postage'],
    ['de', 'hui, dann zwei davon inkl versand'],
    ['de', 'passt scho, zwei stück mit versand, was macht das'],
    ['fr', 'nickel, deux alors, livraison comprise'],
    ['es', 'guay, dos con envío cuánto sale'],
    ['it', 'figata, due con spedizione quanto fanno'],
    ['nl', 'top joh, twee met verzendkosten'],
    ['pl', 'super sprawa, dwie z wysyłką ile wyjdzie'],
    ['tr', 'efsane ya, iki tane kargo dahil ne tutar'],
  ] as const)('%s: %s', (language, message) => {
    expect(requestOf({ language, message, products, turns: [{ productIds: [1] }] })).toMatchObject({
      act: 'total',
      items: [{ product: 1, count: 2 }],
      shipping: true,
      elsewhere: false,
    });
  });
  it.each([
    ['en', 'two of them delivered to Quimbelton, how much?'],
    ['de', 'zwei davon mit Versand nach Quimbelstadt, was macht das?'],
    ['nl', 'twee met verzending naar Quimbeldam, hoeveel?'],
  ] as const)('but behind a word of direction they may be: %s: %s', (language, message) => {
    expect(requestOf({ language, message, products, turns: [{ productIds: [1] }] })).toMatchObject({
      act: 'total',
      shipping: true,
      elsewhere: true,
    });
  });
});
