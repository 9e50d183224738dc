import { randomInt, randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aVisit, event } from '../testing/writes.ts';
import type { EventWrite } from '../writing/writes.ts';
import { createInbox } from './index.ts';
import { createPart } from './part.ts';
import { backlog, mostAtOnce, shardsDue, takeAny, takeOf } from './store.ts';

describe('an inbox', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  it('is emptied shard by shard, and its backlog is that of its machine', async () => {
    const { database } = test.platform;
    const { ownerId } = await test.newOwner();
    const { machine, shard } = database.homes.of(ownerId);
    const others = machine.shards.filter((each) => each !== shard);
    const before = await backlog(machine);
    await database.pool.query('insert into visitor_inbox (owner_id, write_count, writes) values ($1, 3, $2)', [
      ownerId,
      JSON.stringify([{ ownerId, at: 0 }]),
    ]);
    try {
      expect((await backlog(machine)).writes).toBeGreaterThanOrEqual(before.writes);
      expect(await shardsDue(machine)).toContain(shard);
      const taken: number[] = [];
      const take = drizzle(machine.pool).transaction(async (tx) => {
        for (const other of others)
          expect((await takeAny(tx, mostAtOnce, other)).writes.map((write) => write.ownerId)).not.toContain(ownerId);
        taken.push(...(await takeAny(tx, mostAtOnce, shard)).writes.map((write) => write.ownerId));
        tx.rollback();
      });
      await expect(take).rejects.toThrow('Rollback');
      expect(taken).toContain(ownerId);
    } finally {
      await database.pool.query('delete from visitor_inbox where owner_id = $1', [ownerId]);
    }
  });

  it('gives the rows that came with a shard from another machine before those that arrived since', async () => {
    const { database } = test.platform;
    const { ownerId } = await test.newOwner();
    const { machine, shard } = database.homes.of(ownerId);
    const ids = [(2n << 48n) + 1n, (2n << 48n) + 2n, (1n << 48n) + 10n, (1n << 48n) + 9n];
    for (const [at, id] of [0, 1, 3, 2].map((at, i) => [at, ids[i]] as const))
      await database.pool.query('insert into visitor_inbox (id, owner_id, write_count, writes) values ($1, $2, 1, $3)', [
        String(id),
        ownerId,
        JSON.stringify([{ ownerId, at }]),
      ]);
    try {
      const { writes } = await drizzle(machine.pool).transaction((tx) => takeOf(tx, ownerId, mostAtOnce, shard));
      expect(writes.map((write) => write.at.getTime())).toEqual([0, 1, 2, 3]);
    } finally {
      await database.pool.query('delete from visitor_inbox where owner_id = $1', [ownerId]);
    }
  });

  it('leaves what arrives to others on a machine whose shards are elsewhere by now', async () => {
    const { homes } = test.platform.database;
    const here = homes.of(1).machine;
    const passedOn: unknown[] = [];
    const part = createPart(
      { ...here },
      {
        ...test.platform,
        homes,
        fold: { pass: async () => {} },
        limit: 1,
        addElsewhere: async (write) => void passedOn.push(write),
      },
    );
    await part.add(event(aVisit(), 'shown'));
    await part.stop();
    expect(passedOn).toHaveLength(1);
  });

  it('takes more while it is emptied without end, when as much has left it as came', async () => {
    const ownerId = randomInt(1_000_000, 2_000_000_000);
    const write = (): EventWrite => {
      const visit = { ownerId, recommenderId: 1, engagementId: randomUUID(), questionnaireId: null };
      return {
        ...visit,
        kind: 'event',
        type: 'shown',
        requestId: randomUUID(),
        at: new Date(),
        productId: null,
        page: '',
        path: '',
        trigger: '',
        device: '',
      };
    };
    const full = JSON.stringify(Array.from({ length: mostAtOnce }, write));
    const others = () =>
      test.platform.database.pool.query('insert into visitor_inbox (owner_id, write_count, writes) values ($1, $2, $3)', [
        ownerId,
        mostAtOnce,
        full,
      ]);
    let isBusy = true;
    let batches = 0;
    const limit = 3;
    // Stores nothing; while it is busy there is always a full batch more.
    const inbox = createInbox(
      { ...test.platform, metrics: new Registry() },
      async () => {
        batches++;
        if (isBusy) await others();
        return { last: [] };
      },
      limit,
    );
    try {
      await others();
      // What others are moving at this moment is left to them, so on a busy machine several may be taken before a batch.
      for (let at = 0; at < 5 * limit || batches < 2; at++) await inbox.add(write());
      expect(batches).toBeGreaterThan(1);
    } finally {
      isBusy = false;
      await inbox.stop();
      await test.platform.database.pool.query('delete from visitor_inbox where owner_id = $1', [ownerId]);
    }
  });
});
