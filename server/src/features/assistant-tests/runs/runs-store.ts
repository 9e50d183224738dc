/** The SQL of runs. */
import type { TestWriter } from '@parley/contract';
import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import {
  type Marks,
  type RunCause,
  assistantTestRuns as runs,
  assistantTestSettings as settings,
  assistantTests as tests,
} from '../tables.ts';

export type RunRow = typeof runs.$inferSelect;

/** How many ended runs of each kind are kept. */
const mostKept = 20;

/** Puts a run into the queue, or adds causes to the one that waits there. @throws Error when the database returns no row */
export async function queueRun(
  db: Executor,
  run: { ownerId: number; writtenBy: TestWriter; causes: RunCause[]; at: Date },
): Promise<RunRow> {
  const { at, ...row } = run;
  const [queued] = await db
    .insert(runs)
    .values({ ...row, requestedAt: at })
    .onConflictDoUpdate({
      target: [runs.ownerId, runs.writtenBy, runs.status],
      targetWhere: sql`${runs.status} in ('queued', 'running')`,
      set: { causes: run.causes.reduce((all, cause) => sql`array_append(array_remove(${all}, ${cause}), ${cause})`, sql`${runs.causes}`) },
    })
    .returning();
  if (!queued) throw new Error('no run was queued');
  return queued;
}

/** Starts the waiting run of an owner, unless another of its kind is running; null when none may start. */
export async function claimRun(db: Executor, ownerId: number, writtenBy: TestWriter, at: Date, marks: Marks): Promise<RunRow | null> {
  const ofKind = and(eq(runs.ownerId, ownerId), eq(runs.writtenBy, writtenBy));
  const [claimed] = await db
    .update(runs)
    .set({ status: 'running', startedAt: at, heartbeatAt: at, marks })
    .where(
      and(
        ofKind,
        eq(runs.status, 'queued'),
        sql`not exists (select from ${runs} as other where other.owner_id = ${ownerId} and other.written_by = ${writtenBy} and other.status = 'running')`,
      ),
    )
    .returning();
  return claimed ?? null;
}

/** Records the progress of a run; false when the run was given up because its process seemed dead. */
export async function reportRun(
  db: Executor,
  { ownerId, id }: RunRow,
  progress: { total: number; done: number },
  at: Date,
): Promise<boolean> {
  const rows = await db
    .update(runs)
    .set({ ...progress, heartbeatAt: at })
    .where(and(eq(runs.ownerId, ownerId), eq(runs.id, id), eq(runs.status, 'running')))
    .returning({ id: runs.id });
  return rows.length > 0;
}

/** Ends a run, and removes the oldest ones of its kind. */
export async function endRun(db: Executor, { ownerId, id, writtenBy }: RunRow, status: 'done' | 'failed', at: Date): Promise<void> {
  await db
    .update(runs)
    .set({ status, finishedAt: at })
    .where(and(eq(runs.ownerId, ownerId), eq(runs.id, id)));
  const ended = and(eq(runs.ownerId, ownerId), eq(runs.writtenBy, writtenBy), inArray(runs.status, ['done', 'failed']));
  const kept = db.select({ id: runs.id }).from(runs).where(ended).orderBy(desc(runs.id)).limit(mostKept);
  await db.delete(runs).where(and(ended, sql`${runs.id} not in ${kept}`));
}

/** Puts the runs whose process died back into the queue, or ends them where another one waits already. */
export async function requeueDeadRuns(db: Executor, deadBefore: Date, at: Date): Promise<void> {
  const dead = and(eq(runs.status, 'running'), lt(runs.heartbeatAt, deadBefore));
  await db
    .update(runs)
    .set({ status: 'failed', finishedAt: at })
    .where(
      and(
        dead,
        sql`exists (select from ${runs} as other where other.owner_id = ${runs.ownerId} and other.written_by = ${runs.writtenBy} and other.status = 'queued')`,
      ),
    );
  await db.update(runs).set({ status: 'queued', done: 0 }).where(dead);
}

/** The runs that wait. */
export async function waitingRuns(db: Executor): Promise<{ ownerId: number; writtenBy: TestWriter }[]> {
  return db.select({ ownerId: runs.ownerId, writtenBy: runs.writtenBy }).from(runs).where(eq(runs.status, 'queued'));
}

/** The newest run of a kind, or null. */
export async function latestRun(db: Executor, ownerId: number, writtenBy: TestWriter): Promise<RunRow | null> {
  const ofKind = and(eq(runs.ownerId, ownerId), eq(runs.writtenBy, writtenBy));
  return (await db.select().from(runs).where(ofKind).orderBy(desc(runs.id)).limit(1))[0] ?? null;
}

/** The newest run of a kind that has begun, or null: the last state that the tests know. */
export async function latestStarted(db: Executor, ownerId: number, writtenBy: TestWriter): Promise<RunRow | null> {
  const begun = and(eq(runs.ownerId, ownerId), eq(runs.writtenBy, writtenBy), sql`${runs.marks} is not null`);
  return (await db.select().from(runs).where(begun).orderBy(desc(runs.id)).limit(1))[0] ?? null;
}

/** Owners with tests whose changes were last looked for before `until`, at most `limit`. */
export async function ownersToLookAt(db: Executor, until: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ ownerId: tests.ownerId })
    .from(tests)
    .leftJoin(settings, eq(settings.ownerId, tests.ownerId))
    .where(and(isNull(tests.deletedAt), or(isNull(settings.lookedAt), lt(settings.lookedAt, until))))
    .limit(limit);
  return rows.map(({ ownerId }) => ownerId);
}

/** Notes that an owner's changes were looked for. */
export async function noteLook(db: Executor, ownerId: number, lookedAt: Date): Promise<void> {
  await db.insert(settings).values({ ownerId, lookedAt }).onConflictDoUpdate({ target: settings.ownerId, set: { lookedAt } });
}
