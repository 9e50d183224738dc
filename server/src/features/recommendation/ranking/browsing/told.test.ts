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

describe('details among the products that are sought', () => {
  it('those that state as many as are counted fit, or more', () => {
    expect(found({ words: ['bag'], counted: [{ word: 'bottles', count: 4 }] })).toEqual([2]);
  });

  it('rules no product out by a number that no product states', () => {
    expect(found({ words: ['bag'], counted: [{ word: 'cups', count: 4 }] })).toHaveLength(3);
  });

  it('those that bear less than half of what another bears are left out', () => {
    expect(found({ words: ['bag'], details: ['bag', 'lid', 'hand', 'pram'] })).toEqual([1]);
  });

  it('a word that only one of them bears chooses it, in a description too', () => {
    expect(found({ words: ['bag'], details: ['bag', 'pram'] })).toEqual([1]);
    expect(found({ words: ['bag'], details: ['flat'] })).toEqual([3]);
  });

  it('two that bear as much are both left', () => {
    expect(found({ words: ['bag'], details: ['pram', 'folds'] }).toSorted()).toEqual([1, 3]);
  });

  it('words that all of them bear, or none, choose nothing', () => {
    expect(found({ words: ['bag'], details: ['bag', 'submarine'] })).toHaveLength(3);
  });

  it('a property is chosen by what things state of it, not by who writes its word', () => {
    const red = { family: 'colour', value: 'red', written: 'red' };
    const reds = shelve(
      [bag(1, 'Bag Zorvik', { Colour: ['Red'] }, 'A red one.'), bag(2, 'Bag Belantra', { Colour: ['Red'] }), bag(3, 'Bag Krumm', {})],
      'en',
    );
    const { top } = browse(reds, aWish({ thing: 'bag', words: ['bag'], properties: [red], details: ['bag', 'red'] }));
    expect(top.map(({ product }) => product.id).toSorted()).toEqual([1, 2]);
  });

  it('an order by price is not narrowed', () => {
    expect(found({ words: ['bag'], details: ['pram'], order: 'cheapest' })).toHaveLength(3);
  });
});

describe('how much of what is told the first one bears', () => {
  const shareOf = (words: readonly string[]) => browse(shelf, aWish({ thing: 'bag', words: ['bag'], details: words })).detailShare;
  it('is 1, 0 or in between', () => {
    expect(shareOf(['pram', 'lid'])).toBe(1);
    expect(shareOf(['submarine'])).toBe(0);
    expect(shareOf(['pram', 'submarine'])).toBeGreaterThan(0.3);
    expect(shareOf(['pram', 'submarine'])).toBeLessThan(0.6);
  });
  it('counts a word that most things bear for less', () => {
    expect(shareOf(['bag', 'submarine'])).toBeLessThan(shareOf(['pram', 'submarine']));
  });
});

describe('amounts', () => {
  const rug = (id: number, title: string, attributes: Record<string, string[]>, lengths: readonly string[] = []) => ({
    ...bag(id, title, attributes),
    variants: lengths.map((Length) => ({ options: { Length }, priceMinor: 5000, inStock: true })),
  });
  const rugs = shelve(
    [
      rug(1, 'Rug Zorvik', { Size: ['70 x 100 cm'] }),
      rug(2, 'Rug Belantra', { Width: ['66 cm'] }, ['200 cm', '300 cm']),
      rug(3, 'Rug Krumm 2 kg', { Size: ['100 × 150 cm'] }),
    ],
    'en',
  );
  const sized = (amounts: string) => browse(rugs, aWish({ words: ['rug'], amounts })).top.map(({ product }) => product.id);

  it.each([
    ['of 3 metres', [2]],
    ['100x70', [1]],
    ['0,7 × 1 m', [1]],
    ['2000 g', [3]],
    ['1 m by 1.5 m', [3]],
  ])('%s: by properties, options and titles, in whatever unit', (amounts, ids) => expect(sized(amounts)).toEqual(ids));

  it.each(['for a room of 9 metres', 'no amount'])('%s: rules no product out by an amount that no product states', (amounts) =>
    expect(sized(amounts)).toHaveLength(3),
  );

  it('fit where nothing else does not: the closest says what is missed', () => {
    const { top, count } = browse(rugs, aWish({ words: ['rug'], amounts: '300 cm', max: 1000 }));
    expect(count).toBe(0);
    expect(top[0]?.product.id).toBe(2);
  });
});
