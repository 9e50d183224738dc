/** Wishes for what the shop states, about goods of made-up names. */
import { describe, expect, it } from 'vitest';
import { aGood } from '../../testing/goods.ts';
import { aWish } from '../../testing/wish.ts';
import { shelve } from '../shelf.ts';
import { browse } from './browse.ts';

const product = (id: number, title: string, category: string, attributes: Record<string, string[]> = {}) =>
  aGood(id, title, category, { attributes });
const wish = (language: string, ...words: string[]) => aWish({ language, words });
const titles = (found: ReturnType<typeof browse>) => found.top.map(({ product: { title } }) => title);

describe('what a product states otherwise does not fit a wish', () => {
  it('by a yes or a no', () => {
    const shelf = shelve(
      [product(1, 'Zorvik', 'Inks', { Waterproof: ['No'] }), product(2, 'Belantra', 'Inks', { Waterproof: ['Yes'] })],
      'en',
    );
    expect(titles(browse(shelf, wish('en', 'waterproof', 'ink')))).toEqual(['Belantra']);
  });
  it('by a value, which another word only holds inside', () => {
    const shelf = shelve(
      [
        product(1, 'Zorvik', 'Schlitten', { Material: ['Esche'] }),
        product(2, 'Belantra', 'Schlitten', { Material: ['Buche'] }),
        product(3, 'Quimbel', 'Schneeschuhe', { Material: ['Kunststoff'] }),
      ],
      'de',
    );
    expect(titles(browse(shelf, wish('de', 'schlitten', 'esche')))).toEqual(['Zorvik']);
  });
  it('where none fits, those of the kind are the closest, with what differs', () => {
    const shelf = shelve(
      [product(1, 'Zorvik', 'Inks', { Waterproof: ['No'] }), product(2, 'Quimbel', 'Pens', { Waterproof: ['Yes'] })],
      'en',
    );
    const found = browse(shelf, wish('en', 'waterproof', 'ink'));
    expect(found.count).toBe(0);
    expect(found.top.map(({ product: { title }, misses }) => [title, misses.length])).toEqual([['Zorvik', 1]]);
  });
  it('a brush for hats is no hat, and a grinder for coffee no coffee', () => {
    const hats = shelve([product(1, 'Brosse à chapeau', 'Entretien'), product(2, 'Chapeau Zorvik', 'Feutres')], 'fr');
    expect(titles(browse(hats, wish('fr', 'chapeau')))).toEqual(['Chapeau Zorvik']);
    const coffee = shelve([product(1, 'Grinder for filter coffee', 'Grinders'), product(2, 'Quimbel', 'Coffee beans')], 'en');
    expect(titles(browse(coffee, wish('en', 'coffee')))).toEqual(['Quimbel']);
  });
  it('a plural of Dutch is found: potten are a pot', () => {
    const shelf = shelve([product(1, 'Fermentatiepot Zorvik', 'Fermenteren'), product(2, 'Quimbel', 'Ketels')], 'nl');
    expect(titles(browse(shelf, wish('nl', 'fermentatiepotten')))).toEqual(['Fermentatiepot Zorvik']);
  });
});
