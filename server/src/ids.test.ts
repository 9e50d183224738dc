/** Every id is 64 bit, wherever the database holds, makes or takes one (decision 094). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from './testing/app.ts';

describe('ids in the database', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());
  const rowsOf = async (text: string) => (await test.platform.database.pool.query(text)).rows;

  /** Columns that hold ids under another name. */
  const otherNames = ['shown_by', 'number'];

  it('holds them in columns of 64 bits', async () => {
    const columns = await rowsOf(`
      select c.relname as table, a.attname as column, a.atttypid::regtype::text as type
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
        and a.atttypid in ('int2'::regtype, 'int4'::regtype, 'int8'::regtype, 'int4[]'::regtype, 'int8[]'::regtype)
        and (a.attname ~ '(^|_)ids?$' or a.attname = any ('{${otherNames}}'))`);
    expect(columns.length).toBeGreaterThan(150);
    // The number of a group in its experiment.
    const wrong = columns.filter(({ column, type }) => !/^bigint/.test(type) && !(column === 'number' && type === 'smallint'));
    expect(wrong).toEqual([]);
  });

  it('joins no column of 64 bits to one of 32', async () => {
    expect(
      await rowsOf(`
        select k.conname from pg_constraint k, unnest(k.conkey, k.confkey) as pair (own, other), pg_attribute a, pg_attribute b
        where k.contype = 'f' and k.connamespace = 'public'::regnamespace
          and a.attrelid = k.conrelid and a.attnum = pair.own and b.attrelid = k.confrelid and b.attnum = pair.other and a.atttypid <> b.atttypid`),
    ).toEqual([]);
  });

  it('makes them by sequences of 64 bits', async () => {
    const sequences = await rowsOf(
      "select sequencename as name, max_value from pg_sequences where schemaname = 'public' and data_type <> 'bigint'::regtype",
    );
    expect(sequences).toEqual([]);
  });

  it('takes them in functions as 64 bits', async () => {
    const functions = await rowsOf(`
      select p.proname, p.proargnames[place] as name, type::regtype::text from pg_proc p,
        unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as argument (type, place)
      where p.pronamespace = 'public'::regnamespace and p.proargnames[place] ~ '(^|_)(ids?|owner)$'
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`);
    expect(functions.length).toBeGreaterThan(3);
    expect(functions.filter(({ type }) => type !== 'bigint')).toEqual([]);
  });

  it('gives numbers, also in arrays and counts, and refuses what a number does not hold', async () => {
    expect(
      await rowsOf('select 3000000000::bigint as id, array[1, null, 9007199254740991]::bigint[] as ids, count(*) from owners where false'),
    ).toEqual([{ id: 3_000_000_000, ids: [1, null, Number.MAX_SAFE_INTEGER], count: 0 }]);
    await expect(rowsOf('select 9007199254740992::bigint as id')).rejects.toThrow('9007199254740992, which a number does not hold exactly');
    await expect(rowsOf('select array[-9007199254740992]::bigint[] as ids')).rejects.toThrow(RangeError);
    // The connection serves on.
    expect(await rowsOf('select 1::bigint as id')).toEqual([{ id: 1 }]);
  });

  it('begins above 32 bits in every test', async () => {
    const { ownerId } = await test.newOwner();
    expect(ownerId).toBeGreaterThanOrEqual(3_000_000_000);
  });
});
