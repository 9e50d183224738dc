/**
 * Where the rows of owners are (decision 152): in the one database, or on the machines of a Citus cluster. There each machine has shards, which hold the rows of some
 * owners, those of each table in a table of the shard's own. What visitors do is written to these straight, past the coordinator.
 */
import type pg from 'pg';
import { DatabaseAway } from '../connections/unavailable.ts';
import { hashOfId } from './hash.ts';

/** The rows of some owners. */
export interface Shard {
  /** The number by which its machine holds it (`hold_shards`). */
  readonly id: number;
  /** The name of the table that holds a table's rows of these owners. */
  named(table: string): string;
}

/** A database with rows of owners. */
export interface Machine {
  readonly name: string;
  readonly pool: pg.Pool;
  readonly shards: readonly Shard[];
  /** Whether it has shards of a cluster, which must be held while they are written to. Otherwise the database finds the rows by itself. */
  readonly isPart: boolean;
}

/** The machine and the shard with the rows of an owner. */
export interface Home {
  readonly machine: Machine;
  readonly shard: Shard;
}

export interface Homes {
  /** Where the rows of an owner were when this was looked at last. */
  of(ownerId: number): Home;
  /** All of them; the same objects until any of their rows are elsewhere. */
  machines(): readonly Machine[];
  /** Looks again where the rows are. Resolves to whether any are elsewhere than before. */
  lookAgain(): Promise<boolean>;
}

/**
 * The function that `npm run distribute` makes on all machines of a cluster. The lock is that of Citus' own statements: until the transaction ends the shards are not
 * moved. It fails when one of them is not there (any more). Shard by shard, because PostgreSQL reads all placements to find several.
 */
export const creatingHoldShards = `
  CREATE OR REPLACE FUNCTION public.hold_shards (shards bigint[]) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    shard bigint;
    here integer;
  BEGIN
    PERFORM lock_shard_metadata(5, shards);
    SELECT groupid INTO here FROM pg_dist_local_group;
    FOREACH shard IN ARRAY shards LOOP
      PERFORM FROM pg_dist_placement WHERE shardid = shard AND groupid = here;
      IF NOT FOUND THEN
        RAISE EXCEPTION 'rows of these owners are on another machine' USING ERRCODE = 'serialization_failure';
      END IF;
    END LOOP;
  END
  $$`;
export const holdShards = 'public.hold_shards(bigint[])';

/** The newest migration, which `npm run distribute` notes at the function: a table that is newer is not spread yet. */
export const newestMigration = 'SELECT max(created_at)::text FROM drizzle.__drizzle_migrations';

/** That a shard is on another machine, that its tables are gone, or that the tables were taken back from the machines. */
const elsewhereCodes = ['40001', '42P01', '42883'];
const isElsewhere = (error: unknown): boolean =>
  error instanceof Error && (elsewhereCodes.includes((error as { code?: string }).code ?? '') || isElsewhere(error.cause));

/**
 * Whether statements on a machine failed because the rows are on another one by now; then `of` says on which.
 * @throws DatabaseAway when the cluster says that they are there
 */
export async function areElsewhere(homes: Homes, machine: Machine, error: unknown): Promise<boolean> {
  if (!machine.isPart || !isElsewhere(error)) return false;
  if ((await homes.lookAgain()) || !homes.machines().includes(machine)) return true;
  throw new DatabaseAway(error);
}

/** Asks all machines. Resolves to the answers of those that are there: one of several may be away. @throws the error of the first when none is */
export async function onAnswering<Answer>(homes: Homes, ask: (machine: Machine) => Promise<Answer>): Promise<Answer[]> {
  const asked = await Promise.allSettled(homes.machines().map(ask));
  const answers = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const [first] = asked;
  if (answers.length === 0 && first?.status === 'rejected') throw first.reason;
  return answers;
}

interface Layout {
  /** The same for the same layout. */
  key: string;
  machines: readonly Machine[];
  of(ownerId: number): Home;
}

/**
 * Prepares to find them. Until `lookAgain` was called they are in the one database.
 * @param straightTo a pool of connections to another machine
 */
