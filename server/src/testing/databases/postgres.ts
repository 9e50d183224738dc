/** A PostgreSQL server for a test run, on a temporary folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onConnection } from '../../platform/db/connections/connection.ts';
import { startEmbedded } from '../../platform/db/embedded/index.ts';

export interface PostgresServer {
  url: string;
  /** Stops it and removes its folder. */
  stop(): Promise<void>;
}

/** Starts the embedded engine, with many connections and without fsync, which tests do not need. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-postgres-'));
  const { url, stop } = await startEmbedded(folder, { settings: { max_connections: 200, fsync: 'off' } });
  return {
    url,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs one statement on a separate connection. */
export async function administer(url: string, statement: string): Promise<void> {
  await onConnection(url, (client) => client.query(statement));
}

/**
 * Lets every id of a database begin where 32 bits end, so that no test passes with one that is cut off. Ids that a test chooses itself stay as they are.
 */
export async function beginIdsBeyond32Bits(url: string): Promise<void> {
  await onConnection(url, (client) =>
    client.query(
      "SELECT setval(format('%I.%I', schemaname, sequencename), 3000000000, false) FROM pg_sequences WHERE schemaname = 'public'",
    ),
  );
}

/** The URL of another database on the same server. */
export const databaseOn = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;
