import { expect, it } from 'vitest';
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
