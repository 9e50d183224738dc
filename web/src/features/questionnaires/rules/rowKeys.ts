/** React keys for rules, which have no id. Pure. */
import type { ProductRule } from '@parley/contract';

export interface KeyedRules {
  rules: readonly ProductRule[];
  /** One per rule; never reused. */
  keys: readonly number[];
  next: number;
}

const same = (first: unknown, second: unknown) => JSON.stringify(first) === JSON.stringify(second);

/**
 * The keys after rules were replaced from outside (a discard, or a save by another tab). A row with a new rule gets a new key, so that
 * half-typed input of the old rule disappears; the other rows keep theirs.
 */
export const keyed = (rules: readonly ProductRule[], before: KeyedRules = { rules: [], keys: [], next: 0 }): KeyedRules =>
  same(rules, before.rules)
    ? before
    : {
        rules,
        keys: rules.map((rule, index) => (same(rule, before.rules[index]) ? (before.keys[index] ?? index) : before.next + index)),
        next: before.next + rules.length,
      };

/** Keeps the row's key while its rule is edited. */
export const withRule = ({ rules, keys, next }: KeyedRules, at: number, rule: ProductRule): KeyedRules => ({
  rules: rules.map((row, index) => (index === at ? rule : row)),
  keys,
  next,
});

/** The rules and their keys without the rule at an index. */
export const withoutRule = ({ rules, keys, next }: KeyedRules, at: number): KeyedRules => ({
  rules: rules.filter((_, index) => index !== at),
  keys: keys.filter((_, index) => index !== at),
  next,
});

/** The rules and their keys with a rule added at the end. */
export const withOneMore = ({ rules, keys, next }: KeyedRules, rule: ProductRule): KeyedRules => ({
  rules: [...rules, rule],
  keys: [...keys, next],
  next: next + 1,
});
