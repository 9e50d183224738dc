/** Debian's PostgreSQL 15, the oldest supported version. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { databaseUser } from '../../platform/db/embedded/user.ts';

/** Where Debian's package installs it. */
export const debianBinaries = '/usr/lib/postgresql/15/bin';

/** Starts the server on a temporary folder, which `stop` removes. */
export async function startDebianPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-postgres15-'));
  const user = databaseUser();
  if (user.owner) chownSync(folder, user.owner.uid, user.owner.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '--locale=C.UTF-8', '--encoding=UTF8', '--no-sync'];
  execFileSync(...user.command(join(debianBinaries, 'initdb'), initdb), { cwd: '/', stdio: 'pipe' });
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=200', 'jit=off'];
  const options = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(...user.command(join(debianBinaries, 'postgres'), options), { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: server.stderr }).on('line', (line) => {
      lines.push(line);
      if (line.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL 15 did not start:\n${lines.join('\n')}`)));
  });
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
