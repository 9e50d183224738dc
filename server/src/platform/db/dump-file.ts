/** Writes a dump to a file. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type pg from 'pg';
import { dump, type RowCounts } from './dump.ts';

/** Dumps the database to a new file that only its owner may read. @returns the number of rows of each table */
export async function dumpTo(client: pg.Client, path: string): Promise<RowCounts> {
  const output = createWriteStream(path, { mode: 0o600, flush: true });
  const failed = once(output, 'error').then(([error]) => Promise.reject(error));
  failed.catch(() => {});
  const counts = await dump(client, async (text) => {
    if (!output.write(text)) await Promise.race([once(output, 'drain'), failed]);
  });
  output.end();
  await Promise.race([once(output, 'close'), failed]);
  return counts;
}
