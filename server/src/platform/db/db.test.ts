import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { openQueue } from '../background/queue.ts';
import { type Database, isDuplicate, isMissingReference } from './index.ts';

describe('the database', () => {
  let test: TestApp;
  let database: Database;
  beforeAll(async () => {
    test = await testApp();
    ({ database } = test.platform);
    await database.pool.query('CREATE TABLE IF NOT EXISTS scratch (id integer PRIMARY KEY, parent integer REFERENCES scratch)');
  });
  afterAll(async () => {
    // Other tests of this worker look at all tables.
    await database.pool.query('DROP TABLE scratch');
    await test.close();
  });

  it('matches results to their queries after errors of either protocol', async () => {
    const results = await Promise.allSettled([
      database.pool.query('select $1::int as n', [1]),
      database.pool.query('select $1::int as n', ['not a number']),
      database.pool.query('select nonsense'),
      database.pool.query('select $1::int as n', [4]),
    ]);
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value.rows[0].n : result.reason.code))).toEqual([
      1,
      '22P02',
      '42703',
      4,
    ]);
  });

  it('rolls a transaction back when anything in it fails', async () => {
    const failing = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into scratch (id) values (1)`);
      await tx.execute(sql`insert into scratch (id) values (1)`);
    });
    const error = await failing.catch((reason: unknown) => reason);
    expect(isDuplicate(error, 'scratch_pkey')).toBe(true);
    expect(isMissingReference(error)).toBe(false);
    expect((await database.pool.query('select count(*) as n from scratch')).rows).toEqual([{ n: 0 }]);
  });

  it('retries transactions and statements that ended in a deadlock', async () => {
    const { db, pool } = database;
    await pool.query('insert into scratch (id) values (11), (12)');
    const touch = (id: number) => sql`update scratch set parent = null where id = ${id}`;
    const arrivals = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const crosswise = (mine: number, first: number, second: number) =>
      db.transaction(async (tx) => {
        await tx.execute(touch(first));
        arrivals[mine]?.resolve();
        await Promise.all(arrivals.map(({ promise }) => promise));
        await tx.execute(touch(second));
      });
    await Promise.all([crosswise(0, 11, 12), crosswise(1, 12, 11)]);

    // A single statement is retried too. PostgreSQL usually ends the one that waited first; on a slow machine it may end the transaction
    // instead, and then nothing waits any more.
    const held = Promise.withResolvers<void>();
    let over = false;
    const waits = async () => {
      const { rows } = await pool.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '/* of a statement%'`,
      );
      if (rows.length === 0 && !over) await waits();
    };
    const holder = db.transaction(async (tx) => {
      await tx.execute(touch(12));
      held.resolve();
      await waits();
      await tx.execute(touch(11));
    });
    await held.promise;
    await pool.query(`/* of a statement */ with locked as (select id from scratch where id in (11, 12) order by id for update)
      update scratch set parent = null from locked where scratch.id = locked.id`);
    over = true;
    await holder;
    await pool.query('delete from scratch where id in (11, 12)');
  });

  it('rolls back the transaction of a broken connection', async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('insert into scratch (id) values (2)');
    client.release(true);
    expect((await database.pool.query('select count(*) as n from scratch')).rows).toEqual([{ n: 0 }]);
  });

  it('delivers published messages to subscribers', async () => {
    const channel = `test_${randomUUID().slice(0, 8)}`;
    const heard = new Promise<string | undefined>(
      (resolve) => void database.subscribe(channel, resolve).then(() => database.publish(channel, 'hello')),
    );
    expect(await heard).toBe('hello');
  });

  it('forgets the jobs of a person, and keeps those of others', async () => {
    const queue = await openQueue(database, () => {});
    const name = `job-${randomUUID()}`;
    const done: object[] = [];
    const jobs = [{ ownerId: 71 }, { username: 'gone@shop.test' }, { ownerId: 72 }, { username: 'other@shop.test' }];
    await queue.work(name, { retries: 0, expireSeconds: 30 }, async (data) => void done.push(data));
    for (const job of jobs) await queue.send(name, job);
    const kept = async (state: string) =>
      (await database.pool.query(`select data from queue.job where name = $1 and state = $2 order by created_on`, [name, state])).rows.map(
        ({ data }) => data,
      );
    await expect.poll(() => kept('completed')).toEqual(jobs);
    await queue.forget({ ownerId: 71, username: 'gone@shop.test' });
    expect(await kept('completed')).toEqual([{ ownerId: 72 }, { username: 'other@shop.test' }]);
    await queue.stop();
  });

  it('begins jobs of other processes when they are added, also in queues from before there were notifications', async () => {
    const [here, there] = [await openQueue(database, () => {}), await openQueue(database, () => {})];
    const name = `job-${randomUUID()}`;
    const done: object[] = [];
    await here.work(name, { retries: 0, expireSeconds: 30 }, async (data) => void done.push(data));
    // Less than a worker waits that hears nothing.
    const soon = { timeout: 15_000 };
    for (const [n, job] of [{ n: 1 }, { n: 2 }].entries()) {
      await there.send(name, job);
      await expect.poll(() => done.length, soon).toBe(n + 1);
    }
    await here.stop();
    await there.stop();
    await database.pool.query('update queue.queue set notify = false where name = $1', [name]);
    const later = await openQueue(database, () => {});
    await later.work(name, { retries: 0, expireSeconds: 30 }, async () => {});
    expect((await database.pool.query('select notify from queue.queue where name = $1', [name])).rows).toEqual([{ notify: true }]);
    await later.stop();
  });

  it('gives a queue and its schedule what a later version asks for, and touches nothing where they are the same', async () => {
    const name = `job-${randomUUID()}`;
    const start = async (retries: number, cron: string) => {
      const queue = await openQueue(database, () => {});
      await queue.work(name, { retries, expireSeconds: 30 }, async () => {});
      await queue.schedule(name, cron);
      await queue.stop();
      const text = `select retry_limit, cron, q.updated_on as queue_touched, s.updated_on as schedule_touched
        from queue.queue q join queue.schedule s on s.name = q.name where q.name = $1`;
      return (await database.pool.query(text, [name])).rows[0];
    };
    const first = await start(1, '1 2 3 4 *');
    expect(first).toMatchObject({ retry_limit: 1, cron: '1 2 3 4 *' });
    expect(await start(1, '1 2 3 4 *')).toEqual(first);
    expect(await start(4, '5 2 3 4 *')).toMatchObject({ retry_limit: 4, cron: '5 2 3 4 *' });
  });

  it('does all jobs that wait, one after the other, without a pause', async () => {
    const queue = await openQueue(database, () => {});
    const name = `job-${randomUUID()}`;
    const done: object[] = [];
    const jobs = Array.from({ length: 6 }, (_, n) => ({ n }));
    await queue.work(name, { retries: 0, expireSeconds: 30 }, async (data) => void done.push(data));
    await Promise.all(jobs.map((job) => queue.send(name, job)));
    // Less than a worker waits between two looks.
    await expect.poll(() => done.length, { timeout: 15_000 }).toBe(jobs.length);
    await queue.stop();
  });

  it('waits before it tries again what backs off, and longer after each failure', async () => {
    const queue = await openQueue(database, () => {});
    const name = `job-${randomUUID()}`;
    await queue.work(name, { retries: 12, expireSeconds: 30, backsOff: true }, () => Promise.reject(new Error('it fails')));
    await queue.send(name, {});
    const pauses = async () =>
      (
        await database.pool.query(
          `select extract(epoch from start_after - now())::int as seconds, retry_count from queue.job where name = $1 and state = 'retry'`,
          [name],
        )
      ).rows;
    await expect.poll(pauses, { timeout: 15_000 }).toEqual([{ seconds: expect.any(Number), retry_count: 0 }]);
    const [first] = await pauses();
    expect(first.seconds).toBeGreaterThan(10);
    await database.pool.query('update queue.job set start_after = now(), retry_count = 5 where name = $1', [name]);
    await queue.send(name, {});
    await expect.poll(async () => (await pauses()).some(({ seconds }) => seconds > 300), { timeout: 15_000 }).toBe(true);
    await queue.stop();
  });

  it('runs jobs, retries failed ones, and stops', async () => {
    const queue = await openQueue(database, () => {});
    const name = `job-${randomUUID()}`;
    const seen: unknown[] = [];
    const succeeded = new Promise<void>((resolve, reject) => {
      queue
        .work<{ n: number }>(name, { retries: 1, expireSeconds: 30 }, async (data) => {
          seen.push(data.n);
          if (seen.length < 2) throw new Error('the first time fails');
          resolve();
        })
        .then(() => queue.send(name, { n: 7 }))
        .catch(reject);
    });
    await succeeded;
    await queue.stop();
    expect(seen).toEqual([7, 7]);
  });
});
