/** Taking tables back from the machines of a cluster, which a migration of spread tables may need (decision 094). */
import * as contract from '@parley/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../platform/db/index.ts';
import { tablesOf } from '../platform/db/tables.ts';
import { newDatabase, type TestApp, testAppOn } from '../testing/app.ts';
import { aWorld, type World } from '../testing/world.ts';
import { distribute, gather, makeAnew } from './distribute.ts';

describe('taking tables back to one machine', { timeout: 240_000 }, () => {
  let database: Database;
  let test: TestApp;
  beforeAll(async () => {
    database = await newDatabase();
    test = await testAppOn(database);
  }, 240_000);
  afterAll(async () => {
    await test?.close();
    await database?.close();
  });

  it('makes a sequence anew that goes on where it was', async () => {
    const { pool } = database;
    await pool.query('create table counted (id serial primary key, word text)');
    try {
      await pool.query("insert into counted (word) values ('a'), ('b')");
      await makeAnew(pool, { name: 'counted_id_seq', type: 'bigint', table: 'counted', column: 'id' });
      const { rows } = await pool.query(
        "insert into counted (word) values ('c') returning id, pg_get_serial_sequence('counted', 'id') as sequence",
      );
      expect(rows).toEqual([{ id: 3, sequence: 'public.counted_id_seq' }]);
      const { rows: types } = await pool.query("select data_type::text as type from pg_sequences where sequencename = 'counted_id_seq'");
      expect(types).toEqual([{ type: 'bigint' }]);
    } finally {
      await pool.query('drop table counted');
    }
  });

  describe.skipIf(inject('machines').length === 0)('of a Citus cluster, which these need at DATABASE_URL', () => {
    let world: World;
    let before: Record<string, string[]>;

    const rowsOfAll = async () => {
      const rows: Record<string, string[]> = {};
      for (const { name } of await tablesOf(database.pool))
        rows[name] = (await database.pool.query(`select * from "${name}"`)).rows.map((row) => JSON.stringify(row)).sort();
      return rows;
    };
    const spreadTables = async () => Number((await database.pool.query('select count(*) as tables from pg_dist_partition')).rows[0].tables);
    const sequences = async () =>
      (
        await database.pool.query(
          `select sequencename as name, data_type::text as type, last_value as last from pg_sequences where schemaname = 'public' order by 1`,
        )
      ).rows;
    /** An answer of a visitor and a new owner: what takes ids, and what is folded. */
    const use = async () => {
      const { ownerId, headers } = await test.newOwner();
      await test.ask(contract.createQuestionnaire, { body: { name: 'After' }, headers } as never);
      expect((await test.ask(contract.listQuestionnaires, { headers })).questionnaires).toHaveLength(1);
      return ownerId;
    };

    beforeAll(async () => {
      world = await aWorld(test);
      await test.jobsDone();
      await test.platform.pending.catchUpAll();
      before = await rowsOfAll();
    }, 120_000);

    it('keeps every row, key and number, in tables that a migration can change', async () => {
      const numbers = await sequences();
      const moved: string[] = [];
      await gather(database.pool, (table) => moved.push(table));
      expect(moved.length).toBeGreaterThan(0);
      expect(await spreadTables()).toBe(0);
      expect(await rowsOfAll()).toEqual(before);
      expect(await sequences()).toEqual(numbers);
      // What Citus refuses for the column that a table is spread by, and for a sequence that it knows.
      await database.pool.query('alter table responses alter column owner_id type numeric');
      await database.pool.query('alter table responses alter column owner_id type bigint');
      await database.pool.query('alter sequence products_id_seq as bigint');
    });

    it('serves owners and visitors meanwhile, and gathers nothing when it is repeated', async () => {
      await use();
      await gather(database.pool, (table) => expect(table).toBeUndefined());
    });

    it('can be spread again, with every row', async () => {
      const now = await rowsOfAll();
      const { moved, places } = await distribute(database.pool);
      expect(moved).toHaveLength(places.owner + places.everywhere);
      expect(await rowsOfAll()).toEqual(now);
      await use();
      expect((await test.ask(contract.listProducts, { headers: world.headers })).products.length).toBeGreaterThan(0);
    });
  });
});
