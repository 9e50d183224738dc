/** The embedded database: PostgreSQL's own binaries as a child process, on a folder in DATA_DIR. */
import type { Logger } from 'pino';
import { createLog } from '../../observability/log.ts';
import { addressOf } from './address.ts';
import { findBinaries } from './binaries.ts';
import { prepareFolder } from './folder.ts';
import { keepRunning } from './process.ts';
import { embeddedSettings } from './settings.ts';
import { databaseUser } from './user.ts';

export interface EmbeddedDatabase {
  /** The driver's connection settings. */
  url: string;
  pid(): number | undefined;
  stop(): Promise<void>;
}

/**
 * Starts the embedded database of a data folder, which must be locked.
 * @param options.settings in addition to our own; tests switch fsync off.
 * @param options.binaries the folder of `postgres` and `initdb`, if not npm's.
 * @throws CannotOpenDatabase when the folder cannot be used or the server does not start.
 */
export async function startEmbedded(
  dataDir: string,
  options: { log?: Logger; settings?: Record<string, string | number>; binaries?: string } = {},
): Promise<EmbeddedDatabase> {
  const log = options.log ?? createLog('silent');
  const binaries = options.binaries ?? findBinaries();
  const user = databaseUser();
  const folder = await prepareFolder(dataDir, binaries, user);
  const address = await addressOf(folder, user);
  try {
    const settings = { ...embeddedSettings, ...address.settings, ...options.settings };
    const database = await keepRunning({ binaries, folder, user, settings, log });
    return {
      url: address.url,
      pid: database.pid,
      async stop() {
        await database.stop();
        address.close();
      },
    };
  } catch (error) {
    address.close();
    throw error;
  }
}
