/** Measured goods, versions within a basket, what is asked of several things, and the state that a conversation leaves (README, rules B1 to B5). */
import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../../kit/languages/replies/index.ts';
import type { ProductRecord } from '../../records/types.ts';
import type { StoredTurn } from '../conversation-of.ts';
import { conversationOf } from '../conversation-of.ts';
import { requestOf } from '../testing/asking.ts';
import { aRecord } from '../testing/records.ts';
import { holdsWord } from '../words.ts';

const inVersions = (name: string, ...versions: [value: string, priceMinor: number, inStock?: boolean][]): Partial<ProductRecord> => ({
  priceMaxMinor: Math.max(...versions.map(([, price]) => price)),
  variants: versions.map(([value, priceMinor, inStock = true]) => ({
    id: value,
    options: [{ name, value }],
    priceMinor,
    regularPriceMinor: null,
    inStock,
  })),
});

const [cord, feed, tray, gloves, chain] = [1, 2, 3, 4, 5];
const products = new Map(
  [
    aRecord({ id: cord, title: 'Zorvik', priceMinor: 240, categories: ['Kest'] }),
    aRecord({
      id: feed,
      title: 'Belantra',
      priceMinor: 320,
      categories: ['Molb'],
      ...inVersions('Bag', ['500 g', 320], ['1 kg', 580], ['5 kg', 2400]),
    }),
    aRecord({
      id: tray,
      title: 'Quimbel',
      priceMinor: 2000,
      categories: ['Dravit'],
      ...inVersions('Size', ['30 cm', 2000], ['40 cm', 3600]),
    }),
    aRecord({
      id: gloves,
      title: 'Hadrel',
      priceMinor: 1200,
      categories: ['Pelkin'],
      ...inVersions('Size', ['M', 1200], ['L', 1200, false]),
    }),
    aRecord({ id: chain, title: 'Orvantel 10 m', priceMinor: 1900, categories: ['Varn'] }),
  ].map((product) => [product.id, product]),
);
const shown = (...productIds: number[]) => ({ productIds });

describe('B3 goods by the metre', () => {
  it.each([
    ['en', 'three metres of the Zorvik, how much is that?'],
    ['de', 'drei Meter Zorvik, was kostet das?'],
    ['fr', 'trois mètres de Zorvik, ça fait combien ?'],
    ['es', 'tres metros de Zorvik, ¿cuánto es?'],
    ['it', 'tre metri di Zorvik, quanto fa?'],
    ['nl', 'drie meter Zorvik, wat kost dat?'],
    ['pl', 'trzy metry Zorvik, ile to będzie?'],
    ['tr', '3 metre Zorvik ne kadar tutar?'],
    ['ar', '3 متر Zorvik كم المجموع؟'],
    ['ja', 'Zorvikを3メートルでいくらですか'],
  ] as const)('count as pieces: %s: %s', (language, message) => {
    expect(requestOf({ language, message, products, turns: [shown(cord)] })).toMatchObject({
      act: 'total',
      items: [{ product: cord, count: 3 }],
    });
  });

  it('count no pieces of a product that is sold in one length', () => {
    const request = requestOf({
      language: 'en',
      message: 'three metres of the Orvantel, how much is that?',
      products,
      turns: [shown(chain)],
    });
    expect(request).not.toMatchObject({ items: [{ count: 3 }] });
  });
});

describe('S4 an amount that a version is called by', () => {
  it.each([
    ['en', 'and half a kilo, how much?', '500 g'],
    ['de', 'was kostet ein halbes Kilo?', '500 g'],
    ['fr', 'et un demi-kilo, combien ?', '500 g'],
    ['es', '¿y el de medio kilo cuánto cuesta?', '500 g'],
    ['it', 'mezzo chilo quanto costa?', '500 g'],
    ['nl', 'wat kost een halve kilo?', '500 g'],
    ['pl', 'ile kosztuje pół kilo?', '500 g'],
    ['tr', 'yarım kilo ne kadar?', '500 g'],
    ['ar', 'بكم نصف كيلو؟', '500 g'],
  ] as const)('%s: %s', (language, message, value) => {
    expect(requestOf({ language, message, products, turns: [shown(feed)] })).toMatchObject({
      act: 'about',
      productIds: [feed],
      wishes: [{ value }],
    });
  });

  it('stands between words that name no thing of the shop', () => {
    const message = 'my bench is about 40 cm wide. What does it cost in that size?';
    expect(requestOf({ language: 'en', message, products, turns: [shown(tray)] })).toMatchObject({
      act: 'about',
      productIds: [tray],
      wishes: [{ value: '40 cm' }],
    });
  });
});

