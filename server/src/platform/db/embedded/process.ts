/** The database's process: started, started again with growing pauses when it ends by itself, and stopped. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { CannotOpenDatabase } from '../refusal.ts';
import { databaseEnvironment } from './folder.ts';
import type { DatabaseUser } from './user.ts';

const pauses = { first: 200, longest: 30_000 };
/** A database that ran this long is well: its next end is a new story. */
const goodRunMs = 60_000;
const stopPatienceMs = 20_000;
const oldProcessesMs = 10_000;
const keptLines = 20;

interface Launch {
  binaries: string;
  folder: string;
  user: DatabaseUser;
  settings: Record<string, string | number>;
  log: Logger;
}

export interface DatabaseProcess {
  /** The process that runs now; a new number after each start. */
  pid(): number | undefined;
  /** Stops it after everything is written out; connections that are still open are broken. */
  stop(): Promise<void>;
}

/**
 * Starts the database and keeps it running until `stop`.
 * @throws CannotOpenDatabase when the first start fails, with what PostgreSQL said last.
 */
export async function keepRunning(launch: Launch): Promise<DatabaseProcess> {
  const { log } = launch;
  const stopped = new AbortController();
  let child = await startFirst(launch);
  let pause = pauses.first;

  const watch = (since: number) => {
    child.once('exit', (code, signal) => {
      if (stopped.signal.aborted) return;
      if (Date.now() - since > goodRunMs) pause = pauses.first;
      log.error({ code, signal }, 'the database ended by itself and is started again');
      void startAgain();
    });
  };
  const startAgain = async () => {
    while (!stopped.signal.aborted) {
      await sleep(pause, null, { signal: stopped.signal }).catch(() => {});
      if (stopped.signal.aborted) return;
      pause = Math.min(pause * 2, pauses.longest);
      try {
        child = await start(launch, (starting) => {
          child = starting;
        });
        log.info('the database is back');
        return watch(Date.now());
      } catch (error) {
        log.error({ err: error, pause }, 'the database cannot be started');
      }
    }
  };
  watch(Date.now());

  // A process that ends without stopping it in order still ends it.
  const endWithUs = () => void child.kill('SIGINT');
  process.once('exit', endWithUs);
  return {
    pid: () => child.pid,
    async stop() {
      stopped.abort();
      process.off('exit', endWithUs);
      await stop(child, launch);
    },
  };
}

/** Processes of a server that was killed may use the folder for a moment longer. */
async function startFirst(launch: Launch): Promise<ChildProcess> {
  for (const since = Date.now(); ; ) {
    try {
      return await start(launch);
    } catch (error) {
      if (!/shared memory block/.test((error as Error).message) || Date.now() - since > oldProcessesMs) throw error;
      await sleep(pauses.first);
    }
  }
}

/** Resolves when the database takes connections. */
async function start({ binaries, folder, user, settings, log }: Launch, begun?: (child: ChildProcess) => void): Promise<ChildProcess> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(...user.command(join(binaries, 'postgres'), ['-D', folder, ...options]), {
    // A session of its own: Ctrl+C in the terminal is for Parley, which needs the database until it is done.
    detached: true,
    cwd: '/',
    env: databaseEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  begun?.(child);
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const output = createInterface({ input: child.stderr });
    output.on('line', (line) => {
      if (lines.push(line) > keptLines) lines.shift();
      if (line.includes('ready to accept connections')) resolve();
      if (/ (FATAL|PANIC): /.test(line)) log.warn({ line }, 'the database says');
      else log.debug({ line }, 'the database says');
    });
    child.once('error', (error) => reject(new CannotOpenDatabase(`the embedded database could not be started: ${error.message}`)));
    child.once('exit', () => {
      const reason = lines.findLast((line) => /(FATAL|PANIC): /.test(line)) ?? lines.at(-1) ?? 'it said nothing';
      reject(new CannotOpenDatabase(`the embedded database could not be started: ${reason}`));
    });
  });
  return child;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** A fast shutdown, and one that leaves the rest to recovery when it takes too long. */
async function stop(child: ChildProcess, { binaries, folder }: Launch): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  // Windows has no signals; pg_ctl speaks to the server in its own way there.
  if (process.platform === 'win32') execFile(join(binaries, 'pg_ctl'), ['stop', '-D', folder, '-m', 'fast', '--no-wait']);
  else child.kill('SIGINT');
  const impatience = setTimeout(() => child.kill('SIGQUIT'), stopPatienceMs);
  await ended;
  clearTimeout(impatience);
}
