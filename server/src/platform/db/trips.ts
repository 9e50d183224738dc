/** Transactions with as few round trips as possible: under load, round trips take most of the time of a batch. */
import { hash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Executor } from './index.ts';
import { noticingAbsence } from './unavailable.ts';

const dialect = new PgDialect();

/** How long the database may take to answer a statement of a batch: visitors wait for it, and all later batches do. */
const patienceMs = 10_000;

/**
 * A prepared statement that each connection parses and plans once. Each distinct text has one name; there are few texts, because rows are
 * passed as arrays (unnest.ts).
 */
const named = (text: string) => ({ name: `batch_${hash('md5', text)}`, text });

/** The client as drizzle needs it, with every statement prepared. */
const naming = (client: pg.PoolClient, answerMs: number) =>
  ({
    query: (config: pg.QueryConfig, values: unknown[]) =>
      client.query({ ...config, ...named(config.text), query_timeout: answerMs } as pg.QueryConfig, values),
  }) as unknown as pg.PoolClient;

/**
 * Runs `work` in a transaction whose `begin` is sent with its first statements. The statements it returns as `last`, whose results nobody
 * needs, are sent in order together with `commit`. All statements must have constant text.
 * @throws the error of any statement; nothing is stored then.
 */
export function inFewTrips<Result>(
  pool: pg.Pool,
  work: (tx: Executor) => Promise<{ result: Result; last: readonly SQL[] }>,
  answerMs = patienceMs,
): Promise<Result> {
  return noticingAbsence(() => transact(pool, work, answerMs));
}

async function transact<Result>(
  pool: pg.Pool,
  work: (tx: Executor) => Promise<{ result: Result; last: readonly SQL[] }>,
  answerMs: number,
): Promise<Result> {
  const client = await pool.connect();
  let broken = true;
  try {
    const begun = client.query('begin');
    // When `begin` fails, all later statements fail too, and their error is reported.
    begun.catch(() => {});
    const { result, last } = await work(drizzle(naming(client, answerMs))).catch(async (error: unknown) => {
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
    // Committing a failed transaction answers ROLLBACK instead of raising an error.
    if (outcome?.command !== 'COMMIT') throw new Error('the transaction was rolled back');
    return result;
  } finally {
    client.release(broken);
  }
}
