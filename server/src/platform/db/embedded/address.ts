/** The address of the embedded database: a Unix socket that only its user and root can use, or loopback on Windows. */
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseUser } from './user.ts';

export const superuser = 'postgres';
const port = 5432;
/** The longest path of a socket: macOS allows 103 bytes, Linux 107. */
const longestSocketPath = 100;

export interface Address {
  /** PostgreSQL's settings for this address. */
  settings: Record<string, string | number>;
  /** The driver's connection settings. */
  url: string;
  /** Removes the files created for it. */
  close(): void;
}

/** The address of the database in `folder`. If the path is too long for a socket, a private temporary folder is used. */
export async function addressOf(folder: string, user: DatabaseUser): Promise<Address> {
  if (process.platform === 'win32') return loopback(folder);
  const isTooLong = Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) > longestSocketPath;
  const sockets = isTooLong ? mkdtempSync(join(tmpdir(), 'parley-socket-')) : folder;
  if (isTooLong && user.owner) chownSync(sockets, user.owner.uid, user.owner.gid);
  return {
    settings: {
      listen_addresses: '',
      unix_socket_directories: `"${sockets.replaceAll('"', '""')}"`,
      unix_socket_permissions: '0700',
      port,
    },
    url: urlOfSocket(sockets),
    close() {
      if (isTooLong) rmSync(sockets, { recursive: true, force: true });
    },
  };
}

/** The driver's connection settings for a database whose socket is in a folder. */
export const urlOfSocket = (sockets: string): string =>
  `postgres://${superuser}@localhost:${port}/postgres?host=${encodeURIComponent(sockets)}`;

/** The same for the database in `folder` that listens on loopback. */
export const urlOfLoopback = (folder: string, listening: number): string =>
  `postgres://${superuser}:${passwordOf(folder).password}@127.0.0.1:${listening}/postgres`;

async function loopback(folder: string): Promise<Address> {
  const free = await freePort();
  return {
    settings: { listen_addresses: '127.0.0.1', port: free },
    url: urlOfLoopback(folder, free),
    close() {},
  };
}

/** The options of `initdb` for authentication: the socket's file permissions, or a password where there is no socket. */
export const authentication = (folder: string): string[] =>
  process.platform === 'win32'
    ? ['--auth=scram-sha-256', `--pwfile=${passwordOf(folder).file}`]
    : ['--auth-local=trust', '--auth-host=reject'];

function passwordOf(folder: string): { file: string; password: string } {
  const file = `${folder}-password`;
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return { file, password: readFileSync(file, 'utf8').trim() };
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
