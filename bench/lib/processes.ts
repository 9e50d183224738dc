/** The processes that are measured: Parley as in production, and bare servers to compare it with. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../server/src/testing/free-port.ts';
import { nodeFlags } from '../../server/src/testing/process.ts';

export const project = join(import.meta.dirname, '../..');

export interface Running {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts a script of ours on a free port with a new folder, and waits until it prints that it is ready. */
async function startScript(script: string, environment: Record<string, string>): Promise<Running> {
  const port = environment.PORT ?? (await freePort());
  const kept = environment.DATA_DIR;
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'parley-bench-'));
  const child = spawn(process.execPath, [...nodeFlags, join(project, script)], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '1000000', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await saysReady(child, script);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      if (!kept) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const saysReady = (child: ChildProcess, script: string) =>
  new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (/ready/.test(chunk.toString())) resolve();
    });
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });

/** Starts Parley as `npm start` does, on a new data folder. */
export const startParley = (environment: Record<string, string> = {}) => {
  const build = "import('./tools/setup.mjs').then((setup) => setup.ensureServer())";
  execFileSync(process.execPath, ['-e', build], { cwd: project, stdio: 'inherit' });
  return startScript('server/dist/main.js', environment);
};

export interface Again {
  /** Starts the built file. */
  start(): Promise<Running>;
  /** `npm start`, as it is typed: npm, the check whether builds are fresh, and the built file. */
  npmStart(): Promise<Running>;
  remove(): void;
}

/** Starts and stops Parley once, and returns how to start it again on the same data, under the same address: another one would change the demo shops' links. */
export async function startParleyAgain(): Promise<Again> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  const environment = { DATA_DIR: dataDir, NODE_COMPILE_CACHE: join(dataDir, 'compiled'), PORT: String(await freePort()) };
  const first = await startParley(environment);
  await first.stop();
  return {
    start: () => startScript('server/dist/main.js', environment),
    npmStart: () => startByNpm(environment),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** The environment of somebody's shell: that of `npm run bench` has Node 24 first in its path, and npm's own variables. */
function ofAShell(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.endsWith(join('node_modules', '.bin')));
  return { ...Object.fromEntries(own), PATH: path.join(delimiter) };
}

async function startByNpm(environment: Record<string, string>): Promise<Running> {
  const child = spawn('npm', ['start'], {
    cwd: project,
    env: { ...ofAShell(), LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, to which signals go as those of a terminal do.
    detached: true,
  });
  await saysReady(child, 'npm start');
  const pid = child.pid ?? 0;
  return {
    url: `http://127.0.0.1:${environment.PORT}`,
    pid,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      process.kill(-pid, 'SIGTERM');
      await ended;
      // npm does not wait for the server, which gives up its folder last.
      while (isAlive(-pid)) await sleep(20);
    },
  };
}

/** Whether a process, or one of a group (negative), is there. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A Fastify without anything of ours; see bare.ts for what it serves. */
export const startBare = (environment: Record<string, string> = {}) => startScript('bench/bare.ts', environment);
