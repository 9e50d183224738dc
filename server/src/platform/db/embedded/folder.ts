/** The folder of the embedded database: created at the first start, checked at every later one. */
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CannotOpenDatabase } from '../connections/refusal.ts';
import { authentication, superuser } from './address.ts';
import { majorVersion } from './binaries.ts';
import { endLeftover } from './leftover.ts';
import { type DatabaseUser, handOver } from './user.ts';

const run = promisify(execFile);

/** The database's folder in DATA_DIR. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'postgresql');

/**
 * Creates or checks the folder, so that a server can start on it and no other server uses it.
 * @throws CannotOpenDatabase when another version wrote it, or it cannot be created.
 */
export async function prepareFolder(dataDir: string, binaries: string, user: DatabaseUser): Promise<string> {
  const folder = databaseFolder(dataDir);
  if (existsSync(join(dataDir, 'database/PG_VERSION')))
    throw new CannotOpenDatabase(
      `${join(dataDir, 'database')} was written by a Parley from before version 0.1.0, on PGlite; move it away to begin anew`,
    );
  if (!existsSync(folder)) await makeFolder(folder, dataDir, binaries, user);
  const version = versionOf(folder);
  if (version !== majorVersion)
    throw new CannotOpenDatabase(
      `${folder} was written by PostgreSQL ${version}, and this Parley brings ${majorVersion}: bring it over with npm run db:dump (docs/deploy.md, "From one PostgreSQL to another")`,
    );
  await endLeftover(folder);
  handOver(folder, dataDir, user);
  // PostgreSQL refuses a folder that others may read, and copying may have changed the permissions.
  chmodSync(folder, 0o700);
  return folder;
}

/** Creates the database in a temporary folder and moves it when it is complete, so that an interrupted first start is repeated. @throws CannotOpenDatabase with what initdb said */
async function makeFolder(folder: string, dataDir: string, binaries: string, user: DatabaseUser): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  handOver(unfinished, dataDir, user);
  const encoding = ['--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
  // Small log files, because even an empty database has one, and each backup copies it.
  const options = ['--pgdata', unfinished, '--username', superuser, ...encoding, '--wal-segsize=4', ...authentication(folder)];
  try {
    await run(...user.command(join(binaries, 'initdb'), options), { cwd: '/', env: databaseEnvironment() });
  } catch (error) {
    const reason = lastLine(error as { stderr?: string } & Error);
    const advice = /user does not exist/.test(reason) ? '; PostgreSQL needs a user that /etc/passwd names, or set DATABASE_URL' : '';
    throw new CannotOpenDatabase(`the embedded database could not be made in ${folder}: ${reason}${advice}`);
  }
  renameSync(unfinished, folder);
}

const lastLine = ({ stderr, message }: { stderr?: string; message: string }) => (stderr?.trim() || message).split('\n').at(-1) ?? message;

function versionOf(folder: string): string {
  try {
    return readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch {
    return 'of an unknown version';
  }
}

/** The environment of PostgreSQL's programs: without variables such as PGDATA, and without secrets. */
export const databaseEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }),
});
