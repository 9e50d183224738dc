/** SQL of answers. Every statement is bound to the owner. */
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import { isOwnersQuestion } from '../store.ts';
import { type AnswerContent, answers, questions } from '../tables.ts';

export type AnswerRow = typeof answers.$inferSelect;
export type NewAnswer = typeof answers.$inferInsert;

const answerIs = (ownerId: number, id: number) => and(eq(answers.ownerId, ownerId), eq(answers.id, id));

/** The answers of questions, by question and in their order. */
export async function answersOf(db: Executor, ownerId: number, questionIds: number[]): Promise<AnswerRow[]> {
  if (questionIds.length === 0) return [];
  return db
    .select()
    .from(answers)
    .where(and(eq(answers.ownerId, ownerId), inArray(answers.questionId, questionIds)))
    .orderBy(asc(answers.questionId), asc(answers.position), asc(answers.slot));
}

/** All answers of an owner, by question and in their order. */
export function allAnswersOf(db: Executor, ownerId: number): Promise<AnswerRow[]> {
  return db
    .select()
    .from(answers)
    .where(eq(answers.ownerId, ownerId))
    .orderBy(asc(answers.questionId), asc(answers.position), asc(answers.slot));
}

/** An answer of an owner's question with the questionnaire it is in, or null. */
export async function findAnswer(db: Executor, ownerId: number, id: number) {
  const [row] = await db
    .select({ answer: answers, questionnaireId: questions.questionnaireId })
    .from(answers)
    .innerJoin(questions, and(eq(questions.ownerId, answers.ownerId), eq(questions.id, answers.questionId)))
    .where(and(answerIs(ownerId, id), isOwnersQuestion));
  return row ?? null;
}

/** The meaning of answers, by answer id; ids that are unknown or another owner's are absent. */
export async function answersWithQuestions(db: Executor, ownerId: number, ids: number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ answer: answers, question: questions })
    .from(answers)
    .innerJoin(questions, and(eq(questions.ownerId, answers.ownerId), eq(questions.id, answers.questionId)))
    .where(and(eq(answers.ownerId, ownerId), inArray(answers.id, ids)));
}

/** All answers in order, with their questions, of the questions that the given answers belong to. */
export async function answersBeside(db: Executor, ownerId: number, ids: number[]) {
  if (ids.length === 0) return [];
  const questionIds = db
    .select({ id: answers.questionId })
    .from(answers)
    .where(and(eq(answers.ownerId, ownerId), inArray(answers.id, ids)));
  return db
    .select({ answer: answers, question: questions })
    .from(answers)
    .innerJoin(questions, and(eq(questions.ownerId, answers.ownerId), eq(questions.id, answers.questionId)))
    .where(and(eq(answers.ownerId, ownerId), inArray(answers.questionId, questionIds)))
    .orderBy(asc(answers.questionId), asc(answers.position), asc(answers.slot));
}

/** Stores answers and returns the stored rows. */
export async function insertAnswers(tx: Executor, rows: NewAnswer[]): Promise<AnswerRow[]> {
  return rows.length === 0 ? [] : tx.insert(answers).values(rows).returning();
}

/** Changes fields of an answer. Without fields it does nothing. */
export async function changeAnswer(tx: Executor, ownerId: number, id: number, change: Partial<AnswerContent>): Promise<void> {
  if (Object.keys(change).length > 0) await tx.update(answers).set(change).where(answerIs(ownerId, id));
}

/** Puts answers in the given order. */
export async function orderAnswers(tx: Executor, ownerId: number, ids: number[]): Promise<void> {
  await tx.execute(sql`
    update answers set position = given.place - 1
    from unnest(${sql.param(ids)}::bigint[]) with ordinality as given (id, place)
    where answers.owner_id = ${ownerId} and answers.id = given.id`);
}

/** Deletes an answer. */
export async function deleteAnswer(tx: Executor, ownerId: number, id: number): Promise<void> {
  await tx.delete(answers).where(answerIs(ownerId, id));
}

/** The paths of all pictures of an owner's answers. */
export async function picturesOf(db: Executor, ownerId: number): Promise<string[]> {
  const rows = await db
    .select({ image: answers.image })
    .from(answers)
    .where(and(eq(answers.ownerId, ownerId), ne(answers.image, '')));
  return rows.map(({ image }) => image);
}
