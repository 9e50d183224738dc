/** What a wish tells and counts of the thing that it seeks. */
import { describe, expect, it } from 'vitest';
import { aWish } from '../../testing/wish.ts';
import { shelve } from '../shelf.ts';
import { browse } from './browse.ts';

const bag = (id: number, title: string, attributes: Record<string, string[]>, description = '') => ({
  id,
  title,
  priceMinor: 5000,
  currency: 'EUR',
  inStock: true,
  categories: ['Bags'],
  tags: [],
  attributes,
  vendor: null,
  image: '',
  link: '',
  description,
});
const shelf = shelve(
  [
    bag(1, 'Bag Zorvik', { Bottles: ['2'] }, 'Hangs from a pram, and its lid opens with one hand.'),
    bag(2, 'Bag Belantra', { Bottles: ['6'] }, 'Stands by itself.'),
    bag(3, 'Bag Krumm', {}, 'Folds flat.'),
  ],
  'en',
);
const found = (changes: Parameters<typeof aWish>[0]) =>
  browse(shelf, aWish({ thing: 'bag', ...changes })).top.map(({ product }) => product.id);

describe('of the things that are sought', () => {
  it('those that state as many as are counted fit, or more', () => {
    expect(found({ words: ['bag'], counted: [{ word: 'bottles', count: 4 }] })).toEqual([2]);
  });

  it('what nobody states a number of rules none out', () => {
    expect(found({ words: ['bag'], counted: [{ word: 'cups', count: 4 }] })).toHaveLength(3);
  });

  it('those that bear nothing of what is told are left out where another bears several words of it', () => {
    expect(found({ words: ['bag', 'lid', 'hand'], purposes: ['pram'] })).toEqual([1]);
  });

  it('one word in common chooses none', () => {
    expect(found({ words: ['bag', 'pram'] })).toHaveLength(3);
  });
});
