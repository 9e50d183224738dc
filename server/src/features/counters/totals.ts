/** The read side of the counters: sums over days. Times are milliseconds. */
import { and, between, desc, eq, inArray, min } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import type { SegmentKind } from './raise.ts';
import { type Days, total, within } from './sums.ts';
import { answerDays, questionDays, questionnaireDays, recommenderDays, segmentDays } from './tables.ts';

export interface RecommenderTotals {
  displayed: number;
  engaged: number;
  opened: number;
  closed: number;
  clicked: number;
  addedToCart: number;
  responses: number;
  conversations: number;
  chats: number;
  tokens: number;
}
export type DayTotals = RecommenderTotals & { day: string };
export interface QuestionnaireTotals {
  displayed: number;
  responses: number;
  timeMs: number;
}
export interface QuestionTotals {
  questionnaireId: number;
  questionId: number;
  responses: number;
  timeMs: number;
}
export interface AnswerTotals extends QuestionTotals {
  answerId: number;
}

/** The condition for a range of days; no condition, and so all days, for null. */

const recommenderCounts = {
  displayed: total(recommenderDays.displayed),
  engaged: total(recommenderDays.engaged),
  opened: total(recommenderDays.opened),
  closed: total(recommenderDays.closed),
  clicked: total(recommenderDays.clicked),
  addedToCart: total(recommenderDays.addedToCart),
  responses: total(recommenderDays.responses),
  conversations: total(recommenderDays.conversations),
  chats: total(recommenderDays.chats),
  tokens: total(recommenderDays.tokens),
};

/** All-time counts of an owner by recommender id; recommenders without any are absent. */
export async function recommenderTotals(db: Executor, ownerId: number): Promise<Map<number, RecommenderTotals>> {
  const rows = await db
    .select({ id: recommenderDays.recommenderId, ...recommenderCounts })
    .from(recommenderDays)
    .where(eq(recommenderDays.ownerId, ownerId))
    .groupBy(recommenderDays.recommenderId);
  return new Map(rows.map(({ id, ...totals }) => [id, totals]));
}

/**
 * Counts over all recommenders of an owner for each UTC day from `from` to `to` (both included), oldest first. Days without any are
 * absent.
 */
export function daysOf(db: Executor, ownerId: number, from: string, to: string): Promise<DayTotals[]> {
  return db
    .select({ day: recommenderDays.day, ...recommenderCounts })
    .from(recommenderDays)
    .where(and(eq(recommenderDays.ownerId, ownerId), between(recommenderDays.day, from, to)))
    .groupBy(recommenderDays.day)
    .orderBy(recommenderDays.day);
}

/**
 * How often each recommender of an owner was displayed on each UTC day from `from` to `to` (both included). Days without counts are absent.
 */
export function displayedByDay(
  db: Executor,
  ownerId: number,
  from: string,
  to: string,
): Promise<{ recommenderId: number; day: string; displayed: number }[]> {
  const { recommenderId, day, displayed } = recommenderDays;
  return db
    .select({ recommenderId, day, displayed })
    .from(recommenderDays)
    .where(and(eq(recommenderDays.ownerId, ownerId), between(day, from, to)));
}

/** Counts of an owner by questionnaire id, for `days` or all time; questionnaires without any are absent. */
export async function questionnaireTotals(
  db: Executor,
  ownerId: number,
  days: Days | null = null,
): Promise<Map<number, QuestionnaireTotals>> {
  const rows = await db
    .select({
      id: questionnaireDays.questionnaireId,
      displayed: total(questionnaireDays.displayed),
      responses: total(questionnaireDays.responses),
      timeMs: total(questionnaireDays.timeMs),
    })
    .from(questionnaireDays)
    .where(and(eq(questionnaireDays.ownerId, ownerId), within(questionnaireDays.day, days)))
    .groupBy(questionnaireDays.questionnaireId);
  return new Map(rows.map(({ id, ...totals }) => [id, totals]));
}

/** Counts of each question of these questionnaires, for `days` or all time; questions without any are absent. */
export async function questionTotals(
  db: Executor,
  ownerId: number,
  questionnaireIds: readonly number[],
  days: Days | null = null,
): Promise<QuestionTotals[]> {
  if (questionnaireIds.length === 0) return [];
  return db
    .select({
      questionnaireId: questionDays.questionnaireId,
      questionId: questionDays.questionId,
      responses: total(questionDays.responses),
      timeMs: total(questionDays.timeMs),
    })
    .from(questionDays)
    .where(
      and(eq(questionDays.ownerId, ownerId), inArray(questionDays.questionnaireId, [...questionnaireIds]), within(questionDays.day, days)),
    )
    .groupBy(questionDays.questionnaireId, questionDays.questionId);
}

/** Counts of each answer of these questionnaires, for `days` or all time; answers without any are absent. */
export async function answerTotals(
  db: Executor,
  ownerId: number,
  questionnaireIds: readonly number[],
  days: Days | null = null,
): Promise<AnswerTotals[]> {
  if (questionnaireIds.length === 0) return [];
  return db
    .select({
      questionnaireId: answerDays.questionnaireId,
      questionId: answerDays.questionId,
      answerId: answerDays.answerId,
      responses: total(answerDays.responses),
      timeMs: total(answerDays.timeMs),
    })
    .from(answerDays)
    .where(and(eq(answerDays.ownerId, ownerId), inArray(answerDays.questionnaireId, [...questionnaireIds]), within(answerDays.day, days)))
    .groupBy(answerDays.questionnaireId, answerDays.questionId, answerDays.answerId);
}

