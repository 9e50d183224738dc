/** One process per data folder: two on one embedded database corrupt it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotOpenDatabase } from './refusal.ts';

/** The folder is in use by a living process. */
export class FolderInUse extends CannotOpenDatabase {}

/** Keeps the handles reachable: a garbage-collected handle would release its lock. */
const held = new Set<DatabaseSync>();

/**
 * Takes the folder until `release` or the end of the process, however it ends: the lock is the operating system's,
 * taken through SQLite, which does this the same way on every platform.
 * @throws FolderInUse
 */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch {
    lock.close();
    throw new FolderInUse(`${folder} is in use by another Parley process; stop that one first, or set DATA_DIR to another folder`);
  }
  held.add(lock);
  return {
    release() {
      held.delete(lock);
      lock.close();
    },
  };
}
