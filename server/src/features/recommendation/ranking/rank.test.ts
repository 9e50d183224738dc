import { type ProductRule, productRule } from '@parley/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reasonClauses } from '../reasons.ts';
import { type ChosenAnswer, rank } from './rank.ts';
import { type Candidate, type Described, shelve } from './shelf.ts';

let nextId = 0;
type Product = Described<Candidate>;
const product = (title: string, more: Partial<Product> = {}): Product => ({
  id: ++nextId,
  title,
  description: '',
  priceMinor: null,
  currency: 'EUR',
  inStock: true,
  categories: [],
  tags: [],
  attributes: {},
  image: '',
  link: `https://shop.test/${nextId}`,
  ...more,
});
const rule = (given: object): ProductRule => productRule.parse(given);
const chose = (text: string, ...rules: object[]): ChosenAnswer => ({ text, rules: rules.map(rule) });

const shop = [
  product('Wool socks', { categories: ['Socks'], tags: ['Warm'], priceMinor: 1200, attributes: { Colour: ['Red', 'Grey'] } }),
  product('Cotton socks', { categories: ['Socks'], priceMinor: 800, attributes: { Colour: ['White'] } }),
  product('Running socks', { categories: ['Socks'], tags: ['sport'], priceMinor: 1500 }),
  product('Winter jacket', { categories: ['Jackets'], tags: ['Warm'], priceMinor: 18_900, description: 'Keeps you warm down to -20 °C.' }),
  product('Rain jacket', { categories: ['Jackets'], priceMinor: 9900 }),
  product('Wool cap', { categories: ['Caps'], tags: ['Warm'], priceMinor: null }),
  product('Silk scarf', { categories: ['Accessoires, écharpes'], tags: ['warm'], priceMinor: 5900, inStock: false }),
];
const titles = (answers: ChosenAnswer[], text?: string, limit = 3, products = shop) =>
  rank(shelve(products), { answers, text, limit }).top.map(({ product: { title } }) => title);

describe('what the chosen answers say', () => {
  it('adds the weights of the rules that fit', () => {
    const { top } = rank(shelve(shop), {
      answers: [
        chose('Something warm', { field: 'tag', values: ['warm'], weight: 2 }),
        chose('For the feet', { field: 'category', values: ['socks'] }),
      ],
      limit: 3,
    });
    expect(top.map(({ product: { title }, score }) => [title, score])).toEqual([
      ['Wool socks', 3],
      ['Winter jacket', 2],
      ['Wool cap', 2],
    ]);
  });

  it('says reasons of one kind in one clause', () => {
    const reasons = [{ kind: 'chosen', text: 'A' } as const, { kind: 'asked', text: 'C' } as const, { kind: 'chosen', text: 'B' } as const];
    expect(reasonClauses(reasons, 'en')).toEqual(['because you chose “A” and “B”', 'because you asked for “C”']);
    expect(reasonClauses([], 'en')).toEqual([]);
  });

  it('gives reasons that name the answer', () => {
    const [first] = rank(shelve(shop), { answers: [chose('Something warm', { field: 'tag', values: ['warm'] })], limit: 1 }).top;
    expect(reasonClauses(first?.reasons ?? [], 'en')).toEqual(['because you chose “Something warm”']);
    expect(reasonClauses(first?.reasons ?? [], 'de')).toEqual(['weil Sie „Something warm“ gewählt haben']);
  });

  it('takes away what is excluded, what does not fit what is required, and what is out of stock', () => {
    expect(
      titles([chose('Warm', { field: 'tag', values: ['Warm'] }), chose('No wool', { field: 'text', text: 'wool', effect: 'exclude' })]),
    ).toEqual(['Winter jacket']);
    expect(titles([chose('A jacket', { field: 'category', values: ['Jackets'], effect: 'require' })])).toEqual([
      'Winter jacket',
      'Rain jacket',
    ]);
  });

  it('keeps what is required although nothing preferred fits', () => {
    const answers = [
      chose('A jacket', { field: 'category', values: ['Jackets'], effect: 'require' }),
      chose('Purple', { field: 'attribute', name: 'Colour', values: ['Purple'] }),
    ];
    expect(titles(answers)).toEqual(['Winter jacket', 'Rain jacket']);
  });

  it('recommends the rest when answers only exclude, and says why', () => {
    const { top, count } = rank(shelve(shop), {
      answers: [chose('No socks', { field: 'category', values: ['Socks'], effect: 'exclude' })],
      limit: 2,
    });
    expect(count).toBe(3);
    expect(top[0]?.reasons).toEqual([{ kind: 'chosen', text: 'No socks' }]);
  });

  it('recommends nothing without a rule', () => {
    expect(rank(shelve(shop), { answers: [chose('Hello')], limit: 3 })).toEqual({ top: [], count: 0 });
  });

  it('knows prices: an unknown one lies in no range', () => {
    expect(titles([chose('Up to 15', { field: 'price', min: null, max: 1500, effect: 'require' })], undefined, 9)).toEqual([
      'Wool socks',
      'Cotton socks',
      'Running socks',
    ]);
    expect(titles([chose('Any price', { field: 'price', min: null, max: null })], undefined, 9)).not.toContain('Wool cap');
  });

  it.each([
    [{ field: 'category', values: ['CAFÉ'] }],
    [{ field: 'category', values: ['cafe'] }],
    [{ field: 'tag', values: ['strasse'] }],
    [{ field: 'attribute', name: 'grosse', values: ['XXL'] }],
    [{ field: 'text', text: 'ÜBERGRÖSSE maß' }],
    [{ field: 'text', text: '红色' }],
  ])('compares without case and accents: %j', (given) => {
    const products = [
      product('Hose in Übergröße', {
        categories: ['Café'],
        tags: ['Straße'],
        attributes: { Größe: ['xxl'] },
        description: 'nach Maßen, 大号红色裤子',
      }),
    ];
    expect(titles([chose('x', given)], undefined, 3, products)).toHaveLength(1);
  });

  it('finds a product by its id', () => {
    expect(titles([chose('This', { field: 'product', ids: [shop[4]?.id ?? 0] })])).toEqual(['Rain jacket']);
  });
});

