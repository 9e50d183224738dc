/** Rows as the contract shows them. */
import { type Answer, type Question, type Questionnaire, type VisitorAnswer, visitorAnswer } from '@parley/contract';
import { onlyFieldsOf } from '../../platform/db/sql/field-map.ts';
import type { QuestionnaireTotals } from '../counters/index.ts';
import type { AnswerRow } from './answers/answer-store.ts';
import type { QuestionnaireRow, QuestionRow, Size } from './store.ts';
import { answerFields } from './tables.ts';

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

/** An answer as its owner edits it (section 3). */
export const presentAnswer = (row: AnswerRow): Answer => ({ id: row.id, question: row.questionId, ...answerFields.toFields(row) });

/** An answer as the visitor gets it: the fields that the contract names for visitors, and no others. */
export const presentVisitorAnswer = (row: AnswerRow): VisitorAnswer => onlyFieldsOf(visitorAnswer, presentAnswer(row));
