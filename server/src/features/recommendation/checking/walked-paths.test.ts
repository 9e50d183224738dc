import { type Places, placesOf } from '@parley/flow/reach';
import { expect, test } from 'vitest';
import type { ChosenSet } from '../../asking/index.ts';
import { allPlaces, listPlaces } from '../../catalogue/index.ts';
import { type WalkedQuestions, walkPaths } from './walked-paths.ts';

const answer = (id: number, next: number | null) => ({ id, next_question: next });
const fits = (...places: number[]): ChosenSet => ({
  matches: placesOf(Uint8Array.from({ length: 6 }, (_, place) => (places.includes(place) ? 1 : 0))),
  isElse: false,
});

/** Walks all paths, with the answers and the products of each end. */
function walk(flow: WalkedQuestions, sets: ReadonlyMap<number, ChosenSet>, everything: Places = allPlaces(6)) {
  const ends: [number[], number[]][] = [];
  const steps = walkPaths(flow, (id) => sets.get(id), everything);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return { ...step.value, ends };
    ends.push([[...step.value.answerIds], [...listPlaces(step.value.left)]]);
  }
}

test('gives the end of each path with what matches all its answers, and finds answers that match nothing there', () => {
  const flow = {
    firstQuestionId: 1,
    questions: [
      { id: 1, answers: [answer(1, 2), answer(2, null)] },
      { id: 2, answers: [answer(3, null), answer(4, null)] },
    ],
  };
  const sets = new Map([
    [1, fits(0, 1)],
    [2, fits(2, 3, 4, 5)],
    [3, fits(0)],
    // Matches products, but none that the first answer leaves.
    [4, fits(5)],
  ]);
  const walked = walk(flow, sets);
  expect(walked).toMatchObject({ paths: 3, emptyPaths: 1, complete: true });
  expect([...walked.emptyAnswers]).toEqual([4]);
  expect(walked.ends).toEqual([
    [[1, 3], [0]],
    [[1, 4], []],
    [[2], [2, 3, 4, 5]],
  ]);
  expect(walk(flow, sets, placesOf([1, 1, 1, 0, 0, 0])).ends.at(-1)).toEqual([[2], [2]]);
});

test('goes on without the answer that "something else" takes back', () => {
  const flow = {
    firstQuestionId: 1,
    questions: [
      { id: 1, answers: [answer(1, 2), answer(2, null)] },
      { id: 2, answers: [answer(3, null), answer(4, null), answer(5, null)] },
    ],
  };
  const sets = new Map<number, ChosenSet>([
    [1, fits(0, 1)],
    [2, fits(5)],
    [3, fits(0)],
    [4, fits(1)],
    [5, { ...fits(2, 3, 4, 5), isElse: true }],
  ]);
  const walked = walk(flow, sets);
  expect(walked).toMatchObject({ paths: 4, emptyPaths: 0 });
  expect([...walked.emptyAnswers]).toEqual([]);
  expect(walked.ends[2]).toEqual([
    [1, 5],
    [2, 3, 4, 5],
  ]);
});

test('ends a path that comes back to a question', () => {
  const flow = { firstQuestionId: 1, questions: [{ id: 1, answers: [answer(1, 1), answer(2, null)] }] };
  expect(walk(flow, new Map())).toMatchObject({ paths: 2, emptyPaths: 0 });
});

test('stops at its limit', () => {
  const questions = Array.from({ length: 12 }, (_, at) => ({
    id: at + 1,
    answers: [1, 2, 3, 4].map((n) => answer(at * 4 + n, at === 11 ? null : at + 2)),
  }));
  expect(walk({ firstQuestionId: 1, questions }, new Map()).complete).toBe(false);
});