describe('B2 a version in the place of another', () => {
  const begun: Partial<StoredTurn>[] = [
    shown(tray, cord),
    { input: 'the Quimbel in 40 and two Zorvik, how much altogether?', productIds: [tray, cord] },
  ];
  it.each([['rather the small one'], ['make it the 30 instead'], ['actually the small Quimbel']])('%s', (message) => {
    expect(requestOf({ language: 'en', message, products, turns: begun })).toMatchObject({
      act: 'total',
      items: [
        { product: tray, count: 1, variant: '30 cm' },
        { product: cord, count: 2 },
      ],
    });
  });
});

describe('B5 several things are asked about together', () => {
  const message = 'then the Zorvik and the Hadrel in L, are they in stock?';
  it('tells the stock of each, and takes them', () => {
    expect(requestOf({ language: 'en', message, products, turns: [shown(cord)] })).toMatchObject({
      act: 'about',
      productIds: [cord, gloves],
      asks: ['stock'],
      wishes: [{ value: 'l' }],
      taken: [{ product: cord }, { product: gloves }],
    });
  });
  it('makes a sum of both', () => {
    const turns = [shown(cord), { input: message, productIds: [cord, gloves] }];
    const request = requestOf({ language: 'en', message: 'in M then. What do both cost together?', products, turns });
    expect(request).toMatchObject({ act: 'total', items: [{ product: cord }, { product: gloves, variant: 'M' }] });
  });
});

it('B3 a version and a number may be said of the same thing one after the other', () => {
  const message = "I'll take it in 40 then. 2 pieces of it with delivery, total?";
  expect(requestOf({ language: 'en', message, products, turns: [shown(tray)] })).toMatchObject({
    act: 'total',
    items: [{ product: tray, count: 2, variant: '40 cm' }],
    shipping: true,
  });
});

describe('B3 a question adds nothing', () => {
  const turns = [shown(tray, cord), { input: 'the Quimbel in 40 and two Zorvik, how much altogether?', productIds: [tray, cord] }];
  it.each([
    ['en', 'does it come with a Hadrel?'],
    ['en', 'and how much is the Hadrel?'],
    ['en', 'do you have a Hadrel?'],
    ['en', 'do you ship to Norway?'],
    ['en', 'is delivery free?'],
    ['it', 'la spedizione è gratis?'],
  ] as const)('%s: %s', (language, message) => {
    expect(requestOf({ language, message, products, turns })).not.toMatchObject({ act: 'total' });
  });
});

it('S5 the state holds what is put together, and with what the sum was asked', () => {
  const language: ChatLanguage = 'en';
  const knows = (word: string) => [...products.values()].some(({ title }) => holdsWord(title, word, language));
  const inputs = [
    'the Quimbel in 40 and two Zorvik, how much altogether?',
    'and three Belantra of 1 kg too',
    'and with delivery to France?',
    'without the Zorvik',
  ];
  const turns = [shown(tray, cord), ...inputs.map((input) => ({ input, ...shown(tray, cord, feed) }))].map((turn) => ({
    input: '',
    isAnswer: false,
    language,
    ...turn,
  }));
  const state = conversationOf({ turns, language, quizAnswers: [], page: null, products, currency: 'EUR', knows });
  const { basket, summed, versions, destination } = state;
  expect({ basket, summed, versions, destination }).toMatchInlineSnapshot(`
    {
      "basket": [
        {
          "count": 1,
          "product": 3,
        },
        {
          "count": 3,
          "product": 2,
        },
      ],
      "destination": "France",
      "summed": {
        "services": [],
        "shipping": true,
      },
      "versions": {
        "2": [
          {
            "family": "bag",
            "value": "1 kg",
          },
        ],
        "3": [
          {
            "family": "size",
            "value": "40 cm",
          },
        ],
      },
    }
  `);
});
