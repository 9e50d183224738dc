/** A database behind a proxy: connections that break, a server that hangs, is read-only or has no connections left. */
import { startDatabaseProxy } from '../../server/src/testing/databases/database-proxy.ts';
import { administer, databaseOn, startPostgres } from '../../server/src/testing/databases/postgres.ts';
import type { Extent, Trial } from './support/fault.ts';
import { type Outage, underOutage } from './support/outage.ts';
import { createParley, type Parley } from './support/parley.ts';
import { openShop, ownersRead, type Session, signIn } from './support/shops.ts';

const secret = 'a secret for faults, 7c1f0e5a93b24d68 and more';
const lastsMs = 3_000;
/** Longer than a visitor's write (10 s) and any other request (35 s) waits for an answer of the database. */
const longMs = 45_000;
const patienceMs = 40_000;

/** Runs each fault on one Parley with a database server behind a proxy. */
export async function databases({ times }: Extent): Promise<Trial[]> {
  const server = await startPostgres();
  // No superuser, because limits do not hold for one.
  await administer(server.url, 'CREATE ROLE parley LOGIN');
  await administer(server.url, 'CREATE DATABASE faults OWNER parley');
  const direct = databaseOn(server.url, 'faults');
  const proxy = await startDatabaseProxy(direct);
  const parley = await createParley({ DATABASE_URL: Object.assign(new URL(proxy.url), { username: 'parley' }).href, SECRET: secret });
  const run = (name: string, count: number, strike: Outage['strike'], more: Partial<Outage> = {}) =>
    underOutage(parley, { name, times: count, lastsMs, strike, ...more });
  const hang = async () => {
    proxy.hang();
    return () => proxy.resume();
  };
  try {
    await parley.start();
    const session = await signIn(parley, (await openShop(parley)).owner);
    return [
      await run('database connections break', Math.ceil(times / 2), async () => {
        proxy.cut();
        return () => {};
      }),
      await run('database hangs for 3 s', 1, hang),
      await run('database hangs for 45 s', 1, hang, { lastsMs: longMs, meanwhile: () => givesUp(parley, session) }),
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

/** Whether an owner's request gets 503 while the database hangs; why not, if not. */
async function givesUp(parley: Parley, session: Session): Promise<string | null> {
  const since = performance.now();
  const status = await ownersRead(parley, session);
  const ms = performance.now() - since;
  return status === 503 && ms < patienceMs ? null : `an owner's request got ${status} after ${(ms / 1000).toFixed(1)} s`;
}
