/** The database: one dialect, one driver, two engines. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { openChannels } from './channels.ts';
import { survivingDeadlocks } from './deadlocks.ts';
import { lockFolder } from './lock.ts';
import { startEmbedded } from './pglite.ts';

export { FolderInUse } from './lock.ts';

/** What a store function runs on: the pool, or the transaction it is in. Always the first argument. */
export type Executor = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count' | 'with'>;
export type Db = NodePgDatabase;

export interface Database {
  db: Db;
  pool: pg.Pool;
  engine: 'pglite' | 'postgres';
  /** Calls `listener` for every `publish` on the channel, from this process or another on the same database. */
  subscribe(channel: string, listener: (payload: string) => void): Promise<void>;
  publish(channel: string, payload: string): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  databaseUrl: string | null;
  dataDir: string;
  onDeath?: (reason: string) => void;
}

const int8 = 20;
// Counts and sums are far below 2^53; without this they would be text on the way out.
pg.types.setTypeParser(int8, Number);

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Any number, the same in every process: only one migrates at a time. */
const migrationLock = 7_275_390;

/**
 * Opens the database and brings its schema up to date.
 * @throws FolderInUse when another process holds the embedded database.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const opened = options.databaseUrl ? openServer(options.databaseUrl) : await openEmbedded(options);
  try {
    await bringUpToDate(opened.pool);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

async function openEmbedded({ dataDir, onDeath }: DatabaseOptions): Promise<Database> {
  const lock = lockFolder(dataDir);
  try {
    const embedded = await startEmbedded(join(dataDir, 'database'), onDeath ?? (() => {}));
    // There is one session; whoever waits longer than this is waiting for itself.
    const pool = new pg.Pool({
      max: 1,
      pipeline: true,
      user: 'postgres',
      database: 'postgres',
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 30_000,
      stream: () => embedded.connect() as never,
    });
    const listeners = new Map<string, ((payload: string) => void)[]>();
    return {
      db: drizzle(pool),
      pool,
      engine: 'pglite',
      async subscribe(channel, listener) {
        listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      },
      async publish(channel, payload) {
        for (const listener of listeners.get(channel) ?? []) listener(payload);
      },
      async close() {
        await pool.end();
        await embedded.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function openServer(databaseUrl: string): Database {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, pipeline: true, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  const channels = openChannels(databaseUrl, pool);
  return {
    db: survivingDeadlocks(pool, drizzle(pool)),
    pool,
    engine: 'postgres',
    subscribe: channels.subscribe,
    publish: channels.publish,
    async close() {
      await channels.close();
      await pool.end();
    },
  };
}

async function bringUpToDate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await client.query('CREATE EXTENSION IF NOT EXISTS unaccent');
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
    client.release();
  }
}

/** Whether an error is PostgreSQL's refusal of a duplicate, of `constraint` when told. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const cause = (error as { cause?: unknown })?.cause ?? error;
  const { code, constraint: name } = cause as { code?: string; constraint?: string };
  return code === '23505' && (constraint === undefined || name === constraint);
}

/** Whether an error is PostgreSQL's refusal of a pointer to nothing. */
export function isMissingReference(error: unknown): boolean {
  const cause = (error as { cause?: unknown })?.cause ?? error;
  return (cause as { code?: string }).code === '23503';
}

/** Answers when the database does. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
