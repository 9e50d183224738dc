/** What a message tells and what it asks for: for somebody else, of several that are named, what is forgotten, dearer, or explained. Goods are made up. */
import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { readMessage } from './reading/reading.ts';
import { requestOf } from './testing/asking.ts';
import { aRecord } from './testing/records.ts';

const stated = (name: string, value: string) => ({ name, family: null, values: [value] });
const [quill, zorvik, jar, belantra] = [1, 2, 3, 4];
const products = new Map(
  [
    aRecord({ id: quill, title: 'Quill Juicer', priceMinor: 6900, categories: ['Juicers'], attributes: [stated('Reverse', 'Yes')] }),
    aRecord({ id: zorvik, title: 'Zorvik Juicer', priceMinor: 4450, categories: ['Juicers'], attributes: [stated('Reverse', 'No')] }),
    aRecord({ id: jar, title: 'Spare Cup for Quill Juicer', priceMinor: 900, categories: ['Spares'] }),
    aRecord({ id: belantra, title: 'Belantra Socks, 3 Pairs', priceMinor: 1200, categories: ['Socks'] }),
  ].map((product) => [product.id, product]),
);
const shown = (...productIds: number[]) => ({ input: 'I need a juicer', productIds });
const requestFor = (
  message: string,
  language: ChatLanguage = 'en',
  turns: Parameters<typeof requestOf>[0]['turns'] = [shown(quill, zorvik)],
) => requestOf({ language, message, products, turns });

describe('a wish for somebody else after a search', () => {
  const goods = new Map([[1, aRecord({ id: 1, title: 'Zorvik', priceMinor: 1000, categories: ['Bolster'] })]]);
  it.each([
    ['en', 'and for my father, who sings in a choir'],
    ['de', 'und für meinen Vater, der im Chor singt'],
    ['fr', 'et pour mon père, qui chante dans un chœur'],
    ['es', 'y para mi padre, que canta en un coro'],
    ['it', 'e per mio padre, che canta in un coro'],
    ['nl', 'en voor mijn vader, die in een koor zingt'],
  ] as const)('%s: %s seeks the same kind', (language, message) => {
    const turns = [{ input: 'I need a bolster for my daughter of 5', language: 'en' as const, productIds: [1] }];
    const request = requestOf({ language, message, products: goods, turns });
    expect(request).toMatchObject({ act: 'search', search: { constraints: { kind: 'bolster', wishes: { recipient: 'men' } } } });
  });
});

describe('which of several that are named', () => {
  it.each([
    'I am torn between the Quill and the Zorvik juicer. Which of them has a reverse?',
    'The Quill and the Zorvik juicer, which one has reverse?',
  ])('%s', (message) => {
    expect(requestFor(message, 'en', [])).toMatchObject({ act: 'about', productIds: [quill, zorvik], attributes: ['Reverse'] });
  });
});

describe('less money, or more', () => {
  it('is cheaper than the product whose price the message names', () => {
    expect(requestFor('69 is a lot, anything cheaper?')).toMatchObject({ search: { reason: 'cheaper', below: 6900, skip: [quill] } });
  });
  it('keeps what such things have to state', () => {
    expect(requestFor('cheaper, but also with reverse?')).toMatchObject({ search: { constraints: { kind: 'juicer reverse' } } });
  });
  it.each([
    ['en', 'and if I spend a bit more, is there a better one?'],
    ['de', 'und wenn ich etwas mehr ausgebe?'],
    ['fr', 'et si je mets un peu plus ?'],
    ['es', 'y si gasto un poco más, ¿hay uno mejor?'],
    ['it', 'e se spendo un po’ di più?'],
    ['nl', 'en als ik iets meer uitgeef?'],
    ['pl', 'a jeśli wydam trochę więcej?'],
    ['tr', 'biraz daha harcasam?'],
    ['ja', 'もう少し出せばどうですか'],
  ] as const)('%s: %s', (language, message) => {
    expect(requestFor(message, language, [{ ...shown(zorvik), language: 'en' }])).toMatchObject({
      search: { reason: 'dearer', above: 4450 },
    });
  });
});

