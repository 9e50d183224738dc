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

it('names what is in a category that the pages of some of its products do not name', () => {
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
  const examplesWith = (others: ReturnType<typeof product>[]) => {
    const products = [...sound, ...phones, ...others];
    const { values } = indexFacts(products, factsOf(products, 'es'));
    return Object.fromEntries(values.filter(({ isCategory }) => isCategory).map(({ value, examples }) => [value, examples]));
  };
  expect(examplesWith([])).toEqual({ sonido: [], telefonia: [] });
  expect(examplesWith([product('Auriculares Max', [])])).toEqual({ sonido: ['Auriculares', 'Altavoz'], telefonia: [] });
});
