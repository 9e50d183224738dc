import type { ProductRule } from '@parley/contract';
import { placesOf } from '@parley/flow/reach';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChosenSet } from './chosen.ts';
import { isConfirmed, isSomethingElse, takenBack as takenBackOf } from './taking-back.ts';

const rule = (values: string[], effect: ProductRule['effect']): ProductRule => ({
  field: 'fact',
  family: 'kind',
  values,
  effect,
  weight: 1,
});
const names = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 3 });
/** What was chosen, as one letter for each product that it matches: 'ab-' matches the first two of three. */
const chosen = (products: string, isElse = false) => ({ matches: placesOf([...products].map((each) => (each === '-' ? 0 : 1))), isElse });

const revoked = (answers: readonly ChosenSet[]) => takenBackOf(answers, placesOf(new Uint8Array(12).fill(1)));
const takenBack = (answers: readonly ChosenSet[]) => new Set(revoked(answers).keys());

describe('"something else"', () => {
  it('excludes what the answers beside it name', () => {
    fc.assert(
      fc.property(names, (values) => {
        const answers = [...values.map((value) => [rule([value], 'prefer')]), [rule(values, 'exclude')]];
        expect(answers.map((_, at) => isSomethingElse(answers, at))).toEqual([...values.map(() => false), true]);
      }),
    );
  });

  it('is not an answer that excludes one thing, less than the others name, or more', () => {
    const nuts = [[rule(['nuts'], 'prefer')], [rule(['nuts'], 'exclude')]];
    expect(isSomethingElse(nuts, 1)).toBe(false);
    const named = [[rule(['nuts'], 'prefer')], [rule(['milk'], 'prefer')]];
    expect(isSomethingElse([...named, [rule(['nuts'], 'exclude')]], 2)).toBe(false);
    expect(isSomethingElse([...named, [rule(['nuts', 'milk', 'eggs'], 'exclude')]], 2)).toBe(false);
    expect(isSomethingElse([...named, []], 2)).toBe(false);
  });
});

