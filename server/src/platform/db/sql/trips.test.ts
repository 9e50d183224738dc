import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { type Database, isDuplicate } from '../index.ts';
import { inFewTrips } from './trips.ts';

describe('a transaction in few trips', () => {
  let test: TestApp;
  let database: Database;
  beforeAll(async () => {
    test = await testApp();
    ({ database } = test.platform);
    await database.pool.query('CREATE TABLE IF NOT EXISTS few_trips (n integer PRIMARY KEY)');
  });
  afterAll(async () => {
    // Other tests of this worker look at all tables.
    await database.pool.query('DROP TABLE few_trips');
    await test.close();
  });

  const insert = (n: number | string) => sql`insert into few_trips values (${n})`;
  const stored = async () => (await database.pool.query('select n from few_trips order by n')).rows.map(({ n }) => n);

  it('commits the work and the last statements, and returns the result', async () => {
    const result = await inFewTrips(database.pool, async (tx) => {
      await tx.execute(insert(1));
      return { result: 'done', last: [insert(2), insert(3)] };
    });
    expect([result, await stored()]).toEqual(['done', [1, 2, 3]]);
  });

  it.each([
    ['the first of the last', [insert(1), insert(11)]],
    ['the last of the last', [insert(11), insert(1)]],
  ])('stores nothing when %s fails, and throws its error', async (_which, last) => {
    const before = await stored();
    const error = await inFewTrips(database.pool, async (tx) => {
      await tx.execute(insert(10));
      return { result: null, last };
    }).catch((reason: unknown) => reason);
    expect(isDuplicate(error, 'few_trips_pkey')).toBe(true);
    expect(await stored()).toEqual(before);
  });

  it('stores nothing when the work fails, in the database or beside it', async () => {
    const before = await stored();
    await expect(
      inFewTrips(database.pool, async (tx) => {
        await tx.execute(insert(20));
        throw new Error('beside');
      }),
    ).rejects.toThrow('beside');
    await expect(
      inFewTrips(database.pool, async (tx) => {
        await tx.execute(insert(20));
        await tx.execute(insert('no number'));
        return { result: null, last: [] };
      }),
    ).rejects.toThrow();
    expect(await stored()).toEqual(before);
  });

  it('returns the connection to the pool each time', async () => {
    for (let i = 0; i < 12; i++) await inFewTrips(database.pool, async () => ({ result: null, last: [insert(1)] })).catch(() => undefined);
    expect(await inFewTrips(database.pool, async () => ({ result: 'back', last: [] }))).toBe('back');
  });
});
