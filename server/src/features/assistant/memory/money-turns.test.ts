/** What a sum is of: which things, how many of each, in which version, with delivery or without. */
import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import type { ProductRecord } from '../records/types.ts';
import { requestOf } from './testing/asking.ts';
import { aRecord } from './testing/records.ts';

const shopOf = (...products: ProductRecord[]) => new Map(products.map((product) => [product.id, product]));

describe('a number in a name counts no pieces', () => {
  it.each<[ChatLanguage, title: string, message: string]>([
    ['en', '88-Key Piano Zorvik', 'how much is the 88-key piano?'],
    ['de', '12-Zoll-Lampe Zorvik', 'was kostet die 12-Zoll-Lampe?'],
    ['nl', 'Zorvik 17', 'de Zorvik 17 graag, wat kost die?'],
  ])('%s: %s: %s', (language, title, message) => {
    const products = shopOf(aRecord({ id: 1, title, priceMinor: 500, categories: ['Zorvik'] }));
    const request = requestOf({ language, message, products, turns: [{ productIds: [1] }] });
    const items = request.act === 'total' ? request.items : [];
    expect(items.every(({ count }) => count === 1)).toBe(true);
  });
});

const several = shopOf(
  aRecord({ id: 1, title: 'Zorvik', priceMinor: 500, categories: ['Zorvik'] }),
  aRecord({ id: 2, title: 'Quendil', priceMinor: 700, categories: ['Zorvik'] }),
  aRecord({ id: 3, title: 'Brastol', priceMinor: 900, categories: ['Zorvik'] }),
);
const itemsOf = (count: number) => [1, 2, 3].map((product) => [{ product, count }]);

describe('a number of several that are in view is of each of them', () => {
  it.each<[ChatLanguage, string]>([
    ['en', 'two of those, how much?'],
    ['en', "I'd like two of them. How much is that?"],
    ['de', 'zwei davon, was macht das?'],
    ['fr', 'deux comme ça, ça fait combien ?'],
    ['es', 'dos de esas, ¿cuánto sería?'],
    ['it', 'due di quelli, quanto viene?'],
    ['nl', 'wat kosten er twee?'],
    ['pl', 'dwie takie, ile wyjdzie?'],
    ['tr', 'iki tane ne kadar?'],
    ['ja', '二つ買うといくら？'],
    ['ar', 'كم سعر حبتين؟'],
  ])('%s: %s', (language, message) => {
    const request = requestOf({ language, message, products: several, turns: [{ productIds: [1, 2, 3] }] });
    expect(request).toMatchObject({ act: 'total', either: itemsOf(2) });
  });
});

describe('a sum with delivery of several that are in view is of each of them', () => {
  it.each<[ChatLanguage, string]>([
    ['en', 'how much is it with delivery?'],
    ['de', 'was kostet das mit Versand?'],
    ['fr', 'ça fait combien avec la livraison ?'],
    ['es', '¿cuánto es con el envío?'],
    ['it', 'quanto viene con la spedizione?'],
    ['nl', 'wat kost dat met verzending?'],
    ['pl', 'ile to kosztuje z dostawą?'],
    ['tr', 'kargo dahil ne kadar?'],
    ['ja', '送料込みでいくらですか？'],
    ['ar', 'كم السعر مع التوصيل؟'],
  ])('%s: %s', (language, message) => {
    const request = requestOf({ language, message, products: several, turns: [{ productIds: [1, 2, 3] }] });
    expect(request).toMatchObject({ act: 'total', shipping: true, either: itemsOf(1) });
  });
});

describe('a sum of what comes in versions of several prices is of each version', () => {
  const version = (value: string, priceMinor: number, inStock = true): ProductRecord['variants'][number] => ({
    id: value,
    options: [{ name: 'Size', value }],
    priceMinor,
    regularPriceMinor: null,
    inStock,
  });
  const products = shopOf(
    aRecord({
      id: 1,
      title: 'Zorvik',
      priceMinor: 500,
      priceMaxMinor: 900,
      categories: [],
      variants: [version('60 cm', 500), version('80 cm', 700), version('100 cm', 900, false)],
    }),
  );
  it.each<[ChatLanguage, string]>([
    ['en', 'two of it, how much?'],
    ['de', 'zwei davon, was macht das?'],
    ['ja', '二つ買うといくら？'],
  ])('%s: %s', (language, message) => {
    const request = requestOf({ language, message, products, turns: [{ productIds: [1] }] });
    expect(request).toMatchObject({
      act: 'total',
      either: [[{ product: 1, count: 2, variant: '60 cm' }], [{ product: 1, count: 2, variant: '80 cm' }]],
    });
  });
});

