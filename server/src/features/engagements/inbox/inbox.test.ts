import { randomInt, randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import type { EventWrite } from '../writes.ts';
import { createInbox } from './index.ts';
import { mostAtOnce } from './store.ts';

describe('an inbox', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

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
      for (let at = 0; at < 5 * limit; at++) await inbox.add(write());
      expect(batches).toBeGreaterThan(1);
    } finally {
      isBusy = false;
      await inbox.stop();
      await test.platform.database.pool.query('delete from visitor_inbox where owner_id = $1', [ownerId]);
    }
  });
});
