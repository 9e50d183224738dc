/** Deadlocks: of transactions that wait for each other in a circle, PostgreSQL ends one. It has stored nothing, so it can be repeated. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { noticingAbsence } from './connections/unavailable.ts';

const deadlock = '40P01';
const tries = 4;
/** Repeated at once, they would block each other again. */
const mostPauseMs = 50;

/** Repeats every statement of the pool, and every transaction of the database on it, that ends in a deadlock. */
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
