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
const rule = (rawRule: object): ProductRule => productRule.parse(rawRule);
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

describe('scores and reasons of the chosen answers', () => {
  it('adds the weights of the matching rules', () => {
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

  it('joins reasons of one kind into one clause', () => {
    const reasons = [{ kind: 'chosen', text: 'A' } as const, { kind: 'asked', text: 'C' } as const, { kind: 'chosen', text: 'B' } as const];
    expect(reasonClauses(reasons, 'en')).toEqual(['because you chose “A” and “B”', 'because you asked for “C”']);
    expect(reasonClauses([], 'en')).toEqual([]);
  });

  it('names the answer in the reasons', () => {
    const [first] = rank(shelve(shop), { answers: [chose('Something warm', { field: 'tag', values: ['warm'] })], limit: 1 }).top;
    expect(reasonClauses(first?.reasons ?? [], 'en')).toEqual(['because you chose “Something warm”']);
    expect(reasonClauses(first?.reasons ?? [], 'de')).toEqual(['weil Sie „Something warm“ gewählt haben']);
  });

  it('removes products that are excluded, miss a requirement, or are out of stock', () => {
    expect(
      titles([chose('Warm', { field: 'tag', values: ['Warm'] }), chose('No wool', { field: 'text', text: 'wool', effect: 'exclude' })]),
    ).toEqual(['Winter jacket']);
    expect(titles([chose('A jacket', { field: 'category', values: ['Jackets'], effect: 'require' })]).toSorted()).toEqual([
      'Rain jacket',
      'Winter jacket',
    ]);
  });

  it('keeps products that meet the requirements and no preference', () => {
    const answers = [
      chose('A jacket', { field: 'category', values: ['Jackets'], effect: 'require' }),
      chose('Purple', { field: 'attribute', name: 'Colour', values: ['Purple'] }),
    ];
    expect(titles(answers).toSorted()).toEqual(['Rain jacket', 'Winter jacket']);
  });

  it('recommends all other products when answers only exclude, with reasons', () => {
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

  it('does not match an unknown price with any range', () => {
    expect(titles([chose('Up to 15', { field: 'price', min: null, max: 1500, effect: 'require' })], undefined, 9).toSorted()).toEqual([
      'Cotton socks',
      'Running socks',
      'Wool socks',
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
  ])('ignores case and accents: %j', (rawRule) => {
    const products = [
      product('Hose in Übergröße', {
        categories: ['Café'],
        tags: ['Straße'],
        attributes: { Größe: ['xxl'] },
        description: 'nach Maßen, 大号红色裤子',
      }),
    ];
    expect(titles([chose('x', rawRule)], undefined, 3, products)).toHaveLength(1);
  });

  it('finds a product by its id', () => {
    expect(titles([chose('This', { field: 'product', ids: [shop[4]?.id ?? 0] })])).toEqual(['Rain jacket']);
  });
});

describe('the picked products', () => {
  const red = product('Red mug', { categories: ['Mugs'] });
  const mugs = [red, ...['Blue', 'Green', 'Black', 'White'].map((colour) => product(`${colour} mug`, { categories: ['Mugs'] }))];
  const mug = { field: 'category', values: ['Mugs'] };

  it('do not depend on the catalogue’s order or on ids, which another import changes, and differ between answers', () => {
    const imported = (first: number) => mugs.map((mug, at) => ({ ...mug, id: first + at }));
    const orders = [mugs, mugs.toReversed(), [...mugs.slice(2), ...mugs.slice(0, 2)], ...[1, 77, 5003].map(imported)];
    expect(new Set(orders.map((list) => titles([chose('A mug', mug)], undefined, 3, list).join())).size).toBe(1);
    const firsts = Array.from({ length: 30 }, (_, n) => titles([chose(`A mug ${n}`, mug)], undefined, 1, mugs)[0]);
    expect(new Set(firsts).size).toBe(mugs.length);
  });

  it('are the likelier ones among equals, then those with a picture and a price', () => {
    const shelf = shelve(mugs);
    const belief = Float64Array.from(mugs, ({ id }) => (id === red.id ? 0.4 : 0.15));
    for (let n = 0; n < 9; n++) {
      const { top } = rank(shelf, { answers: [chose(`A mug ${n}`, mug)], limit: 1, belief });
      expect(top[0]?.product.title).toBe('Red mug');
    }
    const priced = product('Priced mug', { categories: ['Mugs'], priceMinor: 900, image: 'https://shop.test/mug.jpg' });
    expect(titles([chose('A mug', mug)], undefined, 1, [...mugs, priced])).toEqual(['Priced mug']);
  });

  it('never have the same title twice', () => {
    const twice = [...mugs, product('RED  mug', { categories: ['Mugs'] }), product('Red mug', { categories: ['Mugs'] })];
    const found = titles([chose('A mug', mug)], undefined, 9, twice);
    expect(found).toHaveLength(5);
    expect(new Set(found.map((title) => title.toLowerCase().replace('  ', ' '))).size).toBe(5);
  });

  it('vary in category and brand among equals', () => {
    const answers = [chose('Any', { field: 'category', values: ['Socks', 'Jackets', 'Caps'] })];
    expect(
      titles(answers)
        .map((title) => title.split(' ')[1]?.replace('jacket', 'jackets'))
        .toSorted(),
    ).toEqual(['cap', 'jackets', 'socks']);
    const brands = ['A', 'A', 'A', 'B', 'C'].map((vendor, n) => product(`Cup ${n}`, { categories: ['Cups'], vendor }));
    const shown = rank(shelve(brands), { answers: [chose('A cup', { field: 'category', values: ['Cups'] })], limit: 3 }).top;
    expect(shown.map(({ product: { vendor } }) => vendor).toSorted()).toEqual(['A', 'B', 'C']);
  });

  it('do not vary when the others score lower', () => {
    const answers = [
      chose('Any', { field: 'category', values: ['Socks', 'Jackets'] }),
      chose('Socks', { field: 'category', values: ['Socks'] }),
    ];
    expect(titles(answers).toSorted()).toEqual(['Cotton socks', 'Running socks', 'Wool socks']);
  });
});

describe('products that match everything', () => {
  const colour = (value: string) => ({ field: 'attribute', name: 'Colour', values: [value] });
  const socks = chose('Socks', { field: 'category', values: ['Socks'] });
  const budget = (max: number, effect = 'prefer') => chose(`Up to ${max / 100} €`, { field: 'price', min: null, max, effect });
  const ranked = (...answers: ChosenAnswer[]) => rank(shelve(shop), { answers, limit: 9 });
  const missesOf = (ranking: ReturnType<typeof ranked>) => ranking.top.map(({ product: { title }, misses }) => [title, misses]);

  it('are counted, and come before those that match one answer better', () => {
    expect(ranked(socks).count).toBe(3);
    const red = ranked(socks, chose('Red', colour('red')));
    expect(red.count).toBe(1);
    expect(missesOf(red)[0]).toEqual(['Wool socks', []]);
    expect(red.top[1]?.product.categories).toEqual(['Socks']);
    const heavy = ranked(
      chose('Warm', { field: 'tag', values: ['warm'], weight: 1 }),
      chose('A jacket', { field: 'category', values: ['Jackets'], weight: 90 }),
    );
    expect(heavy.top.map(({ product: { title } }) => title).slice(0, 2)).toEqual(['Winter jacket', 'Rain jacket']);
  });

  it('never increase with a further answer, nor decrease with an alternative answer', () => {
    const either = [
      { ...socks, questionId: 1 },
      { ...chose('Jackets', { field: 'category', values: ['Jackets'] }), questionId: 1 },
    ];
    expect(ranked(...either).count).toBe(5);
    expect(ranked(...either, budget(2000)).count).toBe(3);
    // With an answer that demands nothing, the question demands nothing.
    expect(ranked({ ...socks, questionId: 1 }, { ...chose('All the same'), questionId: 1 }).count).toBe(3);
  });

  it('are within the budget; dearer ones follow, nearest first, with the difference', () => {
    const cheap = ranked(socks, budget(1000));
    expect(cheap.count).toBe(1);
    expect(missesOf(cheap).slice(0, 3)).toEqual([
      ['Cotton socks', []],
      ['Wool socks', [{ kind: 'dearer', minor: 200, currency: 'EUR' }]],
      ['Running socks', [{ kind: 'dearer', minor: 500, currency: 'EUR' }]],
    ]);
    for (const effect of ['prefer', 'require']) {
      const nothing = ranked(socks, budget(500, effect));
      expect(nothing.count).toBe(0);
      expect(missesOf(nothing)[0]).toEqual(['Cotton socks', [{ kind: 'dearer', minor: 300, currency: 'EUR' }]]);
    }
    const dear = ranked(chose('From 500 €', { field: 'price', min: 50_000, max: null }));
    expect(missesOf(dear)[0]).toEqual(['Winter jacket', [{ kind: 'cheaper', minor: 31_100, currency: 'EUR' }]]);
    expect(missesOf(ranked(chose('A cap', { field: 'category', values: ['Caps'] }), budget(5000)))[0]).toEqual([
      'Wool cap',
      [{ kind: 'unknown', wanted: ['Up to 50 €'] }],
    ]);
  });

  it('need not match what was taken back, but say so where it was a budget; others are ordered by the belief', () => {
    const back = (answer: ChosenAnswer): ChosenAnswer => ({ ...answer, isTakenBack: true });
    const dearer = ranked(socks, back(budget(1300)));
    expect(dearer.count).toBe(3);
    expect(new Map(missesOf(dearer) as [string, unknown][]).get('Running socks')).toEqual([
      { kind: 'dearer', minor: 200, currency: 'EUR' },
    ]);
    const any = ranked(socks, back(chose('Red', colour('red'))));
    expect(any.top.map(({ misses }) => misses.length).slice(0, 3)).toEqual([0, 0, 0]);
    expect(any.top.flatMap(({ reasons }) => reasons)).not.toContainEqual({ kind: 'chosen', text: 'Red' });
    const shelf = shelve(shop);
    const belief = Float64Array.from(shelf.products, ({ title }) => (title === 'Rain jacket' ? 0.5 : 0.1));
    const warmRed = [chose('Warm', { field: 'tag', values: ['warm'] }), chose('Red', colour('red'))];
    const jacket = chose('A jacket', { field: 'category', values: ['Jackets'] });
    const answers = [...warmRed, jacket, back(budget(500))];
    expect(rank(shelf, { answers, limit: 3, belief }).top[0]?.product.title).toBe('Rain jacket');
  });

  it('are followed by others with what they have instead, or that it is unknown', () => {
    const blue = ranked(socks, chose('Blue', colour('blue')));
    const misses = new Map(missesOf(blue) as [string, unknown][]);
    expect(misses.get('Cotton socks')).toEqual([{ kind: 'other', has: 'White', wanted: ['Blue'] }]);
    expect(misses.get('Running socks')).toEqual([{ kind: 'unknown', wanted: ['Blue'] }]);
    const jackets = ranked(
      chose('A jacket', { field: 'category', values: ['Jackets'] }),
      chose('Warm', { field: 'tag', values: ['warm'] }),
    );
    expect(new Map(missesOf(jackets) as [string, unknown][]).get('Wool cap')).toEqual([
      { kind: 'other', has: 'Caps', wanted: ['A jacket'] },
    ]);
  });

  it('are followed by others of the wanted kind before those with other wanted properties', () => {
    const answers = [chose('A cap', { field: 'category', values: ['Caps'] }), chose('Red', colour('red'))];
    expect(ranked(...answers).top.map(({ product: { title } }) => title)).toEqual(['Wool cap', 'Wool socks']);
  });
});

describe('reasons', () => {
  it('are never words that occur only in a description', () => {
    const described = product('Gift box', { categories: ['Boxes'], description: 'Goes well with wool socks.' });
    const answer = chose('Wool', { field: 'text', text: 'wool' });
    const { top } = rank(shelve([described, ...shop]), { answers: [answer], limit: 9 });
    const reasons = new Map(top.map((match) => [match.product.title, match.reasons]));
    expect(reasons.get('Wool socks')).toEqual([{ kind: 'chosen', text: 'Wool' }]);
    expect(reasons.get('Gift box')).toEqual([]);
    const matches = rank(shelve([described, ...shop]), { answers: [], text: 'a box for wool', limit: 9 }).top;
    expect(matches.find(({ product: { title } }) => title === 'Gift box')?.reasons).toEqual([{ kind: 'asked', text: 'box' }]);
  });

  it('are never answers whose budget the product exceeds', () => {
    const answer = chose('Cheap socks', { field: 'category', values: ['Socks'] }, { field: 'price', min: null, max: 1000 });
    const { top } = rank(shelve(shop), { answers: [answer], limit: 9 });
    expect(top.find(({ product: { title } }) => title === 'Wool socks')?.reasons).toEqual([]);
  });
});

describe('words of the chat', () => {
  it.each([
    ['do you have red wool socks?', ['Wool socks']],
    ['I am looking for jackets', ['Winter jacket', 'Rain jacket']],
    ['something warm under 50 euros', ['Wool socks']],
    ['jackets between 90 and 120 €', ['Rain jacket']],
    ['Do you sell refrigerators with red doors?', []],
    ['how are you?', []],
  ])('%s', (text, expected) => {
    expect(titles([], text).toSorted()).toEqual(expected.toSorted());
  });

  it('are shown in the reasons as they were written', () => {
    const { top } = rank(shelve(shop), { answers: [], text: 'Haben Sie Wool CAP?', limit: 1 });
    expect(top[0]?.reasons).toEqual([{ kind: 'asked', text: 'Wool CAP' }]);
  });

  it('add to the score of the answers', () => {
    expect(titles([chose('Something warm', { field: 'tag', values: ['warm'] })], 'a jacket please', 2)).toEqual([
      'Winter jacket',
      'Rain jacket',
    ]);
  });

  it('recommend by a price alone', () => {
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
  .map((list) => list.map((fields, i): Product => ({ ...product('x', fields), title: `${fields.title} ${i}`, id: i + 1 })));
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
  answers.map((answer) => ({ ...answer, rules: answer.rules.map((ruled) => ({ ...ruled, effect: 'prefer' as const })) })),
);

describe('for all catalogues and choices', () => {
  const everything = { limit: 100 };

  it('does not depend on the order of the rules', () => {
    fc.assert(
      fc.property(anyProducts, anyAnswers, anyText, fc.nat(5), (products, answers, text, turns) => {
        const turned = answers
          .map(({ rules, ...rest }) => ({ ...rest, rules: [...rules.slice(turns), ...rules.slice(0, turns)] }))
          .reverse();
        const ranking = (chosenAnswers: ChosenAnswer[]) =>
          rank(shelve(products), { answers: chosenAnswers, text, limit: 3 }).top.map(({ product: { id }, score }) => [id, score]);
        expect(ranking(turned)).toEqual(ranking(answers));
      }),
    );
  });

  it('is the same each time, also on a shelf with cached searches', () => {
    fc.assert(
      fc.property(anyProducts, anyAnswers, anyAnswers, anyText, (products, answers, others, text) => {
        const shelf = shelve(products);
        rank(shelf, { answers: others, text, limit: 3 });
        expect(rank(shelf, { answers, text, limit: 3 })).toEqual(rank(shelve(products), { answers, text, limit: 3 }));
      }),
    );
  });

  it('gives the difference where a price misses one of two required ranges of an answer', () => {
    const between = (min: number | null, max: number | null) => ({ field: 'price', min, max, effect: 'require' });
    const shelf = shelve([product('Lamp', { priceMinor: 2500, currency: 'EUR' })]);
    const { top, count } = rank(shelf, { answers: [chose('10 to 20', between(1000, null), between(null, 2000))], limit: 3 });
    expect(count).toBe(0);
    expect(top.map(({ misses }) => misses)).toEqual([[{ kind: 'dearer', minor: 500, currency: 'EUR' }]]);
  });

  it('never recommends products that are excluded, miss a requirement, or are out of stock', () => {
    fc.assert(
      fc.property(anyProducts, anyAnswers, anyText, (products, answers, text) => {
        const fits = (product: Product, given: ProductRule) =>
          rank(shelve([product]), { answers: [{ text: '', rules: [{ ...given, effect: 'require' }] }], limit: 1 }).count === 1;
        for (const {
          product: { id },
          misses,
        } of rank(shelve(products), { answers, text, ...everything }).top) {
          const product = products.find((each) => each.id === id) as Product;
          expect(product.inStock).toBe(true);
          // A required price may be missed when no product meets it; the product's differences then include it.
          for (const given of answers.flatMap(({ rules }) => rules))
            if (given.effect !== 'prefer' && !(given.field === 'price' && misses.length > 0))
              expect(fits(product, given)).toBe(given.effect === 'require');
        }
      }),
    );
  });

  it('a further preference never lowers a score; products that match everything come first, by score', () => {
    fc.assert(
      fc.property(anyProducts, onlyPreferring, anyRule, (products, answers, given) => {
        const top = (all: ChosenAnswer[]) => rank(shelve(products), { answers: all, ...everything }).top;
        const scores = (all: ChosenAnswer[]) => top(all).map(({ product: { id }, score }) => [id, score] as const);
        const before = scores(answers);
        const after = new Map(scores([...answers, { text: 'more', rules: [{ ...given, effect: 'prefer' }] }]));
        for (const [id, score] of before) expect(after.get(id)).toBeGreaterThanOrEqual(score);
        const fitting = top(answers).filter(({ misses }) => misses.length === 0);
        expect(top(answers).slice(0, fitting.length)).toEqual(fitting);
        expect(fitting.map(({ score }) => score)).toEqual(fitting.map(({ score }) => score).sort((a, b) => b - a));
      }),
    );
  });

  it('gives at most as many as requested, each once, with scores up to the sum of the weights', () => {
    fc.assert(
      fc.property(anyProducts, anyAnswers, anyText, fc.nat(6), (products, answers, text, limit) => {
        const { top, count } = rank(shelve(products), { answers, text, limit });
        const most = answers.flatMap(({ rules }) => rules).reduce((sum, { weight }) => sum + weight + 0.001, 3);
        expect(top.length).toBeLessThanOrEqual(limit);
        expect(top.length).toBeGreaterThanOrEqual(Math.min(limit, count));
        expect(new Set(top.map(({ product: { id } }) => id)).size).toBe(top.length);
        for (const { score, reasons } of top) {
          expect(score).toBeLessThanOrEqual(most);
          expect(reasons.length).toBeLessThanOrEqual(3);
        }
      }),
    );
  });
});
