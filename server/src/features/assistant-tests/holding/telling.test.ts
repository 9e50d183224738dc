import { testExpectations } from '@parley/contract';
import { expect, it } from 'vitest';
import type { OwnersPassage } from '../../assistant/index.ts';
import type { TestWithResults } from '../store.ts';
import { canFail, mostTellingTests } from './telling.ts';

const passage = (id: string, heading: string, text: string): OwnersPassage => ({
  id,
  source: 'faqs',
  heading,
  text,
  url: null,
  language: 'en',
});
const delivery = passage('a', 'How long does delivery take?', 'Three working days.');

const test = (message: string, more: { status?: 'same' | 'worse'; source?: string; expected?: object } = {}): TestWithResults =>
  ({
    test: { turns: [{ message, answers: [], nextQuestionId: null }], expectations: testExpectations.parse(more.expected ?? {}) },
    builtin: { status: more.status ?? 'same', latest: [[{ kind: 'source', text: more.source ?? 'faqs · Other' }]] },
    model: null,
  }) as unknown as TestWithResults;

it('puts tests that touch the change first, then failing tests, then tests that can fail', () => {
  const tests = [
    test('hello'),
    test('hi', { expected: { says: ['hi'] } }),
    test('red one', { status: 'worse' }),
    test('and then?', { source: 'faqs · How long does delivery take?' }),
    test('Do you deliver on working days?'),
    test('hey'),
  ];
  const after = [passage('b', delivery.heading, 'Five working days.')];
  expect(mostTellingTests(tests, { before: [delivery], after, products: [] }).map(({ test: { turns } }) => turns[0]?.message)).toEqual([
    'and then?',
    'Do you deliver on working days?',
    'red one',
    'hi',
    'hello',
    'hey',
  ]);
  expect(
    mostTellingTests(tests, { before: [delivery], after: [delivery], products: [] }).map(({ test: { turns } }) => turns[0]?.message)[0],
  ).toBe('red one');
});

it('puts tests first that showed or name a product that changes', () => {
  const shown = { builtin: { status: 'same', latest: [[{ kind: 'product', text: 'Wool Hat · €5 · https://a.test' }]] } } as object;
  const tests = [
    test('hello'),
    test('red one', { status: 'worse' }),
    { ...test('a hat'), ...shown } as TestWithResults,
    test('Is the Rain Coat warm?'),
    test('Wool Hats'),
  ];
  const ordered = mostTellingTests(tests, { before: [delivery], after: [delivery], products: ['Rain Coat', 'Wool Hat', ''] });
  expect(ordered.map(({ test: { turns } }) => turns[0]?.message)).toEqual([
    'a hat',
    'Is the Rain Coat warm?',
    'Wool Hats',
    'red one',
    'hello',
  ]);
});

it.each([
  [{}, false],
  [{ first: 5 }, false],
  [{ answered: 'no' }, true],
  [{ maxPrice: 0 }, true],
  [{ saysNot: ['free'] }, true],
])('%j can fail: %j', (expected, can) => {
  expect(canFail(testExpectations.parse(expected))).toBe(can);
});
