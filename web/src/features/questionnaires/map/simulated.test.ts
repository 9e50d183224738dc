import type { SimulatedVisits } from '@parley/contract';
import { expect, test } from 'vitest';
import { findingsOf } from './simulated.ts';

const question = (questionId: number, lost: [number, number], narrows = true): SimulatedVisits['questions'][number] => ({
  ...{ questionId, shown: 1000, answered: 1000, narrows },
  answers: lost.map((lostVisits, index) => ({ answerId: questionId * 10 + index, chosen: 500, lost: lostVisits })),
});
const simulation = (more: Partial<SimulatedVisits> = {}): SimulatedVisits => ({
  ...{
    visitors: 1000,
    questions: [question(1, [0, 0])],
    withoutProducts: 0,
    circled: 0,
    products: 40,
    notShown: 0,
    askedOn: 0,
    complete: true,
  },
  ...more,
});
const texts = { answerText: (id: number) => `Answer ${id}`, hasRules: true };
const titles = (more: Partial<SimulatedVisits>, of = texts) => findingsOf(simulation(more), of).map(({ title }) => title);

test('a sound questionnaire has no findings, and neither has one that nobody can begin', () => {
  expect(titles({})).toEqual([]);
  expect(titles({ visitors: 0, notShown: 40 })).toEqual([]);
});

test('names dead answers, mean questions, products that nobody saw and questions that change nothing', () => {
  expect(titles({ questions: [question(1, [500, 0]), question(2, [0, 0], false)], withoutProducts: 500, notShown: 3 })).toEqual([
    '“Answer 10” leads to no product',
    '50% lose all products here',
    '500 of 1,000 visits end without a product',
    '3 of 40 products were shown to nobody',
    'This question changes nothing',
  ]);
});

test('tells products that follow-up questions would go on about from those that nobody is shown', () => {
  const [found] = findingsOf(simulation({ notShown: 3, askedOn: 9, complete: false }), texts);
  expect(found?.text).toBe(
    'Other products always came first, or no answers lead to them. 9 more were left where follow-up questions go on. There were too many different visits to look at the end of each.',
  );
  expect(titles({ askedOn: 9 })).toEqual([]);
});

test('says nothing about products where no answer has rules', () => {
  expect(titles({ questions: [question(1, [0, 0], false)], notShown: 37 }, { ...texts, hasRules: false })).toEqual([]);
});
