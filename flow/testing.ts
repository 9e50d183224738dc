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
