/** Locks a data folder for one process: two processes would corrupt the embedded database. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotOpenDatabase } from './connections/refusal.ts';

/** The folder is in use by a living process. */
export class FolderInUse extends CannotOpenDatabase {}

/** Keeps the handles reachable: a garbage-collected handle would release its lock. */
const held = new Set<DatabaseSync>();

/**
 * Locks the folder until `release` or until the process ends, in whatever way. SQLite takes the operating system's lock, in the same way on
 * every platform.
 * @throws FolderInUse when another process has locked it
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
