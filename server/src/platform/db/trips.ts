/** Transactions in as few trips to the database as there are answers to wait for: under load the trips are most of a batch's time. */
import { hash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Executor } from './index.ts';
import { noticingAbsence } from './unavailable.ts';

const dialect = new PgDialect();

/**
 * A statement that each connection parses and plans once. A name stands for one text on its connection; the texts are few, because rows
 * come as arrays (unnest.ts).
 */
const named = (text: string): { name: string; text: string } => ({ name: `batch_${hash('md5', text)}`, text });

/** The client as drizzle needs it, with every statement named. */
const naming = (client: pg.PoolClient) =>
  ({
    query: (config: pg.QueryConfig, values: unknown[]) => client.query({ ...config, ...named(config.text) }, values),
  }) as unknown as pg.PoolClient;

/**
 * Runs `work` in a transaction whose `begin` is sent with its first statements. The statements that it gives back are sent together with
 * `commit`, in their order: they are those whose answers nobody reads. All of its statements are of constant text.
 * @throws what any of them was refused with; then nothing of it is stored.
 */
export function inFewTrips<Result>(
  pool: pg.Pool,
  work: (tx: Executor) => Promise<{ result: Result; last: readonly SQL[] }>,
): Promise<Result> {
  return noticingAbsence(() => transact(pool, work));
}

async function transact<Result>(pool: pg.Pool, work: (tx: Executor) => Promise<{ result: Result; last: readonly SQL[] }>): Promise<Result> {
  const client = await pool.connect();
  let broken = true;
  try {
    const begun = client.query('begin');
    // When it fails so does all that follows, and is told there.
    begun.catch(() => {});
    const { result, last } = await work(drizzle(naming(client))).catch(async (error: unknown) => {
      await client.query('rollback');
      broken = false;
      throw error;
    });
    const sent = last.map((statement) => {
      const { sql, params } = dialect.sqlToQuery(statement);
      return client.query(named(sql), params);
    });
    const committed = client.query('commit');
    const refused = (await Promise.allSettled([begun, ...sent, committed])).find(({ status }) => status === 'rejected');
    const outcome = await committed.catch(() => null);
    broken = outcome === null;
    if (refused?.status === 'rejected') throw refused.reason;
    // A commit of what failed answers so, without an error.
    if (outcome?.command !== 'COMMIT') throw new Error('the transaction was rolled back');
    return result;
  } finally {
    client.release(broken);
  }
}
