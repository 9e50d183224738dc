/** Runs Parley as a separate process, as in production. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export interface ParleyProcess {
  url: string;
  child: ChildProcess;
  /** Resolves with the exit code and signal. */
  exited: Promise<unknown[]>;
  stop(): Promise<void>;
}

/** Starts Parley on a free port and waits until it is ready. @throws with the output when it exits before that */
export async function startParley(environment: Record<string, string>): Promise<ParleyProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '1000', ...environment },
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
