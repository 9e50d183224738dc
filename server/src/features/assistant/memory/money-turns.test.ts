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
