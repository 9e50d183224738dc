/**
 * Follow-up questions: rows beside the owner's questions, made by Parley and never shown in the editor (decision 027). Their ids are of the
 * same space, so that answering, counting, history and export treat them like any question.
 */
import { createHash } from 'node:crypto';
import type { ProductRule, VisitorQuestion } from '@parley/contract';
import { and, asc, count, eq, isNotNull, lt } from 'drizzle-orm';
import { dayOf } from '../../../platform/clock.ts';
import { type Db, type Executor, isMissingReference } from '../../../platform/db/index.ts';
import { questionReach } from '../../counters/index.ts';
import { presentQuestion, presentVisitorAnswer } from '../present.ts';
import { deleteQuestions, lockQuestionnaire, type QuestionRow } from '../store.ts';
import { questions } from '../tables.ts';
import { type AnswerRow, answersOf, changeAnswer, insertAnswers } from './answer-store.ts';

/** At most this many follow-up questions are kept of a questionnaire; the only limit is room, a visitor is asked five. */
export const maxKept = 400;
const dayMs = 86_400_000;
/** How many days after it was last asked a question without answers is deleted; when there is no room, after two. */
const forgottenAfterDays = 90;
const forgottenWhenFullAfterDays = 2;

/** A follow-up question as it is to be asked: two to four answers. */
export interface FollowUpDefinition {
  /** The family of facts that it asks about. */
  family: string;
  text: string;
  answers: readonly { text: string; rules: readonly ProductRule[] }[];
}

const ofQuestionnaire = (ownerId: number, questionnaireId: number) =>
  and(eq(questions.ownerId, ownerId), eq(questions.questionnaireId, questionnaireId), isNotNull(questions.followUpKey));

/** The same words about the same thing are the same question, also when the catalogue was read again. */
const keyOf = ({ family, text, answers }: FollowUpDefinition): string =>
  createHash('sha256')
    .update(JSON.stringify([family, text, ...answers.map((answer) => answer.text)]))
    .digest('base64url');

/**
 * The stored follow-up question with these texts, as a visitor gets it; stored now if there is none. Asking it at the same time twice stores
 * it once.
 * @returns null when the questionnaire is gone, or when there is no room for another question
 */
export async function followUpFor(
  db: Db,
  ownerId: number,
  questionnaireId: number,
  definition: FollowUpDefinition,
  now: Date,
): Promise<VisitorQuestion | null> {
  const key = keyOf(definition);
  const found = await find(db, ownerId, questionnaireId, key);
  if (!found) return db.transaction((tx) => insert(tx, ownerId, questionnaireId, { definition, key, now })).catch(nullWhenGone);
  const today = dayOf(now);
  if (found.question.followUpOn !== today)
    await db
      .update(questions)
      .set({ followUpOn: today })
      .where(and(eq(questions.ownerId, ownerId), eq(questions.id, found.question.id)));
  // The catalogue may have other values for the same words by now.
  for (const [at, { rules }] of definition.answers.entries()) {
    const row = found.answers[at];
    if (row && JSON.stringify(row.productRules) !== JSON.stringify(rules))
      await changeAnswer(db, ownerId, row.id, { productRules: [...rules] });
  }
  return presented(found);
}

interface StoredFollowUp {
  question: QuestionRow;
  answers: AnswerRow[];
}

const presented = ({ question, answers }: StoredFollowUp): VisitorQuestion => ({
  ...presentQuestion(question),
  answers: answers.map(presentVisitorAnswer),
});

async function find(db: Executor, ownerId: number, questionnaireId: number, key: string): Promise<StoredFollowUp | null> {
  const [question] = await db
    .select()
    .from(questions)
    .where(and(ofQuestionnaire(ownerId, questionnaireId), eq(questions.followUpKey, key)));
  return question ? { question, answers: await answersOf(db, ownerId, [question.id]) } : null;
}

interface NewFollowUp {
  definition: FollowUpDefinition;
  key: string;
  now: Date;
}

async function insert(tx: Executor, ownerId: number, questionnaireId: number, { definition, key, now }: NewFollowUp) {
  // Parallel requests that store the same question wait here, and then find it.
  if (!(await lockQuestionnaire(tx, ownerId, questionnaireId))) return null;
  const found = await find(tx, ownerId, questionnaireId, key);
  if (found) return presented(found);
  if (!(await makeRoom(tx, ownerId, questionnaireId, now))) return null;
  const { family, text, answers } = definition;
  const [question] = await tx
    .insert(questions)
    .values({ ownerId, questionnaireId, text, position: 0, followUpFamily: family, followUpKey: key, followUpOn: dayOf(now) })
    .returning();
  if (!question) throw new Error('no follow-up question was stored');
  const rows = await insertAnswers(
    tx,
    answers.map((answer, slot) => ({
      ownerId,
      questionId: question.id,
      slot,
      position: slot,
      text: answer.text,
      textForChat: `${text} ${answer.text}`,
      productRules: [...answer.rules],
    })),
  );
  return presented({ question, answers: rows.toSorted((a, b) => a.slot - b.slot) });
}

function nullWhenGone(error: unknown): null {
  if (isMissingReference(error)) return null;
  throw error;
}

/** Deletes follow-up questions that nobody answered and that were not asked for long; returns whether there is room for another one. */
async function makeRoom(tx: Executor, ownerId: number, questionnaireId: number, now: Date): Promise<boolean> {
  const [kept] = await tx.select({ count: count() }).from(questions).where(ofQuestionnaire(ownerId, questionnaireId));
  const isFull = (kept?.count ?? 0) >= maxKept;
  const days = isFull ? forgottenWhenFullAfterDays : forgottenAfterDays;
  const old = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(and(ofQuestionnaire(ownerId, questionnaireId), lt(questions.followUpOn, dayOf(new Date(now.getTime() - days * dayMs)))));
  const reach = old.length > 0 ? await questionReach(tx, ownerId, questionnaireId) : new Map<number, { answered: number }>();
  const unanswered = old.flatMap(({ id }) => ((reach.get(id)?.answered ?? 0) > 0 ? [] : [id]));
  await deleteQuestions(tx, ownerId, unanswered);
  return !isFull || unanswered.length > 0;
}

/** The answers of a follow-up question of a questionnaire, each leading nowhere; null for any other question. */
export async function followUpPointers(
  db: Executor,
  ownerId: number,
  questionnaireId: number,
  questionId: number,
): Promise<ReadonlyMap<number, null> | null> {
  const [question] = await db
    .select({ id: questions.id })
    .from(questions)
    .where(and(ofQuestionnaire(ownerId, questionnaireId), eq(questions.id, questionId)));
  if (!question) return null;
  return new Map((await answersOf(db, ownerId, [questionId])).map(({ id }) => [id, null]));
}

/** The follow-up questions of a questionnaire, or of all of an owner's, by what they ask about. */
export function followUpRows(db: Executor, ownerId: number, questionnaireId?: number): Promise<QuestionRow[]> {
  return db
    .select()
    .from(questions)
    .where(
      questionnaireId === undefined
        ? and(eq(questions.ownerId, ownerId), isNotNull(questions.followUpKey))
        : ofQuestionnaire(ownerId, questionnaireId),
    )
    .orderBy(asc(questions.questionnaireId), asc(questions.id));
}
