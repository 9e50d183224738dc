/** A copy of the stopped database, made before a migration changes it. */
import { constants, readdirSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CannotOpenDatabase } from '../connections/refusal.ts';
import { databaseFolder } from './folder.ts';

const keptBackups = 3;

/**
 * Copies the database to DATA_DIR/backups and removes all but the newest three copies. Nobody may be using the database.
 * @param name the migration that follows; part of the copy's name.
 * @returns the path of the copy.
 * @throws CannotOpenDatabase when there is not enough disk space.
 */
export async function backUp(dataDir: string, name: string, now = new Date()): Promise<string> {
  const backups = join(dataDir, 'backups');
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const target = join(backups, `${time}-before-${name}`);
  const unfinished = `${target}.unfinished`;
  try {
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    const copy = join(unfinished, basename(databaseFolder(dataDir)));
    await cp(databaseFolder(dataDir), copy, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE });
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {});
    throw new CannotOpenDatabase(`the database cannot be backed up to ${backups} before it is migrated: ${(error as Error).message}`);
  }
  const old = readdirSync(backups)
    .filter((each) => !each.endsWith('.unfinished'))
    .sort()
    .slice(0, -keptBackups);
  for (const each of old) await rm(join(backups, each), { recursive: true, force: true });
  return target;
}
