import { placesOf } from '@parley/flow/reach';
import { describe, expect, it } from 'vitest';
import type { ChosenSet } from '../../asking/index.ts';
import { allPlaces, countPlaces } from '../../catalogue/index.ts';
import { simulate } from './simulation.ts';

const answer = (id: number, next_question: number | null = null) => ({ id, next_question });
const fits = (...marks: number[]): ChosenSet => ({ matches: placesOf(marks), isElse: false });

async function run(questions: { id: number; answers: ReturnType<typeof answer>[] }[], sets: Record<number, ChosenSet> = {}, size = 3) {
  const ends = new Map<string, number>();
  const flow = { firstQuestionId: questions[0]?.id ?? null, questions };
  const found = await simulate(
    flow,
    (id) => sets[id],
    allPlaces(size),
    1000,
    ({ answerIds, left }) => {
      ends.set(answerIds.join(), countPlaces(left));
      return countPlaces(left) > 0;
    },
  );
  return { ...found, ends };
}

describe('simulated visits', () => {
  it('go every way about equally often, and are the same each time', async () => {
    const questions = [
      { id: 1, answers: [answer(10, 2), answer(11)] },
      { id: 2, answers: [answer(20), answer(21)] },
    ];
    const simulation = await run(questions);
    expect(simulation).toEqual(await run(questions));
    const [first, second] = simulation.questions;
    expect([first?.shown, first?.answered, simulation.finished]).toEqual([1000, 1000, 1000]);
    expect(second?.shown).toBe(first?.answers[0]?.chosen);
    for (const { chosen } of first?.answers ?? []) expect(chosen).toBeGreaterThan(440);
  });

  it('find answers after which nothing is left, and questions that change nothing', async () => {
    const questions = [
      { id: 1, answers: [answer(10, 2)] },
      { id: 2, answers: [answer(20, 3), answer(21, 3)] },
      { id: 3, answers: [answer(30)] },
    ];
    const found = await run(questions, { 10: fits(1, 1, 0), 20: fits(1, 0, 0), 21: fits(0, 0, 1) });
    const [first, two, three] = found.questions;
    expect([first?.narrows, two?.narrows, three?.narrows]).toEqual([true, true, false]);
    expect(two?.answers.map(({ lost }) => lost > 0)).toEqual([false, true]);
    expect(found.withoutProducts).toBe(two?.answers[1]?.lost);
    expect(found.ends).toEqual(
      new Map([
        ['10,20,30', 1],
        ['10,21,30', 0],
      ]),
    );
  });

  it('end at a question that they answered before, at one without answers, and without a first question', async () => {
    const circle = await run([
      { id: 1, answers: [answer(10, 2)] },
      { id: 2, answers: [answer(20, 1)] },
    ]);
    expect([circle.circled, circle.finished, circle.questions[0]?.shown]).toEqual([1000, 1000, 1000]);
    expect((await run([{ id: 1, answers: [] }])).questions[0]).toMatchObject({ shown: 1000, answered: 0 });
    expect((await run([])).finished).toBe(0);
    expect((await run([{ id: 1, answers: [answer(10, 99)] }])).finished).toBe(1000);
  });

  it('come through a funnel of 200 questions', async () => {
    const long = Array.from({ length: 200 }, (_, id) => ({
      id: id + 1,
      answers: [answer(id * 10 + 1, id + 2), answer(id * 10 + 2, id + 2)],
    }));
    expect((await run(long, {}, 5000)).questions.every(({ shown }) => shown === 1000)).toBe(true);
  });
});
