import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { onConnection } from '../connections/connection.ts';
import { CannotOpenDatabase } from '../connections/refusal.ts';
import { currentPlatform, findBinaries } from './binaries.ts';
import { databaseFolder, prepareFolder } from './folder.ts';
import { type EmbeddedDatabase, startEmbedded } from './index.ts';
import { databaseUser } from './user.ts';

const isRoot = process.getuid?.() === 0;
const quick = { settings: { fsync: 'off' } };

describe('the embedded database', () => {
  /** A data folder with a stopped database: most tests begin with a copy of it, which is quicker than creating one. */
  let made: string;
  let top: string;
  let dataDir: string;
  const running: EmbeddedDatabase[] = [];
  beforeAll(async () => {
    made = mkdtempSync(join(tmpdir(), 'parley-embedded-'));
    await (await startEmbedded(made, quick)).stop();
  });
  afterAll(() => rmSync(made, { recursive: true, force: true }));
  beforeEach(() => {
    top = mkdtempSync(join(tmpdir(), 'parley-embedded-'));
    dataDir = join(top, 'data');
    cpSync(made, dataDir, { recursive: true });
    chmodSync(dataDir, 0o700);
  });
  afterEach(async () => {
    for (const database of running.splice(0)) await database.stop();
    rmSync(top, { recursive: true, force: true });
  });

  async function start(folder = dataDir, options: Parameters<typeof startEmbedded>[1] = quick): Promise<EmbeddedDatabase> {
    const database = await startEmbedded(folder, options);
    running.push(database);
    return database;
  }
  async function stop(database: EmbeddedDatabase): Promise<void> {
    running.splice(running.indexOf(database), 1);
    await database.stop();
  }
  const query = (database: EmbeddedDatabase, text: string): Promise<Record<string, unknown>[]> =>
    onConnection(database.url, async (client) => (await client.query(text)).rows);
  const refusal = (folder = dataDir) =>
    start(folder).then(
      () => 'started',
      (error: unknown) => (error instanceof CannotOpenDatabase ? error.message : error),
    );

  it('listens on a socket in DATA_DIR that others may not use, and on no port', async () => {
    const database = await start();
    expect(await query(database, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    const socket = join(databaseFolder(dataDir), '.s.PGSQL.5432');
    expect(statSync(socket).mode & 0o777).toBe(0o700);
    await stop(database);
    expect(existsSync(socket)).toBe(false);
  });

  it('listens elsewhere when DATA_DIR is too deep for a socket, and leaves nothing there', async () => {
    const deep = join(top, 'a folder with a long name and an ü'.repeat(3), 'data');
    cpSync(made, deep, { recursive: true });
    const database = await start(deep);
    const sockets = new URL(database.url).searchParams.get('host') ?? '';
    expect(sockets.startsWith(deep)).toBe(false);
    expect(statSync(sockets).mode & 0o777).toBe(0o700);
    expect(await query(database, 'select 1 as n')).toEqual([{ n: 1 }]);
    await stop(database);
    expect(existsSync(sockets)).toBe(false);
  });

  it.skipIf(!isRoot)('runs as nobody below folders that only root may enter, its programs too', async () => {
    const native = join(top, 'native');
    cpSync(join(findBinaries(), '..'), native, { recursive: true, verbatimSymlinks: true });
    for (const folder of [top, native, dataDir]) chmodSync(folder, 0o700);
    const database = await start(dataDir, { ...quick, binaries: join(native, 'bin') });
    const status = readFileSync(`/proc/${database.pid()}/status`, 'utf8');
    expect(/^Uid:\t(\d+)/m.exec(status)?.[1]).toBe('65534');
    expect(/^CapEff:\t(\w+)/m.exec(status)?.[1]).toBe('0000000000000004');
    expect(await query(database, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it.skipIf(!isRoot)('explains what to do as root when setpriv is missing', () => {
    expect(() => databaseUser('/nowhere')).toThrow(/setpriv .* is missing: install it, run Parley as another user, or set DATABASE_URL/);
  });

  it.each([
    ['musl', { os: 'linux', arch: 'x64', hasGlibc: false }, /needs glibc.*set DATABASE_URL/],
    [
      'an unknown processor',
      { os: 'linux', arch: 'riscv64', hasGlibc: true },
      /no embedded database for linux on riscv64.*set DATABASE_URL/,
    ],
    ['an unknown system', { os: 'sunos', arch: 'x64', hasGlibc: true }, /no embedded database for sunos on x64.*set DATABASE_URL/],
  ] as const)('tells %s to set DATABASE_URL', (_name, platform, line) => {
    expect(() => findBinaries(platform)).toThrow(CannotOpenDatabase);
    expect(() => findBinaries(platform)).toThrow(line);
    expect(currentPlatform().hasGlibc).toBe(true);
  });

  it('refuses a folder of another major version, and explains how to migrate it', async () => {
    writeFileSync(join(databaseFolder(dataDir), 'PG_VERSION'), '17\n');
    expect(await refusal()).toMatch(
      /was written by PostgreSQL 17, and this Parley brings 18: bring it over with npm run db:dump \(docs\/deploy\.md/,
    );
  });

  it('refuses a folder that PGlite wrote', async () => {
    mkdirSync(join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database/PG_VERSION'), '18\n');
    expect(await refusal()).toMatch(/on PGlite; move it away to begin anew/);
  });

  it('is backed up by a copy of the stopped folder, whoever owns the copy', async () => {
    const first = await start();
    await query(first, 'create table kept as select generate_series(1, 1000) as n');
    await stop(first);
    const copy = join(top, 'copy');
    cpSync(dataDir, copy, { recursive: true });
    if (isRoot) expect(statSync(databaseFolder(copy)).uid).toBe(0);
    chmodSync(databaseFolder(copy), 0o755);
    expect(await query(await start(copy), 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }]);
  });

  it('is created again when its creation was interrupted', async () => {
    rmSync(databaseFolder(dataDir), { recursive: true });
    mkdirSync(`${databaseFolder(dataDir)}.new/base`, { recursive: true });
    expect(await query(await start(), 'select 1 as n')).toEqual([{ n: 1 }]);
    expect(readdirSync(dataDir)).toEqual(['postgresql']);
  });

  /** A server on the folder without a Parley, as after Parley was killed. */
  async function leaveBehind(): Promise<{ pid: number; ended: Promise<unknown> }> {
    const folder = await prepareFolder(dataDir, findBinaries(), databaseUser());
    const options = ['-D', folder, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`];
    const child = spawn(...databaseUser().command(join(findBinaries(), 'postgres'), options), {
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(child, 'exit');
    let output = '';
    child.stderr.on('data', (chunk) => (output += chunk));
    await eventually(() => expect(output).toContain('ready to accept connections'));
    return { pid: child.pid ?? 0, ended };
  }

  it('stops a server that an earlier Parley left behind', async () => {
    const left = await leaveBehind();
    const database = await start();
    await left.ended;
    expect(database.pid()).not.toBe(left.pid);
    expect(await query(database, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('starts even if the pid of the last server belongs to another program now', async () => {
    writeFileSync(join(databaseFolder(dataDir), 'postmaster.pid'), `${process.ppid}\n${databaseFolder(dataDir)}\n1\n5432\n\n\n`);
    expect(await query(await start(), 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('refuses when that pid is a PostgreSQL that may use the same folder under another path', async () => {
    const { pid, ended } = await leaveBehind();
    const moved = join(top, 'moved');
    cpSync(dataDir, moved, { recursive: true, filter: (path) => !path.includes('.s.PGSQL') });
    expect(await refusal(moved)).toMatch(`another PostgreSQL (process ${pid}) may be using ${databaseFolder(moved)}; stop it first`);
    process.kill(pid, 'SIGINT');
    await ended;
  });

  it('is restarted after a crash, and keeps what was committed', async () => {
    const database = await start(dataDir, {});
    await query(database, 'create table kept as select 1 as n');
    const before = database.pid() ?? 0;
    process.kill(before, 'SIGKILL');
    await eventually(async () => expect(await query(database, 'select n from kept')).toEqual([{ n: 1 }]));
    expect(database.pid()).not.toBe(before);
  });
});
