/** Starts the database's process, restarts it with growing pauses when it crashes, and stops it. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { CannotOpenDatabase } from '../connections/refusal.ts';
import { databaseEnvironment } from './folder.ts';
import type { DatabaseUser } from './user.ts';

const pauses = { first: 200, longest: 30_000 };
/** After running this long the database counts as healthy, and the pauses before a restart start again at the shortest. */
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

/** Time as restarts need it; tests have one of their own. */
interface Time {
  now(): number;
  /** Resolves after so many milliseconds, or when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

const realTime: Time = {
  now: () => performance.now(),
  wait: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => {}),
};

export interface DatabaseProcess {
  /** The id of the current process; it changes with each restart. */
  pid(): number | undefined;
  /** Stops it after everything is written to disk, and breaks the connections that are still open. */
  stop(): Promise<void>;
}

/**
 * Starts the database and keeps it running until `stop`.
 * @throws CannotOpenDatabase when the first start fails, with PostgreSQL's last message.
 */
export async function keepRunning(launch: Launch, time = realTime): Promise<DatabaseProcess> {
  const { log } = launch;
  const stopped = new AbortController();
  let child = await startFirst(launch);
  let pause = pauses.first;

  const watch = (since: number) => {
    child.once('exit', (code, signal) => {
      if (stopped.signal.aborted) return;
      if (time.now() - since > goodRunMs) pause = pauses.first;
      log.error({ code, signal }, 'the database ended by itself and is started again');
      void startAgain();
    });
  };
  const startAgain = async () => {
    while (!stopped.signal.aborted) {
      await time.wait(pause, stopped.signal);
      if (stopped.signal.aborted) return;
      pause = Math.min(pause * 2, pauses.longest);
      try {
        child = await start(launch, (starting) => {
          child = starting;
        });
        log.info('the database is back');
        return watch(time.now());
      } catch (error) {
        log.error({ err: error, pause }, 'the database cannot be started');
      }
    }
  };
  watch(time.now());

  // If this process exits without calling `stop`, the database is stopped here.
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

/** Child processes of a killed server may use the folder a moment longer. */
async function startFirst(launch: Launch): Promise<ChildProcess> {
  for (const since = performance.now(); ; ) {
    try {
      return await start(launch);
    } catch (error) {
      if (!/shared memory block/.test((error as Error).message) || performance.now() - since > oldProcessesMs) throw error;
      await sleep(pauses.first);
    }
  }
}

/** Resolves when the database accepts connections. */
async function start({ binaries, folder, user, settings, log }: Launch, begun?: (child: ChildProcess) => void): Promise<ChildProcess> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(...user.command(join(binaries, 'postgres'), ['-D', folder, ...options]), {
    // In a separate session, so that Ctrl+C in the terminal only reaches Parley, which needs the database until the end.
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
      const reason = lines.findLast((line) => /(FATAL|PANIC): /.test(line)) ?? lines.at(-1) ?? 'it printed nothing';
      reject(new CannotOpenDatabase(`the embedded database could not be started: ${reason}`));
    });
  });
  return child;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Shuts down fast; if that takes too long, immediately, which leaves the rest to crash recovery. */
async function stop(child: ChildProcess, { binaries, folder }: Launch): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  // Windows has no signals; pg_ctl uses its own protocol there.
  if (process.platform === 'win32') execFile(join(binaries, 'pg_ctl'), ['stop', '-D', folder, '-m', 'fast', '--no-wait']);
  else child.kill('SIGINT');
  const impatience = setTimeout(() => child.kill('SIGQUIT'), stopPatienceMs);
  await ended;
  clearTimeout(impatience);
}