export interface FunnelTotals {
  visitors: number;
  /** How many visitors reached and answered a question, by its id. */
  questions: Map<number, { shown: number; answered: number }>;
  /** How many visitors chose an answer, by its id. */
  chosen: Map<number, number>;
}

/** How many visitors reached and answered each question of a questionnaire, over all time, by the question's id. */
export async function questionReach(
  db: Executor,
  ownerId: number,
  questionnaireId: number,
): Promise<Map<number, { shown: number; answered: number }>> {
  const rows = await db
    .select({ id: questionDays.questionId, shown: total(questionDays.shown), answered: total(questionDays.answered) })
    .from(questionDays)
    .where(and(eq(questionDays.ownerId, ownerId), eq(questionDays.questionnaireId, questionnaireId)))
    .groupBy(questionDays.questionId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** How visitors whose engagement began within `days` went through a questionnaire. */
export async function funnelTotals(db: Executor, ownerId: number, questionnaireId: number, days: Days): Promise<FunnelTotals> {
  const [all] = await db
    .select({ visitors: total(questionnaireDays.displayed) })
    .from(questionnaireDays)
    .where(
      and(
        eq(questionnaireDays.ownerId, ownerId),
        eq(questionnaireDays.questionnaireId, questionnaireId),
        within(questionnaireDays.day, days),
      ),
    );
  const questions = await db
    .select({ id: questionDays.questionId, shown: total(questionDays.shown), answered: total(questionDays.answered) })
    .from(questionDays)
    .where(and(eq(questionDays.ownerId, ownerId), eq(questionDays.questionnaireId, questionnaireId), within(questionDays.day, days)))
    .groupBy(questionDays.questionId);
  const answers = await db
    .select({ id: answerDays.answerId, chosen: total(answerDays.chosen) })
    .from(answerDays)
    .where(and(eq(answerDays.ownerId, ownerId), eq(answerDays.questionnaireId, questionnaireId), within(answerDays.day, days)))
    .groupBy(answerDays.answerId);
  return {
    visitors: all?.visitors ?? 0,
    questions: new Map(questions.map(({ id, ...counts }) => [id, counts])),
    chosen: new Map(answers.map(({ id, chosen }) => [id, chosen])),
  };
}

/** The pages counted separately for an owner on a UTC day. */
export async function pagesOfDay(db: Executor, ownerId: number, day: string): Promise<Set<string>> {
  const rows = await db
    .select({ value: segmentDays.value })
    .from(segmentDays)
    .where(and(eq(segmentDays.ownerId, ownerId), eq(segmentDays.kind, 'page'), eq(segmentDays.day, day)));
  return new Set(rows.map(({ value }) => value));
}

/** The first UTC day with any counts of an owner; null when there is none. */
export async function firstDay(db: Executor, ownerId: number): Promise<string | null> {
  const [row] = await db
    .select({ day: min(recommenderDays.day) })
    .from(recommenderDays)
    .where(eq(recommenderDays.ownerId, ownerId));
  return row?.day ?? null;
}

export interface SegmentTotals {
  displayed: number;
  engaged: number;
  answered: number;
  chatted: number;
  clicked: number;
  addedToCart: number;
}

const segmentCounts = {
  displayed: total(segmentDays.displayed),
  engaged: total(segmentDays.engaged),
  answered: total(segmentDays.answered),
  chatted: total(segmentDays.chatted),
  clicked: total(segmentDays.clicked),
  addedToCart: total(segmentDays.addedToCart),
};

const ofSegments = (ownerId: number, kind: SegmentKind, days: Days) =>
  and(eq(segmentDays.ownerId, ownerId), eq(segmentDays.kind, kind), within(segmentDays.day, days));

/**
 * The engagements that began on these days, grouped by one attribute, most displayed first. Engagements without the attribute are left out.
 */
export function segmentTotals(
  db: Executor,
  ownerId: number,
  kind: SegmentKind,
  days: Days,
  limit: number,
): Promise<({ value: string } & SegmentTotals)[]> {
  return db
    .select({ value: segmentDays.value, ...segmentCounts })
    .from(segmentDays)
    .where(ofSegments(ownerId, kind, days))
    .groupBy(segmentDays.value)
    .orderBy(desc(segmentCounts.displayed), segmentDays.value)
    .limit(limit);
}

/** The sum over all engagements that began on these days and have the attribute `kind`. */
export async function segmentSum(db: Executor, ownerId: number, kind: SegmentKind, days: Days): Promise<SegmentTotals> {
  const [row] = await db
    .select(segmentCounts)
    .from(segmentDays)
    .where(ofSegments(ownerId, kind, days));
  return row ?? { displayed: 0, engaged: 0, answered: 0, chatted: 0, clicked: 0, addedToCart: 0 };
}
