/** `npm run db:dump -- FILE` and `npm run db:load -- FILE`, on the database that Parley's own configuration names; Parley is stopped. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type pg from 'pg';
import { ConfigError, readConfig } from './config.ts';
import { onConnection } from './platform/db/connection.ts';
import { dump, load } from './platform/db/dump.ts';
import { startEmbedded } from './platform/db/embedded/index.ts';
import { CannotOpenDatabase, lockFolder } from './platform/db/index.ts';

const [, , task, file] = process.argv;

async function onDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const lock = databaseUrl ? null : lockFolder(dataDir);
  const embedded = databaseUrl ? null : await startEmbedded(dataDir);
  try {
    await onConnection(databaseUrl ?? embedded?.url ?? '', work);
  } finally {
    await embedded?.stop();
    lock?.release();
  }
}

async function dumpTo(path: string): Promise<void> {
  const output = createWriteStream(path, { mode: 0o600 });
  await onDatabase((client) =>
    dump(client, async (text) => {
      if (!output.write(text)) await once(output, 'drain');
    }),
  );
  output.end();
  await once(output, 'finish');
}

const loadFrom = (path: string) => onDatabase((client) => load(client, path));

const tasks: Record<string, (path: string) => Promise<void>> = { dump: dumpTo, load: loadFrom };

try {
  const run = tasks[task ?? ''];
  if (!run || !file) throw new CannotOpenDatabase('say what to do: npm run db:dump -- FILE, or npm run db:load -- FILE');
  await run(file);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof CannotOpenDatabase)) throw error;
  console.error(`parley: ${error.message}`);
  process.exitCode = 1;
}
