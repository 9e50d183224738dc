import type { Answer, Funnel, Question } from '@parley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatNumber, formatPercent } from '../../../lib/formats/format.ts';
import { endId, graphOf, handleId, idOf, nodeId, shapeOf, sizes } from './graph.ts';
import { layOut } from './layout.ts';
import { edgesOf, labelOf, nodesOf } from './view.ts';

const question = (id: number): Question => ({ id, text: `Question ${id}?` });
const answer = (id: number, of: number, next: number | null): Answer => ({
  id,
  question: of,
  text: `Answer ${id}`,
  text_for_chatgpt: '',
  next_question: next,
  next_in_order: false,
  image: '',
  answerHasInputField: false,
  answerInputTextField: '',
  answerHasCallToAction: false,
  answerCallToActionURL: '',
  style: {},
  product_rules: [],
});
const questions = [question(1), question(2)];
const answers = new Map([
  [1, [answer(10, 1, 2), answer(11, 1, null), answer(12, 1, 99)]],
  [2, [answer(20, 2, null), answer(21, 2, 1)]],
]);
const funnel: Funnel = {
  questionnaireId: 1,
  from: '2026-11-01',
  to: '2026-11-21',
  visitors: 100,
  questions: [
    {
      questionId: 1,
      questionText: '',
      followUp: false,
      shown: 100,
      answered: 80,
      answers: [{ answerId: 10, answerText: '', nextQuestion: 2, chosen: 60 }],
    },
    {
      questionId: 2,
      questionText: '',
      followUp: false,
      shown: 60,
      answered: 45,
      answers: [{ answerId: 20, answerText: '', nextQuestion: null, chosen: 45 }],
    },
  ],
};
const noProps = { troubled: new Set<number>(), focused: null, onGo: () => {} };

describe('the map', () => {
  test('has a box a question, a way an answer, and no way to what does not exist', () => {
    const graph = graphOf(questions, answers, 1, null);
    expect(graph.boxes.map(({ isFirst, figures }) => [isFirst, figures])).toEqual([
      [true, null],
      [false, null],
    ]);
    expect(graph.ways.map(({ answer: { id }, to, chosen }) => [id, to, chosen])).toEqual([
      [10, 2, null],
      [11, null, null],
      [20, null, null],
      [21, 1, null],
    ]);
    expect(edgesOf(graph, {}).map(({ source, sourceHandle, target, label }) => [source, sourceHandle, target, label])).toEqual([
      ['q1', 'a10', 'q2', undefined],
      ['q1', 'a11', endId, undefined],
      ['q2', 'a20', endId, undefined],
      ['q2', 'a21', 'q1', undefined],
    ]);
  });

  test('shows how many visitors came, left, and took each path', () => {
    const graph = graphOf(questions, answers, 1, funnel);
    expect(graph.boxes.map(({ figures }) => figures)).toEqual([
      { shown: 100, left: 20 },
      { shown: 60, left: 15 },
    ]);
    expect(graph.ways.map(labelOf)).toEqual([
      `${formatNumber(60)} · ${formatPercent(0.25)} leave`,
      '0',
      '45',
      `0 · ${formatPercent(0.2)} leave`,
    ]);
    expect(graph).toMatchObject({ finished: 45, busiest: 60 });
    expect(graphOf(questions, answers, 1, { ...funnel, visitors: 0 }).boxes[0]?.figures).toBeNull();
  });

  test('names are read back', () => {
    expect([idOf(nodeId(12)), idOf(handleId(7)), idOf(endId), idOf(null), idOf('q')]).toEqual([12, 7, null, null, null]);
  });

  test('is laid out without boxes over each other, whatever leads where', () => {
    const targets = fc.array(fc.array(fc.option(fc.integer({ min: 1, max: 8 })), { maxLength: 4 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(targets, (nextByQuestion) => {
        const all = nextByQuestion.map((_, n) => question(n + 1));
        const of = new Map(nextByQuestion.map((own, n) => [n + 1, own.map((next, slot) => answer((n + 1) * 10 + slot, n + 1, next))]));
        const graph = graphOf(all, of, 1, null);
        const boxes = nodesOf(graph, layOut(shapeOf(graph)).positions, noProps);
        expect(boxes).toHaveLength(nextByQuestion.length + 1);
        for (const [at, a] of boxes.entries())
          for (const b of boxes.slice(at + 1)) {
            const apart =
              a.position.x + (a.width ?? 0) <= b.position.x ||
              b.position.x + (b.width ?? 0) <= a.position.x ||
              a.position.y + (a.height ?? 0) <= b.position.y ||
              b.position.y + (b.height ?? 0) <= a.position.y;
            expect(apart).toBe(true);
          }
      }),
      { numRuns: 40 },
    );
  });

  test('runs from left to right', () => {
    const graph = graphOf(
      questions,
      new Map([
        [1, [answer(10, 1, 2)]],
        [2, [answer(20, 2, null)]],
      ]),
      1,
      null,
    );
    const at = layOut(shapeOf(graph)).positions;
    expect((at.q1?.x ?? 0) + sizes.width).toBeLessThan(at.q2?.x ?? 0);
    expect((at.q2?.x ?? 0) + sizes.width).toBeLessThan(at[endId]?.x ?? 0);
  });
});
