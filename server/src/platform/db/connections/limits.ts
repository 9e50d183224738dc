/** How long the database may take, so that a slow statement, a forgotten lock or a hanging server costs one request and not all of them. */
import pg from 'pg';
import type { Servers } from './servers.ts';
import { noticingAbsence } from './unavailable.ts';

export interface DatabaseLimits {
  /** The longest statement; the server cancels it. */
  statementMs: number;
  /** The longest wait for a lock. */
  lockMs: number;
  /** How long a transaction may wait for us before the server ends it. */
  idleInTransactionMs: number;
  /** The longest wait for an answer. Then the connection is given up, because a server that hangs cancels nothing. */
  answerMs: number;
}

/** For requests. They keep these limits out of the connection's start, where poolers such as PgBouncer refuse settings. */
export const usualLimits: DatabaseLimits = { statementMs: 30_000, lockMs: 10_000, idleInTransactionMs: 60_000, answerMs: 35_000 };

const connectionTimeoutMillis = 10_000;

/** Our statements are short, and a server that compiles them to machine code takes half a second for some (decision 157). */
const noCompiling = { jit: 'off' };

/**
 * A pool whose connections have these limits; null for none.
 * @param besides more settings of theirs, by name
 */
export function openPool(
  { connectionString, Client, lookAgain }: Servers,
  max: number,
  limits: DatabaseLimits | null,
  besides: Readonly<Record<string, string>> = {},
): pg.Pool {
  const settings = { ...noCompiling, ...(limits && settingsOf(limits)), ...besides };
  const pool = new pg.Pool({
    connectionString,
    Client,
    max,
    pipeline: true,
    connectionTimeoutMillis,
    onConnect: (client: pg.ClientBase) => applySettings(client, settings),
    ...(limits && { query_timeout: limits.answerMs }),
  });
  // The pool replaces a broken connection at the next query; without these listeners the error would crash the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('release', (error) => {
    if (error) lookAgain();
  });
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  pool.connect = ((...args: unknown[]) => (args.length > 0 ? connect(...args) : noticingAbsence(connect))) as typeof pool.connect;
  return pool;
}

const settingsOf = ({ statementMs, lockMs, idleInTransactionMs }: DatabaseLimits) => ({
  statement_timeout: String(statementMs),
  lock_timeout: String(lockMs),
  idle_in_transaction_session_timeout: String(idleInTransactionMs),
});

async function applySettings(client: pg.ClientBase, settings: Readonly<Record<string, string>>): Promise<void> {
  await client.query('select set_config(name, value, false) from unnest($1::text[], $2::text[]) as setting(name, value)', [
    Object.keys(settings),
    Object.values(settings),
  ]);
}
