/** Deadlocks: PostgreSQL ends one of those that wait for each other in a circle. Nothing of it was stored, so it may be done again. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { noticingAbsence } from './connections/unavailable.ts';

const deadlock = '40P01';
const tries = 4;
/** At once, both would meet in the same circle again. */
const mostPauseMs = 50;

/** Lets every statement of the pool, and every transaction of the database over it, that ends in a deadlock run again. */
export function survivingDeadlocks<Db extends NodePgDatabase>(pool: pg.Pool, db: Db): Db {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  pool.query = ((...args: unknown[]) =>
    typeof args.at(-1) === 'function' ? query(...args) : again(() => noticingAbsence(() => query(...args)))) as unknown as pg.Pool['query'];
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) => again(() => transaction(work, config));
  return db;
}

async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let left = tries - 1; ; left--) {
    try {
      return await work();
    } catch (error) {
      const cause = (error as { cause?: unknown })?.cause ?? error;
      if (left === 0 || (cause as { code?: string }).code !== deadlock) throw error;
      await sleep(Math.random() * mostPauseMs);
    }
  }
}
