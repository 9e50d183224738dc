/** Refuses writes before the disk is full: the embedded database stops when it cannot extend its log. */
import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { unavailable } from '../http/errors.ts';

const minFreeBytes = 64 * 1024 * 1024;
const checkIntervalMs = 1_000;

/** The free bytes on the disk of a folder. */
export type FreeBytes = (folder: string) => Promise<number>;

const freeBytesOf: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Whether the disk of a folder is nearly full, looked up once a second at most. */
export interface DiskGuard {
  isFull(): Promise<boolean>;
  /** The result of the last check, without waiting; starts the next check when it is due. */
  wasFull(): boolean;
}

/** Creates the guard of a folder: less than 64 MiB free is nearly full. */
export function createDiskGuard(folder: string, log: Pick<FastifyBaseLogger, 'error'>, freeBytes: FreeBytes = freeBytesOf): DiskGuard {
  let full = false;
  // Not `Date`: a clock that is set back would keep the last result for as long.
  let checkedAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    if (performance.now() - checkedAt <= checkIntervalMs) return full;
    checkedAt = performance.now();
    full = (await freeBytes(folder)) < minFreeBytes;
    if (full) log.error('the disk of DATA_DIR is nearly full; writes are refused');
    return full;
  };
  return {
    isFull: look,
    wasFull() {
      look().catch((error: unknown) => log.error({ err: error }, 'the disk of DATA_DIR cannot be read'));
      return full;
    },
  };
}

/** For a process whose data is not on a local disk. */
export const noDiskGuard: DiskGuard = { isFull: async () => false, wasFull: () => false };

/** Adds a hook that throws HttpError 503 `disk_full` at every request that could write while the disk is nearly full. */
export function guardDisk(app: FastifyInstance, guard: DiskGuard): void {
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
    if (await guard.isFull()) throw unavailable('disk_full', 'Nothing can be saved at the moment', 60);
  });
}
