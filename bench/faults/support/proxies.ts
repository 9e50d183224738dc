/** The load balancers of deploy/, started with the files that are there. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../server/src/testing/free-port.ts';
import { project } from '../../lib/processes.ts';
import { send } from './visitors.ts';

export interface LoadBalancer {
  url: string;
  stop(): Promise<void>;
}

const programs = {
  haproxy: { file: 'haproxy.cfg', args: (path: string) => ['-f', path], version: '-v' },
  nginx: { file: 'nginx.conf', args: (path: string) => ['-c', path, '-g', 'daemon off;'], version: '-v' },
};
export type Program = keyof typeof programs;

/** Whether a program can be run here. */
export const hasProgram = (name: string, flag = '-v'): boolean => spawnSync(name, [flag], { stdio: 'ignore' }).error === undefined;

/** Starts a load balancer before two Parleys. */
export async function startLoadBalancer(name: Program, ports: readonly [number, number]): Promise<LoadBalancer> {
  const folder = mkdtempSync(join(tmpdir(), `parley-${name}-`));
  // Its workers have no rights of the one who starts it.
  chmodSync(folder, 0o755);
  const { file, args } = programs[name];
  const port = await freePort();
  const text = readFileSync(join(project, 'deploy', file), 'utf8')
    .replace('0.0.0.0:8080', `127.0.0.1:${port}`)
    .replace('parley-1:3000', `127.0.0.1:${ports[0]}`)
    .replace('parley-2:3000', `127.0.0.1:${ports[1]}`)
    .replaceAll(' /tmp/', ` ${folder}/`);
  const path = join(folder, file);
  writeFileSync(path, text);
  const child: ChildProcess = spawn(name, args(path), { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr?.on('data', (part: Buffer) => {
    output = (output + part).slice(-2000);
  });
  const url = `http://127.0.0.1:${port}`;
  const isUp = async () => (await send(`${url}/placement/13/1`).catch(() => null))?.status === 200;
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}: ${output}`);
    await sleep(50);
  }
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
