/**
 * Dumps a database as plain SQL: the applied migrations and all rows. The file can be loaded into an empty database of any PostgreSQL that
 * Parley supports, with `psql` or `load`, and Parley then starts on it. Waiting jobs of the queue are not included.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { CannotOpenDatabase } from './connections/refusal.ts';
import { compareMigrations, defaultMigrations } from './migrate.ts';

/** The separator of statements, as in the migrations; `psql` reads it as a comment. */
const breakpoint = '--> statement-breakpoint';
const rowsEach = 500;

interface Table {
  name: string;
  columns: string;
}

/** The number of rows of each table. */
export type RowCounts = Record<string, number>;

/**
 * Dumps the database that `client` is connected to, in one snapshot; others may write meanwhile.
 * @param write gets the text in pieces.
 * @returns how many rows of each table were written
 */
export async function dump(client: pg.Client, write: (text: string) => Promise<void> | void): Promise<RowCounts> {
  const counts: RowCounts = {};
  const statement = (text: string) => write(`${text};\n${breakpoint}\n`);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const { applied } = await compareMigrations(client, defaultMigrations);
  await statement('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  await statement('CREATE EXTENSION IF NOT EXISTS unaccent');
  for (const text of migrationStatements(applied)) await statement(text);
  await statement('CREATE SCHEMA drizzle');
  await statement('CREATE TABLE drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)');
  // Rows refer to each other in circles, so foreign keys are disabled; they were checked when the rows were written.
  await statement('SET session_replication_role = replica');
  for (const table of await tablesOf(client)) counts[table.name] = await dumpRows(client, table, statement);
  await statement('SET session_replication_role = origin');
  for (const text of await sequencesOf(client)) await statement(text);
  await client.query('COMMIT');
  return counts;
}

/** Counts the rows of each table that `dump` writes. */
export async function countRows(client: pg.Client): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const { name } of await tablesOf(client))
    counts[name] = (await client.query(`SELECT count(*)::int AS count FROM ${name}`)).rows[0].count;
  return counts;
}

function migrationStatements(count: number): string[] {
  const migrations = readMigrationFiles({ migrationsFolder: defaultMigrations }).slice(0, count);
  return migrations.flatMap(({ sql }) => sql.map((text) => text.trim().replace(/;$/, '')));
}

/** The tables of Parley and of its migrations, with the columns that are not computed. */
async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name, string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE n.nspname IN ('public', 'drizzle') AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY 1 ORDER BY 1`);
  return rows;
}

async function dumpRows(client: pg.Client, { name, columns }: Table, statement: (text: string) => Promise<void> | void): Promise<number> {
  let count = 0;
  await client.query(`DECLARE dumped CURSOR FOR SELECT to_jsonb(t)::text AS row FROM (SELECT ${columns} FROM ${name} ORDER BY 1, 2) t`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`FETCH ${rowsEach} FROM dumped`);
    if (rows.length === 0) break;
    count += rows.length;
    const json = pg.escapeLiteral(`[${rows.map(({ row }) => row).join(',\n')}]`);
    await statement(`INSERT INTO ${name} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, ${json})`);
  }
  await client.query('CLOSE dumped');
  return count;
}

async function sequencesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(`
    SELECT format('SELECT setval(%L, %s)', format('%I.%I', schemaname, sequencename), last_value) AS text FROM pg_sequences
    WHERE schemaname IN ('public', 'drizzle') AND last_value IS NOT NULL ORDER BY 1`);
  return rows.map(({ text }) => text);
}

/** @throws CannotOpenDatabase when the database is not empty */
export async function assertEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "SELECT count(*)::int AS count FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'",
  );
  if (rows[0].count > 0) throw new CannotOpenDatabase('a dump is loaded into an empty database only, and this one has tables');
}

/**
 * Loads a file that `dump` wrote into an empty database, in one transaction.
 * @param check runs before the transaction commits; nothing is loaded when it throws
 * @throws CannotOpenDatabase when the database is not empty.
 */
export async function load(client: pg.Client, file: string, check?: () => Promise<void>): Promise<void> {
  await assertEmpty(client);
  await client.query('BEGIN');
  let statement: string[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (line !== breakpoint) {
      statement.push(line);
      continue;
    }
    await client.query(statement.join('\n'));
    statement = [];
  }
  await check?.();
  await client.query('COMMIT');
}
