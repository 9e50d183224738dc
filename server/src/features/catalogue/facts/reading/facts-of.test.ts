import { describe, expect, test } from 'vitest';
import type { FactProduct } from '../fact.ts';
import { factsOf } from './facts-of.ts';

const product = (given: Partial<FactProduct> & { title: string }): FactProduct => ({
  categories: [],
  tags: [],
  attributes: {},
  vendor: null,
  ...given,
});

/** The facts of one product as `family value`, most certain first. */
const facts = (given: Partial<FactProduct> & { title: string }, language = 'en') =>
  factsOf([product(given)], language)[0]?.map(({ family, value }) => `${family} ${value}`);

describe('facts', () => {
  test.each([
    ['en', 'Color', 'Navy'],
    ['en', 'Colour', 'blue'],
    ['de', 'Farbe', 'dunkelblau'],
    ['de', 'pa_color', 'Blau'],
  ])('%s: %s "%s" gives one value of one family', (language, name, value) => {
    expect(facts({ title: 'x', attributes: { [name]: [value] } }, language)).toEqual(['colour blue']);
  });

  test('reads material, recipient and colour from a title', () => {
    expect(facts({ title: 'Women’s Black Leather Boots' })).toEqual(['recipient women', 'colour black', 'material leather']);
    expect(facts({ title: 'Blaue Ledertasche für Damen' }, 'de')).toEqual(['colour blue', 'material leather', 'recipient women']);
  });

  test('takes a plant for the kind that is a scent elsewhere', () => {
    const plants = ['Lavande vraie godet', 'Lavande papillon godet'].map((title) => product({ title, categories: ['Vivaces'] }));
    const kinds = factsOf(plants, 'fr').map((found) => found.filter(({ family }) => family === 'kind').map(({ value }) => value));
    expect(kinds).toEqual([
      ['vivace', 'lavand'],
      ['vivace', 'lavand'],
    ]);
  });

  test('trusts an attribute more than a word of the title', () => {
    const [list] = factsOf([product({ title: 'Orange juicer', attributes: { Colour: ['White'] } })], 'en');
    expect(list?.filter(({ family }) => family === 'colour')).toEqual([
      { family: 'colour', value: 'white', label: 'white', source: 'attribute', certainty: 0.95 },
    ]);
  });

  test('gives a low certainty to words that occur only in the description', () => {
    const [list] = factsOf([product({ title: 'Shoe', description: 'Goes well with black trousers.' })], 'en');
    expect(list).toEqual([{ family: 'colour', value: 'black', label: 'black', source: 'description', certainty: 0.3 }]);
  });

  test('resolves an ambiguous word by what the shop sells', () => {
    const tea = (title: string) => product({ title, attributes: { Flavour: ['Lemon'] } });
    const last = factsOf([tea('Tea one'), tea('Tea two'), product({ title: 'Orange' })], 'en').at(-1);
    expect(last?.map(({ family }) => family)).toEqual(['flavour']);
  });

  test.each([
    ['it', 'Caffè', ['Caffè Artigianale', 'Caffè Riserva', 'Tisana Artigianale', 'Tisana Riserva']],
    ['fr', 'Verre', ['Verre ballon', 'Verre droit', 'Bougie ballon', 'Bougie droit']],
    ['ar', 'ماء عطر', ['ماء عطر سحر', 'ماء عطر نجد', 'بخاخ سحر', 'بخاخ نجد']],
    ['en', 'Hedge Trimmer', ['Bosch Hedge Trimmer Classic', 'Makita Hedge Trimmer Pro', 'Bosch Rake Classic', 'Makita Rake Pro']],
  ])('%s: the kind is %s, as a shop assistant names it', (language, kind, titles) => {
    const vendors: Record<string, string> = { B: 'Bosch', M: 'Makita' };
    const categories = (at: number) => [at < 2 ? 'One' : 'Other'];
    const list = factsOf(
      titles.map((title, at) => product({ title, categories: categories(at), vendor: vendors[title.charAt(0)] ?? null })),
      language,
    );
    expect(list[0]?.find(({ family, source }) => family === 'kind' && source === 'title')?.label).toBe(kind);
  });

  test('does not use a category that names only a target group as a kind; one that names a room may be a kind', () => {
    expect(facts({ title: 'x', categories: ['Bathroom', 'Women', 'Sale', 'Lamps'] })).toEqual([
      'room bathroom',
      'kind bathroom',
      'recipient women',
      'kind lamp',
    ]);
  });

  test('gives the shop’s own attributes their own families, without article numbers', () => {
    expect(facts({ title: 'x', attributes: { 'Neck style': ['Round'], SKU: ['123'], Waterproof: ['yes'], Foldable: ['no'] } })).toEqual([
      'attribute:neck style round',
      'feature waterproof',
    ]);
  });

  test('converts amounts to a common unit', () => {
    expect(facts({ title: 'Shampoo 0.5 l' })).toContain('capacity 500 ml');
    expect(facts({ title: 'Shampoo 500ml' })).toContain('capacity 500 ml');
  });
});
