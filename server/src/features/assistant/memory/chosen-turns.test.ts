/** Versions that are chosen and priced, pieces, and what is taken back, about products of any name in ten languages. Rules by their numbers in README.md. */
import { describe, expect, it } from 'vitest';
import { type ChatLanguage, chatLanguages } from '../../../kit/languages/replies/index.ts';
import type { ProductRecord } from '../records/types.ts';
import type { StoredTurn } from './conversation-of.ts';
import { readMessage } from './reading/reading.ts';
import { partsAsked, requestOf } from './testing/asking.ts';
import { aRecord } from './testing/records.ts';
import { sayings } from './testing/said.ts';
import { type SaidOfChosen, saidOfChosen } from './testing/said-of-chosen.ts';

const [a, b] = [1, 2];

/** One product in three weights of different prices, and one of one. */
function catalogueOf(language: ChatLanguage): ReadonlyMap<number, ProductRecord> {
  const { kind } = saidOfChosen[language];
  const [first, second] = sayings[language].names;
  const weights = [
    ['250 g', 500],
    ['500 g', 900],
    ['1 kg', 1600],
  ] as const;
  const products = [
    aRecord({
      id: a,
      title: `${kind} ${first}`,
      priceMinor: 500,
      priceMaxMinor: 1600,
      categories: [kind],
      attributes: [{ name: 'Pieces', family: null, values: ['12'] }],
      variants: weights.map(([value, priceMinor]) => ({
        id: value,
        options: [{ name: 'Bag', value }],
        priceMinor,
        regularPriceMinor: null,
        inStock: true,
      })),
    }),
    aRecord({ id: b, title: `${kind} ${second}`, priceMinor: 2500, categories: [kind] }),
  ];
  return new Map(products.map((product) => [product.id, product]));
}

const every = (key: Exclude<keyof SaidOfChosen, 'kind'>): [ChatLanguage, string][] =>
  chatLanguages.flatMap((language) => saidOfChosen[language][key].map((message): [ChatLanguage, string] => [language, message]));

function ask(language: ChatLanguage, message: string, turns: readonly Partial<StoredTurn>[]) {
  const written = message.replaceAll('{b}', sayings[language].names[1]);
  return { language, message: written, products: catalogueOf(language), turns };
}

const shown = { productIds: [a] };
const chosen = (language: ChatLanguage) => ({ input: saidOfChosen[language].choose[0] ?? '', productIds: [a] });
const counted = (language: ChatLanguage) => ({ input: saidOfChosen[language].two[0] ?? '', productIds: [a] });

describe('S4 a version that was chosen is priced in the sums behind it', () => {
  it.each(every('choose'))('%s: %s', (language, message) => {
    const request = requestOf(ask(language, saidOfChosen[language].two[0] ?? '', [shown, { input: message, productIds: [a] }]));
    expect(request).toMatchObject({ act: 'total', items: [{ product: a, count: 2, variant: '500 g' }] });
  });
  it.each(every('two'))('%s: several of it: %s', (language, message) => {
    const request = requestOf(ask(language, message, [shown, chosen(language)]));
    expect(request).toMatchObject({ act: 'total', items: [{ product: a, count: 2, variant: '500 g' }] });
  });
  it.each(every('delivered'))('%s: as many as before, delivered: %s', (language, message) => {
    const request = requestOf(ask(language, message, [shown, chosen(language), counted(language)]));
    expect(request).toMatchObject({ act: 'total', items: [{ product: a, count: 2, variant: '500 g' }], shipping: true });
  });
});

describe('S4 who names two versions chooses neither', () => {
  it.each([
    ['en', 'can I have it in 250 g or in 500 g?'],
    ['de', 'gibt es die in 250 g oder in 500 g?'],
  ] as const)('%s: %s', (language, message) => {
    const request = requestOf(ask(language, saidOfChosen[language].two[0] ?? '', [shown, { input: message, productIds: [a] }]));
    expect(request).toMatchObject({ act: 'total', items: [{ product: a, count: 2 }] });
    expect(request.act === 'total' && request.items[0]?.variant).toBe(undefined);
  });
});

describe('F10 who takes something back without a comma wishes for what stands behind it', () => {
  // Without a database the segmenter cuts made-up Japanese names.
  it.each(every('rather').filter(([language]) => language !== 'ja'))('%s: %s', (language, message) => {
    const [part] = partsAsked(ask(language, message, [{ input: saidOfChosen[language].kind, productIds: [a, b] }, shown]));
    expect(part?.reading.exclusions).toEqual([]);
    expect(part?.request).toMatchObject({ act: 'about', productIds: [b] });
  });
});

describe('M8 how many pieces there are is told by the property that says it', () => {
  it.each(every('pieces'))('%s: %s', (language, message) => {
    expect(requestOf(ask(language, message, [shown]))).toMatchObject({ act: 'about', productIds: [a], attributes: ['Pieces'] });
  });
});

describe('an age is whom something is for', () => {
  it.each(every('child'))('%s: %s', (language, message) => {
    const { wishes, content } = readMessage(message, language);
    expect(wishes).toContainEqual(expect.objectContaining({ family: 'age', value: '7' }));
    expect(wishes.map(({ family }) => family)).toContain('recipient');
    expect(content.filter((word) => word.wishes.length === 0)).toEqual([]);
  });
  it.each([
    ['en', 'is there a 2 year guarantee?'],
    ['de', 'habt ihr 2 Jahre Garantie?'],
    ['fr', 'garantie 2 ans ?'],
    ['es', '¿tiene 3 años de garantía?'],
  ] as const)('%s: years of a guarantee are none: %s', (language, message) => {
    expect(readMessage(message, language).wishes).toEqual([]);
  });
});
