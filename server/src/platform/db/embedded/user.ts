/**
 * The user of the database's process. PostgreSQL refuses to run as root, so Parley as root starts it as `nobody`, with the single
 * capability to read below folders that only root may enter (DATA_DIR or the packages may be below /root).
 */
import { chmodSync, chownSync, existsSync, lchownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CannotOpenDatabase } from '../connections/refusal.ts';

const nobody = 65_534;
const readAnywhere = 'dac_read_search';
const readAnywhereBit = 2n;

export interface DatabaseUser {
  /** The owner of the database's files; null for the user that runs Parley. */
  owner: { uid: number; gid: number } | null;
  /** The command that runs `file` as this user. */
  command(file: string, args: string[]): [file: string, args: string[]];
}

/**
 * The user that the database runs as.
 * @param path the PATH in which `setpriv` is searched.
 * @throws CannotOpenDatabase as root on a system without `setpriv`.
 */
export function databaseUser(path = `${process.env.PATH}${delimiter}/usr/bin${delimiter}/bin`): DatabaseUser {
  const isRoot = process.getuid?.() === 0;
  const setpriv = process.platform === 'linux' ? find('setpriv', path) : null;
  if (isRoot && !setpriv)
    throw new CannotOpenDatabase(
      'the embedded database cannot run as root, and setpriv (util-linux), which changes the user, is missing: install it, run Parley as another user, or set DATABASE_URL',
    );
  // When Parley is killed, the kernel stops the database; otherwise the next start does.
  const options = ['--pdeathsig', 'INT'];
  if (isRoot) options.push('--reuid', `${nobody}`, '--regid', `${nobody}`, '--clear-groups', '--no-new-privs', ...capabilities());
  return {
    owner: isRoot ? { uid: nobody, gid: nobody } : null,
    command: (file, args) => (setpriv ? [setpriv, [...options, file, ...args]] : [file, args]),
  };
}

function find(program: string, path: string): string | null {
  const folder = path.split(delimiter).find((each) => each !== '' && existsSync(join(each, program)));
  return folder ? join(folder, program) : null;
}

/** The options for the capability. Without `no_setuid_fixup`, access(2), with which PostgreSQL finds its own files, ignores it. */
function capabilities(): string[] {
  if (!mayReadAnywhere()) return ['--inh-caps', '-all'];
  const only = `+${readAnywhere}`;
  return [
    '--securebits',
    '+no_setuid_fixup',
    '--inh-caps',
    `-all,${only}`,
    '--ambient-caps',
    `-all,${only}`,
    '--bounding-set',
    `-all,${only}`,
  ];
}

/** Whether this process has the capability; root in a container may lack it. */
function mayReadAnywhere(): boolean {
  const held = /^CapEff:\s*(\w+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';
  return (BigInt(`0x${held}`) & (1n << readAnywhereBit)) !== 0n;
}

/**
 * Gives the database's user everything in its folder, even if another user copied it there, and access through `dataDir`, but not to the
 * other contents of `dataDir`. It needs no access through `dataDir` if it `readsAnywhere`.
 */
export function handOver(folder: string, dataDir: string, { owner }: Pick<DatabaseUser, 'owner'>, readsAnywhere = mayReadAnywhere()): void {
  if (!owner) return;
  own(folder, owner);
  if (readsAnywhere) return;
  const { uid, mode } = statSync(dataDir);
  if (uid !== 0 || mode & 0o001) return;
  chownSync(dataDir, 0, owner.gid);
  chmodSync(dataDir, (mode & 0o7777) | 0o010);
}

function own(path: string, owner: { uid: number; gid: number }): void {
  const stats = lstatSync(path);
  if (stats.uid !== owner.uid || stats.gid !== owner.gid) lchownSync(path, owner.uid, owner.gid);
  if (stats.isDirectory()) for (const name of readdirSync(path)) own(join(path, name), owner);
}
