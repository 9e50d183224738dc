/** A primary and a synchronous standby of Debian's PostgreSQL, on loopback. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { debianBinaries } from '../../../server/src/testing/databases/debian-postgres.ts';
import { administer } from '../../../server/src/testing/databases/postgres.ts';
import { freePort } from '../../../server/src/testing/free-port.ts';
import { initialise, launchPostgres, makeServerFolder, runPostgres } from './postgres.ts';

const binaries = debianBinaries;

/** Why it cannot be started here; null when it can. */
export const whyNotReplicated = (): string | null =>
  existsSync(join(binaries, 'pg_basebackup')) ? null : `${binaries} is missing (postgresql-15)`;

export interface Replicated {
  /** Names both servers. */
  url: string;
  /** `kill -9` of the primary and of all its processes. */
  killPrimary(): void;
  /** Stops all of them in the middle of what they do: connections stay open and nothing is answered, as of a machine that vanished. */
  freezePrimary(): void;
  /** Makes the standby the primary. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts both. A commit is acknowledged when it is on the standby's disk, too. */
export async function startReplicated(): Promise<Replicated> {
  const folder = makeServerFolder('replicated');
  const start = (data: string, port: number, settings: string[]) => launchPostgres(binaries, { data, sockets: folder, port, settings });
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const [firstPort, secondPort] = [await freePort(), await freePort()];
  const at = (hosts: string, name: string) => `postgres://postgres@${hosts}/${name}`;
  initialise(binaries, first);
  const primary = await start(first, firstPort, ['synchronous_standby_names=*', 'synchronous_commit=local']);
  runPostgres(binaries, 'pg_basebackup', ['-D', second, '-h', '127.0.0.1', '-p', String(firstPort), '-U', 'postgres', '-R', '-c', 'fast']);
  // Its own list of standbys stays empty, or it would wait for itself once it is promoted.
  const standby = await start(second, secondPort, []);
  await administer(at(`127.0.0.1:${firstPort}`, 'postgres'), 'CREATE DATABASE parley');
  await administer(at(`127.0.0.1:${firstPort}`, 'postgres'), 'ALTER DATABASE parley SET synchronous_commit = on');
  const signalPrimary = (signal: NodeJS.Signals) => {
    const pid = primary.pid ?? 0;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    for (const each of [pid, ...children]) process.kill(each, signal);
  };
  return {
    url: at(`127.0.0.1:${firstPort},127.0.0.1:${secondPort}`, 'parley'),
    // All at once, as on a machine without power; a server whose first process is killed alone still finishes what it does.
    killPrimary: () => signalPrimary('SIGKILL'),
    freezePrimary: () => signalPrimary('SIGSTOP'),
    promote: () => administer(at(`127.0.0.1:${secondPort}`, 'postgres'), 'select pg_promote()'),
    async stop() {
      if (primary.exitCode === null && primary.signalCode === null) signalPrimary('SIGCONT');
      await Promise.all([end(primary), end(standby)]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  await ended;
}
