/** What goods are called, and what they are said to be without, about goods of made-up names. */
import { expect, it } from 'vitest';
import { aGood } from '../../testing/goods.ts';
import { aWish } from '../../testing/wish.ts';
import { shelve } from '../shelf.ts';
import { browse } from './browse.ts';

const titles = (found: ReturnType<typeof browse>) => found.top.map(({ product: { title } }) => title).toSorted();
const good = (id: number, title: string, category: string, attributes: Record<string, string[]> = {}, description = '') => ({
  ...aGood(id, title, category, { attributes }),
  description,
});

it('leaves out a product named as the other thing in a category of two things', () => {
  const shelf = shelve([good(1, 'Zorvik Knife', 'Knives and boards'), good(2, 'Quill Board', 'Knives and boards')], 'en');
  expect(titles(browse(shelf, aWish({ words: ['board'], thing: 'board' })))).toEqual(['Quill Board']);
  const scarves = shelve([good(1, 'Zorvik Cap', 'Caps & scarves'), good(2, 'Quill Scarf', 'Caps & scarves')], 'en');
  expect(titles(browse(scarves, aWish({ words: ['cap'], thing: 'cap' })))).toEqual(['Zorvik Cap']);
});

it('a description that begins by naming its product says what that is', () => {
  const shelf = shelve(
    [
      good(1, 'Zorvik Lantern', 'Light'),
      good(2, 'Belantra', 'Light', {}, 'A small lantern for the garden.'),
      good(3, 'Quimbel Oil', 'Light', {}, 'Burns for hours in a lantern.'),
    ],
    'en',
  );
  expect(titles(browse(shelf, aWish({ words: ['lantern'], thing: 'lantern' })))).toEqual(['Belantra', 'Zorvik Lantern']);
});

it('a yes with more behind it is a yes', () => {
  const shelf = shelve(
    [
      good(1, 'Zorvik Lantern', 'Lanterns', { Waterproof: ['No, splash only'] }),
      good(2, 'Quill Lantern', 'Lanterns', { Waterproof: ['Yes, 2 m'] }),
    ],
    'en',
  );
  const found = browse(shelf, aWish({ words: ['waterproof', 'lantern'] }));
  expect([found.count, titles(found)]).toEqual([1, ['Quill Lantern']]);
});

it.each([
  ['en', 'Free from', 'nickel'],
  ['es', 'Sin', 'niquel'],
  ['de', 'Frei von', 'nickel'],
  ['fr', 'Sans', 'nickel'],
  ['nl', 'Zonder', 'nikkel'],
] as const)('%s: what is listed under “%s” is not in it', (language, name, word) => {
  const shelf = shelve([good(1, 'Zorvik', 'Ringen', { [name]: [word] }), good(2, 'Quill', 'Ringen', { Material: [word] })], language);
  const unwanted = [{ word, properties: [] }];
  expect(titles(browse(shelf, aWish({ language, words: ['ringen'], unwanted })))).toEqual(['Zorvik']);
});
