/** The image of deploy/Dockerfile: its steps are taken, and its command serves as a user without rights, on a read-only tree. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../server/src/testing/free-port.ts';
import { project } from '../lib/processes.ts';
import { buildImage, sandbox } from './support/dockerfile.ts';
import { notTried, type Trial, Tries } from './support/fault.ts';
import { hasProgram } from './support/proxies.ts';
import { refusalsOf, send, startVisitors } from './support/visitors.ts';

const name = 'image of deploy/Dockerfile';
/** The user `node` of the image. */
const userId = 1000;
const readyMs = 120_000;

/** Builds and runs the image. */
export async function image(): Promise<Trial[]> {
  if (!hasProgram('bwrap', '--version') || process.getuid?.() !== 0) return [notTried(name, 'needs bwrap (bubblewrap) and root')];
  const tries = new Tries();
  const begun = performance.now();
  const built = buildImage(join(project, 'deploy/Dockerfile'));
  try {
    const buildSeconds = (performance.now() - begun) / 1000;
    const data = join(built.root, 'data');
    chownSync(data, userId, userId);
    const port = String(await freePort());
    // A read-only root, /tmp in memory, and /data on the disk, as compose.yaml has it.
    const within = (command: string[]) => [
      ...['--reuid', String(userId), '--regid', String(userId), '--clear-groups', '--no-new-privs', 'bwrap'],
      ...[...sandbox(built, '--ro-bind'), '--bind', data, '/data', '--remount-ro', '/', '--die-with-parent', ...command],
    ];
    const env = { PATH: process.env.PATH ?? '', ...built.environment, PORT: port, LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '1000' };
    const succeeds = (command: string[]) => spawnSync('setpriv', within(command), { env, stdio: 'ignore' }).status === 0;

    const child = spawn('setpriv', within(built.command), { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        output = (output + part).slice(-2000);
      });
    const check = built.healthcheck.map((word) => word.replaceAll('3000', port));
    while (!succeeds(check) && child.exitCode === null && performance.now() - begun < buildSeconds * 1000 + readyMs) await sleep(500);
    const url = `http://127.0.0.1:${port}`;
    tries.count(succeeds(check), `not healthy: ${output}`);
    tries.count(
      !succeeds(['touch', '/parley/new']) && !succeeds(['touch', '/new']) && succeeds(['touch', '/data/new', '/tmp/new']),
      'the tree is not read-only',
    );
    const pages = ['/', '/de', '/dashboard', '/embed.js', '/docs/', '/docs/json', '/placement/13/1'];
    const statuses = await Promise.all(
      pages.map(async (path) => (await send(url + path, { headers: { accept: 'text/html,*/*' } })).status),
    );
    tries.count(
      statuses.every((status) => status === 200 || status === 302),
      `${pages.join(' ')}: ${statuses.join(' ')}`,
    );
    const visitors = await startVisitors({ url }, 4);
    const serves = await visitors.served(10_000);
    await visitors.stop();
    tries.count(serves && visitors.refused.size === 0, refusalsOf(visitors));
    const ended = once(child, 'exit');
    // The command itself: bubblewrap and setpriv pass no signals on.
    for (const pid of descendants(child.pid ?? 0)) if (isNode(pid)) process.kill(pid, 'SIGTERM');
    const [code] = await ended;
    tries.count(code === 0, `exit ${code}: ${output}`);
    const size = Number(execFileSync('du', ['-sm', join(built.root, 'parley')], { encoding: 'utf8' }).split('\t')[0]);
    return [tries.trial(name, { details: [`built in ${Math.round(buildSeconds)} s, ${size} MB besides Node`] })];
  } finally {
    built.remove();
  }
}

const psOf = (args: string[]) => spawnSync('ps', args, { encoding: 'utf8' }).stdout.trim();
const descendants = (pid: number): number[] =>
  psOf(['-o', 'pid=', '--ppid', String(pid)])
    .split('\n')
    .filter(Boolean)
    .map(Number)
    .flatMap((child) => [child, ...descendants(child)]);
const isNode = (pid: number) => psOf(['-o', 'args=', '-p', String(pid)]).startsWith('node ');
