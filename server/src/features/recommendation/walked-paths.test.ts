import { has, placesOf, type RuleEffects } from '@parley/flow/reach';
import { expect, test } from 'vitest';
import { type AnswerEffects, walkPaths } from './walked-paths.ts';

const answer = (id: number, next: number | null) => ({ id, next_question: next, answerHasInputField: false });
const prefers = (...places: number[]): RuleEffects => ({
  prefers: placesOf(Uint8Array.from({ length: 6 }, (_, place) => (places.includes(place) ? 1 : 0))),
  requires: null,
  excludes: null,
});

test('finds answers and ends without matching products, and products that are never shown', () => {
  const flow = {
    firstQuestionId: 1,
    questions: [
      { id: 1, answers: [answer(1, 2), answer(2, null)] },
      { id: 2, answers: [answer(3, null), answer(4, null)] },
    ],
  };
  const effects = new Map([
    [1, prefers(0, 1)],
    [2, prefers(2, 3, 4, 5)],
    [3, prefers(0)],
    // Matches products, but none that the first answer leaves.
    [4, prefers(5)],
  ]);
  const walked = walkPaths(flow, (id) => effects.get(id), 6, 3);
  expect(walked).toMatchObject({ paths: 3, emptyPaths: 1, complete: true });
  expect([...walked.emptyAnswers]).toEqual([4]);
  expect([0, 1, 2, 3, 4, 5].filter((place) => has(walked.shown, place))).toEqual([0, 2, 3, 4]);
});

test('goes on without the answer that "something else" takes back', () => {
  const flow = {
    firstQuestionId: 1,
    questions: [
      { id: 1, answers: [answer(1, 2), answer(2, null)] },
      { id: 2, answers: [answer(3, null), answer(4, null), answer(5, null)] },
    ],
  };
  const none = placesOf([1, 1, 0, 0, 0, 0]);
  const effects = new Map<number, AnswerEffects>([
    [1, prefers(0, 1)],
    [2, prefers(5)],
    [3, prefers(0)],
    [4, prefers(1)],
    [5, { prefers: null, requires: null, excludes: none, isElse: true }],
  ]);
  const walked = walkPaths(flow, (id) => effects.get(id), 6, 3);
  expect(walked).toMatchObject({ paths: 4, emptyPaths: 0 });
  expect([...walked.emptyAnswers]).toEqual([]);
  expect([0, 1, 2, 3, 4, 5].filter((place) => has(walked.shown, place))).toEqual([0, 1, 2, 3, 4, 5]);
});

test('ends a path that comes back to a question', () => {
  const flow = { firstQuestionId: 1, questions: [{ id: 1, answers: [answer(1, 1), answer(2, null)] }] };
  expect(walkPaths(flow, () => undefined, 2, 3)).toMatchObject({ paths: 2, emptyPaths: 0 });
});

test('stops at its limit', () => {
  const questions = Array.from({ length: 12 }, (_, at) => ({
    id: at + 1,
    answers: [1, 2, 3, 4].map((n) => answer(at * 4 + n, at === 11 ? null : at + 2)),
  }));
  expect(walkPaths({ firstQuestionId: 1, questions }, () => undefined, 2, 3).complete).toBe(false);
});
