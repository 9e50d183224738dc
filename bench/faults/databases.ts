/** A database server that goes away, hangs, becomes read-only, has no connections left, or restarts. */
import { setTimeout as sleep } from 'node:timers/promises';
import { startDatabaseProxy } from '../../server/src/testing/databases/database-proxy.ts';
import { administer, databaseOn, startPostgres } from '../../server/src/testing/databases/postgres.ts';
import { type Extent, type Trial, Tries } from './support/fault.ts';
import { createParley, type Parley } from './support/parley.ts';
import { send, startVisitors } from './support/visitors.ts';

const secret = 'a secret for faults, 7c1f0e5a93b24d68 and more';
/** From the end of the fault until visitors are served again. */
const recoveryMs = 30_000;
const faultMs = 3_000;

/** Runs each fault on one Parley with a database server behind a proxy. */
export async function databases({ times }: Extent): Promise<Trial[]> {
  const server = await startPostgres();
  // No superuser, because limits do not hold for one.
  await administer(server.url, 'CREATE ROLE parley LOGIN');
  await administer(server.url, 'CREATE DATABASE faults OWNER parley');
  const direct = databaseOn(server.url, 'faults');
  const proxy = await startDatabaseProxy(direct);
  const parley = await createParley({ DATABASE_URL: Object.assign(new URL(proxy.url), { username: 'parley' }).href, SECRET: secret });
  const run = (name: string, count: number, fault: () => Promise<() => Promise<void> | void>) => trial(parley, name, count, fault);
  try {
    await parley.start();
    return [
      await run('database restarts', Math.ceil(times / 2), async () => {
        proxy.cut();
        return () => {};
      }),
      await run('database hangs', 1, async () => {
        proxy.hang();
        return () => proxy.resume();
      }),
      await run('database is read-only', 1, async () => {
        await administer(direct, 'ALTER DATABASE faults SET default_transaction_read_only = on');
        proxy.cut();
        return async () => {
          // On another database, because this one is read-only.
          await administer(server.url, 'ALTER DATABASE faults RESET default_transaction_read_only');
          proxy.cut();
        };
      }),
      await run('database has no connections left', 1, async () => {
        await administer(server.url, 'ALTER DATABASE faults CONNECTION LIMIT 0');
        proxy.cut();
        return () => administer(server.url, 'ALTER DATABASE faults CONNECTION LIMIT -1');
      }),
    ];
  } finally {
    await parley.remove();
    await proxy.close();
    await server.stop();
  }
}

async function trial(parley: Parley, name: string, count: number, fault: () => Promise<() => Promise<void> | void>): Promise<Trial> {
  const tries = new Tries();
  const visitors = await startVisitors(parley, 8);
  let slowest = 0;
  for (let i = 0; i < count; i++) {
    await sleep(300);
    const mend = await fault();
    const { status } = await send(`${parley.url}/healthz`);
    const readiness = performance.now();
    await send(`${parley.url}/readyz`);
    const readyMs = performance.now() - readiness;
    await sleep(faultMs);
    await mend();
    const mended = performance.now();
    const serves = await visitors.served(recoveryMs);
    slowest = Math.max(slowest, performance.now() - mended);
    const alive = parley.child().exitCode === null;
    tries.count(
      alive && serves && status === 200 && readyMs < 2_000,
      `alive ${alive}, serves ${serves}, /readyz ${Math.round(readyMs)} ms`,
    );
  }
  await visitors.stop();
  const other = [...visitors.refused].filter(([reason]) => reason !== '503');
  if (other.length > 0) tries.notes.push(`other than 503: ${other.map(([reason, n]) => `${reason} × ${n}`).join(', ')}`);
  if (visitors.withoutRetryAfter > 0) tries.notes.push(`${visitors.withoutRetryAfter} without Retry-After`);
  const lost = await parley.missing(visitors.acknowledged);
  const detail = [
    `${visitors.acknowledged.length} acknowledged, 503 × ${visitors.refused.get('503') ?? 0}`,
    `served again after ${(slowest / 1000).toFixed(1)} s`,
    ...tries.notes,
  ].join('; ');
  const isHonest = other.length === 0 && visitors.withoutRetryAfter === 0;
  return { name, tried: tries.tried, survived: isHonest ? tries.survived : 0, lost, detail };
}
