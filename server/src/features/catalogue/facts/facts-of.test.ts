import { describe, expect, test } from 'vitest';
import type { FactProduct } from './fact.ts';
import { factsOf } from './facts-of.ts';

const product = (given: Partial<FactProduct> & { title: string }): FactProduct => ({
  categories: [],
  tags: [],
  attributes: {},
  vendor: null,
  ...given,
});

/** The facts of one product as `family value`, the surest of each. */
const facts = (given: Partial<FactProduct> & { title: string }, language = 'en') =>
  factsOf([product(given)], language)[0]?.map(({ family, value }) => `${family} ${value}`);

describe('facts', () => {
  test.each([
    ['en', 'Color', 'Navy'],
    ['en', 'Colour', 'blue'],
    ['de', 'Farbe', 'dunkelblau'],
    ['de', 'pa_color', 'Blau'],
  ])('%s: %s "%s" is one value of one family', (language, name, value) => {
    expect(facts({ title: 'x', attributes: { [name]: [value] } }, language)).toEqual(['colour blue']);
  });

  test('a title says material, recipient and colour', () => {
    expect(facts({ title: 'Women’s Black Leather Boots' })).toEqual(['recipient women', 'colour black', 'material leather']);
    expect(facts({ title: 'Blaue Ledertasche für Damen' }, 'de')).toEqual(['colour blue', 'material leather', 'recipient women']);
  });

  test('an attribute counts more than a word of the title', () => {
    const [list] = factsOf([product({ title: 'Orange juicer', attributes: { Colour: ['White'] } })], 'en');
    expect(list?.filter(({ family }) => family === 'colour')).toEqual([
      { family: 'colour', value: 'white', label: 'white', source: 'attribute', certainty: 0.95 },
    ]);
  });

  test('a word of the description alone is uncertain', () => {
    const [list] = factsOf([product({ title: 'Shoe', description: 'Goes well with black trousers.' })], 'en');
    expect(list).toEqual([{ family: 'colour', value: 'black', label: 'black', source: 'description', certainty: 0.3 }]);
  });

  test('a word with two meanings means what the shop sells', () => {
    const tea = (title: string) => product({ title, attributes: { Flavour: ['Lemon'] } });
    const last = factsOf([tea('Tea one'), tea('Tea two'), product({ title: 'Orange' })], 'en').at(-1);
    expect(last?.map(({ family }) => family)).toEqual(['flavour']);
  });

  test('a category that only says for whom is no kind of thing; one that names a room may be', () => {
    expect(facts({ title: 'x', categories: ['Bathroom', 'Women', 'Sale', 'Lamps'] })).toEqual([
      'room bathroom',
      'kind bathroom',
      'recipient women',
      'kind lamp',
    ]);
  });

  test('attributes of the shop’s own are families of their own; numbers of articles are none', () => {
    expect(facts({ title: 'x', attributes: { 'Neck style': ['Round'], SKU: ['123'], Waterproof: ['yes'], Foldable: ['no'] } })).toEqual([
      'attribute:neck style round',
      'feature waterproof',
    ]);
  });

  test('amounts compare whatever their unit', () => {
    expect(facts({ title: 'Shampoo 0.5 l' })).toContain('capacity 500 ml');
    expect(facts({ title: 'Shampoo 500ml' })).toContain('capacity 500 ml');
  });
});
