/** What visitors rule out, by what shops state, about goods of made-up names. */
import { describe, expect, it } from 'vitest';
import { aGood } from '../../testing/goods.ts';
import { aWish } from '../../testing/wish.ts';
import { shelve } from '../shelf.ts';
import { browse } from './browse.ts';

interface Stated {
  language: string;
  /** The word that is ruled out. */
  word: string;
  kind: string;
  /** Titles and attributes: of what is without it, of what has it, and of what says nothing. */
  without: [string, Record<string, string[]>];
  having: [string, Record<string, string[]>];
  silent?: [string, Record<string, string[]>];
}

const cases: Stated[] = [
  {
    language: 'de',
    word: 'nickel',
    kind: 'Kette',
    without: ['Kette Zorvik', { Nickel: ['nein'] }],
    having: ['Kette Quill', { Nickel: ['ja'] }],
  },
  {
    language: 'de',
    word: 'koffein',
    kind: 'Mate',
    without: ['Mate Zorvik entkoffeiniert', {}],
    having: ['Mate Quill', { Koffein: ['ja'] }],
    silent: ['Mate Belantra', {}],
  },
  {
    language: 'de',
    word: 'gluten',
    kind: 'Nudeln',
    without: ['Nudeln Zorvik glutenfrei', {}],
    having: ['Nudeln Quill', { Gluten: ['ja'] }],
  },
  {
    language: 'en',
    word: 'caffeine',
    kind: 'Blend',
    without: ['Zorvik decaffeinated Blend', {}],
    having: ['Quill Blend', { Caffeine: ['Yes'] }],
  },
  {
    language: 'en',
    word: 'lactose',
    kind: 'Bar',
    without: ['Zorvik Bar', { Diet: ['Lactose free'] }],
    having: ['Quill Bar', { Lactose: ['Yes'] }],
    silent: ['Belantra Bar', {}],
  },
  {
    language: 'fr',
    word: 'parfum',
    kind: 'Baume',
    without: ['Baume Zorvane', { Parfum: ['Sans parfum'] }],
    having: ['Baume Quill', { Parfum: ['Vanille'] }],
  },
  {
    language: 'es',
    word: 'cereales',
    kind: 'Pienso',
    without: ['Pienso Zorvano', { 'Sin cereales': ['Sí'] }],
    having: ['Pienso Quill', { 'Sin cereales': ['No'] }],
  },
  {
    language: 'it',
    word: 'pfas',
    kind: 'Telo',
    without: ['Telo Zorvano', { 'Senza PFAS': ['Sì'] }],
    having: ['Telo Quill', { 'Senza PFAS': ['No'] }],
  },
  {
    language: 'nl',
    word: 'giftig',
    kind: 'Klimmer',
    without: ['Klimmer Zorvik', { 'Giftig voor dieren': ['Nee'] }],
    having: ['Klimmer Quill', { 'Giftig voor dieren': ['Ja'] }],
  },
  {
    language: 'pl',
    word: 'glutenu',
    kind: 'Makaron',
    without: ['Makaron bezglutenowy Zorvik', {}],
    having: ['Makaron Quill', { Gluten: ['tak'] }],
  },
  { language: 'tr', word: 'kafein', kind: 'Zorvik', without: ['Zorvik kafeinsiz', {}], having: ['Zorvik Quill', { Kafein: ['evet'] }] },
];

describe('exclusions', () => {
  it.each(cases)(
    'is not shown where the shop says which are without it: $language, $word',
    ({ language, word, kind, without, having, silent }) => {
      const goods = [without, having, ...(silent ? [silent] : [])].map(([title, attributes], at) =>
        aGood(at + 1, title, `${kind} Belantra`, { attributes }),
      );
      const { top, count } = browse(
        shelve(goods, language),
        aWish({ language, words: [kind.toLowerCase()], unwanted: [{ word, properties: [] }] }),
      );
      expect(top.map(({ product: { title } }) => title)).toEqual([without[0]]);
      expect(count).toBe(1);
    },
  );

  it('leaves what says nothing where nothing says to be without it', () => {
    const shelf = shelve(
      [aGood(1, 'Zorvik Chain', 'Chains', { attributes: { Nickel: ['Yes'] } }), aGood(2, 'Quill Chain', 'Chains')],
      'en',
    );
    const { top } = browse(shelf, aWish({ words: ['chain'], unwanted: [{ word: 'nickel', properties: [] }] }));
    expect(top.map(({ product: { title } }) => title)).toEqual(['Quill Chain']);
  });
});

