/** Sums that are asked with services and ways of delivery, and those of two things that are certain. */
import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import type { Service } from '../../../../kit/languages/services.ts';
import { requestOf } from '../testing/asking.ts';
import { aRecord } from '../testing/records.ts';

const products = new Map([
  [1, aRecord({ id: 1, title: 'Kettle Zorvik', priceMinor: 5000, categories: ['Kettles'] })],
  [2, aRecord({ id: 2, title: 'Teapot Belantra', priceMinor: 7000, categories: ['Teapots'] })],
  [3, aRecord({ id: 3, title: 'Cup Quimbel', priceMinor: 900, categories: ['Cups'] })],
]);
const turns = [{ productIds: [1] }];

const messages: readonly (readonly [ChatLanguage, string, readonly Service[]])[] = [
  ['en', 'with engraving how much is that?', ['lettering']],
  ['en', 'gift wrapped and by courier, what is the total?', ['wrapping', 'courier']],
  ['en', 'what would it be altogether, shortened and sent?', ['alteration']],
  ['fr', 'avec ourlet ça fait combien ?', ['alteration']],
  ['de', 'mit Montage und Versand, was macht das zusammen?', ['assembly']],
  ['de', 'insgesamt mit Gravur und Geschenkpapier?', ['wrapping', 'lettering']],
  ['fr', 'avec gravure et en express, ça fait combien en tout ?', ['lettering', 'express']],
  ['es', '¿cuánto es en total contra reembolso?', ['cashOnDelivery']],
  ['it', 'quanto viene in tutto con incisione e contrassegno?', ['lettering', 'cashOnDelivery']],
  ['nl', 'wat is het totaal met inpakken en montage?', ['wrapping', 'assembly']],
  ['pl', 'ile razem z grawerem i za pobraniem?', ['lettering', 'cashOnDelivery']],
  ['tr', 'hediye paketi ile toplam ne kadar?', ['wrapping']],
  ['ar', 'كم المجموع مع التغليف؟', ['wrapping']],
  ['ja', 'ラッピング込みで合計いくらですか？', ['wrapping']],
];

describe('M4 a sum with services', () => {
  it.each(messages)('%s: %s', (language, message, services) => {
    const request = requestOf({ language, message, products, turns });
    expect(request).toMatchObject({ act: 'total', items: [{ product: 1, count: 1 }] });
    expect(new Set(request.act === 'total' ? request.services : [])).toEqual(new Set(services));
  });

  it.each([
    ['en', 'do you gift wrap, and what does that cost?'],
    ['de', 'könnt ihr das einpacken und was kostet das?'],
    ['fr', 'vous faites un paquet cadeau ? ça coûte combien ?'],
    ['nl', 'pakken jullie het in en wat kost dat?'],
  ] as const)('is not asked where only the service is: %s: %s', (language, message) => {
    expect(requestOf({ language, message, products, turns })).not.toMatchObject({ act: 'total' });
  });

  it('takes a way of delivery for delivery', () => {
    const message = 'how much altogether with overnight?';
    expect(requestOf({ language: 'en', message, products, turns })).toMatchObject({ shipping: true, services: ['express'] });
  });
});

describe('M4 an amount', () => {
  it.each([
    ['ja', 'では送料込みで合計77円ですね？'],
    ['en', 'so the total with delivery is 77 euros?'],
    ['pl', 'czyli razem z dostawą 77 zł?'],
  ] as const)('is no number of pieces: %s: %s', (language, message) => {
    const request = requestOf({ language, message, products, turns });
    expect(request.act === 'total' ? request.items.map(({ count }) => count) : [1]).toEqual([1]);
  });
});

describe('M4 the two', () => {
  const twoShown = [{ productIds: [1] }, { productIds: [2] }];
  it.each([
    ['en', 'what would the two come to?'],
    ['de', 'was kosten die beiden?'],
    ['fr', 'combien coûtent les deux ensemble ?'],
    ['es', '¿cuánto cuestan los dos?'],
    ['it', 'quanto costano tutti e due?'],
    ['nl', 'wat kosten ze allebei?'],
    ['pl', 'ile kosztują oba?'],
    ['tr', 'ikisi ne kadar?'],
  ] as const)('that were shown one after the other: %s: %s', (language, message) => {
    expect(requestOf({ language, message, products, turns: twoShown })).toMatchObject({
      act: 'total',
      items: [{ product: 1 }, { product: 2 }],
    });
  });

  it('are the one in view and the one that is named', () => {
    const message = "I'd like the teapot as well, what would the two come to?";
    const request = requestOf({ language: 'en', message, products, turns });
    expect(request).toMatchObject({ act: 'total', items: [{ product: 1 }, { product: 2 }] });
  });

  it('are not certain of three', () => {
    const message = 'what do both cost?';
    expect(requestOf({ language: 'en', message, products, turns: [{ productIds: [1, 2, 3] }] })).not.toMatchObject({ act: 'total' });
  });
});

describe('M4 the number of people', () => {
  it.each([
    ['en', 'how much does it hold? there are four of us'],
    ['en', 'how much does it hold, there are 4 of us'],
    ['de', 'was passt da rein? wir sind zu fünft, also wir sind 5'],
    ['fr', 'combien ça contient ? nous sommes 6'],
    ['es', '¿cuánto cabe? somos cinco'],
    ['it', 'quanto tiene? siamo in 3'],
    ['nl', 'wat gaat erin? we zijn met 4'],
    ['pl', 'ile się mieści? jest nas 5'],
    ['tr', 'ne kadar alır? 4 kişiyiz'],
  ] as const)('counts no pieces: %s: %s', (language, message) => {
    expect(requestOf({ language, message, products, turns })).not.toMatchObject({ act: 'total' });
  });
});
