/** Rows as the contract shows them. */
import type { Answer, Question, Questionnaire, VisitorAnswer } from '@parley/contract';
import type { QuestionnaireTotals } from '../counters/index.ts';
import type { AnswerRow } from './answer-store.ts';
import type { QuestionnaireRow, QuestionRow, Size } from './store.ts';

/** A questionnaire with its counts over all time (section 3); the average in seconds, null before the first response. */
export function presentQuestionnaire(row: QuestionnaireRow, size?: Size, totals?: QuestionnaireTotals): Questionnaire {
  const responses = totals?.responses ?? 0;
  return {
    id: row.id,
    name: row.name,
    first_question: row.firstQuestionId,
    total_questions: size?.questions ?? 0,
    total_answers: size?.answers ?? 0,
    total_engagements: totals?.displayed ?? 0,
    total_responses: responses,
    average_response_time: totals && responses > 0 ? totals.timeMs / responses / 1000 : null,
  };
}

/** A question (section 3). */
export const presentQuestion = (row: QuestionRow): Question => ({ id: row.id, text: row.text });

/** An answer as the visitor gets it (section 3). */
export const presentVisitorAnswer = (row: AnswerRow): VisitorAnswer => ({
  id: row.id,
  question: row.questionId,
  text: row.text,
  text_for_chatgpt: row.textForChat,
  next_question: row.nextQuestionId,
  image: row.image,
  answerHasInputField: row.hasInputField,
  answerInputTextField: row.inputTextField,
  answerHasCallToAction: row.hasCallToAction,
  answerCallToActionURL: row.callToActionUrl,
  style: row.style,
});

/** An answer as its owner edits it (section 3). */
export const presentAnswer = (row: AnswerRow): Answer => ({ ...presentVisitorAnswer(row), product_rules: row.productRules });
