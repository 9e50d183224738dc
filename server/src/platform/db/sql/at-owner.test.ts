import { randomInt } from 'node:crypto';
import { SQL, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { atOwner, lastAtOwner } from './at-owner.ts';
import { ownerId } from './columns.ts';
import { inFewTrips } from './trips.ts';
import { overRows } from './unnest.ts';

const into = pgTable('assistant_spending', { ownerId: ownerId(), day: text('day'), who: text('who'), spent: integer('spent') });
const spending = overRows<{ ownerId: number; day: string; who: string; spent: number }>(
  'rows_spent',
  { ownerId: 'bigint', day: 'date', who: 'text', spent: 'bigint' },
  (rows, table) => sql`
    insert into ${table} as s (owner_id, day, who, spent) select * from ${rows}
    on conflict (owner_id, day, who) do update set spent = s.spent + excluded.spent returning owner_id, who, spent`,
  into,
);
const row = (ownerId: number, spent: number) => ({ ownerId, day: '2026-01-31', who: 'a "b" \\{c},', spent });

describe('rows that are stored where their owner is', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  it('leave statements as they are that cannot run there', () => {
    const statement = sql`select 1`;
    expect(lastAtOwner([statement], 1)).toEqual([statement]);
    expect(lastAtOwner([], 1)).toEqual([]);
  });

  it('become one statement for several tables', () => {
    const other = sql`select 1`;
    expect(lastAtOwner([spending([row(1, 1)]), other, spending([row(1, 2)])], 1)).toEqual([other, expect.any(SQL)]);
  });

  describe.runIf(inject('machines').length > 0)('on a cluster', () => {
    const spent = async (owner: number) =>
      (await test.platform.database.pool.query('select spent from assistant_spending where owner_id = $1', [owner])).rows.map(
        (row) => row.spent,
      );
    const store = (owner: number) =>
      inFewTrips(test.platform.database.pool, async (tx) => {
        const { rows } = await atOwner(tx, owner).execute(spending([row(owner, 1)]));
        return { result: rows, last: lastAtOwner([spending([row(owner, 2)]), spending([row(owner, 4)])], owner) };
      });

    it('are there after the transaction, and return what they should', async () => {
      const owner = randomInt(1_000_000, 2_000_000_000);
      const { who } = row(owner, 1);
      expect(await store(owner)).toEqual([{ owner_id: owner, who, spent: 1 }]);
      expect(await spent(owner)).toEqual([7]);
    });

    it('are not there when the transaction fails', async () => {
      const owner = randomInt(1_000_000, 2_000_000_000);
      const failing = inFewTrips(test.platform.database.pool, async (tx) => {
        await atOwner(tx, owner).execute(spending([row(owner, 1)]));
        return { result: null, last: [...lastAtOwner([spending([row(owner, 2)])], owner), sql`select 1 / 0`] };
      });
      await expect(failing).rejects.toThrow('division by zero');
      expect(await spent(owner)).toEqual([]);
    });

    it('go to the machine that their shard was moved to', async () => {
      const owner = randomInt(1_000_000, 2_000_000_000);
      await store(owner);
      const { pool } = test.platform.database;
      const { rows } = await pool.query<{ shard: number; host: string; port: number; other: string; others: number }>(
        `select shardid as shard, p.nodename as host, p.nodeport as port, n.nodename as other, n.nodeport as others
         from pg_dist_shard_placement p, pg_dist_node n
         where shardid = get_shard_id_for_distribution_column('assistant_spending', $1::bigint) and n.shouldhaveshards and n.nodeport <> p.nodeport limit 1`,
        [owner],
      );
      const [from] = rows;
      const moving = "select citus_move_shard_placement($1, $2, $3, $4, $5, 'block_writes')";
      const moved = pool.query(moving, [from?.shard, from?.host, from?.port, from?.other, from?.others]);
      // Sent to where the shard was, it is refused as a whole.
      const meanwhile = await store(owner).then(
        () => 7,
        (error: Error) => {
          expect(error.cause).toMatchObject({ code: '40001' });
          return 0;
        },
      );
      await moved;
      await store(owner);
      expect(await spent(owner)).toEqual([14 + meanwhile]);
    });
  });
});
