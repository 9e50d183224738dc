/** Backs an installation up while it runs, and restores it: the database in one snapshot, the uploads and the secret. */
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { onDatabase, onLiveDatabase, readIfThere, secretFile } from '../platform/db/connections/reach.ts';
import { assertEmpty, countRows, load } from '../platform/db/dump.ts';
import { dumpTo } from '../platform/db/dump-file.ts';
import { unfinishedPrefix } from '../platform/files/storage.ts';
import { CannotDo } from '../task.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';

type Where = Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>;

const files = { database: 'database.sql', uploads: 'uploads', secret: 'secret' };

/** Copies uploads that are not there yet, without those being written; an upload never changes under its name. */
async function copyUploads(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  const filter = (path: string) => !basename(path).startsWith(unfinishedPrefix);
  await cp(from, to, { recursive: true, force: false, errorOnExist: false, mode: constants.COPYFILE_FICLONE, filter });
}

/**
 * Writes a backup to a new folder, also while Parley runs. Uploads in a bucket are not part of it.
 * @throws CannotDo when the folder exists, CannotOpenDatabase
 */
export async function backUp(where: Where, folder: string, now = new Date()): Promise<Manifest> {
  if (existsSync(folder)) throw new CannotDo(`${folder} exists already; name a folder that does not`);
  const isInside = !relative(where.dataDir, resolve(folder)).startsWith('..');
  if (isInside) throw new CannotDo(`${folder} is in DATA_DIR, which is what a backup is for; name a folder elsewhere`);
  await mkdir(dirname(resolve(folder)), { recursive: true });
  // A folder of its own, which only its owner may read.
  const unfinished = await mkdtemp(`${resolve(folder)}.unfinished-`);
  try {
    return await fill(where, unfinished, folder, now);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function fill(where: Where, unfinished: string, folder: string, now: Date): Promise<Manifest> {
  const uploads = join(where.dataDir, 'uploads');
  // Before and after: a picture may be removed just after the snapshot that shows it, or stored just before it.
  if (!where.s3) await copyUploads(uploads, join(unfinished, files.uploads));
  const rows = await onLiveDatabase(where, (client) => dumpTo(client, join(unfinished, files.database)));
  if (!where.s3) await copyUploads(uploads, join(unfinished, files.uploads));
  const secret = readIfThere(secretFile(where.dataDir));
  if (secret) await writeFile(join(unfinished, files.secret), secret, { mode: 0o600 });
  const manifest = await writeManifest(unfinished, { at: now.toISOString(), rows });
  await rename(unfinished, folder);
  return manifest;
}

/**
 * Restores a backup into an empty database and DATA_DIR. Parley is stopped. The secret of the backup replaces that of DATA_DIR, because the backup's
 * tokens and keys were made with it; SECRET in the environment remains what counts.
 * @throws CannotDo when the backup is not complete, CannotOpenDatabase when the database is not empty
 */
export async function restore(where: Where, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await onDatabase(where, async (client) => {
    await assertEmpty(client);
    // The database is last and in one transaction: until it is there, the same command can be run again.
    if (!where.s3) await copyUploads(join(folder, files.uploads), join(where.dataDir, 'uploads'));
    const secret = readIfThere(join(folder, files.secret));
    if (secret) await writeFile(secretFile(where.dataDir), secret, { mode: 0o600 });
    await load(client, join(folder, files.database), async () => {
      const rows = await countRows(client);
      const short = Object.entries(manifest.rows).find(([table, count]) => rows[table] !== count);
      if (short) throw new CannotDo(`${short[0]} has ${rows[short[0]] ?? 0} rows instead of ${short[1]}; nothing was restored`);
    });
  });
  return manifest;
}
