import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { onConnection } from '../platform/db/connections/connection.ts';
import { parentsFirst, type TableFacts, tablesOf } from '../platform/db/tables.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { distribute, requireCluster, writingFunctions } from './distribute.ts';
import { onCoordinator, placeOf } from './placement.ts';

const table = (name: string, refersTo: string[] = [], key = ['owner_id', 'id']): TableFacts => ({ name, key, refersTo, hasOwner: true });

describe('spreading tables over machines', () => {
  let test: TestApp;
  let tables: TableFacts[];
  beforeAll(async () => {
    test = await testApp();
    tables = await tablesOf(test.platform.database.pool);
  });
  afterAll(() => test.close());

  it('has a place for every table, and no line for one that is gone', () => {
    const places = Map.groupBy(tables, placeOf);
    expect(places.get('everywhere')?.map(({ name }) => name)).toEqual(['owners']);
    expect(places.get('coordinator')?.map(({ name }) => name)).toEqual(Object.keys(onCoordinator).sort());
    expect(places.get('owner')?.filter(({ hasOwner }) => !hasOwner)).toEqual([]);
    expect(() => placeOf(table('news', [], ['id']))).toThrow('news has no place');
  });

  it('can hold every unique key and every foreign key of the tables that are spread', async () => {
    const spread = tables.filter((each) => placeOf(each) === 'owner').map(({ name }) => name);
    const { rows: keys } = await test.platform.database.pool.query<{ table: string; index: string; first: string }>(
      `select c.relname as table, i.indexrelid::regclass::text as index, coalesce(a.attname::text, '') as first
       from pg_index i join pg_class c on c.oid = i.indrelid left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
       where i.indisunique and c.relname = any ($1)`,
      [spread],
    );
    expect(keys.length).toBeGreaterThan(spread.length);
    expect(keys.filter(({ first }) => first !== 'owner_id')).toEqual([]);
    const { rows: setting } = await test.platform.database.pool.query(
      "select conname from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and (confdeltype in ('n', 'd') or confupdtype in ('n', 'd'))",
    );
    expect(setting).toEqual([]);
    for (const { name, refersTo } of tables.filter((each) => spread.includes(each.name)))
      for (const parent of refersTo) expect([name, parent, spread.includes(parent) || parent === 'owners']).toEqual([name, parent, true]);
  });

  it('can run every function that writes where its owner is', async () => {
    const { rows } = await test.platform.database.pool.query<{ name: string; first: string }>(writingFunctions);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ name, first }) => first !== 'owner' || !/^\w+\(bigint,/.test(name))).toEqual([]);
  });

  it('orders tables by their foreign keys, and refuses a circle', () => {
    const order = (...tables: TableFacts[]) => parentsFirst(tables).map(({ name }) => name);
    expect(order(table('a', ['b', 'c']), table('b', ['c']), table('c', ['c', 'elsewhere']))).toEqual(['c', 'b', 'a']);
    expect(() => order(table('a', ['b']), table('b', ['a']))).toThrow('the foreign keys of a, b, a are a circle');
    expect(order(...tables)).toHaveLength(tables.length);
  });

  it.skipIf(inject('machines').length > 0)('is refused where Citus is missing', async () => {
    await expect(onConnection(inject('postgresUrl'), requireCluster)).rejects.toThrow('this database has no Citus');
  });

  it.runIf(inject('machines').length > 0)('changes nothing when it is repeated', async () => {
    const { places, moved } = await distribute(test.platform.database.pool);
    expect(moved).toEqual([]);
    expect(places.owner).toBeGreaterThan(70);
  });

  it.runIf(inject('machines').length > 0)('lets functions that write run on the machine of their owner', async () => {
    const { pool } = test.platform.database;
    const { rows: writing } = await pool.query<{ name: string }>(writingFunctions);
    const { rows: sent } = await pool.query<{ name: string }>(
      'select objid::regprocedure::text as name from pg_dist_object where distribution_argument_index = 0',
    );
    expect(sent).toEqual(writing.map(({ name }) => ({ name })));
  });
});
