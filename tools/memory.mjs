/**
 * A folder in memory for the files that tests write and throw away: databases, data folders, browsers' profiles. A file system on a disk
 * takes more of the processor's time to create and remove them (decision 117).
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const gigabyte = 2 ** 30;
/** The files are at most 1 GB at a time; tests, browsers and their databases need about 4 GB besides. */
const room = 2 * gigabyte;
const unused = 8 * gigabyte;

/** Makes the folder, and removes it when this process ends. Gives null where the system has no files in memory, or too little of it. */
export function folderInMemory() {
  if (!hasRoom()) return null;
  const folder = mkdtempSync(join(memory, 'parley-'));
  // The database, which root starts as another user, passes through it.
  chmodSync(folder, 0o711);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return folder;
}

function hasRoom() {
  if (process.platform !== 'linux' || freemem() < unused || (process.constrainedMemory?.() || unused) < unused) return false;
  try {
    const mount = readFileSync('/proc/self/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, place]) => place === memory);
    const { bavail, bsize } = statfsSync(memory);
    // Tests start programs from their folders.
    return mount?.[2] === 'tmpfs' && !mount[3].split(',').includes('noexec') && bavail * bsize >= room;
  } catch {
    return false;
  }
}
