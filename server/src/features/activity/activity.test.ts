import { calls, createQuestionnaire, deeds, listActivity, login, unrecordedCalls, updateAccount } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createActiveOwner, hashPassword } from '../accounts/index.ts';
import { deleteBefore } from './store.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('the account’s activity', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  const list = async (headers: { authorization: string }, before?: number) =>
    test.ask(listActivity, { query: before === undefined ? {} : { before: String(before) }, headers } as never);
  const rename = (headers: Record<string, string>, name = 'Lena') => test.send(updateAccount, { body: { name, surname: '' }, headers });

  it('records what an owner changes, with the device, and nothing that was refused or only read', async () => {
    const { headers } = await test.newOwner();
    await rename({ ...headers, 'user-agent': firefox });
    await rename(headers, 'x'.repeat(200));
    await list(headers);
    const { entries, next } = await list(headers);
    expect(entries).toMatchObject([{ deed: 'updateAccount', times: 1, device: 'Firefox on Linux', isThisDevice: true }]);
    expect(next).toBeNull();
  });

  it('merges what one device does again within ten minutes, and tells other sign-ins apart', async () => {
    const { ownerId, headers } = await test.newOwner();
    const other = await test.signIn(ownerId);
    for (let i = 0; i < 3; i++) await rename(headers);
    await rename(other);
    test.clock.advance(11 * 60_000);
    await rename(headers);
    const { entries } = await list(headers);
    expect(entries.map(({ times, isThisDevice }) => [times, isThisDevice])).toEqual([
      [1, true],
      [1, false],
      [3, true],
    ]);
  });

  it('records sign-ins and wrong passwords', async () => {
    const username = `${crypto.randomUUID()}@owner.test`;
    const ownerId = await createActiveOwner(test.platform.db, { username, passwordHash: await hashPassword('correct horse battery') });
    await test.send(login, { body: { username, password: 'a wrong one' } });
    await test.send(login, { body: { username, password: 'correct horse battery' } });
    const headers = await test.signIn(ownerId as number);
    await expect.poll(async () => (await list(headers)).entries.map(({ deed }) => deed).sort()).toEqual(['signedIn', 'wrongPassword']);
  });

  it('is read page by page, only by its owner', async () => {
    const { ownerId, headers } = await test.newOwner();
    const stranger = await test.newOwner();
    const { pool } = test.platform.database;
    const insert = `insert into account_activity (owner_id, deed, at, last_at) select $1, 'updatePopup', now(), now() from generate_series(1, 120)`;
    await pool.query(insert, [ownerId]);
    const ids: number[] = [];
    for (let before: number | undefined; ; ) {
      const { entries, next } = await list(headers, before);
      ids.push(...entries.map(({ id }) => id));
      if (next === null) break;
      before = next;
    }
    expect(ids).toHaveLength(120);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect((await list(stranger.headers)).entries).toEqual([]);
  });

  it('is kept for a year', async () => {
    const { ownerId, headers } = await test.newOwner();
    await rename(headers);
    await test.platform.database.pool.query("update account_activity set last_at = now() - interval '400 days' where owner_id = $1", [
      ownerId,
    ]);
    await test.send(createQuestionnaire, { body: { name: 'Q' } as never, headers });
    await deleteBefore(test.platform.db, new Date(Date.now() - 365 * 86_400_000));
    expect((await list(headers)).entries.map(({ deed }) => deed)).not.toContain('updateAccount');
  });

  it('knows every call of an owner that is no GET: add it to `deeds` or to `unrecordedCalls` in contract/activity.ts', () => {
    const writing = Object.entries(calls).flatMap(([name, { call }]) => (call.auth === 'owner' && call.method !== 'GET' ? [name] : []));
    expect(writing.filter((name) => !(name in deeds) && !unrecordedCalls.includes(name))).toEqual([]);
    expect(unrecordedCalls.filter((name) => name in deeds || !writing.includes(name))).toEqual([]);
  });
});
