import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckedFlow, checkFlow } from './check.ts';
import { growthOf, quadratic } from './testing.ts';

/** `{ 1: [2, null] }`: question 1 has two answers, one leads to 2. */
const flow = (paths: Record<number, (number | null)[]>, firstQuestionId: number | null = 1): CheckedFlow => ({
  firstQuestionId,
  questions: Object.entries(paths).map(([id, targets]) => ({
    id: Number(id),
    answers: targets.map((next_question, n) => ({ id: Number(id) * 10 + n, next_question })),
  })),
});

describe('the check of paths', () => {
  it('finds no problems in a correct funnel or an empty one', () => {
    expect(checkFlow(flow({ 1: [2, 3, null], 2: [3], 3: [null] }))).toEqual([]);
    expect(checkFlow(flow({}, null))).toEqual([]);
  });

  it('C1 reports a missing first question', () => {
    expect(checkFlow(flow({ 1: [null] }, null))).toContainEqual({ kind: 'noFirstQuestion', questionId: null });
    expect(checkFlow(flow({ 1: [null] }, 7))).toContainEqual({ kind: 'noFirstQuestion', questionId: 7 });
  });

  it('C2 reports dead pointers', () => {
    expect(checkFlow(flow({ 1: [null, 9] }))).toEqual([{ kind: 'deadPointer', questionId: 1, answerId: 11, nextQuestionId: 9 }]);
  });

  it('C3 reports circles, and whether they can be left', () => {
    expect(checkFlow(flow({ 1: [1, null] }))).toEqual([{ kind: 'circle', questionIds: [1], endless: false }]);
    expect(checkFlow(flow({ 1: [1] }))).toEqual([{ kind: 'circle', questionIds: [1], endless: true }]);
    expect(checkFlow(flow({ 1: [2, null], 2: [3], 3: [2, 4], 4: [4] }))).toEqual([
      { kind: 'circle', questionIds: [2, 3], endless: false },
      { kind: 'circle', questionIds: [4], endless: true },
    ]);
  });

  it('C4 C5 reports unreachable questions and questions without answers', () => {
    expect(checkFlow(flow({ 1: [null], 2: [1], 3: [] }))).toEqual([
      { kind: 'unreachable', questionId: 2 },
      { kind: 'unreachable', questionId: 3 },
      { kind: 'noAnswers', questionId: 3 },
    ]);
  });

  it.each<[string, (n: number, size: number) => (number | null)[]]>([
    ['a line', (n, size) => [n < size ? n + 1 : null]],
    ['a circle', (n, size) => [(n % size) + 1]],
    ['a knot', (n, size) => [((n * 7919) % size) + 1, ((n * 104_729) % size) + 1, (n % size) + 1, 1]],
    ['a fan', (n, size) => [size + 1 - n]],
  ])('C6 takes linear time, up to 10,000 questions in %s', (_shape, next) => {
    const growth = growthOf(2500, (size) => {
      const longPath = flow(Object.fromEntries(Array.from({ length: size }, (_, n) => [n + 1, next(n + 1, size)])));
      return () => checkFlow(longPath);
    });
    expect(growth).toBeLessThan(quadratic);
  });

  it('gives the same result as walking the paths one by one', () => {
    const id = fc.integer({ min: 1, max: 7 });
    const paths = fc.dictionary(id.map(String), fc.array(fc.option(id), { maxLength: 4 }), { maxKeys: 7 });
    fc.assert(
      fc.property(paths, fc.option(id), (paths, first) => {
        const randomFlow = flow(paths, first);
        const next = new Map(
          randomFlow.questions.map(({ id, answers }) => [id, answers.flatMap(({ next_question }) => next_question ?? [])]),
        );
        const from = (ids: number[]) => {
          const seen = new Set<number>();
          for (const id of ids) if (next.has(id)) seen.add(id);
          for (const id of seen) for (const target of next.get(id) ?? []) if (next.has(target)) seen.add(target);
          return seen;
        };
        const problems = checkFlow(randomFlow);
        const questionsWith = (kind: string) =>
          problems.flatMap((problem) => (problem.kind === kind && 'questionId' in problem ? [problem.questionId] : []));
        const all = [...next.keys()];
        const reached = from(first === null ? [] : [first]);
        expect(questionsWith('unreachable')).toEqual(all.filter((id) => !reached.has(id)));
        const inCircle = all.filter((id) => from(next.get(id) ?? []).has(id));
        expect(problems.flatMap((problem) => (problem.kind === 'circle' ? problem.questionIds : [])).sort()).toEqual(inCircle.sort());
        for (const problem of problems)
          if (problem.kind === 'circle') {
            const inside = new Set(problem.questionIds);
            const out = randomFlow.questions.some(
              ({ id, answers }) =>
                inside.has(id) && answers.some(({ next_question }) => next_question === null || !inside.has(next_question)),
            );
            expect(problem.endless).toBe(!out);
            expect([...from([problem.questionIds[0] ?? 0])]).toEqual(expect.arrayContaining([...inside]));
          }
      }),
    );
  });
});
