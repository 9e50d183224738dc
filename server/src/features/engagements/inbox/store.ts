/** The SQL of the inbox. */
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import { isSpread } from '../../../platform/db/sql/at-owner.ts';
import { overRows } from '../../../platform/db/sql/unnest.ts';
import type { VisitorWrite } from '../writing/writes.ts';

/** How many writes are moved in one transaction, plus those of one more row. Under load of many shops each is a row of its own. */
export const mostAtOnce = 1000;

interface InboxRow {
  ownerId: number;
  writeCount: number;
  writes: readonly (Omit<VisitorWrite, 'at'> & { at: Date | number })[];
  fault: string | null;
}

const inserting = overRows<InboxRow>(
  'arrived',
  { ownerId: 'bigint', writeCount: 'int', writes: 'json', fault: 'text' },
  (rows) => sql`insert into visitor_inbox (owner_id, write_count, writes, fault) select * from ${rows}`,
);

/** The statement that adds writes, those of each owner in one row. */
export function appending(writes: readonly VisitorWrite[]): SQL {
  // As a number, because a date takes as long to write and read as all the rest of a write.
  const timed = writes.map((write) => ({ ...write, at: write.at.getTime() }));
  const byOwner = Map.groupBy(timed, ({ ownerId }) => ownerId);
  return inserting([...byOwner].map(([ownerId, writes]) => ({ ownerId, writeCount: writes.length, writes, fault: null })));
}

/** Puts a write aside that cannot be moved. */
export async function setAside(tx: Executor, write: VisitorWrite, fault: string): Promise<void> {
  await tx.execute(inserting([{ ownerId: write.ownerId, writeCount: 1, writes: [write], fault }]));
}

/** Lets the writes that were put aside be moved again. */
export async function retrySetAside(db: Executor): Promise<void> {
  await db.execute(sql`update visitor_inbox set fault = null where fault is not null`);
}

/** Erases what was put aside of these engagements. */
export async function forgetSetAside(tx: Executor, ownerId: number, engagementIds: readonly string[]): Promise<void> {
  await tx.execute(
    sql`delete from visitor_inbox where owner_id = ${ownerId} and fault is not null and writes->0->>'engagementId' = any(${sql.param([...engagementIds])}::text[])`,
  );
}

/** The writes to be moved, in the order of their arrival. */
export interface Taken {
  writes: VisitorWrite[];
  /** Whether a full batch was taken, so that there may be more. */
  isFull: boolean;
}

const lockOf = (ownerId: SQL | number) => sql`hashtextextended('visitor-inbox', ${ownerId})`;

/** Owners whose rows are on one machine, and their oldest row; null for all owners, where one machine has all rows. */
export type Together = { owners: readonly number[]; oldest: number } | null;

/**
 * The owners with writes that are to be moved, by where their rows are. On a cluster a statement over the rows of one place costs a few trips, and one over all places as
 * many for each of them, so a batch has the writes of one.
 */
export async function ownersTogether(db: Executor): Promise<Together[]> {
  const { rows: answers } = await db.execute<{ spread: boolean }>(sql`select ${isSpread} as spread`);
  if (!answers[0]?.spread) return [null];
  const { rows } = await db.execute<{ owners: number[]; oldest: number }>(sql`
    select array_agg(owner_id) as owners, min(oldest) as oldest
    from (select owner_id, min(id) as oldest from visitor_inbox where fault is null group by owner_id) as due
    group by get_shard_id_for_distribution_column('engagements', owner_id)`);
  return rows;
}

/**
 * The rows that are to be moved. On a cluster they are found by the key of the table: by the index of all due rows, each batch would read those of all other machines' owners, and the cast
 * keeps PostgreSQL from using it. They are read from the oldest on, because rows moved before stay in the key until they are vacuumed.
 */
const dueOf = (together: Together): SQL =>
  together
    ? sql`(fault is null)::int = 1 and owner_id = any(${sql.param(together.owners)}::bigint[]) and id >= ${together.oldest}`
    : sql`fault is null`;

