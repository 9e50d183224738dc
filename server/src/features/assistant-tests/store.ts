/** The SQL of tests and their results. */
import { type TestExpectations, type TestStatus, type TestTurn, type TestWriter, testExpectations } from '@parley/contract';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import {
  type RecordedAnswers,
  assistantTestResults as results,
  assistantTestSettings as settings,
  assistantTests as tests,
} from './tables.ts';

export type TestRow = typeof tests.$inferSelect;
export type ResultRow = typeof results.$inferSelect;

/** A test with its results by the built-in assistant and by the model. */
export interface TestWithResults {
  test: TestRow;
  builtin: ResultRow | null;
  model: ResultRow | null;
}

export interface NewTest {
  recommenderId: number | null;
  turns: TestTurn[];
  expectations: TestExpectations;
  origin: TestRow['origin'];
  madeOf?: string;
  engagementId?: string;
}

/** Expectations with what could not be expected yet when they were stored. */
const ofToday = (stored: TestExpectations): TestExpectations => testExpectations.parse(stored);

const live = (ownerId: number) => and(eq(tests.ownerId, ownerId), isNull(tests.deletedAt));

/** How many tests an owner has. */
export async function countTests(db: Executor, ownerId: number): Promise<number> {
  return db.$count(tests, live(ownerId));
}

