import { placesOf } from '@parley/flow/reach';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allPlaces, countPlaces, indexFacts } from './fact-index.ts';
import { factsOf } from './reading/facts-of.ts';

it('counts the places of a set, however many there are', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 200 }), (marks) => {
      expect(countPlaces(placesOf(marks.map(Number)))).toBe(marks.filter(Boolean).length);
      expect(countPlaces(allPlaces(marks.length))).toBe(marks.length);
    }),
  );
});

it('knows which products are in a category by a guess', () => {
  const product = (title: string, categories: string[]) => ({
    title,
    categories,
    tags: [],
    attributes: {},
    vendor: null,
    priceMinor: null,
    currency: null,
  });
  const sound = ['Auriculares Nova', 'Auriculares Air', 'Altavoz Nova', 'Altavoz Air'].map((title) => product(title, ['Sonido']));
  const phones = ['Funda Nova', 'Funda Air', 'Cargador Nova', 'Cargador Air'].map((title) => product(title, ['Telefonía']));
  const products = [...sound, ...phones, product('Auriculares Max', [])];
  const { values } = indexFacts(products, factsOf(products, 'es'));
  const categories = values.filter(({ isCategory }) => isCategory).map(({ value, places, guessed }) => [value, [...places], [...guessed]]);
  expect(categories).toEqual([
    ['sonido', [0, 1, 2, 3, 8], [8]],
    ['telefonia', [4, 5, 6, 7], []],
  ]);
});
