/** A separate Parley process, as `npm start` runs it, with its own data folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/src/testing/free-port.ts';
import { nodeFlags, program } from '../../server/src/testing/process.ts';

export interface Parley {
  /** Its address, without a trailing slash. */
  url: string;
  dataDir: string;
  /** The texts of all mails sent so far, oldest first; of those that name an address, where one is given. */
  mails(to?: string): string[];
  /** Kills the process, as when the machine crashes. Its data stays, and `comeBack` starts it at the same address. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  /** Stops the process as an operator would, and deletes its data unless told to keep it. */
  stop(options?: { keepData: boolean }): Promise<void>;
}

const project = join(import.meta.dirname, '../..');

/** Starts a process on a copy of the data of a first start, if there is one, and waits until it prints its address. */
export async function startParley(environment: Record<string, string> = {}): Promise<Parley> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-e2e-'));
  const begun = process.env.PARLEY_BEGUN_DATA;
  if (begun) cpSync(begun, dataDir, { recursive: true });
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT_SCALE: '100', LOG_LEVEL: 'warn', ...environment };
  const launch = async () => {
    const started = spawn(join(project, 'node_modules/.bin/node'), [...nodeFlags, program], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await ready(started);
    return started;
  };
  let child = await launch();
  return {
    url,
    dataDir,
    mails: (to = '') => mailsIn(join(dataDir, 'outbox')).filter((mail) => mail.toLowerCase().includes(to.toLowerCase())),
    goDown: () => ended(child, 'SIGKILL'),
    async comeBack() {
      child = await launch();
    },
    async stop(options) {
      await ended(child, 'SIGTERM');
      if (!options?.keepData) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Parley is ready')) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`Parley ended with ${code}:\n${output}`)));
  });
}

function mailsIn(outbox: string): string[] {
  try {
    const names = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
    return names.sort().map((name) => readFileSync(join(outbox, name), 'utf8'));
  } catch {
    return [];
  }
}
