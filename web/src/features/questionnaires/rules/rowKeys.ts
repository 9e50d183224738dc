/** Rules have no id of their own: what tells their rows apart on the screen. Pure. */
import type { ProductRule } from '@parley/contract';

export interface KeyedRules {
  rules: readonly ProductRule[];
  /** One for each rule, never used twice. */
  keys: readonly number[];
  next: number;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The keys for rules that may have come from elsewhere: discarded, saved by another tab. A row whose rule was replaced begins anew, so
 * that nothing half typed for the old rule stays in it; the others keep their inputs.
 */
export const keyed = (rules: readonly ProductRule[], before: KeyedRules = { rules: [], keys: [], next: 0 }): KeyedRules =>
  same(rules, before.rules)
    ? before
    : {
        rules,
        keys: rules.map((rule, index) => (same(rule, before.rules[index]) ? (before.keys[index] ?? index) : before.next + index)),
        next: before.next + rules.length,
      };

/** The row stays what it is while its rule is changed in it. */
export const withRule = ({ rules, keys, next }: KeyedRules, at: number, rule: ProductRule): KeyedRules => ({
  rules: rules.map((one, index) => (index === at ? rule : one)),
  keys,
  next,
});

export const withoutRule = ({ rules, keys, next }: KeyedRules, at: number): KeyedRules => ({
  rules: rules.filter((_, index) => index !== at),
  keys: keys.filter((_, index) => index !== at),
  next,
});

export const withOneMore = ({ rules, keys, next }: KeyedRules, rule: ProductRule): KeyedRules => ({
  rules: [...rules, rule],
  keys: [...keys, next],
  next: next + 1,
});
