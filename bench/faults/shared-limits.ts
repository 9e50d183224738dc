/** Rate limits that two processes share through Redis, and what is left of them when Redis is gone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../server/src/testing/free-port.ts';
import { type Trial, Tries } from './support/fault.ts';
import type { Parley } from './support/parley.ts';
import { quantile, send } from './support/visitors.ts';

/** Messages to the operator that an address may send in ten minutes (features/leads). */
const allowed = 10;

export interface Redis {
  url: string;
  /** From now on it answers nothing, and keeps its connections. */
  hang(): void;
  resume(): void;
  kill(): Promise<void>;
}

/** Starts Redis on a free port, in memory alone. */
export async function startRedis(): Promise<Redis> {
  const port = await freePort();
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of child.stdout) if (String(text).includes('Ready to accept')) break;
  child.stdout.resume();
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** How many of twice as many messages as allowed two processes take together; null when one was answered otherwise than with 200 or 429. Adds to `durations` how long each took. */
async function taken(pair: readonly Parley[], address: string, durations: number[] = []): Promise<number | null> {
  let count = 0;
  for (let i = 0; i < allowed * 4; i++) {
    const since = performance.now();
    const { status } = await send(`${pair[i % 2]?.url}/contact-form/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email: 'visitor@example.test', message: 'Hello' }),
    });
    durations.push(performance.now() - since);
    if (status !== 200 && status !== 429) return null;
    if (status === 200) count++;
  }
  return count;
}

/** A request waits for a Redis that hangs no longer than this, also on a busy machine, and most do not wait at all. */
const mostMs = 2_000;
const mostMedianMs = 100;
/** When a Redis is back, the processes count together again. */
const backMs = 10_000;

/** Two processes with the usual limits on one Redis, which hangs and comes back, and then is killed. */
export async function sharedLimits(pair: readonly Parley[], redis: Redis): Promise<Trial[]> {
  return [await hanging(pair, redis), await killed(pair, redis)];
}

async function hanging(pair: readonly Parley[], redis: Redis): Promise<Trial> {
  const tries = new Tries();
  const durations: number[] = [];
  redis.hang();
  const apart = await taken(pair, '203.0.113.3', durations);
  tries.count(apart === allowed * pair.length, `they took ${apart}`);
  const [median, slowest] = [quantile(durations, 0.5), quantile(durations, 1)];
  tries.count(slowest <= mostMs && median <= mostMedianMs, 'requests waited for it');
  redis.resume();
  await sleep(backMs);
  const together = await taken(pair, '203.0.113.4');
  tries.count(together === allowed, `together they took ${together} afterwards`);
  const details = [`limit ${allowed}: ${apart} taken meanwhile, ${median} ms (median), ${slowest} ms (slowest)`];
  return tries.trial('limits shared, and Redis hangs', { details });
}

async function killed(pair: readonly Parley[], redis: Redis): Promise<Trial> {
  const tries = new Tries();
  const together = await taken(pair, '203.0.113.1');
  tries.count(together === allowed, `together they took ${together}`);
  await redis.kill();
  await sleep(500);
  const apart = await taken(pair, '203.0.113.2');
  tries.count(apart === allowed * pair.length, `without Redis they took ${apart}`);
  const details = [`limit ${allowed}: ${together} taken together, ${apart} without Redis`];
  return tries.trial('limits shared, and Redis killed', { details });
}
