import type { Outline } from '@parley/contract';
import { describe, expect, test } from 'vitest';
import { begun, changed, redone, undone } from '../draft/history.ts';
import { bodyOf, changesBetween, withRealIds } from '../draft/saving.ts';
import {
  answerKey,
  changeAnswer,
  duplicate,
  incomplete,
  insertQuestions,
  moveQuestion,
  newQuestion,
  questionKey,
  remove,
  setQuestionText,
  settled,
  shift,
  written,
} from './model.ts';

const outlineOf = (...questions: [text: string, ...answers: string[]][]): Outline =>
  settled({ first_question: null, questions: questions.map(([text, ...answers]) => newQuestion(text, answers)) });

/** What the outline says: 'A: x>B, y>end'. */
const summaryOf = ({ questions }: Outline): string[] => {
  const nameOf = (id: number | null) => (id === null ? 'end' : (questions.find((question) => question.id === id)?.text ?? '?'));
  return questions.map(
    ({ text, answers }) => `${text}: ${answers.map((answer) => `${answer.text}>${nameOf(answer.next_question)}`).join(', ')}`,
  );
};
const [idAt, answerAt] = [
  (outline: Outline, place: number) => outline.questions[place]?.id ?? 0,
  (outline: Outline, place: number, row = 0) => outline.questions[place]?.answers[row]?.id ?? 0,
];

describe('answers that follow the order', () => {
  const three = outlineOf(['A', 'x', 'y'], ['B', 'z'], ['C', 'w']);

  test('lead to the next question, and the last ones to the end', () => {
    expect(summaryOf(three)).toEqual(['A: x>B, y>B', 'B: z>C', 'C: w>end']);
    expect(three.first_question).toBe(idAt(three, 0));
  });

  test('follow when questions are inserted, moved and removed; chosen ones stay', () => {
    const jumped = changeAnswer(three, answerAt(three, 0, 1), { next_question: idAt(three, 2) });
    expect(summaryOf(insertQuestions(jumped, 1, [newQuestion('N', ['n'])]))).toEqual(['A: x>N, y>C', 'N: n>B', 'B: z>C', 'C: w>end']);
    const moved = moveQuestion(jumped, idAt(jumped, 0), 2);
    expect(summaryOf(moved)).toEqual(['B: z>C', 'C: w>A', 'A: x>end, y>C']);
    expect(moved.first_question).toBe(idAt(moved, 0));
    // Its target is gone, so it follows the order again.
    expect(summaryOf(remove(jumped, new Set([questionKey(idAt(jumped, 2))])))).toEqual(['A: x>B, y>B', 'B: z>end']);
  });

  test('a first question that was chosen stays the first one, wherever it stands', () => {
    const chosen = { ...three, first_question: idAt(three, 1) };
    expect(moveQuestion(chosen, idAt(three, 2), 0).first_question).toBe(idAt(three, 1));
  });
});

test('many rows are moved together and stop at the ends', () => {
  const outline = outlineOf(['A'], ['B'], ['C'], ['D']);
  const keys = new Set([questionKey(idAt(outline, 1)), questionKey(idAt(outline, 2))]);
  const texts = (of: Outline) => of.questions.map(({ text }) => text).join('');
  expect(texts(shift(outline, keys, -1))).toBe('BCAD');
  expect(texts(shift(shift(outline, keys, -1), keys, -1))).toBe('BCAD');
  expect(texts(shift(outline, keys, 1))).toBe('ADBC');
});

test('a question is copied with its answers; answers are copied while there is room', () => {
  const outline = outlineOf(['A', 'a', 'b', 'c'], ['B', 'z']);
  expect(summaryOf(duplicate(outline, new Set([questionKey(idAt(outline, 0))])))).toEqual([
    'A: a>A, b>A, c>A',
    'A: a>B, b>B, c>B',
    'B: z>end',
  ]);
  const all = new Set([0, 1, 2].map((row) => answerKey(answerAt(outline, 0, row))));
  const copied = duplicate(outline, all);
  expect(copied.questions[0]?.answers.map(({ text }) => text)).toEqual(['a', 'a', 'b', 'c']);
  const ids = copied.questions.flatMap(({ answers }) => answers.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('rows without words are not saved; a question with answers needs words', () => {
  const outline = outlineOf(['A', 'x', ' '], ['', ''], ['', 'y']);
  const kept = written(outline);
  expect(summaryOf(kept)).toEqual(['A: x>', ': y>end'].map((line, place) => (place === 0 ? 'A: x>' : line)));
  expect(incomplete(outline)).toEqual([questionKey(idAt(kept, 1))]);
});

describe('undo and redo', () => {
  test('take every step back and do it again; typing in one row is one step', () => {
    const states = Array.from({ length: 300 }, (_, count) => outlineOf(...Array.from({ length: count }, (__, n): [string] => [`${n}`])));
    let history = begun(states[0] as Outline);
    for (const state of states.slice(1)) history = changed(history, state);
    for (const state of states.slice(0, -1).toReversed()) {
      history = undone(history);
      expect(history.present).toBe(state);
    }
    for (const state of states.slice(1)) {
      history = redone(history);
      expect(history.present).toBe(state);
    }
    const outline = outlineOf(['A']);
    let typed = begun(outline);
    for (const text of ['AB', 'ABC', 'ABCD']) typed = changed(typed, setQuestionText(typed.present, idAt(outline, 0), text), 'q1');
    expect(undone(typed).present).toBe(outline);
    expect(redone(undone(typed)).present.questions[0]?.text).toBe('ABCD');
    expect(undone(undone(typed)).present).toBe(outline);
  });
});

describe('saving', () => {
  const saved: Outline = { first_question: 7, questions: [{ id: 7, text: 'A', answers: [] }] };

  test('sends the answers of changed questions only, with the ids that the server knows', () => {
    const edited = insertQuestions(saved, 1, [newQuestion('B', ['x'])]);
    const fresh = edited.questions[1]?.id ?? 0;
    expect(bodyOf(withRealIds(edited, new Map(), new Map()), saved, 3)).toMatchObject({
      revision: 3,
      first_question: 7,
      questions: [
        { id: 7, text: 'A' },
        { id: fresh, text: 'B', answers: [{ text: 'x', next_question: null }] },
      ],
    });
    expect(withRealIds(edited, new Map([[fresh, 9]]), new Map()).questions[1]).toMatchObject({ id: 9, answers: [{ question: 9 }] });
  });

  test('counts the rows that differ, and none after undoing', () => {
    expect(changesBetween(saved, saved)).toBe(0);
    expect(changesBetween(saved, setQuestionText(saved, 7, 'A!'))).toBe(1);
    expect(changesBetween(saved, setQuestionText(saved, 7, 'A '))).toBe(0);
    expect(changesBetween(saved, insertQuestions(saved, 1, [newQuestion('')]))).toBe(0);
    expect(changesBetween(saved, remove(saved, new Set([questionKey(7)])))).toBe(1);
  });
});
