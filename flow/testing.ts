/** Small definitions for the tests. */
import type { VisitorAnswer, VisitorQuestion } from '@parley/contract';
import type { FlowDefinition } from './types.ts';

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

export const aQuestion = (id: number, ...answers: VisitorAnswer[]): VisitorQuestion => ({
  id,
  text: `Question ${id}?`,
  answers: answers.map((answer) => ({ ...answer, question: id })),
});

export const aDefinition = (questions: VisitorQuestion[], more: Partial<FlowDefinition> = {}): FlowDefinition => ({
  firstQuestionId: questions[0]?.id ?? null,
  questions,
  startMessage: 'Hello!',
  wordForAnd: 'and',
  suggestions: [],
  alwaysDisplay: false,
  ...more,
});

/** What is done in fewer milliseconds tells nothing about growth. */
const leastMs = 4;

/** What grows with the square of the input costs 16 times as much for four times the input; what grows with its length, 4 times. */
export const quadratic = 12;

/** The thread's own time, so that other work of the machine does not count. */
const costOf = (run: () => unknown): number => {
  const before = process.threadCpuUsage();
  run();
  const spent = process.threadCpuUsage(before);
  return (spent.user + spent.system) / 1000;
};

/**
 * How many times as much four times the input costs. `prepare` makes the input of a size, and gives what is measured. Where the ratio looks
 * quadratic it is measured again, up to five times: garbage collection may fall on one of the two.
 */
export function growthOf(size: number, prepare: (size: number) => () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5 && least >= quadratic; round++) {
    const small = costOf(prepare(size));
    const large = costOf(prepare(4 * size));
    least = Math.min(least, large / Math.max(small, leastMs));
  }
  return least;
}