/** Takes the oldest writes of owners that nobody else moves at present. Until the transaction ends nobody else moves theirs. */
export const takeAny = async (tx: Executor, limit: number, together: Together = null): Promise<Taken> =>
  takenOf(
    await tx.execute(sql`
      with due as materialized (
        select owner_id, id from (
          select owner_id, id, sum(write_count) over (order by id) - write_count as before
          from (
            select owner_id, id, write_count from visitor_inbox
            where ${dueOf(together)} order by id limit ${sql.raw(String(mostAtOnce))}
          ) as oldest
        ) as counted where before < ${limit}),
      mine as materialized (
        select owner_id from (select distinct owner_id from due) as owners where pg_try_advisory_xact_lock(${lockOf(sql`owner_id`)}))
      delete from visitor_inbox as i using due
      where i.owner_id = due.owner_id and i.id = due.id and due.owner_id in (select owner_id from mine)
      returning i.id, i.writes`),
  );

/** Takes the oldest writes of one owner, as soon as nobody else moves theirs. */
export async function takeOf(tx: Executor, ownerId: number, limit: number): Promise<Taken> {
  // The second statement sees what was stored until the lock was there.
  const [, taken] = await Promise.all([
    tx.execute(sql`select pg_advisory_xact_lock(${lockOf(ownerId)})`),
    tx.execute(sql`
      delete from visitor_inbox as i using (
        select id from (
          select id, sum(write_count) over (order by id) - write_count as before
          from (select id, write_count from visitor_inbox where owner_id = ${ownerId} and fault is null order by id limit ${sql.raw(String(mostAtOnce))}) as oldest
        ) as counted where before < ${limit}
      ) as due
      where i.owner_id = ${ownerId} and i.id = due.id
      returning i.id, i.writes`),
  ]);
  return takenOf(taken);
}

function takenOf({ rows }: { rows: Record<string, unknown>[] }): Taken {
  const inOrder = rows.toSorted((a, b) => Number(a.id) - Number(b.id));
  const writes = inOrder.flatMap((row) => row.writes as VisitorWrite[]);
  for (const write of writes) write.at = new Date(write.at);
  return { writes, isFull: writes.length >= mostAtOnce };
}

/** Whether everything that an owner's visitors did can be read. Sent before the statements that read, in one trip with them. */
export async function isCaughtUp(db: Executor, ownerId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from visitor_inbox where owner_id = ${ownerId} and fault is null limit 1`);
  return rows.length === 0;
}

/** The newest row of an owner that is to be moved, and whether the tables are spread; null when all were. */
export async function newestOf(db: Executor, ownerId: number): Promise<{ id: number; spread: boolean } | null> {
  const { rows } = await db.execute<{ id: number; spread: boolean }>(
    sql`select id, ${isSpread} as spread from visitor_inbox where owner_id = ${ownerId} and fault is null order by id desc limit 1`,
  );
  return rows[0] ?? null;
}

/** Whether an owner has rows up to this one that are to be moved. */
export async function hasUntil(db: Executor, ownerId: number, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from visitor_inbox where owner_id = ${ownerId} and fault is null and id <= ${id} limit 1`);
  return rows.length > 0;
}

/** The owners with writes that are to be moved. */
export async function ownersDue(db: Executor): Promise<number[]> {
  const { rows } = await db.execute<{ owner_id: number }>(sql`select distinct owner_id from visitor_inbox where fault is null`);
  return rows.map((row) => row.owner_id);
}

/** How many writes are to be moved, for how many seconds the oldest has been waiting, and how many were put aside. */
export async function backlog(db: Executor): Promise<{ writes: number; seconds: number; setAside: number }> {
  const { rows } = await db.execute<{ writes: number; seconds: number; aside: number }>(sql`
    select coalesce(sum(write_count) filter (where fault is null), 0)::int as writes,
      coalesce(extract(epoch from now() - min(at) filter (where fault is null)), 0)::float8 as seconds,
      count(*) filter (where fault is not null)::int as aside
    from visitor_inbox`);
  const [row] = rows;
  return { writes: row?.writes ?? 0, seconds: row?.seconds ?? 0, setAside: row?.aside ?? 0 };
}
