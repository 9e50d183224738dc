/** Earlier versions of questionnaires. */
import type { Answer, Outline } from '@parley/contract';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { answersOf } from '../answers/answer-store.ts';
import { presentAnswer, presentQuestion } from '../present.ts';
import { findQuestionnaire, type QuestionnaireRow, questionsOf } from '../store.ts';
import { questionnaireVersions } from '../tables.ts';

/** The newest versions of a questionnaire that are kept. */
const mostVersions = 100;

const versionsIn = (ownerId: number, id: number) =>
  and(eq(questionnaireVersions.ownerId, ownerId), eq(questionnaireVersions.questionnaireId, id));

/** The questions of a questionnaire in order, with their answers. */
export async function readOutline(db: Executor, { ownerId, id, firstQuestionId }: QuestionnaireRow): Promise<Outline> {
  const questions = await questionsOf(db, ownerId, id);
  const rows = await answersOf(
    db,
    ownerId,
    questions.map((question) => question.id),
  );
  const answers = Map.groupBy(rows.map(presentAnswer), ({ question }) => question);
  return {
    first_question: firstQuestionId,
    questions: questions.map((row) => ({ ...presentQuestion(row), answers: answers.get(row.id) ?? [] })),
  };
}

/** Stores the present state of a questionnaire before a change. An empty one leaves no version. */
export async function keepVersion(tx: Executor, questionnaire: QuestionnaireRow, now: Date): Promise<Outline> {
  const { ownerId, id } = questionnaire;
  const content = await readOutline(tx, questionnaire);
  if (content.questions.length === 0) return content;
  await tx.insert(questionnaireVersions).values({ ownerId, questionnaireId: id, until: now, content });
  await tx.execute(sql`
    delete from questionnaire_versions where owner_id = ${ownerId} and questionnaire_id = ${id} and id <= (
      select id from questionnaire_versions where owner_id = ${ownerId} and questionnaire_id = ${id} order by id desc offset ${mostVersions} limit 1
    )`);
  return content;
}

/** The versions of a questionnaire, newest first, without their content. @throws HttpError 404 */
export async function listVersions(db: Executor, ownerId: number, id: number) {
  if (!(await findQuestionnaire(db, ownerId, id))) throw notFound('The questionnaire');
  const rows = await db
    .select({
      id: questionnaireVersions.id,
      until: questionnaireVersions.until,
      questions: sql<number>`jsonb_array_length(${questionnaireVersions.content}->'questions')`,
      answers: sql<number>`jsonb_array_length(jsonb_path_query_array(${questionnaireVersions.content}, '$.questions[*].answers[*]'))`,
    })
    .from(questionnaireVersions)
    .where(versionsIn(ownerId, id))
    .orderBy(desc(questionnaireVersions.id));
  return rows.map(({ until, ...row }) => ({ ...row, until: until.toISOString() }));
}

/** One version. @throws HttpError 404 */
export async function getVersion(db: Executor, ownerId: number, id: number, versionId: number): Promise<Outline> {
  if (!(await findQuestionnaire(db, ownerId, id))) throw notFound('The questionnaire');
  const [row] = await db
    .select({ content: questionnaireVersions.content })
    .from(questionnaireVersions)
    .where(and(versionsIn(ownerId, id), eq(questionnaireVersions.id, versionId)));
  if (!row) throw notFound('The version');
  return row.content;
}

/** The texts of a question until a change of its questionnaire. */
export interface FormerQuestion {
  id: number;
  until: Date;
  text: string;
  answers: { id: number; text: string; nextQuestionId: number | null }[];
}

/** The questions of questionnaires as they were before each change at or after `since`, newest first. */
export async function formerQuestions(db: Executor, ownerId: number, ids: readonly number[], since: Date): Promise<FormerQuestion[]> {
  const { rows } = await db.execute(sql`
    select question->'id' as id, until, question->>'text' as text, (
      select coalesce(jsonb_agg(jsonb_build_object('id', answer->'id', 'text', answer->'text', 'nextQuestionId', answer->'next_question') order by place), '[]')
      from jsonb_array_elements(question->'answers') with ordinality as every(answer, place)
    ) as answers
    from questionnaire_versions, jsonb_array_elements(content->'questions') as question
    where owner_id = ${ownerId} and questionnaire_id = any(${sql.param([...ids])}::bigint[]) and until >= ${since.toISOString()}::timestamptz
    order by until desc, questionnaire_versions.id desc`);
  return rows.map(({ id, until, text, answers }) => ({
    id: Number(id),
    until: new Date(until as string | Date),
    text: String(text),
    answers: answers as FormerQuestion['answers'],
  }));
}

/** The questions and answers that versions of a questionnaire name, each as the newest version has it. */
export async function formerParts(tx: Executor, ownerId: number, id: number) {
  const rows = await tx
    .select({ content: questionnaireVersions.content })
    .from(questionnaireVersions)
    .where(versionsIn(ownerId, id))
    .orderBy(questionnaireVersions.id);
  const questions = rows.flatMap(({ content }) => content.questions);
  return {
    questions: new Set(questions.map((question) => question.id)),
    answers: new Map(questions.flatMap(({ answers }) => answers.map((answer): [number, Answer] => [answer.id, answer]))),
  };
}

/** Deletes the versions that were replaced before `before`, of all owners. */
export async function forgetVersions(db: Executor, before: Date): Promise<void> {
  await db.delete(questionnaireVersions).where(lt(questionnaireVersions.until, before));
}