describe('the purpose, size and recipient of products', () => {
  const titles = (goods: ReturnType<typeof aGood>[], wish: Parameters<typeof aWish>[0], language = 'en') =>
    browse(shelve(goods, language), aWish({ language, ...wish }))
      .top.map(({ product: { title } }) => title)
      .toSorted();
  it('leaves out a product that states not to be for the purpose', () => {
    const goods = [
      aGood(1, 'Moka Zorvana', 'Moke', { attributes: { Induzione: ['Sì'] } }),
      aGood(2, 'Moka Quilla', 'Moke', { attributes: { Induzione: ['No'] } }),
    ];
    expect(titles(goods, { words: ['moka'], purposes: ['induzione'] }, 'it')).toEqual(['Moka Zorvana']);
    expect(titles(goods, { words: ['moka'], purposes: ['campeggio'] }, 'it')).toHaveLength(2);
  });
  it.each([
    ['en', 'small', ['Zorvik Small Crate', 'Zorvik Large Crate', 'Quill Crate'], ['Zorvik Small Crate'], 'crate'],
    ['de', 'grosse', ['Kiste Zorvik groß', 'Kiste Zorvik klein'], ['Kiste Zorvik groß'], 'kiste'],
    ['fr', 'petite', ['Caisse Zorvane petite', 'Caisse Zorvane moyenne'], ['Caisse Zorvane petite'], 'caisse'],
    ['pl', 'duzy', ['Kufer Zorvik duży', 'Kufer Zorvik mały'], ['Kufer Zorvik duży'], 'kufer'],
  ])('%s: what its title says to be of another size than %s does not fit', (language, size, all, expected, kind) => {
    const goods = all.map((title, at) => aGood(at + 1, title, 'Belantra'));
    expect(titles(goods, { words: [size, kind], thing: kind }, language)).toEqual(expected);
  });
  it('shows only the products for the recipient if there are any of the kind', () => {
    const goods = [
      aGood(1, 'Zorvik Clogs', 'Clogs'),
      aGood(2, 'Quill Clogs for Women', 'Clogs', { attributes: { 'For whom': ['Women'] } }),
      aGood(3, 'Belantra Hat', 'Hats'),
    ];
    const properties = [{ family: 'recipient', value: 'women', written: 'sister' }];
    expect(titles(goods, { words: ['clogs'], thing: 'clogs', properties })).toEqual(['Quill Clogs for Women']);
    expect(titles(goods, { words: ['hat'], thing: 'hat', properties })).toEqual(['Belantra Hat']);
  });
  it('puts products for children before the named kind if none of that kind is for children', () => {
    const goods = [
      aGood(1, 'Crème Zorvane', 'Crèmes'),
      aGood(2, 'Crème Belantra', 'Crèmes'),
      aGood(3, 'Lait solaire Quill', 'Solaires', { attributes: { Âge: ['2 à 10 ans'] } }),
    ];
    const properties = [{ family: 'age', value: '4', written: '4 ans' }];
    expect(titles(goods, { words: ['creme', 'solaire'], thing: 'creme', properties }, 'fr')).toEqual(['Lait solaire Quill']);
  });
});

describe('misspelt and inflected words', () => {
  it.each([
    ['nl', 'orchedee', 'Vlinderorchidee Zorvik'],
    ['nl', 'laarzen', 'Laars Zorvik'],
    ['de', 'gartenscheere', 'Gartenschere Zorvik'],
    ['es', 'golpes', 'Funda Antigolpes'],
  ])('%s: %s finds %s', (language, word, title) => {
    const shelf = shelve([aGood(1, title, 'Belantra'), aGood(2, 'Quill', 'Kip')], language);
    expect(browse(shelf, aWish({ language, words: [word] })).top.map(({ product }) => product.title)).toEqual([title]);
  });
  it('shears are no hose, though both are for the garden', () => {
    const shelf = shelve([aGood(1, 'Gartenschere Zorvik', 'Scheren'), aGood(2, 'Gartenschlauch Quill', 'Wasser')], 'de');
    expect(browse(shelf, aWish({ language: 'de', words: ['gartenschere'] })).top.map(({ product: { title } }) => title)).toEqual([
      'Gartenschere Zorvik',
    ]);
  });
});
