/**
 * Moves what visitors did from the inbox to the tables that are read, in batches that are larger and so cheaper than those that arrive (decision 077). A batch leaves the
 * inbox in the transaction that stores and counts it, so a crash repeats nothing and loses nothing.
 */
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { whyUnavailable } from '../../../platform/db/connections/unavailable.ts';
import type { Database, Executor } from '../../../platform/db/index.ts';
import { atOwner, lastAtOwner } from '../../../platform/db/sql/at-owner.ts';
import { inFewTrips } from '../../../platform/db/sql/trips.ts';
import type { VisitorWrite } from '../writing/writes.ts';
import * as store from './store.ts';

/** Stores a batch in a transaction. Returns the statements to run last. */
export type Apply = (tx: Executor, batch: VisitorWrite[]) => Promise<{ last: SQL[] }>;

/** Called for each write that cannot be stored. */
export type OnFault = (write: VisitorWrite, error: unknown) => void;

export interface Fold {
  /** Moves all pending writes except those of owners that another process is handling. Calls `onMoved` after each batch with the number of writes. */
  pass(onMoved: (writes: number) => void): Promise<void>;
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

type Take = (tx: Executor, limit: number) => Promise<store.Taken>;

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: string }).code === '40P01' || isDeadlock(error.cause));

/** Creates the fold of a process. Its methods throw DatabaseAway while the database is away; a write that cannot be stored goes to `onFault`. */
export function createFold({ db, pool }: Pick<Database, 'db' | 'pool'>, apply: Apply, onFault: OnFault): Fold {
  /**
   * Moves a batch. If it cannot be stored, smaller ones are tried, and at last one row write by write: a bad write does not hold
   * up the others.
   */
  const move = async (take: Take, isTogether: boolean): Promise<Moved> => {
    for (let limit: number = store.mostAtOnce; limit > 1; limit = Math.floor(limit / 4)) {
      try {
        return await inFewTrips(pool, async (tx) => {
          const { writes, isFull } = await take(tx, limit);
          const isMore = isFull || (limit < store.mostAtOnce && writes.length > 0);
          return { result: { writes: writes.length, isMore }, last: await applied(tx, writes, isTogether) };
        });
      } catch (error) {
        if (whyUnavailable(error)) throw error;
      }
    }
    return inFewTrips(pool, async (tx) => {
      const { writes } = await take(tx, 1);
      for (const write of writes) await moveOne(tx, write);
      return { result: { writes: writes.length, isMore: writes.length > 0 }, last: [] };
    });
  };

  /** Stores the writes where they belong, if they all belong on one machine of several. Returns the statements to run last. */
  const applied = async (tx: Executor, writes: VisitorWrite[], isTogether: boolean): Promise<SQL[]> => {
    const [first] = writes;
    if (!first) return [];
    if (!isTogether) return (await apply(tx, writes)).last;
    return lastAtOwner((await apply(atOwner(tx, first.ownerId), writes)).last, first.ownerId);
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
    do await move((tx, limit) => store.takeOf(tx, ownerId, limit), newest.spread);
    while (await store.hasUntil(db, ownerId, newest.id));
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

  return {
    // Writes that arrive meanwhile and are less than a batch cost less together with the following ones.
    async pass(onMoved) {
      try {
        for (const together of await store.ownersTogether(db))
          for (let isMore = true; isMore; ) {
            const moved = await move((tx, limit) => store.takeAny(tx, limit, together), together !== null);
            onMoved(moved.writes);
            isMore = moved.isMore;
          }
      } catch (error) {
        // One machine of several may be away, and keeps the owners on it from nobody else. When all are, this fails, too.
        const owners = await store.ownersDue(db);
        const moved = await Promise.allSettled(owners.map(shared));
        if (!moved.some(({ status }) => status === 'fulfilled')) throw error;
      }
    },
    catchUp: shared,
    async catchUpAll() {
      for (const ownerId of await store.ownersDue(db)) await shared(ownerId);
    },
  };
}