export function findHomes(pool: pg.Pool, straightTo: (host: string, port: number) => pg.Pool): Homes {
  const whole: Shard = { id: 0, named: (table) => table };
  const all: Home = { machine: { name: '', pool, shards: [whole], isPart: false }, shard: whole };
  let layout = inOneDatabase(all);
  let isCluster = true;

  const look = async (): Promise<boolean> => {
    if (!isCluster) return false;
    const { rows } = await pool.query<{ cluster: boolean; spread: boolean }>(
      `SELECT to_regclass('pg_catalog.pg_dist_partition') IS NOT NULL AS cluster,
         obj_description(to_regprocedure('${holdShards}'), 'pg_proc') = (${newestMigration}) AS spread`,
    );
    isCluster = rows[0]?.cluster === true;
    const tables = isCluster && rows[0]?.spread ? await tablesOfShards(pool) : [];
    const now = await layoutOf(tables, all, straightTo);
    const isOther = now.key !== layout.key;
    if (isOther) layout = now;
    return isOther;
  };
  let looking: Promise<boolean> | null = null;
  return {
    of: (ownerId) => layout.of(ownerId),
    machines: () => layout.machines,
    lookAgain() {
      looking ??= look().finally(() => {
        looking = null;
      });
      return looking;
    },
  };
}

/** A table of a shard, and where it is. */
interface ShardTable {
  id: number;
  /** The lowest hash of the owners whose rows it holds. */
  low: number;
  table: string;
  name: string;
  host: string;
  port: number;
  /** By which the machine knows itself. */
  group: number;
}

async function tablesOfShards(pool: pg.Pool): Promise<ShardTable[]> {
  const { rows } = await pool.query<ShardTable>(`
    SELECT s.shardid AS id, s.shardminvalue::int AS low, s.logicalrelid::text AS table, shard_name(s.logicalrelid, s.shardid) AS name,
      n.nodename AS host, n.nodeport AS port, n.groupid AS "group"
    FROM pg_dist_partition p JOIN pg_dist_shard s USING (logicalrelid) JOIN pg_dist_placement l USING (shardid)
      JOIN pg_dist_node n ON n.groupid = l.groupid AND n.noderole = 'primary'
    WHERE p.partmethod = 'h' AND p.colocationid = (SELECT colocationid FROM pg_dist_partition WHERE logicalrelid = to_regclass('public.visitor_inbox'))
    ORDER BY low, id`);
  return rows;
}

const inOneDatabase = (all: Home): Layout => ({ key: '', machines: [all.machine], of: () => all });

/** The layout of a cluster. Machines that we cannot reach, or that spread rows by another hash, are left to the coordinator, as all are when nothing is spread. */
async function layoutOf(tables: readonly ShardTable[], all: Home, straightTo: (host: string, port: number) => pg.Pool): Promise<Layout> {
  if (tables.length === 0) return inOneDatabase(all);
  const byMachine = [...Map.groupBy(tables, ({ host, port }) => `${host}:${port}`)];
  const homes = new Map<number, Home>();
  const machines = await Promise.all(
    byMachine.map(async ([name, itsTables]): Promise<Machine> => {
      const [{ host, port, group }] = itsTables as [ShardTable];
      const pool = straightTo(host, port);
      if (!(await isReached(pool, group))) return all.machine;
      const byLow = [...Map.groupBy(itsTables, ({ low }) => low)];
      const shards = byLow.map(([, tables]) => shardOf(tables));
      const machine = { name, pool, shards, isPart: true };
      for (const [place, [low]] of byLow.entries()) homes.set(low, { machine, shard: shards[place] as Shard });
      return machine;
    }),
  );
  const lows = [...new Set(tables.map(({ low }) => low))];
  const inOrder = lows.map((low) => homes.get(low) ?? all);
  return {
    key: JSON.stringify([machines.map(({ name }) => name), tables]),
    machines: [...new Set(machines)],
    of: (ownerId) => inOrder[lastNotAbove(lows, hashOfId(ownerId))] as Home,
  };
}

function shardOf(tables: readonly ShardTable[]): Shard {
  const names = new Map(tables.map(({ table, name }) => [table, name]));
  const named = (table: string): string => {
    const name = names.get(table);
    if (!name) throw new Error(`${table} is not spread by owner`);
    return name;
  };
  return { id: tables.find(({ table }) => table === 'visitor_inbox')?.id ?? 0, named };
}

const trialIds = [1, 2, 1000, -7, 2 ** 31, 2 ** 40 + 5];

/** Whether a machine answers us under its address, and hashes as we do. */
async function isReached(pool: pg.Pool, group: number): Promise<boolean> {
  const asking = pool.query<{ hash: number; group: number }>(
    'SELECT worker_hash(id) AS hash, (SELECT groupid FROM pg_dist_local_group) AS "group" FROM unnest($1::bigint[]) AS id',
    [trialIds],
  );
  const { rows } = await asking.catch(() => ({ rows: [] }));
  return rows.length > 0 && rows.every((row, at) => row.group === group && row.hash === hashOfId(trialIds[at] as number));
}

/** Where the last of some sorted numbers stands that is not above another. */
function lastNotAbove(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sorted[middle] as number) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
