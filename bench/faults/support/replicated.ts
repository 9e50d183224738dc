/** A primary and a synchronous standby of Debian's PostgreSQL, on loopback. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { databaseUser } from '../../../server/src/platform/db/embedded/user.ts';
import { administer } from '../../../server/src/testing/databases/postgres.ts';
import { freePort } from '../../../server/src/testing/free-port.ts';

const binaries = '/usr/lib/postgresql/15/bin';

/** Why it cannot be started here; null when it can. */
export const whyNotReplicated = (): string | null =>
  existsSync(join(binaries, 'pg_basebackup')) ? null : `${binaries} is missing (postgresql-15)`;

export interface Replicated {
  /** Names both servers. */
  url: string;
  /** `kill -9` of the primary and of all its processes. */
  killPrimary(): void;
  /** Makes the standby the primary. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts both. A commit is acknowledged when it is on the standby's disk, too. */
export async function startReplicated(): Promise<Replicated> {
  const user = databaseUser();
  const folder = mkdtempSync(join(tmpdir(), 'parley-replicated-'));
  if (user.owner) chownSync(folder, user.owner.uid, user.owner.gid);
  const run = (program: string, args: string[]) =>
    execFileSync(...user.command(join(binaries, program), args), { cwd: '/', stdio: 'pipe' });
  const start = async (data: string, port: number, settings: string[]) => {
    const all = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`, 'max_connections=200', ...settings];
    const server = spawn(...user.command(join(binaries, 'postgres'), ['-D', data, ...all.flatMap((setting) => ['-c', setting])]), {
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: server.stderr }).on('line', (line) => {
        if (line.includes('ready to accept')) resolve();
      });
      server.once('exit', () => reject(new Error('PostgreSQL did not start')));
    });
    return server;
  };
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const [firstPort, secondPort] = [await freePort(), await freePort()];
  const at = (hosts: string, name: string) => `postgres://postgres@${hosts}/${name}`;
  run('initdb', ['-D', first, '-U', 'postgres', '--auth=trust', '--locale=C.UTF-8', '--encoding=UTF8']);
  const primary = await start(first, firstPort, ['synchronous_standby_names=*', 'synchronous_commit=local']);
  run('pg_basebackup', ['-D', second, '-h', '127.0.0.1', '-p', String(firstPort), '-U', 'postgres', '-R', '-c', 'fast']);
  // Its own list of standbys stays empty, or it would wait for itself once it is promoted.
  const standby = await start(second, secondPort, []);
  await administer(at(`127.0.0.1:${firstPort}`, 'postgres'), 'CREATE DATABASE parley');
  await administer(at(`127.0.0.1:${firstPort}`, 'postgres'), 'ALTER DATABASE parley SET synchronous_commit = on');
  return {
    url: at(`127.0.0.1:${firstPort},127.0.0.1:${secondPort}`, 'parley'),
    killPrimary() {
      // All at once, as on a machine without power; a server whose first process is killed alone still finishes what it does.
      const pid = primary.pid ?? 0;
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
      for (const each of [pid, ...children]) process.kill(each, 'SIGKILL');
    },
    promote: () => administer(at(`127.0.0.1:${secondPort}`, 'postgres'), 'select pg_promote()'),
    async stop() {
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
