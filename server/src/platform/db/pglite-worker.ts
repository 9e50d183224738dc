/**
 * PGlite in a thread of its own: a long query leaves the event loop free, and a spinning one can be ended.
 * Speaks PostgreSQL's wire protocol over the message port, so that the ordinary `pg` driver serves both engines.
 */
import { fdatasyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { oneReadyPerRequest, simpleQuery } from './wire.ts';

/**
 * NODEFS answers fsync with success and does nothing. This one syncs, so that a commit is on the disk before it is acknowledged.
 */
class DurableFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options);
    interface Emscripten {
      NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
    }
    const syncForReal = (module: unknown) => {
      (module as Emscripten).NODEFS.stream_ops.fsync = (stream) => {
        fdatasyncSync(stream.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), syncForReal] } as typeof emscriptenOpts };
  }
}

/** PGlite's own start parameters less `-F` (which turns fsync off), with fsync through the file system above. */
const durable = ['fsync=on', 'wal_sync_method=fsync', 'full_page_writes=on'];
const settings = [
  'search_path=public',
  'exit_on_error=false',
  'log_checkpoints=false',
  'max_worker_processes=0',
  'max_parallel_workers=0',
  'max_parallel_workers_per_gather=0',
  'max_parallel_maintenance_workers=0',
  'io_method=sync',
  'timezone=UTC',
  ...durable,
];

const { folder } = workerData as { folder: string };
const port = parentPort;
if (!port) throw new Error('runs in a worker thread only');

const pglite = await PGlite.create({
  fs: new DurableFS(folder),
  extensions: { pg_trgm, unaccent },
  startParams: ['--single', '-O', '-j', ...settings.flatMap((setting) => ['-c', setting])],
});

let connections = 0;
port.on('message', async (message: { request: Uint8Array; startsUp: boolean } | { close: true }) => {
  if ('close' in message) {
    await pglite.close();
    port.postMessage({ closed: true });
    return;
  }
  // The one session lives on when a connection is dropped, with the transaction it was in.
  if (message.startsUp && connections++ > 0) {
    await pglite.execProtocolRaw(simpleQuery('ROLLBACK'));
    await pglite.execProtocolRaw(simpleQuery('DISCARD ALL'));
  }
  const answer = await pglite.execProtocolRaw(message.request);
  port.postMessage({ answer: oneReadyPerRequest(answer) });
});
port.postMessage({ ready: true });
