/** The questionnaire that simulated visits go through: as it is edited, without the rows that nobody wrote into. Pure. */
import { mostText, type Outline, type SendInput, type simulateVisits } from '@parley/contract';
import { written } from '../outline/document/model.ts';

/** A text that is being written may be longer than it can be saved. */
const short = (text: string) => text.slice(0, mostText);

/** The questionnaire for `simulateVisits`. */
export const simulatedFlow = (questionnaire: number, outline: Outline): SendInput<typeof simulateVisits>['body'] => {
  const { first_question, questions } = written(outline);
  return {
    questionnaire,
    first_question,
    questions: questions.map(({ id, text, answers }) => ({
      id,
      text: short(text),
      answers: answers.map((answer) => ({
        id: answer.id,
        text: short(answer.text),
        next_question: answer.next_question,
        product_rules: answer.product_rules,
      })),
    })),
  };
};
