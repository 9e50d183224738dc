/** The read side of the counters: sums over days. Times are milliseconds. */
import { and, between, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/db/index.ts';
import { answerDays, questionDays, questionnaireDays, recommenderDays, segmentDays } from './tables.ts';

export interface RecommenderTotals {
  displayed: number;
  engaged: number;
  opened: number;
  closed: number;
  clicked: number;
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

const total = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)::bigint`.mapWith(Number);

const recommenderCounts = {
  displayed: total(recommenderDays.displayed),
  engaged: total(recommenderDays.engaged),
  opened: total(recommenderDays.opened),
  closed: total(recommenderDays.closed),
  clicked: total(recommenderDays.clicked),
  responses: total(recommenderDays.responses),
  conversations: total(recommenderDays.conversations),
  chats: total(recommenderDays.chats),
  tokens: total(recommenderDays.tokens),
};

/** What was counted for each recommender of an owner over all time, by recommender id; absent where nothing happened yet. */
export async function recommenderTotals(db: Executor, ownerId: number): Promise<Map<number, RecommenderTotals>> {
  const rows = await db
    .select({ id: recommenderDays.recommenderId, ...recommenderCounts })
    .from(recommenderDays)
    .where(eq(recommenderDays.ownerId, ownerId))
    .groupBy(recommenderDays.recommenderId);
  return new Map(rows.map(({ id, ...totals }) => [id, totals]));
}

/** What was counted for all recommenders of an owner on each UTC day from `from` to `to` (both included), oldest first; days without anything are absent. */
export function daysOf(db: Executor, ownerId: number, from: string, to: string): Promise<DayTotals[]> {
  return db
    .select({ day: recommenderDays.day, ...recommenderCounts })
    .from(recommenderDays)
    .where(and(eq(recommenderDays.ownerId, ownerId), between(recommenderDays.day, from, to)))
    .groupBy(recommenderDays.day)
    .orderBy(recommenderDays.day);
}

/** How often each recommender of an owner was displayed on each UTC day from `from` to `to` (both included); absent where nothing happened. */
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

/** What was counted for each questionnaire of an owner over all time, by questionnaire id; absent where nothing happened yet. */
export async function questionnaireTotals(db: Executor, ownerId: number): Promise<Map<number, QuestionnaireTotals>> {
  const rows = await db
    .select({
      id: questionnaireDays.questionnaireId,
      displayed: total(questionnaireDays.displayed),
      responses: total(questionnaireDays.responses),
      timeMs: total(questionnaireDays.timeMs),
    })
    .from(questionnaireDays)
    .where(eq(questionnaireDays.ownerId, ownerId))
    .groupBy(questionnaireDays.questionnaireId);
  return new Map(rows.map(({ id, ...totals }) => [id, totals]));
}

/** What was counted for each question of these questionnaires over all time; absent where nothing happened yet. */
export async function questionTotals(db: Executor, ownerId: number, questionnaireIds: readonly number[]): Promise<QuestionTotals[]> {
  if (questionnaireIds.length === 0) return [];
  return db
    .select({
      questionnaireId: questionDays.questionnaireId,
      questionId: questionDays.questionId,
      responses: total(questionDays.responses),
      timeMs: total(questionDays.timeMs),
    })
    .from(questionDays)
    .where(and(eq(questionDays.ownerId, ownerId), inArray(questionDays.questionnaireId, [...questionnaireIds])))
    .groupBy(questionDays.questionnaireId, questionDays.questionId);
}

/** What was counted for each answer of these questionnaires over all time; absent where nothing happened yet. */
export async function answerTotals(db: Executor, ownerId: number, questionnaireIds: readonly number[]): Promise<AnswerTotals[]> {
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
    .where(and(eq(answerDays.ownerId, ownerId), inArray(answerDays.questionnaireId, [...questionnaireIds])))
    .groupBy(answerDays.questionnaireId, answerDays.questionId, answerDays.answerId);
}

export interface FunnelTotals {
  visitors: number;
  /** By question id. */
  questions: Map<number, { shown: number; answered: number }>;
  /** How many visitors chose an answer, by its id. */
  chosen: Map<number, number>;
}

/** The way of those through a questionnaire whose engagement began on the UTC days from `from` to `to`. */
export async function funnelTotals(
  db: Executor,
  ownerId: number,
  questionnaireId: number,
  from: string,
  to: string,
): Promise<FunnelTotals> {
  const [all] = await db
    .select({ visitors: total(questionnaireDays.displayed) })
    .from(questionnaireDays)
    .where(
      and(
        eq(questionnaireDays.ownerId, ownerId),
        eq(questionnaireDays.questionnaireId, questionnaireId),
        between(questionnaireDays.day, from, to),
      ),
    );
  const questions = await db
    .select({ id: questionDays.questionId, shown: total(questionDays.shown), answered: total(questionDays.answered) })
    .from(questionDays)
    .where(and(eq(questionDays.ownerId, ownerId), eq(questionDays.questionnaireId, questionnaireId), between(questionDays.day, from, to)))
    .groupBy(questionDays.questionId);
  const answers = await db
    .select({ id: answerDays.answerId, chosen: total(answerDays.chosen) })
    .from(answerDays)
    .where(and(eq(answerDays.ownerId, ownerId), eq(answerDays.questionnaireId, questionnaireId), between(answerDays.day, from, to)))
    .groupBy(answerDays.answerId);
  return {
    visitors: all?.visitors ?? 0,
    questions: new Map(questions.map(({ id, ...counts }) => [id, counts])),
    chosen: new Map(answers.map(({ id, chosen }) => [id, chosen])),
  };
}

/** The pages that were counted for an owner on a UTC day. */
export async function pagesOfDay(db: Executor, ownerId: number, day: string): Promise<Set<string>> {
  const rows = await db
    .select({ value: segmentDays.value })
    .from(segmentDays)
    .where(and(eq(segmentDays.ownerId, ownerId), eq(segmentDays.kind, 'page'), eq(segmentDays.day, day)));
  return new Set(rows.map(({ value }) => value));
}
