/** Whom a thing is for, in one message and the next, about made-up goods. */
import { describe, expect, it } from 'vitest';
import type { ChatLanguage } from '../../../kit/languages/replies/index.ts';
import { readMessage } from './reading/reading.ts';
import { requestOf } from './testing/asking.ts';
import { aRecord } from './testing/records.ts';

const wishesOf = (language: ChatLanguage, message: string) =>
  Object.fromEntries(readMessage(message, language).wishes.map(({ family, value }) => [family, value]));

describe('how old a child is', () => {
  it.each([
    ['en', 'my daughters 5, needs a bolster', { recipient: 'girls', age: '5' }],
    ['en', 'something for my son, he is 4', { recipient: 'boys', age: '4' }],
    ['en', 'her brother is 3 weeks old', { recipient: 'babies', age: '0.06' }],
    ['en', 'my brother is 6 years old and needs a bolster', { recipient: 'boys', age: '6' }],
    ['nl', 'iets voor de kleinkinderen van 5 en 7', { recipient: 'children', age: '5' }],
    ['de', 'etwas für meinen Sohn, 3', { recipient: 'boys', age: '3' }],
    ['en', 'my granddaughter is seven and needs a bolster', { recipient: 'girls', age: '7' }],
    ['en', 'my grandson just turned nine, which bolster would suit him?', { recipient: 'boys', age: '9' }],
    ['de', 'meine Tochter ist acht und braucht ein Zorvik', { recipient: 'girls', age: '8' }],
    ['nl', 'mijn zoon wordt vier', { recipient: 'boys', age: '4' }],
  ] as const)('%s: %s', (language, message, wishes) => {
    expect(wishesOf(language, message)).toEqual(wishes);
  });
  it.each([
    ['en', 'two hats for my daughter, 5 euros at most'],
    ['en', 'for the children: 3 kg of Zorvik'],
    ['de', 'die Ware ist nach 3 Wochen nicht da'],
    ['en', 'my son is two sizes bigger'],
    ['en', 'my daughter is one of four'],
  ] as const)('no price, weight or time: %s: %s', (language, message) => {
    expect(wishesOf(language, message)).not.toHaveProperty('age');
  });
});

it('an article is nobody', () => {
  expect(wishesOf('es', 'busco un cabezal para el Zorvik')).toEqual({});
  expect(wishesOf('es', 'busco un cabezal para él')).toEqual({ recipient: 'men' });
});

describe('a wish for another person is no longer for the child', () => {
  const products = new Map([[1, aRecord({ id: 1, title: 'Zorvik Bolster', priceMinor: 1000 })]]);
  it.each([
    ['en', 'my daughter is 5, needs a bolster', 'and one for me, not too pricey', 'unisex'],
    ['de', 'ich suche ein Bolster für meine Tochter, 5 Jahre', 'und eins für mich', 'unisex'],
    ['fr', 'je cherche un bolster pour ma fille de 5 ans', 'et un pour moi', 'unisex'],
    ['nl', 'ik zoek een bolster voor mijn dochter van 5 jaar', 'en een voor mij', 'unisex'],
    ['en', 'my daughter is 5, needs a bolster', 'and for my husband?', 'men'],
  ] as const)('%s: %s – %s', (language, before, message, recipient) => {
    const request = requestOf({ language, message, products, turns: [{ input: before, productIds: [1] }] });
    expect(request).toMatchObject({ act: 'search', search: { constraints: { wishes: { recipient } } } });
    expect(request.act === 'search' && request.search.constraints.wishes).not.toHaveProperty('age');
  });
});

it('a wish for a property narrows the search before it', () => {
  const attributes = [{ name: 'Shell', family: null, values: ['Zibbly'] }];
  const products = new Map([[1, aRecord({ id: 1, title: 'Zorvik Bolster', priceMinor: 1000, attributes })]]);
  const request = requestOf({
    language: 'en',
    message: "I'd rather have a zibbly one",
    products,
    turns: [{ input: 'I need a small bolster', productIds: [1] }],
  });
  expect(request).toMatchObject({ act: 'search', search: { reason: 'refined', constraints: { kind: 'small bolster zibbly' } } });
});

it('only the sentence that asks for something cheaper says what it should be', () => {
  const products = new Map([[1, aRecord({ id: 1, title: 'Zorvik Bolster', priceMinor: 1000 })]]);
  const turns = [{ input: 'I need a bolster', productIds: [1] }];
  const request = requestOf({ language: 'en', message: 'anything cheaper? I do not mind the zibbling', products, turns });
  expect(request).toMatchObject({ act: 'search', search: { reason: 'cheaper', constraints: { kind: 'bolster' } } });
});
