/** The database: PostgreSQL, either as a child process on a folder in DATA_DIR or as the server at DATABASE_URL. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Logger } from 'pino';
import { type Listener, openChannels } from './connections/channels.ts';
import { onConnection } from './connections/connection.ts';
import { type DatabaseLimits, openPool, usualLimits } from './connections/limits.ts';
import { CannotOpenDatabase } from './connections/refusal.ts';
import { hostsIn, serversAt } from './connections/servers.ts';
import { whyUnavailable } from './connections/unavailable.ts';
import { survivingDeadlocks } from './deadlocks.ts';
import { backUp } from './embedded/backup.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded/index.ts';
import { findHomes, type Homes } from './homes/index.ts';
import { lockFolder } from './lock.ts';
import { bringUpToDate, compareMigrations, defaultMigrations } from './migrate.ts';
import { readNumbersExactly } from './sql/numbers.ts';

export { CannotOpenDatabase } from './connections/refusal.ts';

/** The executor of a store function: the pool, or the transaction it is in. Always the first argument. */
export type Executor = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count' | 'with'>;
export type Db = NodePgDatabase & { $client: pg.Pool };

export interface Database {
  db: Db;
  pool: pg.Pool;
  /** For jobs whose statements may take long, such as erasing an account: few connections, and without the limits of `db`. */
  longRunning: Db;
  /** The embedded database, if it is used; it is stored on the disk of DATA_DIR. */
  embedded: EmbeddedDatabase | null;
  /** Where the rows of owners are. */
  homes: Homes;
  /** Calls `use` for each pool of connections that there is, and for those to other machines when they are opened. */
  eachPool(use: (pool: pg.Pool) => void): void;
  /** Calls `listener` for every `publish` on the channel, from this process or another on the same database. */
  subscribe(channel: string, listener: Listener): Promise<void>;
  /** The same for a channel that statements notify themselves. */
  subscribePlain(channel: string, listener: Listener): Promise<void>;
  publish(channel: string, payload: string): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  databaseUrl: string | null;
  dataDir: string;
  log?: Logger;
  /** The folder of the migrations, if not the default. */
  migrations?: string;
  /** Limits for the statements of requests, if not the defaults. */
  limits?: DatabaseLimits;
}

readNumbersExactly();

/**
 * Opens the database and brings its schema up to date.
 * @throws CannotOpenDatabase (or its subclass `FolderInUse`) with one line for the operator.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { limits = usualLimits } = options;
  const { opened, isUpToDate } = options.databaseUrl
    ? { opened: openServer(options.databaseUrl, limits), isUpToDate: false }
    : await openEmbedded(options, limits);
  if (isUpToDate) return opened;
  try {
    await bringUpToDate(opened.longRunning.$client, options.migrations ?? defaultMigrations);
  } catch (error) {
    await opened.close();
    if (whyUnavailable(error) === 'database') throw new CannotOpenDatabase(`the database cannot be reached: ${rootCause(error).message}`);
    throw error;
  }
  return opened;
}

const rootCause = (error: unknown): Error =>
  (error as Error).cause instanceof Error ? rootCause((error as Error).cause) : (error as Error);

async function openEmbedded(options: DatabaseOptions, limits: DatabaseLimits): Promise<{ opened: Database; isUpToDate: boolean }> {
  const lock = lockFolder(options.dataDir);
  try {
    const { embedded, isUpToDate } = await startBackedUp(options);
    const server = openServer(embedded.url, limits);
    const opened = {
      ...server,
      embedded,
      async close() {
        await server.close();
        await embedded.stop();
        lock.release();
      },
    };
    return { opened, isUpToDate };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Starts the embedded database. When it has to be migrated, it is first stopped and backed up. @throws CannotOpenDatabase; the database is stopped then */
async function startBackedUp({ dataDir, log, migrations = defaultMigrations }: DatabaseOptions) {
  const logged = { ...(log && { log }) };
  const embedded = await startEmbedded(dataDir, logged);
  try {
    const { applied, pending } = await onConnection(embedded.url, (client) => compareMigrations(client, migrations));
    const [first] = pending;
    if (applied === 0 || !first) return { embedded, isUpToDate: !first };
    await embedded.stop();
    const copy = await backUp(dataDir, first);
    log?.info({ copy, migrations: pending }, 'the database was backed up and is migrated now');
    return { embedded: await startEmbedded(dataDir, logged), isUpToDate: false };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

const connections = { requests: 10, longRunning: 3, straight: 3 };

function openServer(databaseUrl: string, limits: DatabaseLimits): Database {
  const servers = serversAt(databaseUrl);
  const pool = openPool(servers, connections.requests, limits);
  const longPool = openPool(servers, connections.longRunning, null);
  const channels = openChannels(servers, pool);
  const used: ((pool: pg.Pool) => void)[] = [];
  const pools = [pool, longPool];
  const straight = openStraight(databaseUrl, limits, (opened) => {
    pools.push(opened);
    for (const use of used) use(opened);
  });
  return {
    db: survivingDeadlocks(pool, drizzle(pool)),
    pool,
    longRunning: survivingDeadlocks(longPool, drizzle(longPool)),
    embedded: null,
    homes: findHomes(pool, straight),
    eachPool(use) {
      used.push(use);
      pools.forEach(use);
    },
    subscribe: channels.subscribe,
    subscribePlain: channels.subscribePlain,
    publish: channels.publish,
    async close() {
      await channels.close();
      await Promise.all(pools.map((each) => each.end()));
    },
  };
}

/** Gives pools of connections to the other machines of a cluster, each opened when it is first asked for. */
function openStraight(databaseUrl: string, limits: DatabaseLimits, onOpened: (pool: pg.Pool) => void) {
  const pools = new Map<string, pg.Pool>();
  return (host: string, port: number): pg.Pool => {
    const at = `${host}:${port}`;
    const there = pools.get(at);
    if (there) return there;
    const url = Object.assign(new URL(hostsIn(databaseUrl)?.[0] ?? databaseUrl), { hostname: host, port: String(port) });
    // The driver would take these instead.
    for (const name of ['host', 'port']) url.searchParams.delete(name);
    const pool = openPool(serversAt(url.href), connections.straight, limits, { 'citus.enable_manual_changes_to_shards': 'on' });
    pools.set(at, pool);
    onOpened(pool);
    return pool;
  };
}

/** Whether an error is a unique violation, of the given constraint if one is named. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const cause = (error as { cause?: unknown })?.cause ?? error;
  const { code, constraint: name } = cause as { code?: string; constraint?: string };
  return code === '23505' && (constraint === undefined || name === constraint);
}

/** Whether an error is a foreign key violation. */
export function isMissingReference(error: unknown): boolean {
  const cause = (error as { cause?: unknown })?.cause ?? error;
  return (cause as { code?: string }).code === '23503';
}