/** Stores tests; those that are made of the same thing as an existing one are left out. Gives the ids of the new ones, in order. */
export async function insertTests(db: Executor, ownerId: number, made: readonly NewTest[]): Promise<number[]> {
  if (made.length === 0) return [];
  const rows = await db
    .insert(tests)
    .values(made.map((test) => ({ ...test, ownerId })))
    .onConflictDoNothing()
    .returning({ id: tests.id });
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** A test that was not deleted, or null. */
export async function findTest(db: Executor, ownerId: number, id: number): Promise<TestWithResults | null> {
  return (
    (
      await withResults(
        db,
        ownerId,
        await db
          .select()
          .from(tests)
          .where(and(live(ownerId), eq(tests.id, id))),
      )
    )[0] ?? null
  );
}

/** All tests of an owner, oldest first. */
export async function allTests(db: Executor, ownerId: number): Promise<TestWithResults[]> {
  return withResults(db, ownerId, await db.select().from(tests).where(live(ownerId)).orderBy(asc(tests.id)));
}

async function withResults(db: Executor, ownerId: number, rows: readonly TestRow[]): Promise<TestWithResults[]> {
  if (rows.length === 0) return [];
  const found = await db
    .select()
    .from(results)
    .where(
      and(
        eq(results.ownerId, ownerId),
        inArray(
          results.testId,
          rows.map(({ id }) => id),
        ),
      ),
    );
  const byKey = new Map(found.map((result) => [`${result.testId}/${result.writtenBy}`, result]));
  return rows.map((test) => ({
    test: { ...test, expectations: ofToday(test.expectations) },
    builtin: byKey.get(`${test.id}/builtin`) ?? null,
    model: byKey.get(`${test.id}/model`) ?? null,
  }));
}

/** What needs a look first: what is worse, cannot be run, differs; then the newest. */
const urgency = sql`array_position(array['worse', 'broken', 'differs', 'new', 'same'], coalesce(${results.status}, 'new'))`;
const statusIs = (status: TestStatus | undefined): SQL | undefined =>
  status ? sql`coalesce(${results.status}, 'new') = ${status}` : undefined;

/** A page of an owner's tests, those that need a look first, and how many there are. */
export async function pageOfTests(
  db: Executor,
  ownerId: number,
  { status, search, limit, offset }: { status?: TestStatus | undefined; search: string; limit: number; offset: number },
): Promise<{ tests: TestWithResults[]; total: number }> {
  const byBuiltin = and(eq(results.ownerId, tests.ownerId), eq(results.testId, tests.id), eq(results.writtenBy, 'builtin'));
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const where = and(live(ownerId), statusIs(status), search ? sql`${tests.turns}::text ilike ${pattern}` : undefined);
  const rows = await db
    .select({ test: tests, total: sql<number>`count(*) over ()::int` })
    .from(tests)
    .leftJoin(results, byBuiltin)
    .where(where)
    .orderBy(urgency, desc(tests.id))
    .limit(limit)
    .offset(offset);
  return {
    tests: await withResults(
      db,
      ownerId,
      rows.map(({ test }) => test),
    ),
    total: rows[0]?.total ?? 0,
  };
}

/** How many tests of an owner have each status, by the built-in assistant. */
export async function countByStatus(db: Executor, ownerId: number): Promise<Record<TestStatus, number>> {
  const counts: Record<TestStatus, number> = { new: 0, same: 0, differs: 0, worse: 0, broken: 0 };
  const byBuiltin = and(eq(results.ownerId, tests.ownerId), eq(results.testId, tests.id), eq(results.writtenBy, 'builtin'));
  const rows = await db
    .select({ status: results.status, count: sql<number>`count(*)::int` })
    .from(tests)
    .leftJoin(results, byBuiltin)
    .where(live(ownerId))
    .groupBy(results.status);
  for (const { status, count } of rows) counts[status ?? 'new'] += count;
  return counts;
}

/** Changes a test; false when there is none. */
export async function changeTest(
  db: Executor,
  ownerId: number,
  id: number,
  change: Pick<NewTest, 'recommenderId' | 'turns' | 'expectations'>,
): Promise<boolean> {
  return (
    (
      await db
        .update(tests)
        .set(change)
        .where(and(live(ownerId), eq(tests.id, id)))
        .returning({ id: tests.id })
    ).length > 0
  );
}

/** Marks a test as deleted; false when there is none. */
export async function deleteTest(db: Executor, ownerId: number, id: number, at: Date): Promise<boolean> {
  const rows = await db
    .update(tests)
    .set({ deletedAt: at })
    .where(and(live(ownerId), eq(tests.id, id)))
    .returning({ id: tests.id });
  return rows.length > 0;
}

/** Takes the mark of a deleted test away; false when there is no such test. */
export async function restoreTest(db: Executor, ownerId: number, id: number): Promise<boolean> {
  const deleted = and(eq(tests.ownerId, ownerId), eq(tests.id, id), isNotNull(tests.deletedAt));
  return (await db.update(tests).set({ deletedAt: null }).where(deleted).returning({ id: tests.id })).length > 0;
}

/** Removes for good what was deleted before `until`. */
export async function purgeTests(db: Executor, until: Date): Promise<void> {
  await db.delete(tests).where(lt(tests.deletedAt, until));
}

/** Removes the tests that were made from conversations. */
export async function removeTestsOf(db: Executor, ownerId: number, engagementIds: readonly string[]): Promise<void> {
  if (engagementIds.length === 0) return;
  await db.delete(tests).where(and(eq(tests.ownerId, ownerId), inArray(tests.engagementId, [...engagementIds])));
}

/** Stores the result of a test in place of the one before; not when the test was changed since it ran, because a run of the changed one follows. */
export async function saveResult(
  tx: Executor,
  result: typeof results.$inferInsert,
  ran: Pick<TestRow, 'turns' | 'expectations'>,
): Promise<void> {
  const of = and(eq(tests.ownerId, result.ownerId), eq(tests.id, result.testId));
  const [now] = await tx.select({ turns: tests.turns, expectations: tests.expectations }).from(tests).where(of).for('share');
  const asked = ({ turns, expectations }: typeof ran) => JSON.stringify([turns, ofToday(expectations)]);
  if (!now || asked(now) !== asked(ran)) return;
  const { ownerId: _ownerId, testId: _testId, writtenBy: _writtenBy, ...set } = result;
  await tx
    .insert(results)
    .values(result)
    .onConflictDoUpdate({ target: [results.ownerId, results.testId, results.writtenBy], set });
}

/**
 * Replaces the accepted answers of a test if its latest ones are still `latest`; false when they are not.
 * @param latest the answers that the owner looked at
 */
export async function acceptAnswers(
  db: Executor,
  { ownerId, testId, writtenBy }: { ownerId: number; testId: number; writtenBy: TestWriter },
  change: { accepted: RecordedAnswers; status: TestStatus; acceptedAt: Date },
  latest: RecordedAnswers,
): Promise<boolean> {
  const here = and(eq(results.ownerId, ownerId), eq(results.testId, testId), eq(results.writtenBy, writtenBy));
  const rows = await db
    .update(results)
    .set(change)
    .where(and(here, sql`${results.latest} = ${JSON.stringify(latest)}::jsonb`))
    .returning({ testId: results.testId });
  return rows.length > 0;
}

/** Whether the owner's recommenders and knowledge are held back while tests fail. */
export async function isHeldBack(db: Executor, ownerId: number): Promise<boolean> {
  const [row] = await db.select().from(settings).where(eq(settings.ownerId, ownerId));
  return row?.holdBack ?? false;
}

/** Stores that choice. */
export async function setHoldBack(db: Executor, ownerId: number, holdBack: boolean): Promise<void> {
  await db.insert(settings).values({ ownerId, holdBack }).onConflictDoUpdate({ target: settings.ownerId, set: { holdBack } });
}
