/** SQL of saving an outline. Every statement is bound to the owner. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import * as store from '../store.ts';
import { answers, questions } from '../tables.ts';

/** Deletes questions with their answers. Answers of other questions that led there follow the order (decision 053). */
export async function deleteQuestions(tx: Executor, ownerId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(answers)
    .set({ nextInOrder: true })
    .where(and(eq(answers.ownerId, ownerId), inArray(answers.nextQuestionId, ids)));
  await store.deleteQuestions(tx, ownerId, ids);
}

/** Inserts questions that were deleted before, with their old ids. */
export async function restoreQuestions(
  tx: Executor,
  ownerId: number,
  questionnaireId: number,
  former: { id: number; text: string }[],
): Promise<void> {
  if (former.length === 0) return;
  await tx.insert(questions).values(former.map(({ id, text }) => ({ ownerId, questionnaireId, id, text, position: 0 })));
}

/** Deletes all answers of questions. */
export async function deleteAnswersOf(tx: Executor, ownerId: number, questionIds: number[]): Promise<void> {
  if (questionIds.length > 0) await tx.delete(answers).where(and(eq(answers.ownerId, ownerId), inArray(answers.questionId, questionIds)));
}