describe('the top few', () => {
  it('fall back to the catalogue’s order', () => {
    expect(titles([chose('Any', { field: 'category', values: ['Socks'] })])).toEqual(['Wool socks', 'Cotton socks', 'Running socks']);
  });

  it('are not three of one category when others are as good', () => {
    expect(titles([chose('Any', { field: 'category', values: ['Socks', 'Jackets', 'Caps'] })])).toEqual([
      'Wool socks',
      'Winter jacket',
      'Wool cap',
    ]);
  });

  it('stay what they are when others are worse', () => {
    const answers = [
      chose('Any', { field: 'category', values: ['Socks', 'Jackets'] }),
      chose('Socks', { field: 'category', values: ['Socks'] }),
    ];
    expect(titles(answers)).toEqual(['Wool socks', 'Cotton socks', 'Running socks']);
  });
});

describe('what the chat says', () => {
  it.each([
    ['do you have red wool socks?', ['Wool socks']],
    ['I am looking for jackets', ['Winter jacket', 'Rain jacket']],
    ['something warm under 50 euros', ['Wool socks']],
    ['jackets between 90 and 120 €', ['Rain jacket']],
    ['Do you sell refrigerators with red doors?', []],
    ['how are you?', []],
  ])('%s', (text, expected) => {
    expect(titles([], text)).toEqual(expected);
  });

  it('names the words it was found by, as they were written', () => {
    const { top } = rank(shelve(shop), { answers: [], text: 'Haben Sie Wool CAP?', limit: 1 });
    expect(top[0]?.reasons).toEqual([{ kind: 'asked', text: 'Wool CAP' }]);
  });

  it('adds to what was chosen', () => {
    expect(titles([chose('Something warm', { field: 'tag', values: ['warm'] })], 'a jacket please', 2)).toEqual([
      'Winter jacket',
      'Rain jacket',
    ]);
  });

  it('prices alone recommend too', () => {
    expect(titles([], 'anything under 10 €?')).toEqual(['Cotton socks']);
  });
});

const word = fc.constantFrom('red', 'Blue', 'Größe', 'warm', 'wool', 'socks', 'x', '日本', '');
const words = fc.array(word, { maxLength: 3 });
const anyProducts = fc
  .array(
    fc.record({
      title: fc.string({ maxLength: 20 }),
      description: fc.oneof(word, fc.string({ unit: 'grapheme', maxLength: 30 })),
      priceMinor: fc.option(fc.nat(10_000)),
      inStock: fc.boolean(),
      categories: words,
      tags: words,
      attributes: fc.dictionary(word, words, { maxKeys: 2 }),
    }),
    { maxLength: 25 },
  )
  .map((list) => list.map((given, i): Product => ({ ...product('x', given), id: i + 1 })));
