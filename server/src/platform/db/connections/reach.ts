/** Reaches the database that a configuration names from a program of its own, whether Parley is running or not. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../../../config.ts';
import { databaseFolder } from '../embedded/folder.ts';
import { startEmbedded } from '../embedded/index.ts';
import { runningAddress } from '../embedded/running.ts';
import { FolderInUse, lockFolder } from '../lock.ts';
import { onConnection } from './connection.ts';

type Where = Pick<Config, 'databaseUrl' | 'dataDir'>;
type Work<T> = (client: pg.Client) => Promise<T>;

/**
 * Runs `work` on the database while nobody else uses the embedded one.
 * @throws FolderInUse while Parley runs on DATA_DIR
 */
export async function onDatabase<T>({ databaseUrl, dataDir }: Where, work: Work<T>): Promise<T> {
  if (databaseUrl) return onConnection(databaseUrl, work);
  const lock = lockFolder(dataDir);
  try {
    const embedded = await startEmbedded(dataDir);
    try {
      return await onConnection(embedded.url, work);
    } finally {
      await embedded.stop();
    }
  } finally {
    lock.release();
  }
}

/** Runs `work` on the database, also while Parley uses the embedded one. @throws CannotOpenDatabase, and what `work` throws */
export async function onLiveDatabase<T>(where: Where, work: Work<T>): Promise<T> {
  try {
    return await onDatabase(where, work);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return onConnection(runningAddress(databaseFolder(where.dataDir)), work);
  }
}

/** The secret of DATA_DIR, if it has one. */
export const secretFile = (dataDir: string): string => join(dataDir, 'secret');

/** The text of a file; null when there is none. */
export const readIfThere = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);
