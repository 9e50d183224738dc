/** 'The lightest', 'anything lighter', 'the most bitter': products of made-up names by what the shop states of them, in ten languages. */
import { describe, expect, it } from 'vitest';
import { type ChatLanguage, chatLanguages } from '../../../kit/languages/replies/index.ts';
import type { ProductRecord } from '../records/types.ts';
import { requestOf } from './testing/asking.ts';
import { aRecord } from './testing/records.ts';
import { type SaidOfMeasures, saidOfMeasures } from './testing/said-of-measures.ts';

const [a, b, c] = [1, 2, 3];
const names = ['Ubrik', 'Solme', 'Trevan'];

/** The first is the lightest of those shown and has the most pages, the second more of the property; the third was not shown. */
function catalogueOf({ kind, weight, property, counted }: SaidOfMeasures): ReadonlyMap<number, ProductRecord> {
  const stated = [
    ['900 g', '3 / 5', '320'],
    ['1.2 kg', '4 / 5', '128'],
    ['450 g', '1 / 5', '96'],
  ];
  return new Map(
    names.map((name, at) => [
      at + 1,
      aRecord({
        id: at + 1,
        title: `${kind} ${name}`,
        priceMinor: 5000 + at * 2500,
        categories: [kind],
        attributes: [weight, property, counted].map((each, place) => ({ name: each, family: null, values: [stated[at]?.[place] ?? ''] })),
      }),
    ]),
  );
}

function ask(language: ChatLanguage, template: string, shown: readonly number[][]) {
  const words = saidOfMeasures[language];
  const turns = shown.map((productIds) => ({ input: words.kind, productIds }));
  return requestOf({ language, message: template.replaceAll('{kind}', words.kind), products: catalogueOf(words), turns });
}

const every = (key: 'lightest' | 'lighter' | 'lightestOfKind' | 'most' | 'highest'): [ChatLanguage, string][] =>
  chatLanguages.flatMap((language) => saidOfMeasures[language][key].map((message): [ChatLanguage, string] => [language, message]));

const attributeOf = (language: ChatLanguage, key: 'weight' | 'property' | 'counted') => saidOfMeasures[language][key];

describe('F8 the one of the shown with the least or most', () => {
  it.each(every('lightest'))('%s: %s', (language, message) => {
    expect(ask(language, message, [[a, b]])).toMatchObject({
      act: 'about',
      productIds: [a],
      attributes: [attributeOf(language, 'weight')],
    });
  });
  it.each(every('most'))('%s: by a property that only the shop names: %s', (language, message) => {
    expect(ask(language, message, [[a, b]])).toMatchObject({
      act: 'about',
      productIds: [b],
      attributes: [attributeOf(language, 'property')],
    });
  });
  it.each(every('highest'))('%s: by its number: %s', (language, message) => {
    expect(ask(language, message, [[a, b]])).toMatchObject({
      act: 'about',
      productIds: [a],
      attributes: [attributeOf(language, 'counted')],
    });
  });
});

describe('M7 something that has less of it', () => {
  it.each(every('lighter'))('%s: %s', (language, message) => {
    for (const shown of [[[a]], [[a, b]]])
      expect(ask(language, message, shown)).toMatchObject({
        act: 'search',
        search: { reason: 'less', scale: { measures: ['weighs'], end: 'least', beyond: 900 }, skip: shown[0] },
      });
  });
});

describe('M6 the one of a kind with the least of it', () => {
  it.each(every('lightestOfKind'))('%s: %s', (language, message) => {
    expect(ask(language, message, [])).toMatchObject({
      act: 'search',
      search: { reason: 'least', scale: { measures: ['weighs'], end: 'least', beyond: null } },
    });
  });
});

it('leaves the third for a search', () => {
  expect(catalogueOf(saidOfMeasures.en).get(c)?.title).toBe('Zarn Trevan');
});
