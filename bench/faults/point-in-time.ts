/**
 * A server at DATABASE_URL whose disk is lost after somebody deleted what should not have been: restored from a base backup and the archived write-ahead log to the moment before. The settings and commands are
 * those of docs/deploy.md.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onConnection } from '../../server/src/platform/db/connections/connection.ts';
import { debianBinaries } from '../../server/src/testing/databases/debian-postgres.ts';
import { administer } from '../../server/src/testing/databases/postgres.ts';
import { freePort } from '../../server/src/testing/free-port.ts';
import { type Extent, notTried, type Trial } from './support/fault.ts';
import { createParley, type Parley } from './support/parley.ts';
import { initialise, launchPostgres, makeServerFolder, runPostgres } from './support/postgres.ts';
import { startVisitors } from './support/visitors.ts';

const name = 'restored to a moment';
const secret = 'a secret for faults, 7c1f0e5a93b24d68 and more';
const visitorCount = 8;
const writesMs = 2_000;
const patienceMs = 60_000;
const lookMs = 100;

/** Lets visitors write for a while, and gives the request ids of what was acknowledged. */
async function written(parley: Parley): Promise<string[]> {
  const visitors = await startVisitors(parley, visitorCount);
  await sleep(writesMs);
  await visitors.stop();
  return visitors.acknowledged;
}

/** Waits until a query gives a row. @throws Error when it gives none within a minute */
async function until(url: string, query: string, values: unknown[] = []): Promise<void> {
  await onConnection(url, async (client) => {
    for (const since = performance.now(); performance.now() - since < patienceMs; await sleep(lookMs))
      if ((await client.query(query, values)).rows.length > 0) return;
    throw new Error(`gave no row: ${query}`);
  });
}

/** Closes the part of the log that is written to, and waits until the archive has it. */
async function archiveLog(url: string): Promise<void> {
  const closed = await onConnection(url, async (client) => {
    const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
    return rows[0]?.file;
  });
  await until(url, 'select from pg_stat_archiver where last_archived_wal >= $1', [closed]);
}

/** Takes a base backup while visitors write, deletes what they wrote, loses the disk, and restores the moment before. */
export async function pointInTime(_extent: Extent): Promise<Trial[]> {
  if (!existsSync(join(debianBinaries, 'pg_basebackup'))) return [notTried(name, 'pg_basebackup is not installed')];
  const folder = makeServerFolder('point-in-time');
  const [data, archive, base] = ['data', 'archive', 'base'].map((part) => join(folder, part)) as [string, string, string];
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/parley`;
  const start = (where: string, settings: string[]) => launchPostgres(debianBinaries, { data: where, sockets: folder, port, settings });
  initialise(debianBinaries, data);
  runPostgres('/usr/bin', 'mkdir', [archive]);
  const archiving = ['archive_mode=on', `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`];
  let server = await start(data, archiving);
  await administer(`postgres://postgres@127.0.0.1:${port}/postgres`, 'CREATE DATABASE parley');
  const parley = await createParley({ DATABASE_URL: url, SECRET: secret });
  const ended = () => new Promise((resolve) => server.once('exit', resolve));
  try {
    await parley.start();
    const before = await written(parley);
    const during = written(parley);
    runPostgres(debianBinaries, 'pg_basebackup', ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-D', base, '-c', 'fast']);
    const kept = [...before, ...(await during), ...(await written(parley))];
    const moment = await onConnection(url, async (client) => {
      const { rows } = await client.query<{ at: string }>('select clock_timestamp()::text as at');
      return rows[0]?.at ?? '';
    });
    const later = await written(parley);
    await until(url, 'select where not exists (select from visitor_inbox where fault is null)');
    await onConnection(url, (client) => client.query('delete from responses'));
    await archiveLog(url);
    await parley.end('SIGTERM');
    const lost = ended();
    server.kill('SIGQUIT');
    await lost;
    rmSync(data, { recursive: true });
    writeFileSync(join(base, 'recovery.signal'), '');
    server = await start(base, [
      `restore_command=cp ${archive}/%f %p`,
      `recovery_target_time=${moment}`,
      'recovery_target_action=promote',
      ...archiving,
    ]);
    await until(url, 'select where not pg_is_in_recovery()');
    await parley.start();
    const gone = await parley.missing(kept);
    const tooLate = later.length - (await parley.missing(later));
    const more = await written(parley);
    const servesAgain = more.length > 0 && (await parley.missing(more)) === 0;
    const detail = `${kept.length} acknowledged before the moment, ${later.length} after it of which ${tooLate} are there, ${more.length} since`;
    return [{ name, attempts: 1, survived: gone === 0 && tooLate === 0 && servesAgain ? 1 : 0, lost: gone, detail }];
  } finally {
    await parley.remove();
    const stopped = ended();
    server.kill('SIGINT');
    await stopped;
    rmSync(folder, { recursive: true, force: true });
  }
}
