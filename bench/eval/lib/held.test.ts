import { expect, it } from 'vitest';
import { compareWithHeld, heldOf } from './held.ts';
import type { Verdict } from './verdict.ts';

const verdict = (asked: string, good: boolean, grade?: number): Verdict => ({
  ...{ measure: 'turns', kind: 'sums', shop: 'a', good, asked, modelText: '', reply: `reply to ${asked}`, because: 'wrong sum' },
  ...(grade !== undefined && { grade }),
});
const before = [verdict('one?', true, 3), verdict('two?', false, 1), verdict('three?', false, 0)];
const held = heldOf(before).turns as NonNullable<ReturnType<typeof heldOf>[string]>;

it('holds how many fail, and which', () => {
  expect(held).toEqual({ failed: 2, of: 3, grade: 4 / 3, cases: ['sums · a · three?', 'sums · a · two?'] });
  expect(compareWithHeld(held, before.toReversed())).toEqual({ worse: '', better: '' });
});

it('names the case that got worse, even if another one got better', () => {
  const { worse, better } = compareWithHeld(held, [verdict('one?', false, 1), verdict('two?', true, 3), verdict('three?', false, 0)]);
  expect(worse).toContain('2 fail, and 2 are held. These fail anew:');
  expect(worse).toContain('asked  one?');
  expect(worse).toContain('why    wrong sum');
  expect(worse).not.toContain('three?');
  expect(better).toContain('sums · a · two?');
});

it('says that a grade fell or rose, and that cases are missing or new', () => {
  expect(compareWithHeld(held, [verdict('one?', true, 2), ...before.slice(1)]).worse).toBe('the mean grade is 1.0000, and 1.3333 is held');
  expect(compareWithHeld(held, [before[0], verdict('two?', false, 1), verdict('three?', false, 1)] as Verdict[]).better).toContain('grade');
  expect(compareWithHeld(held, before.slice(1)).worse).toContain('2 cases were measured, and 3 are held');
  expect(compareWithHeld(held, [...before, verdict('four?', true, 3)]).better).toContain('4 cases were measured, and 3 are held');
});

it('counts a case that is asked twice twice', () => {
  const twice = [verdict('one?', false), verdict('one?', true)];
  const of = heldOf(twice).turns as typeof held;
  expect(compareWithHeld(of, twice)).toEqual({ worse: '', better: '' });
  expect(compareWithHeld(of, [verdict('one?', false), verdict('one?', false)]).worse).toContain('2 fail, and 1 are held');
});
