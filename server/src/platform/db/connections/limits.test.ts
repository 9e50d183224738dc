import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type DatabaseProxy, startDatabaseProxy } from '../../../testing/databases/database-proxy.ts';
import { administer, databaseOn } from '../../../testing/databases/postgres.ts';
import { health } from '../../http/health.ts';
import { createCondition } from '../../observability/condition.ts';
import { type Database, type Db, openDatabase } from '../index.ts';
import { inFewTrips } from '../sql/trips.ts';
import { DatabaseAway, noticingAbsence, whyUnavailable } from './unavailable.ts';

describe('a database that is slow, hangs or restarts', () => {
  let proxy: DatabaseProxy;
  let database: Database;
  beforeAll(async () => {
    const name = `${inject('templateDatabase')}_${randomUUID().replaceAll('-', '')}`;
    await administer(inject('postgresUrl'), `CREATE DATABASE ${name} TEMPLATE ${inject('templateDatabase')}`);
    await administer(inject('postgresUrl'), `ALTER DATABASE ${name} SET jit = on`);
    proxy = await startDatabaseProxy(databaseOn(inject('postgresUrl'), name));
    const limits = { statementMs: 200, lockMs: 100, idleInTransactionMs: 200, answerMs: 30_000 };
    database = await openDatabase({ databaseUrl: proxy.url, dataDir: '', limits });
  });
  afterAll(async () => {
    await database.close();
    await proxy.close();
  });

  const reasonOf = (work: Promise<unknown>) =>
    work.then(
      () => 'none',
      (error: unknown) => whyUnavailable(error),
    );

  it('has its statements cancelled, but not those of long-running jobs', async () => {
    expect(await reasonOf(database.db.execute(sql`select pg_sleep(30)`))).toBe('database');
    expect(await reasonOf(database.longRunning.execute(sql`select pg_sleep(0.4)`))).toBe('none');
    expect(await reasonOf(database.db.execute(sql`select 1`))).toBe('none');
  });

  it('lets nobody wait long for a lock, nor keep one', async () => {
    const held = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const holder = database.longRunning.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(99)`);
      held.resolve();
      await released.promise;
    });
    await held.promise;
    expect(await reasonOf(database.db.execute(sql`select pg_advisory_xact_lock(99)`))).toBe('database');
    released.resolve();
    await holder;

    const client = await database.pool.connect();
    await client.query('begin');
    const ended = new Promise((resolve) => client.once('end', () => resolve('ended')));
    expect(await ended).toBe('ended');
    client.release(true);
  });

  it('fails batches after their own time while it hangs, and /readyz before its query ends, which is one for all who ask', async () => {
    const app = Fastify();
    let queryCount = 0;
    const db = {
      execute(query: SQL) {
        queryCount++;
        return database.db.execute(query);
      },
    };
    const metrics = new Registry();
    health(app, { db: db as unknown as Db, metrics, condition: createCondition(app.log, metrics) }, () => false);
    const ready = async () => (await app.inject('/readyz')).statusCode;
    await expect.poll(ready).toBe(200);
    queryCount = 0;
    proxy.hang();
    const batch = inFewTrips(database.pool, async (tx) => ({ result: await tx.execute(sql`select 1`), last: [] }), 100);
    await expect(batch).rejects.toThrow(DatabaseAway);
    expect(await Promise.all(Array.from({ length: 20 }, ready))).toEqual(Array(20).fill(503));
    // The query still hangs: what it asks of the database is not answered before this.
    expect(queryCount).toBe(1);
    proxy.resume();
    await expect.poll(ready).toBe(200);
    await app.close();
  });

  it('compiles no statement, also where the server would', async () => {
    for (const pool of [database.pool, database.longRunning.$client]) expect((await pool.query('show jit')).rows).toEqual([{ jit: 'off' }]);
  });

  it('breaks connections in use and idle ones without harm to the process', async () => {
    for (let restarts = 0; restarts < 10; restarts++) {
      await database.db.execute(sql`select 1`);
      const client = await database.longRunning.$client.connect();
      const broken = new Promise((resolve) => client.once('error', resolve));
      const inUse = reasonOf(noticingAbsence(() => client.query('select pg_sleep(30)')));
      proxy.cut();
      await broken;
      client.release(true);
      expect(await inUse).toBe('database');
      await expect.poll(() => reasonOf(database.db.execute(sql`select 1`))).toBe('none');
    }
  });
});
