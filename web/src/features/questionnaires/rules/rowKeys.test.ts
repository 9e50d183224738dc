import type { ProductRule } from '@parley/contract';
import { describe, expect, it } from 'vitest';
import { keyed, withOneMore, withoutRule, withRule } from './rowKeys.ts';

const words = (text: string): ProductRule => ({ effect: 'prefer', weight: 1, field: 'text', text });
const three = keyed([words('a'), words('b'), words('c')]);

describe('the rows of rules', () => {
  it('keep their inputs when a row before them is deleted, and never inherit those of a deleted row', () => {
    const left = withoutRule(three, 0);
    expect(left.keys).toEqual(three.keys.slice(1));
    const again = withOneMore(left, words('d'));
    expect(three.keys).not.toContain(again.keys[2]);
    expect(keyed(again.rules, again)).toBe(again);
  });

  it('keep their inputs during typing', () => {
    const typed = withRule(three, 1, words('bb'));
    expect(typed.keys).toEqual(three.keys);
    expect(keyed(typed.rules, typed)).toBe(typed);
  });

  it('are reset where a rule was replaced from elsewhere, and only there', () => {
    const { keys } = keyed([words('a'), words('B'), words('c'), words('d')], three);
    expect([keys[0], keys[2]]).toEqual([three.keys[0], three.keys[2]]);
    expect(three.keys).not.toContain(keys[1]);
    expect(new Set(keys).size).toBe(4);
  });
});
