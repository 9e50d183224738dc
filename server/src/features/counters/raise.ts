/** The write side of the counters. */
import { and, eq, getTableColumns, getTableName, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/db/index.ts';
import { overRows } from '../../platform/db/sql/unnest.ts';
import { answerDays, productDays, questionDays, questionnaireDays, recommenderDays, segmentDays } from './tables.ts';

/** `day` is the UTC day of the event, `2026-01-31`; counts left out are 0. */
export interface RecommenderIncrement {
  ownerId: number;
  recommenderId: number;
  day: string;
  displayed?: number;
  engaged?: number;
  opened?: number;
  closed?: number;
  clicked?: number;
  addedToCart?: number;
  responses?: number;
  conversations?: number;
  chats?: number;
  tokens?: number;
}

export interface QuestionnaireIncrement {
  ownerId: number;
  questionnaireId: number;
  day: string;
  displayed?: number;
  responses?: number;
  timeMs?: number;
}

export interface QuestionIncrement {
  ownerId: number;
  questionnaireId: number;
  questionId: number;
  day: string;
  responses?: number;
  timeMs?: number;
  shown?: number;
  answered?: number;
}

export interface AnswerIncrement {
  ownerId: number;
  questionnaireId: number;
  questionId: number;
  answerId: number;
  day: string;
  responses?: number;
  timeMs?: number;
  chosen?: number;
}

export type SegmentKind = (typeof segmentDays.$inferSelect)['kind'];

/** `day` is the day on which the engagement began. */
export interface SegmentIncrement {
  ownerId: number;
  kind: SegmentKind;
  value: string;
  day: string;
  displayed?: number;
  engaged?: number;
  answered?: number;
  chatted?: number;
  clicked?: number;
  addedToCart?: number;
}

export interface ProductIncrement {
  ownerId: number;
  productId: number;
  day: string;
  recommended?: number;
  clicked?: number;
  addedToCart?: number;
}

/** Any number of increments of each counter, in any order. Increments with the same key are added up. */
export interface Increments {
  recommenders?: readonly RecommenderIncrement[];
  questionnaires?: readonly QuestionnaireIncrement[];
  questions?: readonly QuestionIncrement[];
  answers?: readonly AnswerIncrement[];
  segments?: readonly SegmentIncrement[];
  products?: readonly ProductIncrement[];
}

const recommenderKey = ['ownerId', 'recommenderId', 'day'] as const;
const recommenderCounts = [
  'displayed',
  'engaged',
  'opened',
  'closed',
  'clicked',
  'addedToCart',
  'responses',
  'conversations',
  'chats',
  'tokens',
] as const;
const questionnaireCounts = ['displayed', 'responses', 'timeMs'] as const;
const questionCounts = ['responses', 'timeMs', 'shown', 'answered'] as const;
const answerCounts = ['responses', 'timeMs', 'chosen'] as const;
const productCounts = ['recommended', 'clicked', 'addedToCart'] as const;
const questionnaireKey = ['ownerId', 'questionnaireId', 'day'] as const;
const questionKey = ['ownerId', 'questionnaireId', 'questionId', 'day'] as const;
const answerKey = ['ownerId', 'questionnaireId', 'questionId', 'answerId', 'day'] as const;
const segmentKey = ['ownerId', 'kind', 'day', 'value'] as const;
const segmentCounts = ['displayed', 'engaged', 'answered', 'chatted', 'clicked', 'addedToCart'] as const;
const productKey = ['ownerId', 'day', 'productId'] as const;

/**
 * The statements that raise the day counters, one per table. Run them last in the transaction that stores the counted events, because
 * parallel transactions contend for the counter rows. Rows are always locked in the same order, so the statements cannot deadlock.
 */
export const raising = (increments: Increments): SQL[] =>
  [
    raiseRecommenders(increments.recommenders),
    raiseQuestionnaires(increments.questionnaires),
    raiseQuestions(increments.questions),
    raiseAnswers(increments.answers),
    raiseSegments(increments.segments),
    raiseProducts(increments.products),
  ].filter((statement) => statement !== null);

/** Raises the day counters. See `raising` for where in a transaction this belongs. */
export async function raise(tx: Executor, increments: Increments): Promise<void> {
  for (const statement of raising(increments)) await tx.execute(statement);
}

/** Both together, with one increment for each key: many of them take as little memory as the counters that they raise. */
export const together = (first: Increments, second: Increments): Increments => ({
  recommenders: sumByKey([...(first.recommenders ?? []), ...(second.recommenders ?? [])], recommenderKey, recommenderCounts),
  questionnaires: sumByKey([...(first.questionnaires ?? []), ...(second.questionnaires ?? [])], questionnaireKey, questionnaireCounts),
  questions: sumByKey([...(first.questions ?? []), ...(second.questions ?? [])], questionKey, questionCounts),
  answers: sumByKey([...(first.answers ?? []), ...(second.answers ?? [])], answerKey, answerCounts),
  segments: sumByKey([...(first.segments ?? []), ...(second.segments ?? [])], segmentKey, segmentCounts),
  products: sumByKey([...(first.products ?? []), ...(second.products ?? [])], productKey, productCounts),
});

const tables = [recommenderDays, questionnaireDays, questionDays, answerDays, segmentDays, productDays];

/**
 * Deletes the counters of an owner, except those of the days in `except`, before a recount. The tables stay locked until the transaction
 * ends, so the recount sees everything stored before, and everything stored later is added to it.
 */
export async function clear(tx: Executor, ownerId: number, except: ReadonlySet<string> = new Set()): Promise<void> {
  const names = tables.map((table) => sql.identifier(getTableName(table)));
  await tx.execute(sql`lock table ${sql.join(names, sql`, `)} in share row exclusive mode`);
  for (const table of tables) {
    const dayFilter = except.size > 0 ? notInArray(table.day, [...except]) : undefined;
    await tx.delete(table).where(and(eq(table.ownerId, ownerId), dayFilter));
  }
}

/** Creates the statement that raises the counters of a table; null when there is nothing to raise. */
function raiser<Row extends object>(
  table: PgTable,
  key: readonly (keyof Row & string)[],
  counts: readonly (keyof Row & string)[],
): (increments: readonly Row[] | undefined) => SQL | null {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const typeOf = (name: keyof Row & string) => (key.includes(name) ? (columns[name]?.getSQLType() ?? '') : 'bigint');
  const types = Object.fromEntries([...key, ...counts].map((name) => [name, typeOf(name)]));
  const name = (column: string): SQL => sql`${sql.identifier(columns[column]?.name ?? column)}`;
  const list = (names: readonly string[]) => sql.join(names.map(name), sql`, `);
  const sums = counts.map((count) => sql`${name(count)} = counted.${name(count)} + excluded.${name(count)}`);
  const statement = overRows(
    'raised',
    types as never,
    (rows, into) => sql`
    insert into ${into} as counted (${list([...key, ...counts])})
    select * from ${rows}
    on conflict (${list(key)}) do update set ${sql.join(sums, sql`, `)}`,
    table,
  );
  return (increments = []) => {
    const rows = sumByKey(increments, key, counts);
    return rows.length === 0 ? null : statement(rows);
  };
}

const raiseRecommenders = raiser<RecommenderIncrement>(recommenderDays, recommenderKey, recommenderCounts);
const raiseQuestionnaires = raiser<QuestionnaireIncrement>(questionnaireDays, questionnaireKey, questionnaireCounts);
const raiseQuestions = raiser<QuestionIncrement>(questionDays, questionKey, questionCounts);
const raiseAnswers = raiser<AnswerIncrement>(answerDays, answerKey, answerCounts);
const raiseSegments = raiser<SegmentIncrement>(segmentDays, segmentKey, segmentCounts);
const raiseProducts = raiser<ProductIncrement>(productDays, productKey, productCounts);

/** Sums increments to one row per key, sorted by key; rows whose counts are all 0 are left out. */
function sumByKey<Row extends object>(
  increments: readonly Row[],
  key: readonly (keyof Row & string)[],
  counts: readonly (keyof Row & string)[],
): Row[] {
  const rows = new Map<string, Row>();
  let row: Row | undefined;
  for (const increment of increments) {
    // Visitors of a shop come together, so the row is often that of the increment before; the text of a key takes longer than all the rest.
    if (!row || compare(row, increment, key) !== 0) {
      let id = '';
      for (const part of key) id += `${increment[part]}/`;
      row = rows.get(id) ?? { ...increment, ...zeros(counts) };
      rows.set(id, row);
    }
    addTo(row, increment, counts);
  }
  return [...rows.values()].filter((row) => counts.some((count) => row[count] !== 0)).sort((a, b) => compare(a, b, key));
}

const zeros = <Name extends string>(names: readonly Name[]) => Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;

function addTo<Row extends object>(row: Row, increment: Row, counts: readonly (keyof Row & string)[]): void {
  const sums = row as Record<string, unknown>;
  for (const count of counts) {
    const more = increment[count];
    if (more) sums[count] = Number(sums[count]) + Number(more);
  }
}

/** The parts of a key are numbers, or texts. */
function compare<Row extends object>(a: Row, b: Row, key: readonly (keyof Row & string)[]): number {
  for (const part of key) if (a[part] !== b[part]) return a[part] < b[part] ? -1 : 1;
  return 0;
}
