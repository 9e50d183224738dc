/** Refuses writes before the disk is full: the embedded database stops when it cannot extend its log. */
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { unavailable } from './http/errors.ts';

const minFreeBytes = 64 * 1024 * 1024;
const checkIntervalMs = 1_000;

/** The free bytes on the disk of a folder. */
export type FreeBytes = (folder: string) => Promise<number>;

const freeBytesOf: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Adds a hook that answers 503 `disk_full` to every request that could write while the folder's disk has less than 64 MiB free. */
export function guardDisk(app: FastifyInstance, folder: string, freeBytes: FreeBytes = freeBytesOf): void {
  let full = false;
  let checkedAt = 0;
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
    if (Date.now() - checkedAt > checkIntervalMs) {
      checkedAt = Date.now();
      full = (await freeBytes(folder)) < minFreeBytes;
      if (full) request.log.error('the disk of DATA_DIR is nearly full; writes are refused');
    }
    if (full) throw unavailable('disk_full', 'Nothing can be saved at the moment', 60);
  });
}
