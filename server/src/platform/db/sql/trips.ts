/** Transactions with as few round trips as possible: under load, round trips take most of the time of a batch. */
import { hash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { noticingAbsence } from '../connections/unavailable.ts';
import type { Executor } from '../index.ts';

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

/** Runs one prepared statement of constant text, as a batch does: sent past drizzle, whose sessions cost as much as a small batch. @throws its error */
export function runPrepared(pool: pg.Pool, statement: SQL): Promise<pg.QueryResult> {
  const { sql, params } = dialect.sqlToQuery(statement);
  return noticingAbsence(() => pool.query({ ...named(sql), values: params, query_timeout: patienceMs } as pg.QueryConfig));
}

/**
 * Runs statements that are independent of each other on one connection, so that they are sent and answered together. All of them must have
 * constant text and be made before any answer arrives; they are no transaction. On the connection of a transaction they run in it.
 * @throws the error of any statement
 */
export async function inOneTrip<Result>(db: Executor & { $client?: pg.Pool }, work: (db: Executor) => Promise<Result>): Promise<Result> {
  const pool = db.$client;
  if (!pool) return work(db);
  return noticingAbsence(async () => {
    const client = await pool.connect();
    const answers: Promise<unknown>[] = [];
    const sending = {
      query: (config: pg.QueryConfig, values: unknown[]) => {
        const answer = client.query({ ...config, ...named(config.text), query_timeout: patienceMs } as pg.QueryConfig, values);
        answers.push(answer);
        return answer;
      },
    } as unknown as pg.PoolClient;
    try {
      return await work(drizzle(sending));
    } finally {
      // The connection is given back when nothing is under way on it, also where one of the statements failed.
      const settled = await Promise.allSettled(answers);
      client.release(settled.some(({ status }) => status === 'rejected'));
    }
  });
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
