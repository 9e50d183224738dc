/** Whole questionnaires at once, for those who make them: generation and the demo. */
import type { AnswerStyle, ProductRule } from '@parley/contract';
import type { Executor } from '../../platform/db/index.ts';
import { insertAnswers } from './answer-store.ts';
import { changeQuestionnaire, insertQuestionnaire, insertQuestions } from './store.ts';

export interface AnswerDefinition {
  text: string;
  textForChat: string;
  /** The place of the next question in the definition, from 0; null ends the funnel. */
  next: number | null;
  /** A path of ours that no other answer uses, or empty. */
  image?: string;
  hasInputField?: boolean;
  inputTextField?: string;
  hasCallToAction?: boolean;
  callToActionUrl?: string;
  style?: AnswerStyle;
  productRules?: ProductRule[];
}

/** A questionnaire; its first question is the first of the list. At most four answers a question. */
export interface QuestionnaireDefinition {
  name: string;
  questions: { text: string; answers: AnswerDefinition[] }[];
}

/**
 * Makes a whole questionnaire in the caller's transaction. Gives the ids, in the order of the definition.
 * @throws when the definition is not sound (more than four answers, a next question that is not there): that is the caller's fault.
 */
export async function createQuestionnaireWith(
  tx: Executor,
  ownerId: number,
  definition: QuestionnaireDefinition,
): Promise<{ questionnaireId: number; questionIds: number[]; answerIds: number[][] }> {
  const { id: questionnaireId } = await insertQuestionnaire(tx, ownerId, definition.name);
  const { questions } = definition;
  if (questions.length === 0) return { questionnaireId, questionIds: [], answerIds: [] };
  const texts = questions.map((question) => question.text);
  const questionIds = (await insertQuestions(tx, ownerId, questionnaireId, texts, 0)).map((row) => row.id);
  const rows = await insertAnswers(
    tx,
    questions.flatMap((question, i) =>
      question.answers.map(({ next, ...answer }, slot) => ({
        ...answer,
        ownerId,
        questionId: idAt(questionIds, i),
        slot,
        position: slot,
        nextQuestionId: next === null ? null : idAt(questionIds, next),
      })),
    ),
  );
  await changeQuestionnaire(tx, ownerId, questionnaireId, { firstQuestionId: idAt(questionIds, 0) });
  const answerIds = questionIds.map((id) =>
    rows
      .filter((row) => row.questionId === id)
      .sort((a, b) => a.slot - b.slot)
      .map((row) => row.id),
  );
  return { questionnaireId, questionIds, answerIds };
}

function idAt(ids: number[], place: number): number {
  const id = ids[place];
  if (id === undefined) throw new RangeError(`the definition has no question ${place}`);
  return id;
}
