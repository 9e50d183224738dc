/** Brings the schema of a database up to date. Migrations are only ever added (decision 018). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { CannotOpenDatabase } from './connections/refusal.ts';

export const defaultMigrations = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** The key of the advisory lock, so that only one process migrates at a time. */
const migrationLock = 7_275_390;

/** The code of RAISE EXCEPTION: a migration that cannot run here says why in one line, and nothing has changed. */
const refusedBySql = 'P0001';

type Connection = Pick<pg.Client, 'query'>;

/** The migrations that were applied, as drizzle records them. */
async function appliedMigrations(connection: Connection): Promise<{ hash: string; when: number }[]> {
  const { rows: tables } = await connection.query("SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists");
  if (!tables[0].exists) return [];
  const { rows } = await connection.query(
    'SELECT hash, created_at::float8 AS "when" FROM drizzle.__drizzle_migrations ORDER BY created_at',
  );
  return rows;
}

/**
 * Compares the applied migrations with those of this Parley.
 * @returns how many are applied, and the names of the pending ones.
 * @throws CannotOpenDatabase when a newer Parley wrote the database, or one with different migrations.
 */
export async function compareMigrations(connection: Connection, migrationsFolder: string): Promise<{ applied: number; pending: string[] }> {
  const ours = readMigrationFiles({ migrationsFolder });
  const applied = await appliedMigrations(connection);
  const newest = ours.at(-1)?.folderMillis ?? 0;
  if (applied.some(({ when }) => when > newest))
    throw new CannotOpenDatabase(
      'the database was written by a newer Parley; start that version, or restore the backup made before it (docs/deploy.md)',
    );
  if (applied.some(({ hash }, i) => hash !== ours[i]?.hash))
    throw new CannotOpenDatabase(
      'the database was written by a Parley that was never released, and this one cannot read it; begin with a fresh DATA_DIR or database',
    );
  return { applied: applied.length, pending: namesOf(migrationsFolder).slice(applied.length) };
}

function namesOf(migrationsFolder: string): string[] {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] };
  return journal.entries.map(({ tag }) => tag);
}

/**
 * Runs the pending migrations, if there are any. When several processes start together, one runs them and the others wait.
 * @throws CannotOpenDatabase as `compareMigrations` does, and with the words of a migration that cannot run here.
 */
export async function bringUpToDate(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    const { pending } = await compareMigrations(client, migrationsFolder);
    if (pending.length > 0) await runPending(client, migrationsFolder);
  } finally {
    client.release();
  }
}

async function runPending(client: pg.PoolClient, migrationsFolder: string): Promise<void> {
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    // Once more, because another process may have run some while this one waited.
    await compareMigrations(client, migrationsFolder);
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await client.query('CREATE EXTENSION IF NOT EXISTS unaccent');
    await migrate(drizzle(client), { migrationsFolder }).catch((error: unknown) => {
      const { code, message } = ((error as Error).cause ?? error) as { code?: string; message: string };
      throw code === refusedBySql ? new CannotOpenDatabase(message) : error;
    });
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
  }
}
