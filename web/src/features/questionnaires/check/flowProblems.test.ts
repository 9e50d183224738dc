import type { Answer } from '@parley/contract';
import { expect, test } from 'vitest';
import { problemsOf } from './flowProblems.ts';

const leading = (id: number, question: number, next_question: number | null): Answer => ({
  id,
  question,
  text: `Answer ${id}`,
  text_for_chatgpt: '',
  next_question,
  next_in_order: false,
  image: '',
  answerHasInputField: false,
  answerInputTextField: '',
  answerHasCallToAction: false,
  answerCallToActionURL: '',
  style: {},
  product_rules: [],
});

const questions = [1, 2, 3].map((id) => ({ id, text: `Question ${id}` }));
const summaryOf = (first: number | null, answers: Answer[]) =>
  problemsOf(
    first,
    questions,
    Map.groupBy(answers, ({ question }) => question),
  ).map(({ weight, title, questionIds }) => [weight, title, ...questionIds]);

test('a questionnaire in order has no problems', () => {
  expect(summaryOf(1, [leading(1, 1, 2), leading(2, 2, 3), leading(3, 3, null)])).toEqual([]);
});

test('the worst comes first', () => {
  expect(summaryOf(1, [leading(1, 1, 2), leading(2, 1, 9), leading(3, 2, 1), leading(4, 2, null)])).toEqual([
    ['fault', 'Dead end', 1],
    ['warning', 'Unreachable', 3],
    ['warning', 'Dead end', 3],
    ['hint', 'Circle', 1, 2],
  ]);
});

test('a circle that nothing leaves is a fault', () => {
  expect(summaryOf(1, [leading(1, 1, 2), leading(2, 2, 3), leading(3, 3, 2)])).toEqual([['fault', 'Endless circle', 2, 3]]);
});

test('questions with the same fault are named together', () => {
  expect(summaryOf(1, [leading(1, 1, null)])).toEqual([
    ['warning', 'Unreachable', 2, 3],
    ['warning', 'Dead end', 2, 3],
  ]);
});

test('no first question', () => {
  expect(summaryOf(null, [leading(1, 1, 2), leading(2, 2, 3), leading(3, 3, null)])[0]).toEqual(['fault', 'No first question']);
});