const inLengths = shopOf(
  aRecord({
    id: 1,
    title: 'Zorvik',
    priceMinor: 300,
    priceMaxMinor: 600,
    categories: ['Zorvik'],
    variants: ['8 m', '12 m', '80 m'].map((value, at) => ({
      id: value,
      options: [{ name: 'Size', value }],
      priceMinor: 300 + at * 150,
      regularPriceMinor: null,
      inStock: true,
    })),
  }),
);

describe('of two numbers one counts and the other names the version', () => {
  it.each<[ChatLanguage, string]>([
    ['en', 'two of the 12'],
    ['de', 'zweimal die mit 12 m, was macht das?'],
    ['de', 'dann zweimal das mit 12 m. Wie viel macht das?'],
    ['de', '3 mal in 12'],
    ['fr', 'deux de 12'],
    ['es', 'dos de 12 metros, ¿cuánto es?'],
    ['it', 'due da 12'],
    ['nl', 'twee keer die van 12 meter, wat kost dat?'],
    ['pl', 'dwa po 12'],
    ['tr', "12'likten iki tane"],
    ['ja', '12mを二つ'],
    ['ar', 'اثنين من 12 متر'],
  ])('%s: %s', (language, message) => {
    const request = requestOf({ language, message, products: inLengths, turns: [{ productIds: [1] }] });
    const count = message.includes('3') ? 3 : 2;
    expect(request).toMatchObject({ act: 'total', items: [{ product: 1, count, variant: '12 m' }] });
  });
});

describe('a number that names a version counts nothing', () => {
  it.each<[ChatLanguage, string]>([
    ['en', 'and in 80, how much is that?'],
    ['de', 'und in 80, was kostet der'],
    ['fr', "et en 80, c'est combien ?"],
    ['nl', 'en in 80, wat kost die?'],
  ])('%s: %s', (language, message) => {
    const request = requestOf({ language, message, products: inLengths, turns: [{ productIds: [1] }] });
    expect(request).toMatchObject({ act: 'about', asks: ['price'], wishes: [{ value: '80 m' }] });
  });
});

describe('what sending that costs is told with the sum', () => {
  it.each<[ChatLanguage, string]>([
    ['en', 'How much would delivery be for that?'],
    ['de', 'Was kostet der Versand dafür?'],
    ['de', 'Was würde es kosten, das nach Österreich zu schicken?'],
    ['fr', 'Combien coûterait la livraison pour ça ?'],
    ['es', '¿Cuánto costaría el envío de eso?'],
    ['it', 'Quanto costerebbe la spedizione per questo?'],
    ['nl', 'Hoeveel zijn de verzendkosten daarvoor?'],
    ['pl', 'Ile kosztowałaby dostawa tego?'],
    ['tr', 'Bunun kargosu ne kadar?'],
    ['ja', 'それの送料はいくらですか？'],
    ['ar', 'كم تكلفة توصيله؟'],
  ])('%s: %s', (language, message) => {
    const request = requestOf({ language, message, products: inLengths, turns: [{ productIds: [1] }] });
    expect(request).toMatchObject({ act: 'total', shipping: true });
  });

  it.each<[ChatLanguage, string]>([
    ['en', 'How much is delivery, and how long does it take?'],
    ['en', 'how much is delivery to France?'],
    ['de', 'Was kostet der Versand in die Schweiz?'],
    ['fr', 'combien coûte la livraison ?'],
    ['en', 'can you send it to Leeds?'],
  ])('%s: not of another thing: %s', (language, message) => {
    const request = requestOf({ language, message, products: inLengths, turns: [{ productIds: [1] }] });
    expect(request.act).toBe('topic');
  });
});
