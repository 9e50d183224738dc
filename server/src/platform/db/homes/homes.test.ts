import fc from 'fast-check';
import type pg from 'pg';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { hashOfId } from './hash.ts';
import { findHomes } from './index.ts';

describe('where the rows of owners are', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  it('follows from the hash of PostgreSQL', async () => {
    const ids = [0, 1, -1, 2 ** 31, 2 ** 32 - 1, -(2 ** 32), Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
    ids.push(...fc.sample(fc.maxSafeInteger(), 200));
    const { rows } = await test.platform.database.pool.query('select hashint8(id) as hash from unnest($1::bigint[]) as id', [ids]);
    expect(ids.map(hashOfId)).toEqual(rows.map(({ hash }) => hash));
  });
});

/** A pool that answers each statement by the first of its patterns. */
const answering = (answers: readonly (readonly [RegExp, () => readonly object[]])[]) => {
  const asked: string[] = [];
  const query = async (text: string) => {
    asked.push(text);
    return { rows: answers.find(([pattern]) => pattern.test(text))?.[1]() ?? [] };
  };
  return { pool: { query } as unknown as pg.Pool, asked };
};

describe('homes', () => {
  const trial = [1, 2, 1000, -7, 2 ** 31, 2 ** 40 + 5];
  const there = answering([[/worker_hash/, () => trial.map((id) => ({ hash: hashOfId(id), group: 1 }))]]).pool;
  const away = answering([
    [
      /worker_hash/,
      () => {
        throw new Error('no');
      },
    ],
  ]).pool;
  const table = (id: number, low: number, name: string, host: string) => ({
    id,
    low,
    table: name,
    name: `${name}_${id}`,
    host,
    port: 5432,
    group: 1,
  });
  const half = [-(2 ** 31), 0];
  const tables = (hosts: [string, string]) =>
    half.flatMap((low, at) => [table(10 + at, low, 'engagements', hosts[at] ?? ''), table(20 + at, low, 'visitor_inbox', hosts[at] ?? '')]);
  const cluster = (spread: boolean, rows: () => object[]) =>
    answering([
      [/AS cluster/, () => [{ cluster: true, spread }]],
      [/pg_dist_shard/, rows],
    ]).pool;
  const [low, high] = [1, 2, 3, 4, 5, 6, 7, 8].sort((a, b) => hashOfId(a) - hashOfId(b)).filter((_, at) => at === 0 || at === 7) as [
    number,
    number,
  ];

  it('are the one database where it is no cluster, which is asked once', async () => {
    const { pool, asked } = answering([[/AS cluster/, () => [{ cluster: false, spread: null }]]]);
    const homes = findHomes(pool, () => there);
    expect([await homes.lookAgain(), await homes.lookAgain()]).toEqual([false, false]);
    expect(asked).toHaveLength(1);
    expect(homes.of(7)).toMatchObject({ machine: { pool, isPart: false } });
    expect(homes.of(7).shard.named('responses')).toBe('responses');
    expect(homes.machines()).toEqual([homes.of(1).machine]);
  });

  it('are the machines of a cluster, until its shards are moved', async () => {
    let hosts: [string, string] = ['a', 'b'];
    const homes = findHomes(
      cluster(true, () => tables(hosts)),
      () => there,
    );
    expect(await homes.lookAgain()).toBe(true);
    const { machine, shard } = homes.of(low);
    expect([machine.name, shard.id, shard.named('engagements')]).toEqual(['a:5432', 20, 'engagements_10']);
    expect(() => shard.named('newer')).toThrow('newer is not spread by owner');
    expect(homes.of(high)).toMatchObject({ machine: { name: 'b:5432' }, shard: { id: 21 } });
    expect(await homes.lookAgain()).toBe(false);
    expect(homes.of(low).machine).toBe(machine);
    hosts = ['b', 'b'];
    expect(await homes.lookAgain()).toBe(true);
    expect(homes.machines()).toEqual([
      expect.objectContaining({
        name: 'b:5432',
        shards: [expect.objectContaining({ id: 20 }), expect.objectContaining({ id: 21 })],
      }),
    ]);
  });

  it('are left to the coordinator where a machine cannot be reached, and where a migration is newer than the spreading', async () => {
    const pool = cluster(true, () => tables(['a', 'b']));
    const homes = findHomes(pool, (host) => (host === 'a' ? away : there));
    await homes.lookAgain();
    expect(homes.of(low).machine).toMatchObject({ pool, isPart: false });
    expect(homes.of(high).machine.name).toBe('b:5432');
    const another = answering([[/worker_hash/, () => trial.map((id) => ({ hash: hashOfId(id), group: 2 }))]]).pool;
    const misled = findHomes(pool, () => another);
    await misled.lookAgain();
    expect(misled.machines()).toMatchObject([{ pool, isPart: false }]);
    const older = cluster(false, () => tables(['a', 'b']));
    const left = findHomes(older, () => there);
    await left.lookAgain();
    expect(left.machines()).toMatchObject([{ pool: older, isPart: false }]);
  });
});
