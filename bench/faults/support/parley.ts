/** A built Parley that is killed and started again on the same port and data. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onConnection } from '../../../server/src/platform/db/connections/connection.ts';
import { runningAddress } from '../../../server/src/platform/db/embedded/running.ts';
import { freePort } from '../../../server/src/testing/free-port.ts';
import { nodeFlags, program } from '../../../server/src/testing/process.ts';

const countedMs = 60_000;
const lookMs = 100;

export interface Parley {
  url: string;
  dataDir: string;
  child(): ChildProcess;
  start(): Promise<void>;
  /** Sends a signal and resolves with the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | string>;
  /** The process of the embedded database. */
  databasePid(): number;
  /** The resident memory of the process, in MB. */
  rss(): number;
  /** How many of these responses and chats are not stored, once all that was acknowledged had time to leave the inbox. */
  missing(requestIds: readonly string[]): Promise<number>;
  /** By how many the counters differ from the responses of the demo's owner. */
  miscounted(): Promise<number>;
  remove(): Promise<void>;
}

/** Prepares a Parley on a data folder of its own; `start` starts it. */
export async function createParley(environment: Record<string, string> = {}, nodeOptions: string[] = []): Promise<Parley> {
  const port = await freePort();
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'parley-faults-'));
  let child: ChildProcess | null = null;
  const running = () => {
    if (!child) throw new Error('Parley was not started');
    return child;
  };
  const databaseUrl = () => environment.DATABASE_URL ?? runningAddress(join(dataDir, 'postgresql'));
  const parley: Parley = {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    child: running,
    async start() {
      const started = spawn(process.execPath, [...nodeFlags, ...nodeOptions, program], {
        env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'fatal', RATE_LIMIT_SCALE: '1000000', ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      let output = '';
      await new Promise<void>((resolve, reject) => {
        for (const stream of [started.stdout, started.stderr])
          stream.on('data', (text: Buffer) => {
            output = (output + text).slice(-4000);
            if (output.includes('Parley is ready')) resolve();
          });
        started.once('exit', (code, signal) => reject(new Error(`Parley ended with ${code ?? signal}: ${output}`)));
      });
    },
    async end(signal) {
      const ending = running();
      if (ending.exitCode !== null || ending.signalCode !== null) return ending.exitCode ?? String(ending.signalCode);
      const ended = once(ending, 'exit');
      ending.kill(signal);
      const [code, by] = (await ended) as [number | null, string | null];
      return code ?? String(by);
    },
    databasePid: () => Number(readFileSync(join(dataDir, 'postgresql/postmaster.pid'), 'utf8').split('\n')[0]),
    rss: () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${running().pid}/status`, 'utf8'))?.[1] ?? 0) / 1024),
    missing: (requestIds) =>
      onConnection(databaseUrl(), async (client) => {
        const waits = 'select 1 from visitor_inbox where fault is null limit 1';
        for (let i = 0; i < countedMs / lookMs && (await client.query(waits)).rows.length > 0; i++) await sleep(lookMs);
        const { rows } = await client.query<{ count: number }>(
          `select count(*)::int as count from unnest($1::uuid[]) as acknowledged
           where not exists (select from responses where request_id = acknowledged)
             and not exists (select from chat_entries where request_id = acknowledged)`,
          [requestIds],
        );
        return rows[0]?.count ?? 0;
      }),
    miscounted: () =>
      onConnection(databaseUrl(), async (client) => {
        const { rows } = await client.query<{ difference: number }>(
          `select ((select count(*) from responses where owner_id = 1 and not replaced)
            - (select sum(responses) from recommender_days where owner_id = 1))::int as difference`,
        );
        return rows[0]?.difference ?? 0;
      }),
    async remove() {
      if (child) await parley.end('SIGTERM');
      if (!environment.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return parley;
}