const values = fc.array(fc.constantFrom('red', 'blue', 'warm', 'WOOL', 'grosse'), { minLength: 1, maxLength: 3 });
const effect = fc.constantFrom('prefer' as const, 'exclude' as const, 'require' as const);
const anyRule = fc
  .tuple(
    fc.oneof(
      fc.record({ field: fc.constant('category'), values }),
      fc.record({ field: fc.constant('tag'), values }),
      fc.record({ field: fc.constant('attribute'), name: fc.constantFrom('red', 'größe'), values }),
      fc.record({ field: fc.constant('price'), min: fc.option(fc.nat(5000)), max: fc.option(fc.nat(10_000)) }),
      fc.record({ field: fc.constant('text'), text: fc.constantFrom('red', 'warm wool', '日') }),
      fc.record({ field: fc.constant('product'), ids: fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 5 }) }),
    ),
    effect,
    fc.double({ min: 0.1, max: 100, noNaN: true }),
  )
  .map(([what, kind, weight]) => rule({ ...what, effect: kind, weight }));
const anyAnswers = fc.array(fc.record({ text: fc.string({ maxLength: 10 }), rules: fc.array(anyRule, { maxLength: 5 }) }), {
  maxLength: 6,
});
const anyText = fc.option(fc.oneof(fc.constantFrom('red socks', 'under 50 €', 'warm wool unter 20 Euro'), fc.string({ maxLength: 40 })), {
  nil: undefined,
});
const onlyPreferring = anyAnswers.map((answers) =>
  answers.map((answer) => ({ ...answer, rules: answer.rules.map((given) => ({ ...given, effect: 'prefer' as const })) })),
);

describe('for every catalogue and every choice', () => {
  const everything = { limit: 100 };

  it('is the same in whatever order the rules come', () => {
    fc.assert(
      fc.property(anyProducts, anyAnswers, anyText, fc.nat(5), (products, answers, text, turns) => {
        const turned = answers
          .map(({ rules, ...rest }) => ({ ...rest, rules: [...rules.slice(turns), ...rules.slice(0, turns)] }))
          .reverse();
        const ranking = (given: ChosenAnswer[]) =>
          rank(shelve(products), { answers: given, text, limit: 3 }).top.map(({ product: { id }, score }) => [id, score]);
        expect(ranking(turned)).toEqual(ranking(answers));
      }),
    );
  });

  it('is the same each time, also on a shelf that was used before', () => {
    fc.assert(
      fc.property(anyProducts, anyAnswers, anyAnswers, anyText, (products, answers, others, text) => {
        const shelf = shelve(products);
        rank(shelf, { answers: others, text, limit: 3 });
        expect(rank(shelf, { answers, text, limit: 3 })).toEqual(rank(shelve(products), { answers, text, limit: 3 }));
      }),
    );
  });

  it('never recommends what is excluded, does not fit what is required, or is out of stock', () => {
    fc.assert(
      fc.property(anyProducts, anyAnswers, anyText, (products, answers, text) => {
        const fits = (one: Product, given: ProductRule) =>
          rank(shelve([one]), { answers: [{ text: '', rules: [{ ...given, effect: 'require' }] }], limit: 1 }).count === 1;
        for (const {
          product: { id },
        } of rank(shelve(products), { answers, text, ...everything }).top) {
          const one = products.find((each) => each.id === id) as Product;
          expect(one.inStock).toBe(true);
          for (const given of answers.flatMap(({ rules }) => rules))
            if (given.effect !== 'prefer') expect(fits(one, given)).toBe(given.effect === 'require');
        }
      }),
    );
  });

  it('a further preference never lowers a score, and scores never rise down the list', () => {
    fc.assert(
      fc.property(anyProducts, onlyPreferring, anyRule, (products, answers, given) => {
        const scores = (all: ChosenAnswer[]) =>
          rank(shelve(products), { answers: all, ...everything }).top.map(({ product: { id }, score }) => [id, score] as const);
        const before = scores(answers);
        const after = new Map(scores([...answers, { text: 'more', rules: [{ ...given, effect: 'prefer' }] }]));
        for (const [id, score] of before) expect(after.get(id)).toBeGreaterThanOrEqual(score);
        expect(before.map(([, score]) => score)).toEqual(before.map(([, score]) => score).sort((a, b) => b - a));
      }),
    );
  });

  it('is bounded: no more than asked for, each once, no score above all weights', () => {
    fc.assert(
      fc.property(anyProducts, anyAnswers, anyText, fc.nat(6), (products, answers, text, limit) => {
        const { top, count } = rank(shelve(products), { answers, text, limit });
        const most = answers.flatMap(({ rules }) => rules).reduce((sum, { weight }) => sum + weight + 0.001, 3);
        expect(top.length).toBeLessThanOrEqual(limit);
        expect(top.length).toBe(Math.min(limit, count));
        expect(new Set(top.map(({ product: { id } }) => id)).size).toBe(top.length);
        for (const { score, reasons } of top) {
          expect(score).toBeLessThanOrEqual(most);
          expect(reasons.length).toBeGreaterThan(0);
          expect(reasons.length).toBeLessThanOrEqual(3);
        }
      }),
    );
  });
});
