/** The questionnaire that simulated visits go through: as it is edited, without the rows that nobody wrote into. Pure. */
import type { Outline, SendInput, simulateVisits } from '@parley/contract';
import { written } from '../outline/document/model.ts';

export const simulatedFlow = (outline: Outline): SendInput<typeof simulateVisits>['body'] => {
  const { first_question, questions } = written(outline);
  return {
    first_question,
    questions: questions.map(({ id, answers }) => ({
      id,
      answers: answers.map((answer) => ({ id: answer.id, next_question: answer.next_question, product_rules: answer.product_rules })),
    })),
  };
};
