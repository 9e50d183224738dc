/** Editing product rules, and their texts. Pure. */
import type { ProductRule } from '@parley/contract';
import { formatPrice } from '../../../lib/format.ts';
import { alternatives } from '../words.ts';

export type RuleField = ProductRule['field'];

export const fieldLabels: Readonly<Record<RuleField, string>> = {
  category: 'Category',
  tag: 'Tag',
  attribute: 'Attribute',
  fact: 'Fact',
  price: 'Price',
  text: 'Text',
  product: 'Products',
};

export const effectLabels: Readonly<Record<ProductRule['effect'], string>> = {
  prefer: 'Prefer',
  exclude: 'Exclude',
  require: 'Require',
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

const faultOf = (rule: ProductRule): [path: string, message: string] | null => {
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
      return fault ? [[`${path}.${index}.${fault[0]}`, fault[1]]] : [];
    }),
  );

const conditionOf = (rule: ProductRule, currency: string | null): string => {
  switch (rule.field) {
    case 'category':
      return `category ${alternatives(rule.values)}`;
    case 'tag':
      return `tag ${alternatives(rule.values)}`;
    case 'attribute':
      return `${rule.name} ${alternatives(rule.values)}`;
    case 'fact':
      return `${familyWords(rule.family)} ${alternatives(rule.values)}`;
    case 'price':
      if (rule.min === null) return `price up to ${formatPrice(rule.max, currency)}`;
      if (rule.max === null) return `price from ${formatPrice(rule.min, currency)}`;
      return `price from ${formatPrice(rule.min, currency)} to ${formatPrice(rule.max, currency)}`;
    case 'text':
      return `products with “${rule.text}”`;
    case 'product':
      return rule.ids.length === 1 ? 'one particular product' : `${rule.ids.length} particular products`;
  }
};

/** A rule as a line of text: 'Prefer category Boots or Shoes (weight 2)'. The weight only where it counts and is not 1. */
export const ruleSummary = (rule: ProductRule, currency: string | null): string => {
  // The rule of a generated "The price does not matter": no price is 0, so it excludes nothing.
  if (rule.field === 'price' && rule.effect === 'exclude' && rule.max === 0) return 'Any price';
  const weight = rule.effect === 'prefer' && rule.weight !== 1 ? ` (weight ${rule.weight})` : '';
  return `${effectLabels[rule.effect]} ${conditionOf(rule, currency)}${weight}`;
};
