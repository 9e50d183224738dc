import type { TestRun } from '@parley/contract';
import { describe, expect, it } from 'vitest';
import { expectationsText, lineText, runText, verdictOf } from './words.ts';

const nothing = {
  answered: 'any',
  cites: [],
  says: [],
  saysNot: [],
  products: [],
  productsNot: [],
  first: 3,
  maxPrice: null,
  language: null,
  rulesNot: [],
} as const;
const expected = (change: object) => expectationsText({ ...nothing, ...change } as never);
const counts = { new: 0, same: 45, differs: 2, worse: 1, broken: 0 };
const run = { causes: ['catalogue'], writtenBy: 'builtin', ms: 1234 } as unknown as TestRun;

describe('the words of tests', () => {
  it('say what is expected', () => {
    expect(expected({})).toBe('stays as you accepted it');
    expect(expected({ says: ['€14.90'], cites: ['Shipping'] })).toBe('says “€14.90”; cites “Shipping”');
    expect(expected({ answered: 'no', language: 'de' })).toBe('says that it does not know; in German');
    expect(expected({ rulesNot: ['R3', 'R7'] })).toBe('no sentence stopped by R3, R7');
    expect(expected({ products: [{ id: 1, title: 'Bre 6' }], first: 2 })).toBe('“Bre 6” among the first 2');
  });

  it('say what a run found, and why it ran', () => {
    expect(verdictOf(run, counts)).toBe('Your products changed: 3 of 48 answers need a look');
    expect(verdictOf({ ...run, causes: ['owner'] }, { ...counts, differs: 0 })).toBe('1 of 46 answers needs a look');
    expect(verdictOf(null, { new: 0, same: 1, differs: 0, worse: 0, broken: 0 })).toBe('Your assistant answers the test as before');
    expect(runText(run)).toBe('ran in 1.2 s, free');
  });

  it('name the lines of an answer', () => {
    expect(lineText({ kind: 'language', text: 'de' })).toBe('Language: German');
    expect(lineText({ kind: 'unanswered', text: '' })).toBe('Does not know the answer');
    expect(lineText({ kind: 'says', text: 'Yes.' })).toBe('Yes.');
  });
});
