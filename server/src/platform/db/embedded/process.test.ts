/** Restarts of the database's process. Its stand-in is a script that fails as often as a file says, and then runs until it is killed. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { createLog } from '../../observability/log.ts';
import { type DatabaseProcess, keepRunning } from './process.ts';

const standIn = `#!/bin/sh
left=$(cat "$2/failures")
if [ "$left" -gt 0 ]; then
  echo $((left - 1)) > "$2/failures"
  echo "2026-11-29 12:00:00 UTC [1] FATAL:  could not open file" >&2
  exit 1
fi
echo "2026-11-29 12:00:00 UTC [1] LOG:  database system is ready to accept connections" >&2
exec sleep 600
`;

describe.skipIf(process.platform === 'win32')('a database that ends by itself', () => {
  let folder: string;
  let database: DatabaseProcess | undefined;
  let now: number;
  let pauses: number[];
  let timesBack: number;
  /** What a pause waits for besides the signal; nothing unless a test holds it. */
  let held: Promise<void>;
  const time = {
    now: () => now,
    async wait(ms: number, signal: AbortSignal) {
      pauses.push(ms);
      now += ms;
      const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      await Promise.race([held, aborted]);
    },
  };
  const failNext = (times: number) => writeFileSync(join(folder, 'failures'), String(times));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parley-process-'));
    writeFileSync(join(folder, 'postgres'), standIn);
    chmodSync(join(folder, 'postgres'), 0o755);
    failNext(0);
    now = 0;
    pauses = [];
    timesBack = 0;
    held = Promise.resolve();
  });
  afterEach(async () => {
    await database?.stop();
    database = undefined;
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async () => {
    const user = { owner: null, command: (file: string, args: string[]): [string, string[]] => [file, args] };
    const log = Object.assign(createLog('silent'), {
      info: (message: string) => {
        if (message === 'the database is back') timesBack++;
      },
    }) as Logger;
    database = await keepRunning({ binaries: folder, folder, user, settings: {}, log }, time);
    return database;
  };
  /** Kills the process; resolves to the pauses before the next one accepts connections. */
  const pausesAfterCrash = async (running: DatabaseProcess) => {
    pauses = [];
    const before = timesBack;
    process.kill(running.pid() ?? 0, 'SIGKILL');
    await eventually(() => expect(timesBack).toBe(before + 1));
    return pauses;
  };

  it('is started again after pauses that double up to 30 seconds, until it starts', async () => {
    const running = await start();
    failNext(10);
    const doubled = [200, 400, 800, 1600, 3200, 6400, 12_800, 25_600];
    expect(await pausesAfterCrash(running)).toEqual([...doubled, 30_000, 30_000, 30_000]);
  });

  it('goes on with longer pauses when it ends soon, and begins anew after a good minute', async () => {
    const running = await start();
    expect(await pausesAfterCrash(running)).toEqual([200]);
    expect(await pausesAfterCrash(running)).toEqual([400]);
    now += 59_000;
    expect(await pausesAfterCrash(running)).toEqual([800]);
    now += 61_000;
    expect(await pausesAfterCrash(running)).toEqual([200]);
    expect(await pausesAfterCrash(running)).toEqual([400]);
  });

  it('is not started again when it is stopped during a pause', async () => {
    const running = await start();
    held = new Promise(() => {});
    const before = running.pid() ?? 0;
    process.kill(before, 'SIGKILL');
    await eventually(() => expect(pauses).toEqual([200]));
    await running.stop();
    database = undefined;
    expect(running.pid()).toBe(before);
    expect(pauses).toEqual([200]);
  });
});
