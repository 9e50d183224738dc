import { type ProductRule, productRule } from '@parley/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Choice } from './choice.ts';
import { allowedBy, rank } from './rank.ts';
import { type Candidate, type Described, shelve } from './shelf.ts';

type Product = Described<Candidate>;
const product = (id: number, category: string, tags: string[] = [], inStock = true): Product => ({
  id,
  title: `Product ${id}`,
  description: '',
  priceMinor: id * 100,
  currency: 'EUR',
  inStock,
  categories: [category],
  tags,
  attributes: {},
  image: '',
  link: '',
});
const shop = [
  product(1, 'Socks'),
  product(2, 'Socks', ['new']),
  product(3, 'Hats'),
  product(4, 'Hats', ['new', 'gift']),
  product(5, 'Socks', ['gift']),
  product(6, 'Hats', [], false),
];
const rule = (rawRule: object): ProductRule => productRule.parse(rawRule);
const choice = (rules: object[], pinnedProducts: number[] = []): Choice => ({ product_rules: rules.map(rule), pinnedProducts });
const socks = [{ text: 'Feet', rules: [rule({ field: 'category', values: ['Socks'] })] }];
const recommended = (choice: Choice, answers = socks, text?: string) =>
  rank(shelve(shop), { answers, text, limit: 9, choice }).top.map(({ product: { id } }) => id);

describe('the owner’s choice of products', () => {
  it('removes products that it excludes or does not require', () => {
    expect(recommended(choice([{ field: 'tag', values: ['new'], effect: 'exclude' }])).toSorted()).toEqual([1, 5]);
    expect(recommended(choice([{ field: 'tag', values: ['new'], effect: 'require' }]))).toEqual([2]);
    expect(recommended(choice([{ field: 'category', values: ['Socks'], effect: 'exclude' }]))).toEqual([]);
  });

  it('puts pinned products first, then preferred ones, among those that match the visitor’s answers', () => {
    expect(recommended(choice([{ field: 'tag', values: ['gift'], weight: 50 }]))).toEqual([5, 1, 2]);
    expect(recommended(choice([{ field: 'tag', values: ['gift'], weight: 50 }], [2, 4]))).toEqual([2, 5, 1]);
    expect(recommended(choice([], [5, 1, 5]))).toEqual([5, 1, 2]);
  });

  it('recommends pinned and preferred products before any answer, and nothing when its rules only remove products', () => {
    expect(recommended(choice([{ field: 'tag', values: ['new'] }], [3]), [])).toEqual([3, 2, 4]);
    expect(
      recommended(
        choice([
          { field: 'tag', values: ['new'] },
          { field: 'category', values: ['Hats'], effect: 'exclude' },
        ]),
        [],
      ),
    ).toEqual([2]);
    expect(recommended(choice([{ field: 'tag', values: ['new'], effect: 'exclude' }]), [])).toEqual([]);
    expect(recommended(choice([], [6]), [])).toEqual([]);
  });

  it('recommends nothing for words that match nothing, even with pinned products', () => {
    expect(recommended(choice([], [1]), [], 'a steam engine')).toEqual([]);
  });

  it('changes the order, not the scores', () => {
    const { top } = rank(shelve(shop), { answers: socks, limit: 3, choice: choice([{ field: 'tag', values: ['gift'], weight: 50 }]) });
    expect(top.map(({ score }) => score)).toEqual([1, 1, 1]);
  });

  it('gives the allowed products and their number, pinned ones first', () => {
    const { top, count } = allowedBy(shelve(shop), choice([{ field: 'category', values: ['Hats'], effect: 'exclude' }], [5]), 2);
    expect([count, top[0]?.product.id, top.length]).toEqual([3, 5, 2]);
  });
});

const anyRule = fc
  .record({
    field: fc.constantFrom('category' as const, 'tag' as const),
    values: fc.subarray(['Socks', 'Hats', 'new', 'gift'], { minLength: 1 }),
    effect: fc.constantFrom('prefer' as const, 'exclude' as const, 'require' as const),
    weight: fc.integer({ min: 1, max: 100 }),
  })
  .map(rule);
const anyChoice: fc.Arbitrary<Choice> = fc.record({
  product_rules: fc.array(anyRule, { maxLength: 4 }),
  pinnedProducts: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
});
const anyAnswers = fc.array(
  anyRule.map((rule) => ({ text: 'A', rules: [rule] })),
  { maxLength: 3 },
);

describe('for all choices', () => {
  it('never adds a product that the answers alone would not recommend, or that it removes', () => {
    fc.assert(
      fc.property(anyChoice, anyAnswers, (choice, answers) => {
        const wide = { answers, limit: 99 };
        const without = new Set(rank(shelve(shop), wide).top.map(({ product: { id } }) => id));
        const allowed = new Set(allowedBy(shelve(shop), choice, 99).top.map(({ product: { id } }) => id));
        const wished = answers.length > 0;
        for (const { product: found } of rank(shelve(shop), { ...wide, choice }).top) {
          expect(allowed.has(found.id)).toBe(true);
          expect(found.inStock).toBe(true);
          if (wished) expect(without.has(found.id)).toBe(true);
        }
      }),
    );
  });

  it('an empty choice changes nothing', () => {
    fc.assert(
      fc.property(anyAnswers, fc.option(fc.constantFrom('gift socks', 'hats', 'nothing'), { nil: undefined }), (answers, text) => {
        expect(rank(shelve(shop), { answers, text, limit: 4, choice: choice([]) })).toEqual(
          rank(shelve(shop), { answers, text, limit: 4 }),
        );
      }),
    );
  });
});
