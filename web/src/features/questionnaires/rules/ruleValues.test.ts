import { type ProductRule, productRules } from '@parley/contract';
import { expect, test } from 'vitest';
import { formatPrice } from '../../../lib/formats/format.ts';
import { emptyRule, finishedRules, type RuleField, ruleErrors, ruleSummary } from './ruleValues.ts';

const rule = (parts: object): ProductRule => productRules.parse([parts])[0] as ProductRule;

test('a rule is described in one line', () => {
  expect(ruleSummary(rule({ field: 'category', values: ['Boots', 'Shoes'], weight: 2 }), 'EUR')).toBe(
    'Prefer category Boots or Shoes (weight 2)',
  );
  expect(ruleSummary(rule({ field: 'tag', values: ['sale'], effect: 'exclude', weight: 3 }), 'EUR')).toBe('Exclude tag sale');
  expect(ruleSummary(rule({ field: 'attribute', name: 'Colour', values: ['Red'] }), 'EUR')).toBe('Prefer Colour Red');
  expect(ruleSummary(rule({ field: 'text', text: 'warm', effect: 'require' }), null)).toBe('Require products with “warm”');
  expect(ruleSummary(rule({ field: 'product', ids: [1, 2] }), null)).toBe('Prefer 2 particular products');
});

test('prices are shown in the catalogue’s currency, with open ends', () => {
  const [low, high] = [formatPrice(2000, 'EUR'), formatPrice(5000, 'EUR')];
  expect(ruleSummary(rule({ field: 'price', min: 2000, max: 5000 }), 'EUR')).toBe(`Prefer price from ${low} to ${high}`);
  expect(ruleSummary(rule({ field: 'price', min: null, max: 5000 }), 'EUR')).toBe(`Prefer price up to ${high}`);
  expect(ruleSummary(rule({ field: 'price', min: 2000, max: null }), 'EUR')).toBe(`Prefer price from ${low}`);
  expect(ruleSummary(rule({ field: 'price', min: 0, max: 0, effect: 'exclude' }), 'EUR')).toBe('Any price');
});

test('a rule without a choice reports what is missing, at the server’s path', () => {
  const usual = { effect: 'prefer', weight: 1 } as const;
  const fields: RuleField[] = ['category', 'tag', 'attribute', 'price', 'text', 'product'];
  expect(ruleErrors(fields.map((field) => emptyRule(field, usual)))).toEqual({
    'product_rules.0.values': 'Choose at least one',
    'product_rules.1.values': 'Choose at least one',
    'product_rules.2.name': 'Choose an attribute',
    'product_rules.3.min': 'Give a lowest or a highest price',
    'product_rules.4.text': 'This is required',
    'product_rules.5.ids': 'Choose at least one',
  });
});

test('a price range is ordered', () => {
  expect(ruleErrors([rule({ field: 'price', min: 500, max: 400 })])).toEqual({ 'product_rules.0.max': 'Below the lowest price' });
  expect(ruleErrors([rule({ field: 'price', min: 400, max: 400 })])).toEqual({});
});

test('only complete rules are sent, and errors are mapped to the form’s rows', () => {
  const finished = rule({ field: 'tag', values: ['sale'] });
  const rules = [emptyRule('product', finished), finished, emptyRule('text', finished)];
  expect(finishedRules(rules)).toEqual([finished]);
  expect(Object.keys(ruleErrors(rules, 'rules'))).toEqual(['rules.0.ids', 'rules.2.text']);
});
