/** Creates whole questionnaires at once: for generation, the demo and copies. */
import type { Answer } from '@parley/contract';
import type { Executor } from '../../platform/db/index.ts';
import { insertAnswers } from './answers/answer-store.ts';
import { changeQuestionnaire, insertQuestionnaire, insertQuestions } from './store.ts';
import { type AnswerContent, answerFields } from './tables.ts';

/** Columns that every answer must have; the others have defaults. */
type Required = 'text' | 'textForChat';

/** An answer by its columns. `image` is a path of ours that no other answer uses, or empty. */
export type AnswerDefinition = Pick<AnswerContent, Required> &
  Partial<Omit<AnswerContent, Required | 'nextQuestionId'>> & {
    /** The index of the next question in the definition, from 0; null ends the funnel. */
    next: number | null;
  };

type WrittenAnswer = Pick<Answer, 'text' | 'text_for_chatgpt'> & Partial<Omit<Answer, 'id' | 'question' | 'next_question'>>;

/** The definition of an answer with wire names, such as one of a draft. All its fields are taken over. */
export const answerDefinition = (
  { text, text_for_chatgpt: textForChat, ...more }: WrittenAnswer,
  next: number | null,
): AnswerDefinition => ({
  ...answerFields.toChange(more),
  text,
  textForChat,
  next,
});

/** A questionnaire; its first question is the first of the list. At most four answers per question. */
export interface QuestionnaireDefinition {
  name: string;
  questions: { text: string; answers: AnswerDefinition[] }[];
}

/**
 * Creates a whole questionnaire in the caller's transaction. Returns the ids in the order of the definition.
 * @throws RangeError or the database's error for an invalid definition (more than four answers, an unknown next question): the caller's fault.
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