describe('what is taken back', () => {
  it('is nothing while something matches, or where another answer left nothing', () => {
    expect(takenBack([chosen('ab--'), chosen('-bcd', true)])).toEqual(new Set());
    expect(takenBack([chosen('ab--'), chosen('--cd')])).toEqual(new Set());
    expect(takenBack([chosen('ab--'), chosen('--cd'), chosen('-b--', true)])).toEqual(new Set());
  });

  it('is the answer without which something matches, and the later one where that is equal', () => {
    expect(takenBack([chosen('abc----'), chosen('---defg', true)])).toEqual(new Set([0]));
    // Shoes, boots, and none of the boots: other shoes are left.
    expect(takenBack([chosen('abcd---'), chosen('ab-----'), chosen('--cdefg', true)])).toEqual(new Set([1]));
    expect(takenBack([chosen('abc---'), chosen('a--d--'), chosen('-bcd--', true)])).toEqual(new Set([1]));
  });

  it('is told with the answer that takes it back', () => {
    expect(revoked([chosen('abcd---'), chosen('ab-----'), chosen('--cdefg', true)])).toEqual(new Map([[1, 2]]));
    expect(revoked([chosen('abc---'), chosen('---def', true), chosen('---de-')])).toEqual(new Map([[0, 1]]));
  });

  it('is a price only where nothing else can be taken back', () => {
    const cheap = { ...chosen('a-c-e-'), isPrice: true };
    // Without the price, more products match than without the hats.
    expect(takenBack([chosen('abcd--'), cheap, chosen('-b-def', true)])).toEqual(new Set([0]));
    expect(takenBack([cheap, chosen('-b-d-f', true)])).toEqual(new Set([0]));
  });

  it('is the kind, or none of the kinds, where another one is chosen when it is asked again', () => {
    const kind = (products: string, isElse = false) => ({ ...chosen(products, isElse), about: 'kind', options: 2 });
    const boots = kind('abc---------');
    const hats = { ...kind('---de-------'), isFollowUp: true };
    const other = chosen('a--defghijkl', true);
    expect(takenBack([boots, other, hats])).toEqual(new Set([0]));
    expect(takenBack([boots, other, { ...hats, ...chosen('ab----------') }])).toEqual(new Set());
    expect(takenBack([kind('a-----------', true), hats])).toEqual(new Set([0]));
    // Two answers of the owner's questions that contradict each other stay so, and so does an answer that was changed.
    expect(takenBack([boots, other, { ...hats, isFollowUp: false }])).toEqual(new Set());
    expect(takenBack([kind('-----fghijkl'), hats])).toEqual(new Set());
  });

  it('is what was most likely a slip, where the answer to a question that makes sure contradicts what was chosen', () => {
    const check = (products: string) => ({ ...chosen(products), about: 'colour', isFollowUp: true });
    const [wool, cheap] = [
      { ...chosen('abc-------kl'), options: 2 },
      { ...chosen('ab-defg-----'), options: 4, isPrice: true },
    ];
    expect(takenBack([wool, cheap, check('a-c---------')])).toEqual(new Set());
    expect(takenBack([wool, cheap, check('----ef------')])).toEqual(new Set([0]));
    // A budget may have been the slip, too; and of two as likely the one with more products behind it.
    expect(takenBack([wool, cheap, check('--c---------')])).toEqual(new Set([1]));
    expect(takenBack([wool, cheap, check('--cdef------')])).toEqual(new Set([0]));
    // Where more than three products match, no question makes sure, and nothing is taken back; nor what rules something out for good.
    expect(takenBack([chosen('abcd--------'), check('----ef------')])).toEqual(new Set());
    expect(takenBack([{ ...wool, isOrder: true }, cheap, check('----ef------')])).toEqual(new Set([1]));
    expect(takenBack([{ ...chosen('ab----------'), isOrder: true }, check('----ef------')])).toEqual(new Set());
    expect(takenBack([{ ...chosen('ab----------'), isOrder: true }, chosen('--cd--------', true)])).toEqual(new Set());
  });

  it('leaves what was chosen confirmed where the answer to a question that makes sure agrees with it', () => {
    const everything = placesOf(new Uint8Array(12).fill(1));
    const check = (products: string) => ({ ...chosen(products), about: 'colour', isFollowUp: true });
    const wool = { ...chosen('abc-------kl'), options: 2 };
    const cheap = { ...chosen('ab-defg-----'), options: 4 };
    expect(isConfirmed([wool, cheap], everything)).toBe(false);
    expect(isConfirmed([wool, check('ab-d--------')], everything)).toBe(false);
    expect(isConfirmed([wool, cheap, check('a-c---------')], everything)).toBe(true);
    expect(isConfirmed([wool, cheap, check('--c---------')], everything)).toBe(false);
  });

  it('always leaves something, and never takes back "something else"', () => {
    const size = 12;
    const set = fc.array(fc.boolean(), { minLength: size, maxLength: size }).filter((marks) => marks.includes(true));
    fc.assert(
      fc.property(fc.array(set, { minLength: 1, maxLength: 4 }), set, (sets, last) => {
        const answers = [...sets, last].map((marks, at) => ({ matches: placesOf(marks.map(Number)), isElse: at === sets.length }));
        const holds = (indexes: number[]) =>
          Array.from({ length: size }, (_, place) => indexes.every((at) => [...sets, last][at]?.[place]));
        const back = takenBack(answers);
        expect(back.has(sets.length)).toBe(false);
        const before = holds(sets.map((_, at) => at)).includes(true);
        if (before) expect(holds(answers.map((_, at) => at).filter((at) => !back.has(at)))).toContain(true);
        else expect(back.size).toBe(0);
      }),
    );
  });
});
