/** The SQL of the inbox. */
import { type SQL, sql } from 'drizzle-orm';
import type { Homes, Machine, Shard } from '../../../platform/db/homes/index.ts';
import type { Executor } from '../../../platform/db/index.ts';
import { runPrepared } from '../../../platform/db/sql/trips.ts';
import { overRows } from '../../../platform/db/sql/unnest.ts';
import { visitorInbox } from '../tables.ts';
import type { VisitorWrite } from '../writing/writes.ts';

/** How many writes are moved in one transaction, plus those of one more row (decision 165). Under load of many shops each is a row of its own. */
export const mostAtOnce = 2000;

interface InboxRow {
  ownerId: number;
  writeCount: number;
  writes: readonly (Omit<VisitorWrite, 'at'> & { at: Date | number })[];
  fault: string | null;
}

// The id is named, because the tables of a shard do not make it by themselves.
const inserting = overRows<InboxRow>(
  'arrived',
  { ownerId: 'bigint', writeCount: 'int', writes: 'json', fault: 'text' },
  (rows, table) => sql`
    insert into ${table} (id, owner_id, write_count, writes, fault) select nextval('visitor_inbox_id_seq'), arrived.* from ${rows}`,
  visitorInbox,
);

/** Makes the statements that add writes to the inbox on a machine, those of each owner in one row. */
export function appendingOn(machine: Machine): (homes: Homes, writes: readonly VisitorWrite[]) => SQL {
  const insertingHere = machine.isPart ? insertingInShards(machine) : (_homes: Homes, rows: readonly InboxRow[]) => inserting(rows);
  return (homes, writes) => {
    // As a number, because a date takes as long to write and read as all the rest of a write.
    const timed = writes.map((write) => ({ ...write, at: write.at.getTime() }));
    const byOwner = Map.groupBy(timed, ({ ownerId }) => ownerId);
    const rows = [...byOwner].map(([ownerId, writes]) => ({ ownerId, writeCount: writes.length, writes, fault: null }));
    return insertingHere(homes, rows);
  };
}

/** One statement over the tables of all shards, so that its text is the same for any owners. It gives up soon when one of them is just being moved. */
function insertingInShards({ shards }: Machine): (homes: Homes, rows: readonly InboxRow[]) => SQL {
  const places = new Map(shards.map((shard, place) => [shard, place]));
  const inserts = shards.map(
    (shard, place) => sql`${sql.identifier(`in_${place}`)} as (
      insert into ${inboxIn(shard)} (id, owner_id, write_count, writes)
      select nextval('visitor_inbox_id_seq'), "ownerId", "writeCount", writes from arrived, held where place = ${sql.raw(String(place))})`,
  );
  const statement = overRows<InboxRow & { place: number; shard: number }>(
    'rows_arrived',
    { place: 'int', shard: 'bigint', ownerId: 'bigint', writeCount: 'int', writes: 'json' },
    (rows) => sql`
      with arrived as materialized (select * from ${rows}),
      held as materialized (select set_config('lock_timeout', '1000', true), hold_shards(array(select distinct shard from arrived))),
      ${sql.join(inserts, sql`, `)} select`,
  );
  return (homes, rows) =>
    statement(
      rows.map((row) => {
        const { shard } = homes.of(row.ownerId);
        const place = places.get(shard);
        if (place === undefined) throw new Error(`the rows of owner ${row.ownerId} are on another machine`);
        return { ...row, place, shard: shard.id };
      }),
    );
}

const inboxIn = (shard: Shard): SQL => sql`${sql.identifier(shard.named('visitor_inbox'))}`;
/** The inbox of all shards of a machine. */
const inboxOn = ({ shards }: Machine): SQL =>
  shards.length === 1
    ? sql`${shards.map(inboxIn)[0]}`
    : sql`(${sql.join(
        shards.map((shard) => sql`select * from ${inboxIn(shard)}`),
        sql` union all `,
      )}) as visitor_inbox`;

/** Keeps a shard on its machine until the transaction ends. Fails when it is not there. */
export const holding = (shard: Shard): SQL => sql`select hold_shards(array[${shard.id}::bigint])`;

/** Puts a write aside that cannot be moved. */
export async function setAside(tx: Executor, write: VisitorWrite, fault: string): Promise<void> {
  await tx.execute(inserting([{ ownerId: write.ownerId, writeCount: 1, writes: [write], fault }]));
}

