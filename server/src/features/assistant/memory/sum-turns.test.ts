/** Sums of products of made-up names, and what one cost before, in ten languages (README, rule M4). */
import { describe, expect, it } from 'vitest';
import { type ChatLanguage, chatLanguages } from '../../../kit/languages/replies/index.ts';
import type { ProductRecord } from '../records/types.ts';
import { partsAsked } from './testing/asking.ts';
import { aRecord } from './testing/records.ts';
import { sayings } from './testing/said.ts';
import { type SaidOfSums, saidOfSums } from './testing/said-of-sums.ts';

const [a, b, c] = [1, 2, 3];

const catalogueOf = (language: ChatLanguage): ReadonlyMap<number, ProductRecord> =>
  new Map(
    sayings[language].names.map((name, at) => [
      at + 1,
      aRecord({
        id: at + 1,
        title: `${sayings[language].kind} ${name}`,
        priceMinor: 5000 + at * 2500,
        categories: [sayings[language].kind],
      }),
    ]),
  );

function ask(language: ChatLanguage, template: string, turns: readonly { input?: string; productIds: number[] }[]) {
  const [first, other, third] = sayings[language].names;
  const message = template.replaceAll('{a}', first).replaceAll('{b}', other).replaceAll('{c}', third);
  const parts = partsAsked({ language, message, products: catalogueOf(language), turns });
  return parts.length === 1 ? parts[0]?.request : parts.map(({ request }) => request);
}

const every = (key: keyof SaidOfSums): [ChatLanguage, string][] =>
  chatLanguages.flatMap((language) => saidOfSums[language][key].map((text): [ChatLanguage, string] => [language, text]));

const sumOf = (...items: [product: number, count: number][]) => ({
  act: 'total',
  items: items.map(([product, count]) => ({ product, count })),
});
const list = { productIds: [a, b] };

describe('M4 sums', () => {
  it.each(every('cheaperAndAnother'))('%s: the cheaper one and another: %s', (language, text) => {
    expect(ask(language, text, [list])).toMatchObject(sumOf([a, 1], [c, 1]));
    expect(ask(language, text, [{ productIds: [b] }, { productIds: [a] }])).toMatchObject(sumOf([a, 1], [c, 1]));
  });
  it.each(every('twoOfCheaper'))('%s: two of the cheaper one: %s', (language, text) => {
    expect(ask(language, text, [list])).toMatchObject(sumOf([a, 2]));
  });
  it.each(every('piecesAndAnother'))('%s: pieces of the one in view and another: %s', (language, text) => {
    expect(ask(language, text, [list, { productIds: [b] }])).toMatchObject(sumOf([b, 2], [c, 1]));
  });
  it.each(every('twoOthers'))('%s: two others than the one in view: %s', (language, text) => {
    expect(ask(language, text, [{ productIds: [a] }])).toMatchObject(sumOf([b, 1], [c, 1]));
  });
  it.each(every('delivered'))('%s: with delivery: %s', (language, text) => {
    expect(ask(language, text, [{ productIds: [a] }])).toMatchObject({ ...sumOf([a, 2]), shipping: true });
  });
  it.each(every('hurried'))('%s: in a hurry: %s', (language, text) => {
    expect(ask(language, text, [{ productIds: [a] }])).toMatchObject({ ...sumOf([a, 2]), shipping: true, elsewhere: false });
  });
  it.each(every('ratherThree'))('%s: another number: %s', (language, text) => {
    const [, returns = ''] = [0, sayings[language].stockAndReturns[0] ?? ''];
    expect(ask(language, text, [{ productIds: [a] }, { input: returns, productIds: [a] }])).toMatchObject(sumOf([a, 3]));
  });
});

describe('M11 what it cost before', () => {
  it.each(every('dearerBefore'))('%s: %s', (language, text) => {
    expect(ask(language, text, [{ productIds: [a] }])).toMatchObject({
      act: 'about',
      productIds: [a],
      asks: expect.arrayContaining(['saving']),
    });
  });
});
