/** Runs Parley as a separate process, as in production: the built file, which starts in a third of the time of the sources. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export interface ParleyProcess {
  url: string;
  child: ChildProcess;
  /** Resolves with the exit code and signal. */
  exited: Promise<unknown[]>;
  stop(): Promise<void>;
}

const project = join(import.meta.dirname, '../../..');

/** The built file. */
export const program = join(project, 'server/dist/main.js');

/** The flags that `npm start` gives Node. What is tested or measured as a process has them, too. */
export const nodeFlags: readonly string[] = JSON.parse(readFileSync(join(project, 'tools/node-flags.json'), 'utf8'));

/** The variables that every process needs, and nothing else of the environment of the tests. */
export function processEnvironment(): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}

/** Builds it where the sources changed. */
export function buildServer(): void {
  const script = "import('./tools/setup.mjs').then((setup) => setup.ensureServer())";
  execFileSync(process.execPath, ['-e', script], { cwd: project, stdio: 'inherit' });
}

/** Starts Parley on a free port and waits until it is ready. @throws with the output when it exits before that */
export async function startParley(environment: Record<string, string>): Promise<ParleyProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeFlags, program], {
    env: { ...processEnvironment(), PORT: String(port), LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '1000', ...environment },
    // A separate process group, as in a terminal.
    detached: true,
  });
  const exited = once(child, 'exit');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk;
        if (output.includes('Parley is ready')) resolve();
      });
    child.once('exit', () => reject(new Error(output)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    exited,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