/** Lets the writes that were put aside be moved again. */
export async function retrySetAside({ pool, shards }: Machine): Promise<void> {
  for (const shard of shards) await runPrepared(pool, sql`update ${inboxIn(shard)} set fault = null where fault is not null`);
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

/** The shards of a machine with writes that are to be moved. */
export async function shardsDue(machine: Machine): Promise<Shard[]> {
  if (!machine.isPart) return [...machine.shards];
  const looks = machine.shards.map(
    (shard, place) => sql`(select ${sql.raw(String(place))} as place from ${inboxIn(shard)} where fault is null limit 1)`,
  );
  const { rows } = await runPrepared(machine.pool, sql.join(looks, sql` union all `));
  return rows.flatMap(({ place }) => machine.shards[place] ?? []);
}

/** Takes the oldest writes of owners that nobody else moves at present. Until the transaction ends nobody else moves theirs. */
export const takeAny = async (tx: Executor, limit: number, shard: Shard): Promise<Taken> =>
  takenOf(
    await tx.execute(sql`
      with due as materialized (
        select owner_id, id from (
          select owner_id, id, sum(write_count) over (order by id) - write_count as before
          from (
            select owner_id, id, write_count from ${inboxIn(shard)}
            where fault is null order by id limit ${sql.raw(String(mostAtOnce))}
          ) as oldest
        ) as counted where before < ${limit}),
      mine as materialized (
        select owner_id from (select distinct owner_id from due) as owners where pg_try_advisory_xact_lock(${lockOf(sql`owner_id`)}))
      delete from ${inboxIn(shard)} as i using due
      where i.owner_id = due.owner_id and i.id = due.id and due.owner_id in (select owner_id from mine)
      returning i.id::text, i.writes`),
  );

/** Takes the oldest writes of one owner, as soon as nobody else moves theirs. */
export async function takeOf(tx: Executor, ownerId: number, limit: number, shard: Shard): Promise<Taken> {
  // The second statement sees what was stored until the lock was there.
  const [, taken] = await Promise.all([
    tx.execute(sql`select pg_advisory_xact_lock(${lockOf(ownerId)})`),
    tx.execute(sql`
      delete from ${inboxIn(shard)} as i using (
        select id from (
          select id, sum(write_count) over (order by id) - write_count as before
          from (select id, write_count from ${inboxIn(shard)} where owner_id = ${ownerId} and fault is null order by id limit ${sql.raw(String(mostAtOnce))}) as oldest
        ) as counted where before < ${limit}
      ) as due
      where i.owner_id = ${ownerId} and i.id = due.id
      returning i.id::text, i.writes`),
  ]);
  return takenOf(taken);
}

function takenOf({ rows }: { rows: Record<string, unknown>[] }): Taken {
  const taken = rows as unknown as InboxRowTaken[];
  for (const { writes } of taken) for (const write of writes) write.at = new Date(write.at);
  const writes = inOrder(taken).flatMap((row) => row.writes);
  return { writes, isFull: writes.length >= mostAtOnce };
}

/** The id may be beyond what a number holds exactly. */
interface InboxRowTaken {
  id: string;
  writes: VisitorWrite[];
}

/** Each machine of a cluster numbers rows from a start of its own (its number, shifted by 48 bits); those of a machine where the shard was before arrived before all others. */
function inOrder(rows: readonly InboxRowTaken[]): InboxRowTaken[] {
  const byMachine = [...Map.groupBy(rows, ({ id }) => BigInt(id) >> 48n).values()];
  for (const ofMachine of byMachine) ofMachine.sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  return byMachine.sort(([a], [b]) => Number(a?.writes[0]?.at ?? 0) - Number(b?.writes[0]?.at ?? 0)).flat();
}

/** Whether everything that an owner's visitors did can be read. Sent before the statements that read, in one trip with them. */
export async function isCaughtUp(db: Executor, ownerId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from visitor_inbox where owner_id = ${ownerId} and fault is null limit 1`);
  return rows.length === 0;
}

/** The newest row of an owner that is to be moved; null when all were. */
export async function newestOf(db: Executor, ownerId: number): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id::text from visitor_inbox where owner_id = ${ownerId} and fault is null order by id desc limit 1`,
  );
  return rows[0]?.id ?? null;
}

/** Whether an owner has rows up to this one that are to be moved. */
export async function hasUntil(db: Executor, ownerId: number, id: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from visitor_inbox where owner_id = ${ownerId} and fault is null and id <= ${id}::bigint limit 1`,
  );
  return rows.length > 0;
}

/** The owners with writes on a machine that are to be moved. */
export async function ownersDue(machine: Machine): Promise<number[]> {
  const { rows } = await runPrepared(machine.pool, sql`select distinct owner_id from ${inboxOn(machine)} where fault is null`);
  return rows.map((row) => row.owner_id);
}

export interface Backlog {
  /** How many writes are to be moved. */
  writes: number;
  /** For how many seconds the oldest of them has been waiting. */
  seconds: number;
  /** How many were put aside. */
  setAside: number;
}

/** What waits on a machine. */
export async function backlog(machine: Machine): Promise<Backlog> {
  const { rows } = await runPrepared(
    machine.pool,
    sql`
    select coalesce(sum(write_count) filter (where fault is null), 0)::int as writes,
      coalesce(extract(epoch from now() - min(at) filter (where fault is null)), 0)::float8 as seconds,
      count(*) filter (where fault is not null)::int as "setAside"
    from ${inboxOn(machine)}`,
  );
  return rows[0] as Backlog;
}