describe('exclusions', () => {
  const excluded = (message: string, language: ChatLanguage) => readMessage(message, language).exclusions.map(({ text }) => text);
  it.each([
    ['en', 'forget the juicer, show me socks instead', 'juicer'],
    ['de', 'vergiss den Entsafter, zeig mir lieber Socken', 'entsafter'],
    ['fr', 'oubliez la centrifugeuse, je cherche des chaussettes', 'centrifugeuse'],
    ['es', 'olvida la licuadora, busco calcetines', 'licuadora'],
    ['it', 'lascia perdere la centrifuga, cerco calzini', 'centrifuga'],
    ['nl', 'vergeet de sapcentrifuge, ik zoek sokken', 'sapcentrifuge'],
  ] as const)('%s: %s', (language, message, word) => {
    expect(excluded(message, language)).toEqual([word]);
  });
  it('excludes nothing that the visitor says must not be forgotten', () => {
    expect(excluded('don’t forget the lid', 'en')).toEqual([]);
  });
  it.each([
    ['es', 'Mis padres no entienden el juicer. ¿Qué me recomendáis?'],
    ['fr', 'Mes parents ne comprennent pas le juicer. Que me conseillez-vous ?'],
    ['it', 'I miei non capiscono il juicer. Che cosa mi consigliate?'],
  ] as const)('is nothing that somebody fails at: %s: %s', (language, message) => {
    const request = requestOf({ language, message, products, turns: [] });
    expect(request).toMatchObject({ search: { exclusions: [] } });
  });
});

describe('things that somebody does not eat or wear', () => {
  it.each([
    ['es', 'Mi hijo no come juicer. ¿Qué me recomendáis?'],
    ['fr', 'Mon fils ne porte pas de juicer. Que me conseillez-vous ?'],
    ['it', 'Mio figlio non mangia juicer. Che cosa mi consigliate?'],
  ] as const)('stays ruled out: %s: %s', (language, message) => {
    expect(requestOf({ language, message, products, turns: [] })).toMatchObject({ search: { exclusions: ['juicer'] } });
  });
});

describe('words that the shop uses in another sense', () => {
  const goods = new Map(
    [
      aRecord({
        id: 1,
        title: 'Zorvik',
        categories: ['Helmets'],
        priceMinor: 100,
        attributes: [stated('Noise cancellation', 'Yes'), stated('Annulation du bruit', 'Oui')],
      }),
      aRecord({ id: 2, title: 'Quill', categories: ['Dry Food', 'Helmets'], priceMinor: 100 }),
    ].map((product) => [product.id, product]),
  );
  it.each([
    ['en', 'I need helmets with noise cancellation'],
    ['fr', 'je cherche des helmets avec annulation du bruit'],
  ] as const)('cancel no order: %s: %s', (language, message) => {
    expect(requestOf({ language, message, products: goods, turns: [] })).toMatchObject({ act: 'search' });
  });
  it('say nothing of a skin', () => {
    expect(requestOf({ language: 'en', message: 'do you have dry food?', products: goods, turns: [] })).toMatchObject({
      search: { constraints: { kind: 'dry food', wishes: {} } },
    });
  });
});

it('sisters and mothers are no comparatives', () => {
  for (const person of ['sister', 'mother', 'brother', 'daughter'])
    expect(requestFor(`Do you have juicers for my ${person}?`, 'en', [])).toMatchObject({ search: { reason: 'wish' } });
});

it('pairs of those count what is pointed at', () => {
  expect(requestFor('how much for two pairs of those', 'en', [shown(quill)])).toMatchObject({ items: [{ product: quill, count: 2 }] });
});

it.each([
  ['en', 'do they run small?'],
  ['de', 'fallen die klein aus?'],
  ['fr', 'ils taillent comment ?'],
] as const)('%s: %s asks the texts', (language, message) => {
  expect(requestFor(message, language)).toMatchObject({ act: 'question' });
});

describe('services behind a sum', () => {
  it.each([
    ['en', 'and with gift wrapping?'],
    ['de', 'und mit Geschenkverpackung?'],
    ['fr', 'et avec un paquet cadeau ?'],
    ['es', '¿y con papel de regalo?'],
    ['tr', 'hediye paketiyle?'],
  ] as const)('%s: %s', (language, message) => {
    const sum = { input: 'how much for two of them?', language: 'en' as const, productIds: [quill] };
    expect(requestFor(message, language, [shown(quill), sum])).toMatchObject({
      act: 'total',
      items: [{ product: quill, count: 2 }],
      services: ['wrapping'],
    });
  });
});
