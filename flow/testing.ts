/** Small definitions for the tests. */
import type { VisitorAnswer, VisitorQuestion } from '@parley/contract';
import type { FlowDefinition } from './types.ts';

/** An answer with the given id that ends the funnel. `more` replaces fields. */
export function anAnswer(id: number, more: Partial<VisitorAnswer> = {}): VisitorAnswer {
  return {
    id,
    question: 0,
    text: `Answer ${id}`,
    next_question: null,
    image: '',
    answerHasInputField: false,
    answerInputTextField: '',
    answerHasCallToAction: false,
    answerCallToActionURL: '',
    style: {},
    ...more,
  };
}

/** A question with these answers. */
export const aQuestion = (id: number, ...answers: VisitorAnswer[]): VisitorQuestion => ({
  id,
  text: `Question ${id}?`,
  answers: answers.map((answer) => ({ ...answer, question: id })),
});

/** A definition that starts with the first of these questions. `more` replaces fields. */
export const aDefinition = (questions: VisitorQuestion[], more: Partial<FlowDefinition> = {}): FlowDefinition => ({
  firstQuestionId: questions[0]?.id ?? null,
  questions,
  startMessage: 'Hello!',
  wordForAnd: 'and',
  suggestions: [],
  alwaysDisplay: false,
  ...more,
});

/** The minimum cost in milliseconds; anything quicker is too short to measure. */
const minMs = 4;

/** The limit for the growth: four times the input costs 4 times as much with linear growth, and 16 times with quadratic growth. */
export const quadratic = 12;

/** The CPU time of this thread in milliseconds, so that other processes do not count. */
const costOf = (run: () => unknown): number => {
  const before = process.threadCpuUsage();
  run();
  const spent = process.threadCpuUsage(before);
  return (spent.user + spent.system) / 1000;
};

/**
 * The ratio of the cost of four times the input to the cost of the input. `prepare` makes the input of a size and returns the function to
 * measure. A ratio that looks quadratic is measured again, up to five times, because garbage collection may distort one of the two.
 */
export function growthOf(size: number, prepare: (size: number) => () => unknown): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5 && smallest >= quadratic; round++) {
    const small = costOf(prepare(size));
    const large = costOf(prepare(4 * size));
    smallest = Math.min(smallest, large / Math.max(small, minMs));
  }
  return smallest;
}
