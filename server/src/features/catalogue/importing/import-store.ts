import { type AnyColumn, and, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../../platform/db/index.ts';
import { allowedToStart } from '../queue/reading-queue.ts';
import { keyOfImport, lockQueue } from '../queue/reading-queue-store.ts';
import type { Failed } from '../readers/index.ts';
import { catalogueImports, catalogueSources, type ImportResume } from '../tables.ts';

/** An import with the address of its source. */
export type ImportRow = typeof catalogueImports.$inferSelect & { source: string };

/** How many failures of an import are stored for the owner to read. */
export const mostFailures = 50;

/** The columns that change while an import runs. */
export interface ImportProgress {
  kind?: string;
  found?: number;
  imported?: number;
  failed?: number;
  failures?: Failed[];
  message?: string;
  pagesRead?: number;
  pagesTotal?: number | null;
}

const underWay = inArray(catalogueImports.status, ['queued', 'running']);

/** Adds a queued import. @throws the database's duplicate error while an import of this source is queued or running */
export async function insertImport(
  db: Executor,
  values: { ownerId: number; sourceId: number; url: string; file: string | null },
  at: Date,
): Promise<typeof catalogueImports.$inferSelect> {
  const [row] = await db
    .insert(catalogueImports)
    .values({ ...values, createdAt: at, queuedAt: at, heartbeatAt: at })
    .returning();
  if (!row) throw new Error('an insert gave no row');
  return row;
}

/** The number of the owner's queued and running imports. Locks it, so that no import is added until the transaction ends. */
export async function countUnderWay(tx: Executor, ownerId: number): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('catalogue-import', ${ownerId}))`);
  return tx.$count(catalogueImports, and(eq(catalogueImports.ownerId, ownerId), underWay));
}

/** Whether an import of the source is queued or running. No other can be added until the transaction ends. */
export async function isImportRunning(tx: Executor, ownerId: number, sourceId: number): Promise<boolean> {
  await countUnderWay(tx, ownerId);
  const ofSource = and(eq(catalogueImports.ownerId, ownerId), eq(catalogueImports.sourceId, sourceId), underWay);
  return (await tx.$count(catalogueImports, ofSource)) > 0;
}

/** One import of the owner; null when there is none. */
export async function findImport(db: Executor, ownerId: number, id: number): Promise<ImportRow | null> {
  const [row] = await withSource(db).where(and(eq(catalogueImports.ownerId, ownerId), eq(catalogueImports.id, id)));
  return row ? { ...row.import, source: row.source } : null;
}

/** The owner's imports, newest first. */
export async function listImports(db: Executor, ownerId: number, limit: number, offset: number): Promise<ImportRow[]> {
  const rows = await withSource(db)
    .where(eq(catalogueImports.ownerId, ownerId))
    .orderBy(desc(catalogueImports.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row.import, source: row.source }));
}

/** These imports of the owner, by id. */
export async function importsByIds(db: Executor, ownerId: number, ids: readonly number[]): Promise<Map<number, ImportRow>> {
  if (ids.length === 0) return new Map();
  const rows = await withSource(db).where(and(eq(catalogueImports.ownerId, ownerId), inArray(catalogueImports.id, [...ids])));
  return new Map(rows.map((row) => [row.import.id, { ...row.import, source: row.source }]));
}

/** Marks a queued import as running; null when it is not its turn, another process runs it, or it has ended. */
export async function claimImport(db: Db, ownerId: number, id: number, at: Date) {
  return db.transaction(async (tx) => {
    const turn = allowedToStart(await lockQueue(tx)).has(keyOfImport(ownerId, id));
    if (!turn) return null;
    const attempts = sql`${catalogueImports.attempts} + 1`;
    // Numbers continue from the previous turn.
    const counts = (column: AnyColumn) => sql`case when ${catalogueImports.resume} is null then 0 else ${column} end`;
    const [row] = await tx
      .update(catalogueImports)
      .set({
        status: 'running',
        heartbeatAt: at,
        attempts,
        found: counts(catalogueImports.found),
        imported: counts(catalogueImports.imported),
        failed: counts(catalogueImports.failed),
        failures: sql`case when ${catalogueImports.resume} is null then '[]'::jsonb else ${catalogueImports.failures} end`,
      })
      .where(and(eq(catalogueImports.ownerId, ownerId), eq(catalogueImports.id, id), eq(catalogueImports.status, 'queued')))
      .returning();
    return row ?? null;
  });
}

/** Stores the progress of a running import. False when the import was taken for dead, and this attempt must stop. */
export async function reportProgress(db: Executor, running: Running, progress: ImportProgress, at: Date): Promise<boolean> {
  const rows = await db
    .update(catalogueImports)
    .set({ ...progress, heartbeatAt: at })
    .where(isRunning(running))
    .returning({ id: catalogueImports.id });
  return rows.length > 0;
}

/** Ends an import. Changes nothing when this attempt no longer owns it. */
export async function endImport(
  db: Executor,
  running: Running,
  status: 'done' | 'failed',
  progress: ImportProgress,
  at: Date,
): Promise<void> {
  await db
    .update(catalogueImports)
    .set({ ...progress, status, resume: null, finishedAt: at, heartbeatAt: at })
    .where(isRunning(running));
}

/** Queues an import again, to go on from `resume` at its next turn; null when it begins anew. Its progress so far is kept with it. */
export async function queueAgain(
  db: Executor,
  running: Running,
  { resume, ...progress }: ImportProgress & { resume: ImportResume | null },
  at: Date,
): Promise<void> {
  await db
    .update(catalogueImports)
    // A turn that made progress does not count as a failed attempt.
    .set({ ...progress, resume, status: 'queued', queuedAt: at, heartbeatAt: at, ...(resume && { attempts: 0 }) })
    .where(isRunning(running));
}

/** Stores the point from which a running import goes on, should its process die. */
export async function saveResume(db: Executor, running: Running, resume: ImportResume): Promise<void> {
  await db.update(catalogueImports).set({ resume }).where(isRunning(running));
}

/** One attempt at an import: what a process holds while it runs. */
export interface Running {
  ownerId: number;
  id: number;
  attempts: number;
}

function isRunning(running: Running) {
  return and(
    eq(catalogueImports.ownerId, running.ownerId),
    eq(catalogueImports.id, running.id),
    eq(catalogueImports.status, 'running'),
    eq(catalogueImports.attempts, running.attempts),
  );
}

/**
 * Queues imports again that had no heartbeat since `before`. Those without attempts left fail with `message`. Gives the queued ones, and
 * the files of the failed ones.
 */
export async function requeueStaleImports(db: Executor, before: Date, at: Date, most: number, message: string) {
  const stale = and(underWay, lt(catalogueImports.heartbeatAt, before));
  const failed = await db
    .update(catalogueImports)
    .set({ status: 'failed', message, finishedAt: at })
    .where(and(stale, sql`${catalogueImports.attempts} >= ${most}`))
    .returning({ file: catalogueImports.file });
  const again = await db
    .update(catalogueImports)
    .set({ status: 'queued', heartbeatAt: at })
    .where(stale)
    .returning({ ownerId: catalogueImports.ownerId, id: catalogueImports.id });
  return { again, files: failed.map((row) => row.file).filter((file) => file !== null) };
}

function withSource(db: Executor) {
  return db
    .select({ import: catalogueImports, source: catalogueSources.address })
    .from(catalogueImports)
    .innerJoin(
      catalogueSources,
      and(eq(catalogueSources.ownerId, catalogueImports.ownerId), eq(catalogueSources.id, catalogueImports.sourceId)),
    )
    .$dynamic();
}

/** The names of an owner's uploaded files that wait to be imported. */
export async function importFilesOf(db: Executor, ownerId: number): Promise<string[]> {
  const rows = await db
    .select({ file: catalogueImports.file })
    .from(catalogueImports)
    .where(and(eq(catalogueImports.ownerId, ownerId), isNotNull(catalogueImports.file)));
  return rows.flatMap(({ file }) => file ?? []);
}
