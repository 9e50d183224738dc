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

describe('a number of instalments counts no pieces', () => {
  it.each<[ChatLanguage, string]>([
    ['en', "what's the total in 3 instalments?"],
    ['de', 'was zahle ich insgesamt in 3 Raten?'],
    ['fr', 'ça fait combien au total en trois fois ?'],
    ['es', '¿cuánto sería en total en 3 plazos?'],
    ['it', 'quanto pago in tutto in 3 rate?'],
    ['nl', 'wat betaal ik in totaal in 3 termijnen?'],
    ['pl', 'ile zapłacę razem w 3 ratach?'],
    ['tr', 'Dört taksitte toplam kaç lira öderim?'],
    ['ja', '3回払いだと全部でいくらですか？'],
    ['ar', 'كم المجموع على 4 أقساط؟'],
  ])('%s: %s', (language, message) => {
    const request = requestOf({ language, message, products: several, turns: [{ productIds: [1] }] });
    expect(request).toMatchObject({ act: 'total', items: [{ product: 1, count: 1 }] });
  });
});

describe('words within a phrase for both join nothing', () => {
  it('counts no second of what is named beside it', () => {
    const message = 'Mi serve anche il Quendil. Quanto spendo per tutti e due?';
    const request = requestOf({ language: 'it', message, products: several, turns: [{ productIds: [1] }] });
    expect(request).toMatchObject({
      act: 'total',
      items: [
        { product: 1, count: 1 },
        { product: 2, count: 1 },
      ],
    });
  });

  it.each<[ChatLanguage, string]>([
    ['ja', '二つを比べてください'],
    ['en', 'compare the two'],
  ])('%s: compares both: %s', (language, message) => {
    const turns = [{ productIds: [1, 2] }, { productIds: [1] }];
    expect(requestOf({ language, message, products: several, turns })).toMatchObject({ act: 'compare', productIds: [1, 2] });
  });
});

describe('a thing that is named by its kind and a number', () => {
  const reels = shopOf(
    aRecord({ id: 1, title: 'Rod Zorvik 240', priceMinor: 500, categories: ['Rods'] }),
    aRecord({ id: 2, title: 'Reel Quendil 2500', priceMinor: 700, categories: ['Reels'] }),
    aRecord({ id: 3, title: 'Reel Brastol 4000', priceMinor: 900, categories: ['Reels'] }),
    aRecord({ id: 4, title: 'Reel Fenvil 1000', priceMinor: 900, categories: ['Reels'] }),
  );
  it.each(['that one with a reel 2500, how much is it altogether?', 'it and the reel 2500, total?'])('%s', (message) => {
    const request = requestOf({ language: 'en', message, products: reels, turns: [{ productIds: [1] }] });
    expect(request).toMatchObject({ act: 'total', items: [{ product: 1 }, { product: 2 }] });
  });
});

describe('what is not understood is summed with nothing else', () => {
  const shelf = shopOf(
    aRecord({ id: 1, title: 'Zorvik Diffuser', priceMinor: 500, categories: ['Diffusers'] }),
    aRecord({ id: 2, title: 'Large Garland', priceMinor: 700, categories: ['Garlands'] }),
    aRecord({ id: 3, title: 'Refill Quendil', priceMinor: 900, categories: ['Refills'] }),
  );
  it.each(['the large one and a refill, how much is that together?', 'the large one plus the refill, total?'])('%s', (message) => {
    const request = requestOf({ language: 'en', message, products: shelf, turns: [{ productIds: [1] }] });
    expect(request.act === 'total' ? request.items.map(({ product }) => product) : []).not.toContain(2);
  });

  it.each<[ChatLanguage, string]>([
    ['en', 'ten gravelins and the Zorvik, what does it come to?'],
    ['es', 'Entonces diez gravelos y el Zorvik, ¿qué total es?'],
    ['de', 'zehn Gravels und der Zorvik, was macht das?'],
  ])('%s: %s', (language, message) => {
    const request = requestOf({ language, message, products: shelf, turns: [{ productIds: [1] }] });
    const counts = request.act === 'total' ? request.items.map(({ count }) => count) : [];
    expect(counts).not.toContain(10);
  });
});

describe('what a thing costs when it is sent is asked behind a question about it', () => {
  it.each<[ChatLanguage, before: string, message: string]>([
    ['it', 'Come si lava?', 'Quanto mi costa spedito in Svizzera?'],
    ['en', 'How do I wash it?', 'how much posted to Norway?'],
    ['fr', 'Comment le laver ?', 'ça me coûte combien livré en Belgique ?'],
  ])('%s: %s %s', (language, before, message) => {
    const turns = [{ productIds: [1] }, { input: before, productIds: [] }];
    expect(requestOf({ language, message, products: several, turns })).toMatchObject({ act: 'total', shipping: true });
  });
});

describe('by how much one thing is cheaper or dearer than another compares them', () => {
  it.each<[ChatLanguage, string]>([
    ['tr', 'Quendil olandan kaç lira pahalı?'],
    ['fr', 'il coûte combien de moins que le Quendil ?'],
    ['it', 'quanto costa in meno del Quendil?'],
  ])('%s: %s', (language, message) => {
    expect(requestOf({ language, message, products: several, turns: [{ productIds: [1] }] })).toMatchObject({ act: 'compare' });
  });
});

describe('a sum with a service of several that are in view is of each of them', () => {
  it.each<[ChatLanguage, string]>([
    ['en', 'how much is it gift wrapped?'],
    ['de', 'was kostet das mit Geschenkverpackung?'],
    ['fr', "c'est combien avec un paquet cadeau ?"],
  ])('%s: %s', (language, message) => {
    const request = requestOf({ language, message, products: several, turns: [{ productIds: [1, 2, 3] }] });
    expect(request.act === 'total' ? request.either : itemsOf(1)).toEqual(itemsOf(1));
  });
});
