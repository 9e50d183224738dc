/** Refuses writes before the disk is full: the embedded database stops when it cannot extend its log. */
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { unavailable } from './http/errors.ts';

const enoughBytes = 64 * 1024 * 1024;
const lookAgainMs = 10_000;

export type FreeBytes = (folder: string) => Promise<number>;

const freeBytesOf: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Answers 503 `disk_full` to every request that could write while the folder's disk has less than 64 MiB left. */
export function guardDisk(app: FastifyInstance, folder: string, freeBytes: FreeBytes = freeBytesOf): void {
  let full = false;
  let lookedAt = 0;
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
    if (Date.now() - lookedAt > lookAgainMs) {
      lookedAt = Date.now();
      full = (await freeBytes(folder)) < enoughBytes;
      if (full) request.log.error('the disk of DATA_DIR is nearly full; writes are refused');
    }
    if (full) throw unavailable('disk_full', 'Nothing can be saved at the moment', 60);
  });
}
