/** A PostgreSQL server that nobody watches over: it is stopped and started by hand, as an operator's is. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { onConnection } from '../../../server/src/platform/db/connections/connection.ts';
import { findBinaries, majorVersion } from '../../../server/src/platform/db/embedded/binaries.ts';
import { databaseUser } from '../../../server/src/platform/db/embedded/user.ts';
import { debianBinaries } from '../../../server/src/testing/databases/debian-postgres.ts';
import { administer } from '../../../server/src/testing/databases/postgres.ts';
import { freePort } from '../../../server/src/testing/free-port.ts';

export interface Version {
  name: string;
  /** The folder of its programs; null where it is not installed. */
  binaries: string | null;
}

/** The newest version that Parley supports, from npm, and the oldest, from Debian. */
export const versions = (): Version[] => [
  { name: `PostgreSQL ${majorVersion}`, binaries: findBinaries() },
  { name: 'PostgreSQL 15', binaries: existsSync(join(debianBinaries, 'postgres')) ? debianBinaries : null },
];

/** Starts the program on a folder of data, and resolves when it takes connections. @throws Error when it ends before that */
export async function launchPostgres(
  binaries: string,
  { data, sockets, port, settings = [] }: { data: string; sockets: string; port: number; settings?: string[] },
): Promise<ChildProcess> {
  const all = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${sockets}`, 'max_connections=200', ...settings];
  const args = ['-D', data, ...all.flatMap((setting) => ['-c', setting])];
  const server = spawn(...databaseUser().command(join(binaries, 'postgres'), args), { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: server.stderr }).on('line', (line) => {
      if (line.includes('ready to accept')) resolve();
    });
    server.once('exit', () => reject(new Error('PostgreSQL did not start')));
  });
  return server;
}

/** Makes a folder for the data of servers, which their user may write to. */
export function makeServerFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `parley-${name}-`));
  const { owner } = databaseUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

/** Runs one of PostgreSQL's programs as the servers' user. */
export const runPostgres = (binaries: string, program: string, args: string[]): Buffer =>
  execFileSync(...databaseUser().command(join(binaries, program), args), { cwd: '/', stdio: 'pipe' });

/** Creates an empty database cluster in a folder. */
export const initialise = (binaries: string, data: string): Buffer =>
  runPostgres(binaries, 'initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--locale=C.UTF-8', '--encoding=UTF8']);

/** The signals of `pg_ctl stop -m`: 'fast' writes everything to disk, 'immediate' leaves it to the next start to recover. */
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

export interface OperatedServer {
  /** The database `parley` on it. */
  url: string;
  start(): Promise<void>;
  stop(mode: keyof typeof signals): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** Starts a server on a port of its own. */
export async function startOperated(binaries: string): Promise<OperatedServer> {
  const folder = makeServerFolder('operated');
  const data = join(folder, 'data');
  const port = await freePort();
  const urlOf = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  initialise(binaries, data);
  let child = await launchPostgres(binaries, { data, sockets: folder, port });
  await administer(urlOf('postgres'), 'CREATE DATABASE parley');
  const server: OperatedServer = {
    url: urlOf('parley'),
    async start() {
      child = await launchPostgres(binaries, { data, sockets: folder, port });
    },
    async stop(mode) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signals[mode]);
      await ended;
    },
    async remove() {
      await server.stop('fast');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return server;
}

export interface Witness {
  /** How often each error came: PostgreSQL's code, or that of the network. */
  seen: Map<string, number>;
  stop(): Promise<void>;
}

const witnessMs = 2;

/** Uses a connection of its own all the time, opens a new one whenever it breaks, and remembers why: shows that a fault was what it is meant to be. */
export function startWitness(url: string): Witness {
  const going = new AbortController();
  const seen = new Map<string, number>();
  const note = ({ code }: NodeJS.ErrnoException) => {
    if (code) seen.set(code, (seen.get(code) ?? 0) + 1);
  };
  const watch = async () => {
    while (!going.signal.aborted) {
      try {
        await onConnection(url, async (client) => {
          // Whoever is idle when the server stops is told so here, and by no query.
          client.on('error', note);
          while (!going.signal.aborted) {
            await client.query('select 1');
            await sleep(witnessMs);
          }
        });
      } catch (error) {
        note(error as NodeJS.ErrnoException);
        await sleep(witnessMs);
      }
    }
  };
  const watching = watch();
  return {
    seen,
    async stop() {
      going.abort();
      await watching;
    },
  };
}
