/** Stops a database that a killed Parley left running, before another one starts on the folder. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotOpenDatabase } from '../connections/refusal.ts';

const pidFile = 'postmaster.pid';
const socketLock = '.s.PGSQL.5432.lock';
const lookAgainMs = 20;
/** The timeouts of a fast shutdown (SIGINT writes everything to disk) and then of an immediate one. */
const patienceMs = { SIGINT: 30_000, SIGQUIT: 10_000 } as const;

/**
 * Stops the server that still runs on the folder, if there is one, and removes its pid and socket files.
 * @throws CannotOpenDatabase when it does not stop, or when another PostgreSQL may be using the folder.
 */
export async function endLeftover(folder: string): Promise<void> {
  const file = join(folder, pidFile);
  if (!existsSync(file)) return;
  const lines = readFileSync(file, 'utf8').split('\n');
  const [pid, sockets = ''] = [Number(lines[0]), lines[4]];
  const command = commandOf(pid);
  if (command?.includes(folder)) await end(pid, folder);
  else if (command && /postgres/.test(command))
    throw new CannotOpenDatabase(`another PostgreSQL (process ${pid}) may be using ${folder}; stop it first`);
  else forget(folder, lines);
  if (basename(sockets).startsWith('parley-socket-') && dirname(sockets) !== folder) rmSync(sockets, { recursive: true, force: true });
}

/**
 * Makes PostgreSQL ignore the pid of a server that has ended. The pid may belong to another program by now, or to a zombie process, and
 * PostgreSQL would mistake it for a running server. It accepts its parent's pid, so ours is written instead; the other lines stay, because
 * they let PostgreSQL find processes of the old server that still use the folder.
 */
function forget(folder: string, lines: string[]): void {
  writeFileSync(join(folder, pidFile), [process.pid, ...lines.slice(1)].join('\n'));
  rmSync(join(folder, socketLock), { force: true });
}

/** Ends the server of an earlier Parley, more firmly each time. @throws CannotOpenDatabase when it goes on running */
async function end(pid: number, folder: string): Promise<void> {
  for (const [signal, patience] of Object.entries(patienceMs)) {
    const since = performance.now();
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    while (performance.now() - since < patience) {
      if (!commandOf(pid)?.includes(folder)) return;
      await sleep(lookAgainMs);
    }
  }
  throw new CannotOpenDatabase(`the database that an earlier Parley left running (process ${pid}) does not end; end it first`);
}

/** The command line of a running process, with spaces between the arguments. */
function commandOf(pid: number): string | null {
  try {
    const text =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return text.trim() || null;
  } catch {
    return null;
  }
}
