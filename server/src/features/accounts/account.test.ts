import { randomUUID } from 'node:crypto';
import {
  changePassword,
  endSession,
  findSession,
  forgotPassword,
  getAccount,
  listSessions,
  login,
  refreshToken,
  type Session,
  setNewPassword,
  updateAccount,
} from '@parley/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createActiveOwner, hashInTurn } from './index.ts';
import { resetMs } from './passwords/passwords.ts';
import { refreshTokenMs } from './sessions/sessions.ts';

const testPassword = 'correct horse battery';
const newPassword = 'another staple entirely';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('an owner’s own account', () => {
  let test: TestApp;
  let passwordHash: string;
  const statements: string[] = [];
  let listening = false;
  beforeAll(async () => {
    test = await testApp();
    passwordHash = await hashInTurn(test.platform, testPassword);
    const { pool } = test.platform.database;
    const query = pool.query.bind(pool);
    pool.query = ((...args: unknown[]) => {
      if (listening) statements.push(JSON.stringify(args[0]));
      return (query as (...args: unknown[]) => unknown)(...args);
    }) as never;
  });
  afterEach(() => {
    listening = false;
    statements.length = 0;
  });
  afterAll(() => test.close());

  const anOwner = async (status: 'active' | 'invited' = 'active') => {
    const username = `${randomUUID()}@shop.test`;
    const ownerId = (await createActiveOwner(test.platform.db, { username, passwordHash, name: 'Ada', surname: 'L' })) as number;
    if (status === 'invited') await test.platform.database.pool.query(`update owners set status = 'invited' where id = $1`, [ownerId]);
    return { ownerId, username };
  };
  const logIn = (username: string, password = testPassword, client = firefox) =>
    test.send(login, { body: { username, password }, headers: { 'user-agent': client } });
  const signedIn = async (username: string): Promise<Session> => (await logIn(username)).json();
  const as = ({ access_token }: Session) => ({ authorization: `Bearer ${access_token}` });
  const refreshes = async ({ refresh_token }: Session) => (await test.send(refreshToken, { body: { refresh: refresh_token } })).statusCode;
  const twoDevices = async () => {
    const { username, ownerId } = await anOwner();
    return { username, ownerId, here: await signedIn(username), there: await signedIn(username) };
  };

  it('is shown and renamed, without affecting another owner’s', async () => {
    const { username, here } = await twoDevices();
    const other = await signedIn((await anOwner()).username);
    expect(await test.ask(getAccount, { headers: as(here) })).toEqual({ username, name: 'Ada', surname: 'L' });
    const body = { name: ' Grace ', surname: '' };
    expect(await test.ask(updateAccount, { body, headers: as(here) })).toEqual({ username, name: 'Grace', surname: '' });
    expect((await test.ask(getAccount, { headers: as(here) })).name).toBe('Grace');
    expect((await test.ask(getAccount, { headers: as(other) })).name).toBe('Ada');
  });

  it('refuses a name that is too long, and a deleted account', async () => {
    const { here, ownerId } = await twoDevices();
    const tooLong = await test.send(updateAccount, { body: { name: 'x'.repeat(101), surname: '' }, headers: as(here) });
    expect([tooLong.statusCode, Object.keys(tooLong.json().error.fields)]).toEqual([400, ['name']]);
    await test.platform.database.pool.query('delete from owners where id = $1', [ownerId]);
    expect((await test.send(getAccount, { headers: as(here) })).statusCode).toBe(401);
    expect((await test.send(updateAccount, { body: { name: '', surname: '' }, headers: as(here) })).statusCode).toBe(401);
  });

  describe('password', () => {
    const change = (session: Session, body: { current?: string; password?: string; refresh?: string } = {}) =>
      test.send(changePassword, {
        body: { current: testPassword, password: newPassword, refresh: session.refresh_token, ...body },
        headers: as(session),
      });

    it('changes, and only the device that changed it stays signed in', async () => {
      const { username, here, there } = await twoDevices();
      const stranger = await signedIn((await anOwner()).username);
      expect((await change(here)).statusCode).toBe(200);
      expect([(await logIn(username)).statusCode, (await logIn(username, newPassword)).statusCode]).toEqual([401, 200]);
      expect([await refreshes(here), await refreshes(there), await refreshes(stranger)]).toEqual([200, 401, 200]);
    });

    it('keeps the device signed in even if its token was exchanged meanwhile', async () => {
      const { here } = await twoDevices();
      const { refresh } = await test.ask(refreshToken, { body: { refresh: here.refresh_token } });
      expect((await change(here)).statusCode).toBe(200);
      expect(await refreshes({ ...here, refresh_token: refresh })).toBe(200);
    });

    it('does not change with a wrong current password, which is reported at its field', async () => {
      const { username, here, there } = await twoDevices();
      const response = await change(here, { current: 'wrong' });
      expect([response.statusCode, response.json().error.code]).toEqual([422, 'wrong_password']);
      expect(Object.keys(response.json().error.fields)).toEqual(['current']);
      expect([(await logIn(username)).statusCode, await refreshes(there)]).toEqual([200, 200]);
    });

    it('does not become one that is easy to guess', async () => {
      const { username, here } = await twoDevices();
      for (const password of ['qwertyuiop', username]) {
        const response = await change(here, { password });
        expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, ['password']]);
      }
      expect((await logIn(username)).statusCode).toBe(200);
    });

    it('does not keep a session signed in that belongs to another owner’s token', async () => {
      const { here, there } = await twoDevices();
      const stranger = await signedIn((await anOwner()).username);
      expect((await change(here, { refresh: stranger.refresh_token })).statusCode).toBe(200);
      expect([await refreshes(here), await refreshes(there), await refreshes(stranger)]).toEqual([401, 401, 200]);
    });

    it('changes once when two devices change it at the same time', async () => {
      const { username, here } = await twoDevices();
      const passwords = ['the first of two', 'the second of two'];
      const responses = await Promise.all(passwords.map((password) => change(here, { password })));
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
      const taken = await Promise.all(passwords.map(async (password) => (await logIn(username, password)).statusCode));
      expect(taken).toEqual(responses.map(({ statusCode }) => (statusCode === 200 ? 200 : 401)));
    });

    it('ends a log-in that checked the old password just before the change', async () => {
      const { username, here } = await twoDevices();
      const { db } = test.platform;
      const transaction = db.transaction;
      // The log-in has checked the old password, and is about to start its session.
      db.transaction = (async (...args: Parameters<typeof transaction>) => {
        db.transaction = transaction;
        expect((await change(here)).statusCode).toBe(200);
        return transaction.apply(db, args);
      }) as typeof transaction;
      const before = await test.ask(listSessions, { headers: as(here) });
      expect((await logIn(username)).statusCode).toBe(401);
      expect(before.sessions).toHaveLength(2);
      expect((await test.ask(listSessions, { headers: as(here) })).sessions).toHaveLength(1);
    });

    it('limits guesses per account, from any number of addresses', async () => {
      const { here } = await twoDevices();
      const strict = await testApp({ RATE_LIMIT_SCALE: '1' });
      const guess = (from: number) =>
        strict.app.inject({
          method: 'POST',
          url: changePassword.path,
          payload: { current: 'guess', password: newPassword, refresh: here.refresh_token },
          headers: as(here),
          remoteAddress: `192.0.2.${from}`,
        });
      const statuses = await Promise.all(Array.from({ length: 12 }, async (_, i) => (await guess(i + 1)).statusCode));
      expect(statuses.filter((status) => status === 422)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(2);
      await strict.close();
    });
  });

  describe('devices', () => {
    it('are listed with readable names, last used first, without ended sessions', async () => {
      const { username, here } = await twoDevices();
      test.clock.advance(60_000);
      const { refresh_token } = (await logIn(username, testPassword, 'curl/8.5.0')).json();
      const { sessions } = await test.ask(listSessions, { headers: as(here) });
      expect(sessions.map(({ device }) => device)).toEqual(['Unknown device', 'Firefox on Linux', 'Firefox on Linux']);
      const [latest] = sessions;
      expect(await test.ask(findSession, { body: { refresh: refresh_token }, headers: as(here) })).toEqual({ id: latest?.id });
      expect(latest?.createdAt).toBe(latest?.lastUsedAt);
      test.clock.advance(refreshTokenMs - 30_000);
      expect((await test.ask(listSessions, { headers: as(await signedIn(username)) })).sessions).toHaveLength(2);
    });

    it('move to the top when they are used', async () => {
      const { here, there } = await twoDevices();
      test.clock.advance(60_000);
      await refreshes(here);
      const { id } = await test.ask(findSession, { body: { refresh: here.refresh_token }, headers: as(there) });
      const [first] = (await test.ask(listSessions, { headers: as(there) })).sessions;
      expect(first?.id).toBe(id);
      expect(Date.parse(first?.lastUsedAt ?? '') - Date.parse(first?.createdAt ?? '')).toBeGreaterThanOrEqual(60_000);
    });

    it('are not found by a token that is unknown or another owner’s', async () => {
      const { here } = await twoDevices();
      const stranger = await signedIn((await anOwner()).username);
      for (const refresh of ['unknown', stranger.refresh_token])
        expect(await test.ask(findSession, { body: { refresh }, headers: as(here) })).toEqual({ id: null });
    });

    it('are signed out one at a time, once', async () => {
      const { here, there } = await twoDevices();
      const { id } = await test.ask(findSession, { body: { refresh: there.refresh_token }, headers: as(here) });
      const end = () => test.send(endSession, { params: { id: id ?? '' }, headers: as(here) });
      expect((await end()).statusCode).toBe(200);
      expect([await refreshes(there), await refreshes(here)]).toEqual([401, 200]);
      expect((await end()).statusCode).toBe(404);
    });

    it('of another owner, or unknown, are 404 and stay', async () => {
      const { here } = await twoDevices();
      const stranger = await signedIn((await anOwner()).username);
      const { sessions } = await test.ask(listSessions, { headers: as(stranger) });
      for (const id of [sessions[0]?.id ?? '', randomUUID()])
        expect((await test.send(endSession, { params: { id }, headers: as(here) })).statusCode).toBe(404);
      expect(await refreshes(stranger)).toBe(200);
    });
  });

  describe('forgotten password', () => {
    const forget = (username: string) => test.send(forgotPassword, { body: { username } });
    const mailsTo = async (username: string) => {
      await test.jobsDone();
      return test.mails.filter(({ to }) => to === username);
    };
    const linkTo = async (username: string, typed = username): Promise<string> => {
      await forget(typed);
      const mail = (await mailsTo(username)).at(-1);
      return /^http:\/\/parley\.test\/new-password\/(\d+-[\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? 'none';
    };
    const choose = async (token: string, password = newPassword) => {
      const response = await test.send(setNewPassword, { body: { token, password } });
      return response.statusCode === 200 ? 'done' : `${response.statusCode} ${response.json().error.code}`;
    };

    it('is replaced through the link in the mail, and every device is signed out', async () => {
      const { username, here, there } = await twoDevices();
      const token = await linkTo(username, ` ${username.toUpperCase()}`);
      expect(await test.ask(setNewPassword, { body: { token, password: newPassword } })).toEqual({ success: true, username });
      expect([(await logIn(username)).statusCode, (await logIn(username, newPassword)).statusCode]).toEqual([401, 200]);
      expect([await refreshes(here), await refreshes(there)]).toEqual([401, 401]);
    });

    it('is handled with the same work for every address, and mailed only to active accounts', async () => {
      const addresses = [(await anOwner()).username, (await anOwner('invited')).username, `${randomUUID()}@nobody.test`];
      const send = test.platform.queue.send;
      const jobs: [string, object][] = [];
      test.platform.queue.send = async (name, data) => void jobs.push([name, data]);
      listening = true;
      const answers = await Promise.all(addresses.map(forget));
      const looked = [...statements];
      await logIn(addresses[0] ?? '');
      listening = false;
      test.platform.queue.send = send;
      // Nothing is looked up before the answer, so the timing reveals nothing.
      expect(looked).toEqual([]);
      expect(statements.length).toBeGreaterThan(0);
      expect(jobs).toEqual(addresses.map((username) => ['accounts-password-mail', { username }]));
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(new Set(['200 {"success":true}']));

      await Promise.all(addresses.map(forget));
      const mailed = await Promise.all(addresses.map(async (username) => (await mailsTo(username)).length));
      expect(mailed).toEqual([1, 0, 0]);
    });

    it('has a link that works once, also in parallel', async () => {
      const { username } = await anOwner();
      const token = await linkTo(username);
      const passwords = ['the first of three', 'the second of three', 'the third of three'];
      const outcomes = await Promise.all(passwords.map((password) => choose(token, password)));
      expect(outcomes.toSorted()).toEqual(['422 link_used', '422 link_used', 'done']);
      expect((await logIn(username, passwords[outcomes.indexOf('done')])).statusCode).toBe(200);
    });

    it('has a link that expires after an hour; an unknown link is refused', async () => {
      const { username } = await anOwner();
      const token = await linkTo(username);
      test.clock.advance(resetMs - 1000);
      const later = await linkTo(username);
      test.clock.advance(2000);
      expect(await choose(token)).toBe('422 link_ended');
      expect(await choose('nothing we sent')).toBe('422 link_unknown');
      expect((await logIn(username)).statusCode).toBe(200);
      expect(await choose(later)).toBe('done');
    });

    it('invalidates every other link when the password changes, by a link or signed in', async () => {
      const { username } = await anOwner();
      const [first, second] = [await linkTo(username), await linkTo(username)];
      expect(await choose(second)).toBe('done');
      expect(await choose(first)).toBe('422 link_used');
      const third = await linkTo(username);
      const here = (await logIn(username, newPassword)).json() as Session;
      const body = { current: newPassword, password: testPassword, refresh: here.refresh_token };
      await test.ask(changePassword, { body, headers: as(here) });
      expect(await choose(third)).toBe('422 link_used');
    });

    it('refuses a password that is short or easy to guess, and keeps the link valid', async () => {
      const { username } = await anOwner();
      const token = await linkTo(username);
      for (const password of ['short', 'password123', username]) expect(await choose(token, password)).toBe('400 invalid');
      expect(await choose(token)).toBe('done');
    });

    it('stores no token in the database', async () => {
      const { username } = await anOwner();
      const token = await linkTo(username);
      const { rows } = await test.platform.database.pool.query('select row_to_json(t)::text as row from password_resets t');
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
    });

    it('limits mails to one address and requests from one address', async () => {
      const strict = await testApp({ RATE_LIMIT_SCALE: '1' });
      const ask = async (username: string, remoteAddress: string) =>
        (await strict.app.inject({ method: 'POST', url: forgotPassword.path, payload: { username }, remoteAddress })).statusCode;
      const username = `${randomUUID()}@shop.test`;
      const ofOne: number[] = [];
      for (let i = 0; i < 6; i++) ofOne.push(await ask(i % 2 ? username : username.toUpperCase(), `192.0.2.${i}`));
      expect(ofOne).toEqual([200, 200, 200, 200, 200, 429]);
      const fromOne: number[] = [];
      for (let i = 0; i < 21; i++) fromOne.push(await ask(`${randomUUID()}@shop.test`, '198.51.100.1'));
      expect(fromOne).toEqual([...Array(20).fill(200), 429]);
      await strict.close();
    });
  });
});
