import { expect, it } from 'vitest';
import { fitting, holdsFor } from './rules.ts';
import { shelve, withFact } from './shelf.ts';

it('matches rules that are older than the way in which attributes are read', () => {
  const product = (id: number, length: string) => ({
    id,
    title: 'Cable',
    description: '',
    categories: [],
    tags: [],
    attributes: { Length: [length], Diameter: ['5 mm'] },
    vendor: null,
    priceMinor: null,
    currency: null,
    image: '',
    link: '',
    inStock: true,
  });
  const shelf = shelve([product(1, '1 m'), product(2, '3 m')], 'en');
  expect([...withFact(shelf, 'dimension', ['3000 mm'])]).toEqual([0, 1]);
  expect([...withFact(shelf, 'attribute:length', ['3000 mm'])]).toEqual([0, 1]);
  expect([...withFact(shelf, 'attribute:width', ['3000 mm', '4 mm'])]).toEqual([0, 1]);
});

it('matches rules and values that are spelled in another way', () => {
  const bag = { id: 1, title: 'Bag', description: '', categories: [], tags: [], attributes: { Age: ['6–18 months'] } };
  const shelf = shelve([{ ...bag, vendor: null, priceMinor: null, currency: null, image: '', link: '', inStock: true }], 'en');
  for (const value of ['6–18 months', '6-18 months', '6 - 18 months']) expect([...withFact(shelf, 'age', [value])]).toEqual([1]);
  expect([...withFact(shelf, 'age', ['18 months'])]).toEqual([0]);
});

it('matches a rule that was saved when a value had a hyphen, or had none', () => {
  const shirt = { id: 1, title: 'Neck', description: '', categories: [], tags: [], attributes: { Neckline: ['V-neck', 'Deep cut'] } };
  const shelf = shelve([{ ...shirt, vendor: null, priceMinor: null, currency: null, image: '', link: '', inStock: true }], 'en');
  const family = shelf.facts.values.find(({ value }) => value.startsWith('deep'))?.family ?? '';
  for (const value of ['v-neck', 'v neck', 'deep-cut', 'deep cut'])
    expect([value, ...withFact(shelf, family, [value])]).toEqual([value, 1]);
  expect([...withFact(shelf, family, ['neck'])]).toEqual([0]);
});

it('finds a product without a category under that of similar titles, and under "something else" as well', () => {
  const titled = (id: number, title: string, categories: string[]) => ({
    id,
    title,
    description: '',
    categories,
    tags: [],
    attributes: {},
    vendor: null,
    priceMinor: null,
    currency: null,
    image: '',
    link: '',
    inStock: true,
  });
  const sound = ['Auriculares Nova', 'Auriculares Air', 'Altavoz Nova', 'Altavoz Air'].map((title, at) =>
    titled(at + 1, title, ['Sonido']),
  );
  const phones = ['Funda Nova', 'Funda Air', 'Cargador Nova', 'Cargador Air'].map((title, at) => titled(at + 5, title, ['Telefonía']));
  const shelf = shelve([...sound, ...phones, titled(9, 'Auriculares Max', [])], 'es');
  const rule = { field: 'fact' as const, family: 'kind', values: ['sonido'], weight: 1 };
  const titlesOf = (marks: Uint8Array) => shelf.products.filter((_, place) => marks[place]).map(({ title }) => title);
  expect(titlesOf(fitting(shelf, { ...rule, effect: 'prefer' }))).toContain('Auriculares Max');
  expect(titlesOf(holdsFor(shelf, [{ ...rule, effect: 'exclude' }]))).toEqual([...phones.map(({ title }) => title), 'Auriculares Max']);
});
