import { placesOf, type RuleEffects } from '@parley/flow/reach';
import { describe, expect, it } from 'vitest';
import { simulate } from './simulation.ts';

const answer = (id: number, next_question: number | null = null) => ({ id, next_question });
const prefers = (...marks: number[]): RuleEffects => ({ prefers: placesOf(marks), requires: null, excludes: null });
const run = (questions: { id: number; answers: ReturnType<typeof answer>[] }[], effects: Record<number, RuleEffects> = {}, size = 3) =>
  simulate({ firstQuestionId: questions[0]?.id ?? null, questions }, (id) => effects[id], size, 1, 1000);

describe('simulated visits', () => {
  it('go every way about equally often, and are the same each time', () => {
    const questions = [
      { id: 1, answers: [answer(10, 2), answer(11)] },
      { id: 2, answers: [answer(20), answer(21)] },
    ];
    const one = run(questions);
    expect(one).toEqual(run(questions));
    const [first, second] = one.questions;
    expect([first?.shown, first?.answered, one.finished]).toEqual([1000, 1000, 1000]);
    expect(second?.shown).toBe(first?.answers[0]?.chosen);
    for (const { chosen } of first?.answers ?? []) expect(chosen).toBeGreaterThan(440);
  });

  it('find answers after which nothing is left, products nobody is shown, and questions that change nothing', () => {
    const questions = [
      { id: 1, answers: [answer(10, 2)] },
      { id: 2, answers: [answer(20, 3), answer(21, 3)] },
      { id: 3, answers: [answer(30)] },
    ];
    const found = run(questions, { 10: prefers(1, 1, 0), 20: prefers(1, 0, 0), 21: prefers(0, 0, 1) });
    const [one, two, three] = found.questions;
    expect([one?.narrows, two?.narrows, three?.narrows]).toEqual([true, true, false]);
    expect(two?.answers.map(({ lost }) => lost > 0)).toEqual([false, true]);
    expect(found.withoutProducts).toBe(two?.answers[1]?.lost);
    expect([...found.shown]).toEqual([...placesOf([1, 0, 0])]);
  });

  it('end at a question that they answered before, at one without answers, and without a first question', () => {
    const circle = run([
      { id: 1, answers: [answer(10, 2)] },
      { id: 2, answers: [answer(20, 1)] },
    ]);
    expect([circle.circled, circle.finished, circle.questions[0]?.shown]).toEqual([1000, 1000, 1000]);
    expect(run([{ id: 1, answers: [] }]).questions[0]).toMatchObject({ shown: 1000, answered: 0 });
    expect(run([]).finished).toBe(0);
    expect(run([{ id: 1, answers: [answer(10, 99)] }]).finished).toBe(1000);
  });

  it('come through a funnel of 200 questions', () => {
    const long = Array.from({ length: 200 }, (_, id) => ({
      id: id + 1,
      answers: [answer(id * 10 + 1, id + 2), answer(id * 10 + 2, id + 2)],
    }));
    expect(run(long, {}, 5000).questions.every(({ shown }) => shown === 1000)).toBe(true);
  });
});
