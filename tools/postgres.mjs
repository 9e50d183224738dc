/** Provides Debian's PostgreSQL 15, the oldest supported version, for the step of `npm test` that runs on it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './setup.mjs';

const server = '/usr/lib/postgresql/15/bin/postgres';

/**
 * The tests whose results could differ there: the platform, the opening of old data, every call once, what searches by stems and letters, the
 * counters, and reports, which have the longest statements. That it understands the statements of all others is checked at the end of the step
 * `server` (server/src/testing/databases/oldest.ts).
 */
export const testsOnOldestPostgres = [
  ...['connections/channels', 'db', 'connections/limits', 'sql/trips'].map((name) => `server/src/platform/db/${name}.test.ts`),
  'server/src/platform/http/once.test.ts',
  'server/src/first-release.test.ts',
  'server/src/every-call.test.ts',
  'server/src/features/assistant/finding/find.test.ts',
  'server/src/features/engagements/recount.test.ts',
  'server/src/features/engagements/inbox/inbox.test.ts',
  'server/src/features/analytics/',
];

/** Whether PostgreSQL 15 is available; as root it is installed with Debian's package manager. */
export function ensureOldestPostgres() {
  if (existsSync(server)) return true;
  const hasPackage = () => /Candidate: 15/.test(spawnSync('apt-cache', ['policy', 'postgresql-15'], { encoding: 'utf8' }).stdout ?? '');
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (canInstall) run('apt-get', ['update', '-qq'], { env });
  if (!canInstall || !hasPackage()) {
    console.log("skipped  server on PostgreSQL 15: it needs Debian's package postgresql-15 (apt-get install postgresql-15)");
    return false;
  }
  console.log('Installing PostgreSQL 15 …');
  // Without the database server that the package would make and start.
  const folder = '/etc/postgresql-common/createcluster.d';
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'parley.conf'), 'create_main_cluster = false\n');
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql-15'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return true;
}
