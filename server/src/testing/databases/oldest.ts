/**
 * Prepares every statement of a test run on the oldest PostgreSQL that is supported: it refuses what it does not know, such as a function of a later
 * version. That takes seconds, while the tests themselves run there only where results could differ.
 */
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { onConnection } from '../../platform/db/connections/connection.ts';
import { openDatabase } from '../../platform/db/index.ts';
import { debianBinaries, startDebianPostgres } from './debian-postgres.ts';

const canBePrepared = /^\s*(?:select|insert|update|delete|with)\b/i;

/** Makes the folder for the statements of a run, or gives null where they are not asked for or the oldest PostgreSQL is not installed. */
export const folderForStatements = (): string | null =>
  process.env.PREPARE_ON_OLDEST && existsSync(debianBinaries) ? mkdtempSync(join(tmpdir(), 'parley-statements-')) : null;

/** Notes the statements of this process from now on. Returns a function that writes the new ones into the folder. */
export function noteStatements(folder: string): () => void {
  const written = new Set<string>();
  const unwritten = new Set<string>();
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function noted(this: pg.Client, ...args: unknown[]) {
    const [statement] = args as [string | { text?: string } | undefined];
    const text = typeof statement === 'string' ? statement : statement?.text;
    if (text && canBePrepared.test(text) && !written.has(text)) unwritten.add(text);
    return query.apply(this, args) as never;
  } as typeof pg.Client.prototype.query;
  return () => {
    appendFileSync(join(folder, `${process.pid}.txt`), [...unwritten].map((text) => `${JSON.stringify(text)}\n`).join(''));
    for (const text of unwritten) written.add(text);
    unwritten.clear();
  };
}

/** The statements that a database refuses, with the reasons. */
const refusedOn = (url: string, statements: Iterable<string>): Promise<Map<string, string>> =>
  onConnection(url, async (client) => {
    const refused = new Map<string, string>();
    for (const text of statements)
      try {
        await client.query(`prepare noted as ${text}`);
        await client.query('deallocate noted');
      } catch (error) {
        refused.set(text, (error as Error).message);
      }
    return refused;
  });

/**
 * Compares the run's own database with the oldest one, and removes the folder. What both refuse is about tables that only a test has.
 * @throws with the statements that the oldest one alone refuses.
 */
export async function prepareOnOldest(folder: string, url: string): Promise<void> {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'));
  rmSync(folder, { recursive: true, force: true });
  const statements = new Set(lines.filter(Boolean).map((line): string => JSON.parse(line)));
  if (statements.size === 0) return;
  const usual = await refusedOn(url, statements);
  const oldest = await startDebianPostgres();
  try {
    await (await openDatabase({ databaseUrl: oldest.url, dataDir: '' })).close();
    const refused = [...(await refusedOn(oldest.url, statements))].filter(([text]) => !usual.has(text));
    if (refused.length > 0) throw new Error(`PostgreSQL 15 refuses\n${refused.map(([text, why]) => `${why}: ${text}`).join('\n')}`);
    console.log(`PostgreSQL 15 understands each of ${statements.size - usual.size} statements`);
  } finally {
    await oldest.stop();
  }
}
