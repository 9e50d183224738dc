import { randomInt, randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import type { EventWrite } from '../writing/writes.ts';
import { createInbox } from './index.ts';
import { mostAtOnce, ownersTogether, takeAny } from './store.ts';

describe('an inbox', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  it('is emptied of owners whose rows are on one machine together', async () => {
    const { db, database } = test.platform;
    const [first, second] = [(await test.newOwner()).ownerId, (await test.newOwner()).ownerId];
    for (const ownerId of [first, second])
      await database.pool.query('insert into visitor_inbox (owner_id, write_count, writes) values ($1, 1, $2)', [
        ownerId,
        JSON.stringify([{ ownerId, at: 0 }]),
      ]);
    try {
      const together = await ownersTogether(db);
      if (inject('machines').length === 0) expect(together).toEqual([null]);
      else
        expect(
          together
            .flatMap((each) => each?.owners ?? [])
            .filter((ownerId) => ownerId === first || ownerId === second)
            .sort(),
        ).toEqual([first, second].sort());
      const taken: number[] = [];
      const take = db.transaction(async (tx) => {
        taken.push(...(await takeAny(tx, mostAtOnce, { owners: [first], oldest: 1 })).writes.map(({ ownerId }) => ownerId));
        tx.rollback();
      });
      await expect(take).rejects.toThrow('Rollback');
      expect(taken).toEqual([first]);
    } finally {
      await database.pool.query('delete from visitor_inbox where owner_id = any($1)', [[first, second]]);
    }
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
