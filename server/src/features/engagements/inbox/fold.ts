/**
 * Moves what visitors did from the inbox to the tables that are read, in batches that are larger and so cheaper than those that arrive (decision 077). A batch leaves the
 * inbox in the transaction that stores and counts it, so a crash repeats nothing and loses nothing.
 */
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { whyUnavailable } from '../../../platform/db/connections/unavailable.ts';
import { atShard, inShard } from '../../../platform/db/homes/in-shard.ts';
import { areElsewhere, type Machine, onAnswering, type Shard } from '../../../platform/db/homes/index.ts';
import type { Database, Executor } from '../../../platform/db/index.ts';
import { inFewTrips } from '../../../platform/db/sql/trips.ts';
import type { VisitorWrite } from '../writing/writes.ts';
import * as store from './store.ts';

/** Stores a batch in a transaction. Returns the statements to run last. */
export type Apply = (tx: Executor, batch: VisitorWrite[]) => Promise<{ last: SQL[] }>;

/** Called for each write that cannot be stored. */
export type OnFault = (write: VisitorWrite, error: unknown) => void;

export interface Fold {
  /** Moves all pending writes of a machine except those of owners that another process is handling. Calls `onMoved` after each batch with the number of writes. */
  pass(machine: Machine, onMoved: (writes: number) => void): Promise<void>;
  /** Resolves once the writes of an owner's visitors from before this call are moved, by any process. */
  catchUp(ownerId: number): Promise<void>;
  /** The same for all owners. */
  catchUpAll(): Promise<void>;
}

/** How many writes were moved, and whether there may be more. */
interface Moved {
  writes: number;
  isMore: boolean;
}

type Take = (tx: Executor, limit: number, shard: Shard) => Promise<store.Taken>;

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: string }).code === '40P01' || isDeadlock(error.cause));

/** Creates the fold of a process. Its methods throw DatabaseAway while the database is away; a write that cannot be stored goes to `onFault`. */
export function createFold({ db, homes }: Pick<Database, 'db' | 'homes'>, apply: Apply, onFault: OnFault): Fold {
  /**
   * Moves a batch. If it cannot be stored, smaller ones are tried, and at last one row write by write: a bad write does not hold
   * up the others.
   */
  const move = async (take: Take, { pool, isPart }: Machine, shard: Shard): Promise<Moved> => {
    const inPlace = (work: (tx: Executor) => Promise<{ result: Moved; last: SQL[] }>) =>
      inFewTrips(pool, async (tx) => {
        if (!isPart) return work(tx);
        // Sent first: a statement of drizzle is sent when somebody waits for it.
        const held = Promise.resolve(tx.execute(store.holding(shard)));
        const [, { result, last }] = await Promise.all([held, work(atShard(tx, shard))]);
        return { result, last: last.map((statement) => inShard(statement, shard)) };
      });
    for (let limit: number = store.mostAtOnce; limit > 1; limit = Math.floor(limit / 4)) {
      try {
        return await inPlace(async (tx) => {
          const { writes, isFull } = await take(tx, limit, shard);
          const isMore = isFull || (limit < store.mostAtOnce && writes.length > 0);
          return { result: { writes: writes.length, isMore }, last: writes.length > 0 ? (await apply(tx, writes)).last : [] };
        });
      } catch (error) {
        if (whyUnavailable(error)) throw error;
      }
    }
    return inPlace(async (tx) => {
      const { writes } = await take(tx, 1, shard);
      for (const write of writes) await moveOne(tx, write);
      return { result: { writes: writes.length, isMore: writes.length > 0 }, last: [] };
    });
  };

  const moveOne = async (tx: Executor, write: VisitorWrite) => {
    await tx.execute(sql`savepoint before_write`);
    try {
      for (const statement of (await apply(tx, [write])).last) await tx.execute(statement);
    } catch (error) {
      if (whyUnavailable(error) || isDeadlock(error)) throw error;
      await tx.execute(sql`rollback to savepoint before_write`);
      await store.setAside(tx, write, String((error as Error).cause ?? error).slice(0, 500));
      onFault(write, error);
    }
    await tx.execute(sql`release savepoint before_write`);
  };

  const catchUp = async (ownerId: number) => {
    const newest = await store.newestOf(db, ownerId);
    if (newest === null) return;
    do {
      const { machine, shard } = homes.of(ownerId);
      await move((tx, limit, of) => store.takeOf(tx, ownerId, limit, of), machine, shard).catch(async (error: unknown) => {
        if (!(await areElsewhere(homes, machine, error))) throw error;
      });
    } while (await store.hasUntil(db, ownerId, newest));
  };

  /** The work that each owner's readers wait for. The one that is running does not know of writes since it began, so later readers share the next one. */
  const running = new Map<number, { now: Promise<void>; next: Promise<void> | null }>();
  const shared = (ownerId: number): Promise<void> => {
    const begin = () => {
      const now = catchUp(ownerId).finally(() => {
        if (running.get(ownerId)?.now === now) running.delete(ownerId);
      });
      running.set(ownerId, { now, next: null });
      return now;
    };
    const current = running.get(ownerId);
    if (!current) return begin();
    current.next ??= current.now.then(begin, begin);
    return current.next;
  };

  // Writes that arrive meanwhile and are less than a batch cost less together with the following ones.
  const moveAll = async (machine: Machine, shard: Shard, onMoved: (writes: number) => void) => {
    for (let isMore = true; isMore; ) {
      const moved = await move(store.takeAny, machine, shard);
      onMoved(moved.writes);
      isMore = moved.isMore;
    }
  };

  return {
    async pass(machine, onMoved) {
      const failed: unknown[] = [];
      for (const shard of await store.shardsDue(machine)) await moveAll(machine, shard, onMoved).catch((error) => failed.push(error));
      const [error] = failed;
      if (error === undefined || (await areElsewhere(homes, machine, error))) return;
      if (machine.isPart) throw error;
      // One machine of several may be away, and keeps the owners on it from nobody else. When all are, this fails, too.
      const owners = await store.ownersDue(machine);
      const moved = await Promise.allSettled(owners.map(shared));
      if (!moved.some(({ status }) => status === 'fulfilled')) throw error;
    },
    catchUp: shared,
    async catchUpAll() {
      for (const ownerId of (await onAnswering(homes, store.ownersDue)).flat()) await shared(ownerId);
    },
  };
}
