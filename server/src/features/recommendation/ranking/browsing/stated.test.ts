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

describe('a number of people', () => {
  const games = shelve(
    [
      product(1, 'Zorvik', 'Games', { Players: ['3 to 6'] }),
      product(2, 'Belantra', 'Games', { Players: ['2'] }),
      product(3, 'Quimbel', 'Games', { Players: ['2–4 people'] }),
    ],
    'en',
  );
  it.each([
    [2, ['Belantra', 'Quimbel']],
    [5, ['Zorvik']],
    [3, ['Zorvik', 'Quimbel']],
  ])('%i is within what is stated', (people, expected) => {
    expect(titles(browse(games, { ...wish('en', 'game'), people })).toSorted()).toEqual(expected.toSorted());
  });
});

describe('somebody of an age', () => {
  const forAge = (years: number, recipient: string) => ({
    ...wish('en', 'seat'),
    thing: 'seat',
    properties: [
      { family: 'recipient', value: recipient, written: 'daughter' },
      { family: 'age', value: String(years), written: String(years) },
    ],
  });
  it('is meant by a range of ages, whether or not the thing is said to be for children', () => {
    const shelf = shelve(
      [
        product(1, 'Toddler Seat', 'Seats', { Age: ['15 months to 4 years'] }),
        product(2, 'Booster Seat', 'Seats', { Age: ['4 to 12 years'] }),
      ],
      'en',
    );
    expect(titles(browse(shelf, forAge(5, 'girls')))).toEqual(['Booster Seat']);
  });
});

describe('a product that states something else does not fit a wish', () => {
  it('by a yes or a no', () => {
    const shelf = shelve(
      [product(1, 'Zorvik', 'Inks', { Waterproof: ['No'] }), product(2, 'Belantra', 'Inks', { Waterproof: ['Yes'] })],
      'en',
    );
    expect(titles(browse(shelf, wish('en', 'waterproof', 'ink')))).toEqual(['Belantra']);
  });
  it('by a no, where others state how much of it they have', () => {
    const shelf = shelve(
      [
        product(1, 'Zorvik', 'Fans', { Timer: ['No'] }),
        product(2, 'Belantra', 'Fans', { Timer: ['1–8 h'] }),
        product(3, 'Quimbel', 'Fans', { Timer: ['only by an app'] }),
      ],
      'en',
    );
    expect(titles(browse(shelf, wish('en', 'fan', 'timer')))).toEqual(['Belantra']);
  });
  it.each([
    ['en', 'waterproof', 'Water resistance', 'drones'],
    ['de', 'regendicht', 'Wasserbeständig', 'drohnen'],
    ['fr', 'impermeable', 'Résistance à l’eau', 'drones'],
    ['es', 'mojar', 'Resistencia al agua', 'drones'],
    ['it', 'impermeabile', 'Resistenza all’acqua', 'droni'],
    ['nl', 'waterdicht', 'Waterbestendig', 'drones'],
    ['pl', 'nieprzemakalny', 'Odporność na wodę', 'drony'],
  ])('%s: by another word for it: %s where the shop says %s', (language, word, name, kind) => {
    const shelf = shelve([product(1, 'Zorvik', kind, { [name]: ['No'] }), product(2, 'Belantra', kind, { [name]: ['IPX6'] })], language);
    expect(titles(browse(shelf, wish(language, kind, word)))).toEqual(['Belantra']);
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
