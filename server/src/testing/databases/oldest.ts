/**
 * Prepares every statement of a test run on the oldest PostgreSQL that is supported: it refuses what it does not know, such as a function of a later
 * version. That takes seconds, while the tests themselves run there only where results could differ.
 */
import { existsSync } from 'node:fs';
import { onConnection } from '../../platform/db/connections/connection.ts';
import { openDatabase } from '../../platform/db/index.ts';
import { debianBinaries, startDebianPostgres } from './debian-postgres.ts';

/** Whether statements are to be prepared there: where a run asks for it and the oldest PostgreSQL is installed. */
export const preparesOnOldest = (): boolean => Boolean(process.env.PREPARE_ON_OLDEST) && existsSync(debianBinaries);

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
 * Compares the run's own database with the oldest one. What both refuse is about tables that only a test has.
 * @throws with the statements that the oldest one alone refuses.
 */
export async function prepareOnOldest(statements: ReadonlySet<string>, url: string): Promise<void> {
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
