import { productRule } from '@parley/contract';
import { describe, expect, it } from 'vitest';
import { differenceRemarks } from '../reasons.ts';
import { believe, priorByClicks } from './believing.ts';
import { rank } from './rank.ts';
import { type Candidate, shelve } from './shelf.ts';

const variant = (id: string, options: Record<string, string>, priceMinor: number | null, inStock = true) => ({
  id,
  options,
  priceMinor,
  regularPriceMinor: null,
  inStock,
  sku: null,
  image: '',
});

let nextId = 0;
type Version = ReturnType<typeof variant>;
/** A product whose attributes state every value of its options, as Shopify's do. */
function product(title: string, variants: readonly Version[], more: Partial<Omit<Candidate, 'variants'>> = {}) {
  const attributes: Record<string, string[]> = {};
  for (const { options } of variants)
    for (const [name, value] of Object.entries(options)) attributes[name] = [...new Set([...(attributes[name] ?? []), value])];
  const prices = variants.flatMap(({ priceMinor, inStock }) => (inStock && priceMinor !== null ? [priceMinor] : []));
  return {
    ...{ id: ++nextId, title, description: '', priceMinor: Math.min(...prices), currency: 'EUR', inStock: true },
    ...{ categories: ['Shirts'], tags: [], attributes, variants, image: '', link: `https://shop.test/${title}` },
    ...more,
  };
}

const shirt = product('Shirt', [
  variant('1', { Colour: 'Blue', Size: 'M' }, 2000),
  variant('2', { Colour: 'Blue', Size: 'L' }, 2500),
  variant('3', { Colour: 'Black', Size: 'M' }, 1900),
  variant('4', { Colour: 'Red', Size: 'M' }, 1900, false),
  variant('5', { Colour: 'Navy', Size: 'S' }, 1900),
  variant('6', { Colour: 'Red', Size: 'L' }, 2400),
]);
const chose = (text: string, rule: object) => ({ text, rules: [productRule.parse(rule)] });
const size = (value: string) => chose(value, { field: 'attribute', name: 'Size', values: [value] });
const colour = (text: string, value = text.toLowerCase()) => chose(text, { field: 'fact', family: 'colour', values: [value] });
const upTo = (max: number) => chose('Up to', { field: 'price', min: null, max });
const must = ({ text, rules }: ReturnType<typeof chose>) => ({
  text,
  rules: rules.map((rule) => ({ ...rule, effect: 'require' as const })),
});

type Answers = ReturnType<typeof chose>[];
const shop = [shirt];
const ranked = (answers: Answers, products: ReturnType<typeof product>[] = shop) => rank(shelve(products, 'en'), { answers, limit: 5 });
const first = (answers: Answers, products?: ReturnType<typeof product>[]) => {
  const { top, count } = ranked(answers, products);
  const [match] = top;
  return { count, id: match?.product.variants[match.variantIndex ?? -1]?.id, differs: differenceRemarks(match?.misses ?? [], 'en') };
};

describe('the variant that matches the answers', () => {
  it.each([
    ['colour and size', [colour('Blue'), size('L')], '2'],
    ['the cheapest of those that fit as much', [size('M')], '3'],
    ['what the shop calls otherwise', [colour('Blue'), size('S')], '5'],
    ['one within the budget', [colour('Blue'), chose('20 to 22', { field: 'price', min: 1950, max: 2200 })], '1'],
    ['none when no option was asked for', [upTo(2200)], undefined],
    ['none without answers about the product', [chose('Shirts', { field: 'category', values: ['Shirts'] })], undefined],
  ])('%s', (_, answers, id) => expect(first(answers)).toMatchObject({ count: 1, id, differs: [] }));
});

describe('a value that no variant in stock has', () => {
  it('is no match: a colour that is sold out', () => {
    const soldOut = product('Cap', [variant('1', { Colour: 'Green' }, 900, false), variant('2', { Colour: 'White' }, 900)]);
    const answers = [chose('Shirts', { field: 'category', values: ['Shirts'] }), colour('Green')];
    expect(first(answers, [soldOut])).toEqual({ count: 0, id: undefined, differs: ['White, not “Green”'] });
    expect(
      first([answers[0] as Answers[number], chose('Green', { field: 'attribute', name: 'Colour', values: ['Green'] })], [soldOut]),
    ).toMatchObject({
      count: 0,
      differs: ['White, not “Green”'],
    });
    // Also where the title still says it.
    const titled = product('Green cap', soldOut.variants);
    expect(first(answers, [titled]).count).toBe(0);
    // A product that is in stock although none of its variants is contradicts itself, and keeps what it states.
    const contradicting = product('Hat', [variant('1', { Colour: 'Green' }, 900, false)], { priceMinor: 900 });
    expect(shelve([contradicting], 'en').facts.values.map(({ value }) => value)).toContain('green');
  });

  it('is no match: two options that none has together, with what differs', () => {
    expect(first([colour('Red'), size('M')])).toEqual({ count: 0, id: '3', differs: ['Black, not “Red”'] });
    expect(first([must(colour('Red')), must(size('M'))])).toMatchObject({ count: 0, differs: ['Black, not “Red”'] });
    const { top } = ranked([colour('Red'), size('M')]);
    expect(top[0]?.reasons).toEqual([{ kind: 'chosen', text: 'M' }]);
  });

  it('is no match: an option at a price that only another variant has', () => {
    expect(first([size('L'), upTo(2200)])).toEqual({ count: 0, id: '6', differs: ['costs €2.00 more than you wanted'] });
    expect(first([size('L'), chose('20 to 30', { field: 'price', min: 2000, max: 3000 })])).toMatchObject({
      count: 1,
      id: '6',
      differs: [],
    });
  });

  it('does not count as a product that is left', () => {
    const shelf = shelve([shirt, product('Tee', [variant('1', { Colour: 'Red', Size: 'M' }, 1500)])], 'en');
    const questions = [colour('Red'), size('M'), upTo(1700)].map(({ text, rules }, at) => ({
      id: at + 1,
      text: '?',
      followUpFamily: null,
      answers: [{ id: at + 10, text, productRules: rules }],
    }));
    const left = (count: number) =>
      believe(shelf, questions.slice(0, count), new Set([10, 11, 12]), { clicked: priorByClicks(shelf, new Map()) }).productsLeft;
    expect([left(1), left(2), left(3)]).toEqual([2, 1, 1]);
  });
});

it('puts a product whose variant fits before one that only states the same', () => {
  const stated = Array.from({ length: 4 }, (_, at) =>
    product(`Plain ${at}`, [], { priceMinor: 2000, attributes: { Colour: ['Blue'], Size: ['M'] } }),
  );
  const { top, count } = ranked([colour('Blue'), size('M')], [...stated, shirt]);
  expect([count, top[0]?.product.title]).toEqual([5, 'Shirt']);
});
