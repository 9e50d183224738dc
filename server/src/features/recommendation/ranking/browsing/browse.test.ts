/** Searching a shelf for what a visitor described. */
import { describe, expect, it } from 'vitest';
import { editDistance } from '../../../../kit/text/distance.ts';
import { aWish } from '../../testing/wish.ts';
import { shelve } from '../shelf.ts';
import { browse } from './browse.ts';
import type { BrowseWish } from './wish.ts';

const product = (
  id: number,
  title: string,
  category: string,
  priceMinor: number,
  more: { material?: string; recipient?: string; description?: string } = {},
) => ({
  id,
  title,
  priceMinor,
  currency: 'EUR',
  inStock: true,
  categories: [category],
  tags: [],
  attributes: { ...(more.material && { Material: [more.material] }), ...(more.recipient && { 'For whom': [more.recipient] }) },
  vendor: null,
  image: '',
  link: '',
  description: more.description ?? '',
});

const shelf = shelve(
  [
    product(1, 'Fjord Rain Jacket', 'Jackets', 9000, { material: 'Cotton', recipient: 'Women' }),
    product(2, 'Alm Wool Jacket', 'Jackets', 15_000, { material: 'Wool', recipient: 'Men' }),
    product(3, 'Breeze Jacket', 'Jackets', 2000, { material: 'Cotton' }),
    product(4, 'Summit Boots', 'Boots', 13_000, { material: 'Leather', description: 'Good with a jacket, and in the rain.' }),
  ],
  'en',
);
const found = (changes: Partial<BrowseWish>) => {
  const { top, count } = browse(shelf, aWish(changes));
  return { ids: top.map(({ product: { id } }) => id).toSorted(), count };
};

describe('browse', () => {
  it('finds products by what they are, not by what their descriptions mention', () => {
    expect(found({ words: ['jackets'] })).toEqual({ ids: [1, 2, 3], count: 3 });
    expect(found({ words: ['umbrella'] })).toEqual({ ids: [], count: 0 });
  });

  it('finds only things of the name that is sought, where there are any', () => {
    // 'Rain' is rarer than 'boots', and stands in the name of a jacket.
    expect(found({ words: ['boots', 'rain'], thing: 'boots' })).toEqual({ ids: [4], count: 1 });
    expect(found({ words: ['rain'], thing: 'boots' })).toEqual({ ids: [4], count: 1 });
    expect(found({ words: ['rain'], thing: 'umbrella' }).ids).toEqual(found({ words: ['rain'] }).ids);
  });

  it('forgives a wrong letter', () => {
    expect(found({ words: ['jakcet'] }).ids).toEqual([1, 2, 3]);
    expect([editDistance('jakcet', 'jacket', 2), editDistance('bag', 'lamp', 2)]).toEqual([1, 3]);
  });

  it('tells "under" from "up to"', () => {
    expect(found({ words: ['jacket'], max: 2000 }).count).toBe(1);
    const { top, count } = browse(shelf, aWish({ words: ['jacket'], max: 2000, maxIsExclusive: true }));
    // What costs exactly the limit does not fit, and is the closest.
    expect([count, top.map(({ product: { id } }) => id)]).toEqual([0, [3]]);
    expect(browse(shelf, aWish({ words: ['jacket'], max: 1500 })).top[0]?.misses).toEqual([
      { kind: 'dearer', minor: 500, currency: 'EUR' },
    ]);
  });

  it('leaves out what is ruled out, and what was shown', () => {
    expect(found({ words: ['jacket'], unwanted: [{ word: 'wool', properties: [{ family: 'material', value: 'wool' }] }] }).ids).toEqual([
      1, 3,
    ]);
    expect(found({ words: ['jacket'], skip: [1, 3] }).ids).toEqual([2]);
  });

  it('takes products of the same kind where no kind is named', () => {
    expect(found({ like: [1], max: 10_000 }).ids).toEqual([1, 3]);
  });

  it('shows a man what is for men or for anybody', () => {
    expect(found({ words: ['jacket'], properties: [{ family: 'recipient', value: 'men', written: 'father' }] }).ids).toEqual([2, 3]);
  });

  it('orders by price where the cheapest or the dearest is asked for', () => {
    const { top } = browse(shelf, aWish({ order: 'cheapest' }));
    expect(top.map(({ product: { id } }) => id)).toEqual([3, 1, 4]);
  });
});
