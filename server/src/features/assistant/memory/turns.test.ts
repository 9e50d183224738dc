/** Turns about products of any name, in ten languages: the rules hold for words that no list has. Rules by their numbers in README.md. */
import { describe, expect, it } from 'vitest';
import { type ChatLanguage, chatLanguages } from '../../../kit/languages/replies/index.ts';
import { foldText } from '../../../kit/text/words.ts';
import type { ProductRecord } from '../records/types.ts';
import { conversationOf, type StoredTurn } from './conversation-of.ts';
import { productsNamed, wordsOfNames } from './naming.ts';
import { type Part, partsOf } from './parts.ts';
import { type Reading, readMessage } from './reading/reading.ts';
import type { Request } from './request.ts';
import { aRecord } from './testing/records.ts';
import { type Sayings, sayings } from './testing/said.ts';
import { holdsWord } from './words.ts';

const [a, b, c] = [1, 2, 3];

/** Three products of a kind: two with colours, one that goes with them. */
function catalogueOf({ kind, names, brand }: Sayings): ReadonlyMap<number, ProductRecord> {
  const colours = [{ name: 'Colour', family: 'colour', values: ['Red', 'Green'] }];
  return new Map(
    names.map((name, at) => [
      at + 1,
      aRecord({
        id: at + 1,
        title: `${kind} ${name}`,
        brand: at === 0 ? brand : '',
        priceMinor: 5000 + at * 2500,
        categories: [kind],
        attributes: at < 2 ? colours : [],
      }),
    ]),
  );
}

const ask = (...args: Parameters<typeof partsAsked>): Request => partsAsked(...args)[0]?.request as Request;

function partsAsked(language: ChatLanguage, template: string, turns: readonly Partial<StoredTurn>[]): Part[] {
  const words = sayings[language];
  const products = catalogueOf(words);
  const message = written(template, words);
  const reading = readMessage(message, language);
  const knows = (word: string) => [...products.values()].some(({ title, brand }) => holdsWord(`${title} ${brand}`, word, language));
  const titles = new Map(
    wordsOfNames(reading).map((word) => [word, [...products.values()].filter(({ title }) => holdsWord(title, word, language))]),
  );
  const before = turns.map((turn) => ({ input: '', productIds: [], isAnswer: false, language, ...turn }));
  const shown = new Set(before.flatMap(({ productIds }) => productIds));
  const conversation = conversationOf({ turns: before, language, quizAnswers: [], page: null, products, currency: 'EUR', knows });
  const named = (part: Reading) => productsNamed(part, titles, shown);
  return partsOf({ message, language, conversation, products, currency: 'EUR', knows, named });
}

/** In the middle of a sentence products go by their names. */
const written = (template: string, { names: [first, other, third], brand }: Sayings): string =>
  template.replaceAll('{brand}', brand).replaceAll('{a}', first).replaceAll('{b}', other).replaceAll('{c}', third);

const every = (key: Exclude<keyof Sayings, 'kind' | 'names' | 'brand'>): [ChatLanguage, string][] =>
  chatLanguages.flatMap((language) => sayings[language][key].map((template): [ChatLanguage, string] => [language, template]));

const list = [{ productIds: [a, b] }];
const singleProduct = [{ productIds: [a] }];

describe('M5 how much more one costs than another is a comparison', () => {
  it.each(every('dearer'))('%s: %s', (language, template) => {
    expect(ask(language, template, list)).toMatchObject({ act: 'compare', productIds: expect.arrayContaining([a, b]) });
  });
  it.each(every('dearerThan'))('%s: %s', (language, template) => {
    expect(ask(language, template, [...list, ...singleProduct])).toMatchObject({
      act: 'compare',
      productIds: expect.arrayContaining([a, b]),
    });
  });
});

describe('F7 a product of any name is asked whether it comes in blue, seen before or not', () => {
  it.each(every('inBlue'))('%s: %s', (language, template) => {
    for (const turns of [[], list, [{ productIds: [b] }]])
      expect(ask(language, template, turns)).toMatchObject({ act: 'about', productIds: [a], wishes: [{ family: 'colour' }] });
  });
});

describe('M4 sums of what is in view', () => {
  it.each(every('two'))('%s: several: %s', (language, template) => {
    const request = ask(language, template, singleProduct);
    expect(request).toMatchObject({ act: 'total', items: [{ product: a }] });
    if (request.act === 'total') expect(request.items[0]?.count).toBeGreaterThan(1);
  });
  it.each(every('added'))('%s: another with it: %s', (language, template) => {
    expect(ask(language, template, singleProduct)).toMatchObject({
      act: 'total',
      items: [
        { product: a, count: 1 },
        { product: c, count: 1 },
      ],
    });
  });
  it.each(every('twoAndAnother'))('%s: several and another: %s', (language, template) => {
    expect(ask(language, template, singleProduct)).toMatchObject({
      act: 'total',
      items: [
        { product: a, count: 2 },
        { product: c, count: 1 },
      ],
    });
  });
});

describe('P1 of two things that are asked at once each is answered', () => {
  const acts = (parts: readonly Part[]) => parts.map(({ request }) => request.act);
  it.each(every('priceAndDelivery'))('%s: %s', (language, template) => {
    for (const turns of [[], list]) {
      const parts = partsAsked(language, template, turns);
      expect(acts(parts)).toEqual(['about', 'topic']);
      expect(parts[0]?.request).toMatchObject({ productIds: [a], asks: ['price'] });
    }
  });
  it.each(every('stockAndReturns'))('%s: %s', (language, template) => {
    const parts = partsAsked(language, template, singleProduct);
    expect(acts(parts)).toEqual(['about', 'topic']);
    expect(parts[0]?.request).toMatchObject({ productIds: [a] });
  });
  it.each(every('inBlue'))('%s: one thing stays one: %s', (language, template) => {
    expect(partsAsked(language, template, list)).toHaveLength(1);
  });
});

describe('S2 a brand is ruled out by its name, or as that of what is in view', () => {
  const ruledOut = (request: Request) => ('search' in request ? request.search.exclusions : null);
  it.each([...every('notThatBrand'), ...every('notFrom')])('%s: %s', (language, template) => {
    const request = ask(language, template, [{ input: sayings[language].kind, productIds: [a, b] }, ...singleProduct]);
    expect(request.act).toBe('search');
    expect(ruledOut(request)).toContain(foldText(sayings[language].brand));
  });
});
