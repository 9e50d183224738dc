/**
 * Who reads what visitors did lets the inbox be emptied first (decision 077). Calls of owners do so in `requireOwner`, jobs in `afterPending`; every other call is named here, with whether
 * it reads. A new call fails this test until somebody has decided.
 */
import { randomUUID } from 'node:crypto';
import * as contract from '@parley/contract';
import { calls } from '@parley/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { createRecommender, mintEngagement } from '../../recommenders/index.ts';

/** Through `engagements.visitToRead`, or by `pending.catchUp`: where no visit is verified, and where the look into the inbox goes with what is read (the chat). */
const catchUp = ['askPerson', 'downloadExport', 'getPersonAnswers', 'postChat', 'recordOrder'];
/** Of accounts, of what is shown to everybody, or of messages from shops, which jobs match. */
const readNothingOfVisits = [
  ...[
    'acceptInvite',
    'contactForm',
    'forgotPassword',
    'listBlogPosts',
    'login',
    'logout',
    'quickCustomize',
    'refreshToken',
    'setNewPassword',
    'signUp',
  ],
  ...['bootstrap', 'getCartOffers', 'getPersonForm', 'getTrace', 'placement', 'recordUnseen', 'stopPersonMails', 'unsubscribe'],
  ...['cancelGeneration', 'generatePopup', 'getGeneration', 'saveGeneratedPopup', 'startGeneration'],
  ...['receiveMail', 'receiveShopify', 'receiveWooCommerce'],
];
const write = ['recordAnswer', 'recordEvents'];

describe('readers of what visitors did', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  it('are known', () => {
    const others = Object.entries(calls).filter(([, { call }]) => call.auth !== 'owner');
    expect(others.map(([name]) => name).sort()).toEqual([...catchUp, ...readNothingOfVisits, ...write].sort());
  });

  /** A write that is acknowledged and that no other process moves before it is read. */
  const acknowledged = async () => {
    const { ownerId, headers } = await test.newOwner();
    const engagementId = randomUUID();
    const write = {
      kind: 'event',
      ownerId,
      recommenderId: 1,
      engagementId,
      questionnaireId: null,
      requestId: randomUUID(),
      at: new Date(),
    };
    const event = { ...write, type: 'shown', productId: null, page: '', path: '', trigger: '', device: '' };
    const add = (fault: string | null) =>
      test.platform.database.pool.query('insert into visitor_inbox (owner_id, write_count, writes, fault) values ($1, 1, $2, $3)', [
        ownerId,
        JSON.stringify([event]),
        fault,
      ]);
    const waiting = async () =>
      (await test.platform.database.pool.query('select 1 from visitor_inbox where owner_id = $1', [ownerId])).rows.length;
    return { ownerId, headers, add, waiting };
  };

  it('see it: owners, jobs and verified visits', async () => {
    const { ownerId, headers, add, waiting } = await acknowledged();
    await add(null);
    await test.ask(contract.getAccount, { headers });
    expect(await waiting()).toBe(0);

    await add(null);
    const seen: number[] = [];
    await test.platform.queue.work('reads-visits', { retries: 0, expireSeconds: 60 }, async () => void seen.push(await waiting()));
    await test.platform.queue.send('reads-visits', {});
    await test.jobsDone();
    expect(seen).toEqual([0]);

    await add(null);
    const recommenderId = await createRecommender(test.platform.db, ownerId, {
      name: 'R',
      active: true,
      questionnaireId: null,
      websites: [],
    });
    const token = mintEngagement(test.platform, ownerId, recommenderId);
    await test.features.engagements.visitToRead({ headers: {} } as never, token);
    expect(await waiting()).toBe(0);
  });

  it('wait for nothing that was put aside', async () => {
    const { headers, add, waiting } = await acknowledged();
    await add('no');
    await test.ask(contract.getAccount, { headers });
    expect(await waiting()).toBe(1);
  });
});
