import type { Answer } from '@parley/contract';
import { expect, test } from 'vitest';
import { outcomeOf, usageSaid, warningOf } from './deletion.ts';

const answers = [
  { id: 1, question: 1, text: 'Boots', next_question: 2 },
  { id: 2, question: 1, text: 'Sandals', next_question: null },
  { id: 3, question: 2, text: 'Warm', next_question: null },
] as Answer[];
const second = { id: 2, text: 'How warm?' };

test('the warning lists what is deleted with the question, and the answers that lead to it', () => {
  expect(warningOf({ question: second, answers, isFirst: false })).toBe(
    '“How warm?” goes with its 1 answer. 1 answer leads here and will end the questionnaire instead. This cannot be undone.',
  );
  expect(warningOf({ question: { id: 1, text: 'What?' }, answers, isFirst: true })).toContain('will have no first question');
});

test('afterwards: of many answers only some are named', () => {
  const many = Array.from({ length: 7 }, (_, index) => ({ id: index, question: 1, text: `A${index}`, next_question: 2 })) as Answer[];
  const changed = { answers: many.map(({ id }) => id), first_question_of: null };
  expect(outcomeOf({ question: second, changed, answers: many })).toMatch(/“A4” of question 1 and 2 more\.$/);
});

test('afterwards: which answers end now, and that a first question is missing', () => {
  expect(outcomeOf({ question: second, changed: { answers: [1], first_question_of: null }, answers })).toBe(
    'Question 2 is deleted. 1 answer that led to it now ends the questionnaire: “Boots” of question 1.',
  );
  expect(outcomeOf({ question: second, changed: { answers: [], first_question_of: 5 }, answers })).toBe(
    'Question 2 is deleted. Choose another first question: the questionnaire began with this one.',
  );
});

test('the recommenders that show a questionnaire are listed before it is deleted, active ones first', () => {
  expect(usageSaid([])).toBe('No recommender shows it.');
  expect(usageSaid([{ popup_name: 'Front page', status: true }])).toBe(
    '1 recommender shows it and will show no questionnaire: “Front page” (active).',
  );
  const many = Array.from({ length: 7 }, (_, n) => ({ popup_name: `No. ${n}`, status: n === 6 }));
  expect(usageSaid(many)).toBe(
    '7 recommenders show it and will show no questionnaire: “No. 6” (active), “No. 0”, “No. 1”, “No. 2”, “No. 3” and 2 more.',
  );
});
