/** SQL of questionnaires and questions. Every statement is bound to the owner. */
import { and, asc, count, countDistinct, desc, eq, inArray, isNull, max, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { answers, questionnaires, questions } from './tables.ts';

export type QuestionnaireRow = typeof questionnaires.$inferSelect;
export type QuestionRow = typeof questions.$inferSelect;
/** The number of questions and answers of a questionnaire. */
export interface Size {
  questions: number;
  answers: number;
}

const questionnaireIs = (ownerId: number, id: number) =>
  and(eq(questionnaires.ownerId, ownerId), eq(questionnaires.id, id), isNull(questionnaires.deletedAt));
/** Follow-up questions have a file of their own (follow-ups.ts), and deleted questionnaires are in the bin (bin.ts): here they do not exist. */
export const isOwnersQuestion = and(
  isNull(questions.followUpKey),
  sql`not exists (select from ${questionnaires} as binned where binned.owner_id = ${questions.ownerId} and binned.id = ${questions.questionnaireId} and binned.deleted_at is not null)`,
);
const questionIs = (ownerId: number, id: number) => and(eq(questions.ownerId, ownerId), eq(questions.id, id), isOwnersQuestion);
const within = (ownerId: number, questionnaireId: number) =>
  and(eq(questions.ownerId, ownerId), eq(questions.questionnaireId, questionnaireId), isOwnersQuestion);

/** An owner's questionnaires, newest first. */
export function questionnairesOf(db: Executor, ownerId: number): Promise<QuestionnaireRow[]> {
  return db
    .select()
    .from(questionnaires)
    .where(and(eq(questionnaires.ownerId, ownerId), isNull(questionnaires.deletedAt)))
    .orderBy(desc(questionnaires.id));
}

/** The size of each questionnaire of an owner, by its id; absent for empty ones. */
export async function sizesOf(db: Executor, ownerId: number): Promise<Map<number, Size>> {
  const rows = await db
    .select({ id: questions.questionnaireId, questions: countDistinct(questions.id), answers: count(answers.id) })
    .from(questions)
    .leftJoin(answers, and(eq(answers.ownerId, questions.ownerId), eq(answers.questionId, questions.id)))
    .where(and(eq(questions.ownerId, ownerId), isOwnersQuestion))
    .groupBy(questions.questionnaireId);
  return new Map(rows.map(({ id, ...size }) => [id, size]));
}

/** The owner's questionnaire with an id, or null. */
export async function findQuestionnaire(db: Executor, ownerId: number, id: number): Promise<QuestionnaireRow | null> {
  const [row] = await db.select().from(questionnaires).where(questionnaireIs(ownerId, id));
  return row ?? null;
}

/**
 * Finds a questionnaire and locks it until the transaction ends. Every write inside a questionnaire begins with this: writes to one
 * questionnaire run one after the other, and its rows, which refer to each other in circles, cannot deadlock.
 * @param lock 'update', for deleting it, keeps recommenders from pointing at it meanwhile.
 */
export async function lockQuestionnaire(tx: Executor, ownerId: number, id: number, lock: 'no key update' | 'update' = 'no key update') {
  const [row] = await tx.select().from(questionnaires).where(questionnaireIs(ownerId, id)).for(lock);
  return row ?? null;
}

/** Stores an empty questionnaire and returns it. */
export async function insertQuestionnaire(tx: Executor, ownerId: number, name: string): Promise<QuestionnaireRow> {
  const [row] = await tx.insert(questionnaires).values({ ownerId, name }).returning();
  return row as QuestionnaireRow;
}

/** Changes fields of a questionnaire. */
export async function changeQuestionnaire(
  tx: Executor,
  ownerId: number,
  id: number,
  change: { name?: string; firstQuestionId?: number | null },
): Promise<void> {
  await tx.update(questionnaires).set(change).where(questionnaireIs(ownerId, id));
}

/** Finds a questionnaire that was not deleted, and keeps it from being deleted until the transaction ends. */
export async function holdQuestionnaire(tx: Executor, ownerId: number, id: number): Promise<boolean> {
  return (await tx.select({ id: questionnaires.id }).from(questionnaires).where(questionnaireIs(ownerId, id)).for('key share')).length > 0;
}

/** Counts a change, and lets answers that follow the order of the questions lead to the next question. */
export async function settle(tx: Executor, ownerId: number, id: number): Promise<void> {
  await tx.execute(sql`
    update answers set next_question_id = ordered.following
    from (
      select id, lead(id) over (order by position, id) as following from questions
      where owner_id = ${ownerId} and questionnaire_id = ${id} and follow_up_key is null
    ) as ordered
    where answers.owner_id = ${ownerId} and answers.question_id = ordered.id and answers.next_in_order
      and answers.next_question_id is distinct from ordered.following`);
  await tx
    .update(questionnaires)
    .set({ revision: sql`${questionnaires.revision} + 1` })
    .where(questionnaireIs(ownerId, id));
}

/** The questions of a questionnaire in their order. */
export function questionsOf(db: Executor, ownerId: number, questionnaireId: number): Promise<QuestionRow[]> {
  return db.select().from(questions).where(within(ownerId, questionnaireId)).orderBy(asc(questions.position), asc(questions.id));
}

/** All questions of an owner, by questionnaire and in their order. */
export function allQuestionsOf(db: Executor, ownerId: number): Promise<QuestionRow[]> {
  return db
    .select()
    .from(questions)
    .where(and(eq(questions.ownerId, ownerId), isOwnersQuestion))
    .orderBy(asc(questions.questionnaireId), asc(questions.position), asc(questions.id));
}

/** The owner's question with an id, or null. */
export async function findQuestion(db: Executor, ownerId: number, id: number): Promise<QuestionRow | null> {
  const [row] = await db.select().from(questions).where(questionIs(ownerId, id));
  return row ?? null;
}

/** How many questions there are, and the position after the last. */
export async function endOf(tx: Executor, ownerId: number, questionnaireId: number): Promise<{ count: number; next: number }> {
  const [row] = await tx
    .select({ count: count(), last: max(questions.position) })
    .from(questions)
    .where(within(ownerId, questionnaireId));
  return { count: row?.count ?? 0, next: (row?.last ?? -1) + 1 };
}

/** Inserts questions in the order of `texts`, from position `from`; returns their ids in that order. */
export async function insertQuestions(tx: Executor, ownerId: number, questionnaireId: number, texts: string[], from: number) {
  const rows = await tx
    .insert(questions)
    .values(texts.map((text, i) => ({ ownerId, questionnaireId, text, position: from + i })))
    .returning();
  return rows.sort((a, b) => a.position - b.position);
}

/** Sets the texts of questions and, when `reorder`, their positions to the given order. */
export async function changeQuestions(
  tx: Executor,
  ownerId: number,
  changes: { id: number; text: string }[],
  reorder: boolean,
): Promise<void> {
  const ids = sql.param(changes.map(({ id }) => id));
  const texts = sql.param(changes.map(({ text }) => text));
  await tx.execute(sql`
    update questions set text = given.text, position = case when ${reorder} then given.place::int - 1 else position end
    from unnest(${ids}::bigint[], ${texts}::text[]) with ordinality as given (id, text, place)
    where questions.owner_id = ${ownerId} and questions.id = given.id`);
}

/** Deletes questions with their answers. What pointed to them points nowhere then. Their questionnaires are locked. */
export async function deleteQuestions(tx: Executor, ownerId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = [...ids];
  await tx
    .update(answers)
    .set({ nextQuestionId: null })
    .where(and(eq(answers.ownerId, ownerId), inArray(answers.nextQuestionId, gone)));
  await tx
    .update(questionnaires)
    .set({ firstQuestionId: null })
    .where(and(eq(questionnaires.ownerId, ownerId), inArray(questionnaires.firstQuestionId, gone)));
  await tx.delete(questions).where(and(eq(questions.ownerId, ownerId), inArray(questions.id, gone)));
}

/** The answers of other questions that lead to a question, by id. */
export async function answersLeadingTo(tx: Executor, ownerId: number, questionId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: answers.id })
    .from(answers)
    .where(and(eq(answers.ownerId, ownerId), eq(answers.nextQuestionId, questionId), ne(answers.questionId, questionId)))
    .orderBy(asc(answers.id));
  return rows.map(({ id }) => id);
}

/** The pictures of the answers of questions. */
export async function picturesOf(tx: Executor, ownerId: number, questionIds: number[]): Promise<string[]> {
  if (questionIds.length === 0) return [];
  const rows = await tx
    .select({ image: answers.image })
    .from(answers)
    .where(and(eq(answers.ownerId, ownerId), inArray(answers.questionId, questionIds), ne(answers.image, '')));
  return rows.map(({ image }) => image);
}
