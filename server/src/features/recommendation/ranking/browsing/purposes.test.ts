/** Things beside what they are for, whom they suit and what they are made of, about goods of made-up names. */
import { describe, expect, it } from 'vitest';
import { aGood } from '../../testing/goods.ts';
import { aWish } from '../../testing/wish.ts';
import { type Shelf, shelve } from '../shelf.ts';
import { browse } from './browse.ts';
import type { BrowseWish } from './wish.ts';

const product = (id: number, title: string, category: string, priceMinor: number, attributes: Record<string, string[]> = {}) =>
  aGood(id, title, category, { priceMinor, attributes });
const titles = (shelf: Shelf, changes: Partial<BrowseWish>) =>
  browse(shelf, aWish(changes))
    .top.map(({ product: { title } }) => title)
    .toSorted();

describe('a thing that only goes with another is not one', () => {
  const lanterns = shelve(
    [
      product(1, 'Zorvik Lantern', 'Lanterns', 4000),
      product(2, 'Belantra Storm Lantern', 'Lanterns', 3000),
      product(3, 'Lantern Hook', 'Accessories', 500),
      product(4, 'Spare Wick', 'Accessories', 300),
    ],
    'en',
  );
  it('does not show a hook as the cheapest lantern', () => {
    expect(titles(lanterns, { words: ['lantern'], order: 'cheapest', limit: 1 })).toEqual(['Belantra Storm Lantern']);
    expect(titles(lanterns, { words: ['lantern'] })).not.toContain('Lantern Hook');
  });
  it('shows the hook to a visitor who names it', () => {
    expect(titles(lanterns, { words: ['lantern', 'hook'] })).toEqual(['Lantern Hook']);
  });
  it('takes the last word for the purpose in a shop that names the product first', () => {
    const boules = shelve(
      [
        product(1, 'Laterne Zorvik', 'Laternes', 4000),
        product(2, 'Laterne Belantra', 'Laternes', 3000),
        product(3, 'Pied-laterne Kip', 'Divers', 500),
      ],
      'fr',
    );
    expect(titles(boules, { words: ['laterne'], language: 'fr', order: 'cheapest', limit: 1 })).toEqual(['Laterne Belantra']);
  });
  it('shows no lantern to a visitor who looks for something for a lantern', () => {
    expect(titles(lanterns, { words: ['lantern'], notThings: ['lantern'] })).toEqual(['Lantern Hook']);
    expect(titles(lanterns, { words: ['lantern', 'storm'], notThings: ['storm'] })).toContain('Belantra Storm Lantern');
  });
  it('chooses by the purpose among products of the kind, and finds no others', () => {
    const fuels = shelve(
      [product(1, 'Zorvik stove', 'Stoves', 4000), product(2, 'Gel', 'Fuel', 600), product(3, 'Stove gel', 'Fuel', 700)],
      'en',
    );
    expect(titles(fuels, { words: ['gel'], purposes: ['stove'], limit: 1 })).toEqual(['Stove gel']);
    expect(titles(fuels, { words: ['gel'], purposes: ['lamp'] })).toEqual(['Gel', 'Stove gel']);
  });
});

describe('an age', () => {
  const puzzles = shelve(
    [
      product(1, 'Zorvik', 'Puzzles', 900, { Age: ['From 2 years'] }),
      product(2, 'Belantra', 'Puzzles', 900, { Age: ['4–8 years'] }),
      product(3, 'Quimbel', 'Puzzles', 900, { Age: ['from 10'] }),
      product(4, 'Ormund', 'Puzzles', 900, { Age: ['18 months +'] }),
      product(5, 'Tischlein', 'Puzzles', 900),
    ],
    'en',
  );
  const forAge = (value: string) => titles(puzzles, { properties: [{ family: 'age', value, written: value }], limit: 5 });
  it('is within the ages that the shop states', () => {
    expect(forAge('3')).toEqual(['Ormund', 'Zorvik']);
    expect(forAge('8')).toEqual(['Belantra', 'Ormund', 'Zorvik']);
    expect(forAge('1')).toHaveLength(5);
  });
  it('rules nothing out in a shop that states none', () => {
    const plain = shelve([product(1, 'Zorvik', 'Puzzles', 900)], 'en');
    expect(titles(plain, { properties: [{ family: 'age', value: '5', written: '5 years' }] })).toEqual(['Zorvik']);
  });
});

describe('a size is within the span that the shop sells', () => {
  const slippers = shelve(
    [product(1, 'Zorvik', 'Slippers', 900, { Size: ['22–24'] }), product(2, 'Belantra', 'Slippers', 900, { Size: ['25–27'] })],
    'en',
  );
  it.each([
    ['26', ['Belantra']],
    ['EU 24', ['Zorvik']],
  ])('%s', (value, expected) => {
    expect(titles(slippers, { words: ['slippers'], properties: [{ family: 'size', value, written: value }] })).toEqual(expected);
  });
});

describe('wooden products are of any wood', () => {
  const trays = shelve(
    [
      product(1, 'Zorvik', 'Trays', 900, { Material: ['Oak'] }),
      product(2, 'Belantra', 'Trays', 900, { Material: ['Larch'] }),
      product(3, 'Quimbel', 'Trays', 900, { Material: ['Steel'] }),
    ],
    'en',
  );
  const of = (value: string) => titles(trays, { words: ['trays'], properties: [{ family: 'material', value, written: value }] });
  it('takes products of any metal for metal', () => {
    expect(of('wood')).toEqual(['Belantra', 'Zorvik']);
    expect(of('metal')).toEqual(['Quimbel']);
  });
});
