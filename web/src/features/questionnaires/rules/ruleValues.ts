/** Editing product rules, and their texts. Pure. */
import type { ProductRule } from '@parley/contract';
import { formatPrice } from '../../../lib/formats/format.ts';
import { type Plain, plural, t } from '../../../words/t.ts';
import { alternatives } from '../words.ts';

export type RuleField = ProductRule['field'];

export const fieldLabels: Readonly<Record<RuleField, Plain>> = {
  category: 'Category',
  tag: 'Tag',
  attribute: 'Attribute',
  fact: 'Fact',
  price: 'Price',
  text: 'Text',
  product: 'Products',
};

/** An empty rule; keeps effect and weight of `before`. */
export const emptyRule = (field: RuleField, { effect, weight }: Pick<ProductRule, 'effect' | 'weight'>): ProductRule => {
  switch (field) {
    case 'category':
    case 'tag':
      return { field, values: [], effect, weight };
    case 'attribute':
      return { field, name: '', values: [], effect, weight };
    case 'fact':
      return { field, family: '', values: [], effect, weight };
    case 'price':
      return { field, min: null, max: null, effect, weight };
    case 'text':
      return { field, text: '', effect, weight };
    case 'product':
      return { field, ids: [], effect, weight };
  }
};

/** A family of facts in words: an attribute of the shop's own by its name. */
export const familyWords = (family: string): string => family.replace(/^attribute:/, '');

const faultOf = (rule: ProductRule): [path: string, message: Plain] | null => {
  switch (rule.field) {
    case 'category':
    case 'tag':
      return rule.values.length === 0 ? ['values', 'Choose at least one'] : null;
    case 'attribute':
      if (!rule.name) return ['name', 'Choose an attribute'];
      return rule.values.length === 0 ? ['values', 'Choose at least one'] : null;
    case 'fact':
      if (!rule.family) return ['family', 'Choose a kind of fact'];
      return rule.values.length === 0 ? ['values', 'Choose at least one'] : null;
    case 'price':
      if (rule.min === null && rule.max === null) return ['min', 'Give a lowest or a highest price'];
      return rule.min !== null && rule.max !== null && rule.max < rule.min ? ['max', 'Below the lowest price'] : null;
    case 'text':
      return rule.text.trim() ? null : ['text', 'This is required'];
    case 'product':
      return rule.ids.length === 0 ? ['ids', 'Choose at least one'] : null;
  }
};

/** The complete rules. */
export const finishedRules = (rules: readonly ProductRule[]): ProductRule[] => rules.filter((rule) => faultOf(rule) === null);

/** The errors of incomplete rules, by the server's field paths under `path`. */
export const ruleErrors = (rules: readonly ProductRule[], path = 'product_rules'): Record<string, string> =>
  Object.fromEntries(
    rules.flatMap((rule, index) => {
      const fault = faultOf(rule);
      return fault ? [[`${path}.${index}.${fault[0]}`, t(fault[1])]] : [];
    }),
  );

const conditionOf = (rule: ProductRule, currency: string | null): string => {
  switch (rule.field) {
    case 'category':
      return t('category {values}', { values: alternatives(rule.values) });
    case 'tag':
      return t('tag {values}', { values: alternatives(rule.values) });
    case 'attribute':
      return `${rule.name} ${alternatives(rule.values)}`;
    case 'fact':
      return `${familyWords(rule.family)} ${alternatives(rule.values)}`;
    case 'price':
      if (rule.min === null) return t('price up to {max}', { max: formatPrice(rule.max, currency) });
      if (rule.max === null) return t('price from {min}', { min: formatPrice(rule.min, currency) });
      return t('price from {min} to {max}', { min: formatPrice(rule.min, currency), max: formatPrice(rule.max, currency) });
    case 'text':
      return t('products with “{words}”', { words: rule.text });
    case 'product':
      return plural(rule.ids.length, 'one particular product', '{n} particular products');
  }
};

/** A rule as a line of text: 'Prefer category Boots or Shoes (weight 2)'. The weight only where it counts and is not 1. */
export const ruleSummary = (rule: ProductRule, currency: string | null): string => {
  // The rule of a generated "The price does not matter": no price is 0, so it excludes nothing.
  if (rule.field === 'price' && rule.effect === 'exclude' && rule.max === 0) return t('Any price');
  const condition = conditionOf(rule, currency);
  switch (rule.effect) {
    case 'exclude':
      return t('Exclude {condition}', { condition });
    case 'require':
      return t('Require {condition}', { condition });
    case 'prefer':
      return rule.weight === 1
        ? t('Prefer {condition}', { condition })
        : t('Prefer {condition} (weight {weight})', { condition, weight: rule.weight });
  }
};
