import { randomUUID } from 'node:crypto';
import { listPopups, login, logout, refreshToken, type Session } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createActiveOwner, hashPassword } from './index.ts';
import { exchangeRefreshToken, refreshTokenMs } from './sessions.ts';

const testPassword = 'correct horse battery';

describe('signing in', () => {
  let test: TestApp;
  let passwordHash: string;
  beforeAll(async () => {
    test = await testApp();
    passwordHash = await hashPassword(testPassword);
  });
  afterAll(() => test.close());

  const anOwner = async () => {
    const username = `${randomUUID()}@shop.test`;
    const ownerId = (await createActiveOwner(test.platform.db, { username, passwordHash })) as number;
    return { ownerId, username };
  };
  const signIn = async (): Promise<Session> => test.ask(login, { body: { username: (await anOwner()).username, password: testPassword } });
  const refresh = (refresh: string, client = 'one browser') =>
    test.send(refreshToken, { body: { refresh }, headers: { 'user-agent': client } });
  const refreshed = async (token: string): Promise<string> => (await refresh(token)).json().refresh;

  it('returns a session with a working access token and its expiry', async () => {
    const { username, ownerId } = await anOwner();
    const session = await test.ask(login, { body: { username: ` ${username.toUpperCase()} `, password: testPassword } });
    expect(session).toMatchObject({ id: ownerId, username });
    const left = Date.parse(session.token_expiration) - test.clock.now().getTime();
    expect(left).toBeGreaterThan(14 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000);
    const { statusCode } = await test.send(listPopups, { headers: { authorization: `Bearer ${session.access_token}` } });
    expect(statusCode).not.toBe(401);
  });

  it('accepts a password in any Unicode normalisation', async () => {
    const username = `${randomUUID()}@shop.test`;
    await createActiveOwner(test.platform.db, { username, passwordHash: await hashPassword('gr\u00fc\u00dfe aus k\u00f6ln') });
    const response = await test.send(login, { body: { username, password: 'gru\u0308\u00dfe aus ko\u0308ln' } });
    expect(response.statusCode).toBe(200);
  });

  it('refuses a wrong password and an unknown name in the same way', async () => {
    const { username } = await anOwner();
    const wrong = await test.send(login, { body: { username, password: 'wrong' } });
    const unknown = await test.send(login, { body: { username: `${randomUUID()}@shop.test`, password: testPassword } });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json().error).toMatchObject({ code: 'login_failed', message: 'An error occurred during login.' });
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
  });

  it('takes as long for an unknown name as for a wrong password', async () => {
    const { username } = await anOwner();
    const timed = async (username: string) => {
      const since = performance.now();
      await test.send(login, { body: { username, password: 'wrong' } });
      return performance.now() - since;
    };
    // Measured alternately, the fastest of each, so that other load on the machine affects both.
    let [wrong, unknown] = [Infinity, Infinity];
    for (let i = 0; i < 7; i++) {
      wrong = Math.min(wrong, await timed(username));
      unknown = Math.min(unknown, await timed(`${randomUUID()}@shop.test`));
    }
    // Without the dummy hash the unknown name would take a twentieth of the time.
    expect(unknown).toBeGreaterThan(wrong / 3);
    expect(wrong).toBeGreaterThan(unknown / 3);
  });

  it('stores no token and no password in plain text', async () => {
    const session = await signIn();
    const { rows } = await test.platform.database.pool.query('select row_to_json(t)::text as row from refresh_tokens t');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ row }) => row.includes(session.refresh_token))).toEqual([]);
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  describe('refreshing', () => {
    it('returns a new access token and a new refresh token each time', async () => {
      let token = (await signIn()).refresh_token;
      for (let i = 0; i < 3; i++) {
        test.clock.advance(600_000);
        const response = await refresh(token);
        expect(response.statusCode).toBe(200);
        expect(response.json().refresh).not.toBe(token);
        expect(Date.parse(response.json().token_expiration)).toBeGreaterThan(test.clock.now().getTime());
        token = response.json().refresh;
      }
    });

    it('ends the whole session when a used token is sent again', async () => {
      const first = (await signIn()).refresh_token;
      const second = await refreshed(first);
      const third = await refreshed(second);
      expect((await refresh(first)).statusCode).toBe(401);
      expect((await refresh(third)).statusCode).toBe(401);
    });

    it('ends it also when the used token is sent again at once, by the same client', async () => {
      const first = (await signIn()).refresh_token;
      const second = await refreshed(first);
      expect((await refresh(first)).statusCode).toBe(401);
      expect((await refresh(second)).statusCode).toBe(401);
    });

    it('ends it at once when another client sends the used token', async () => {
      const first = (await signIn()).refresh_token;
      const second = await refreshed(first);
      expect((await refresh(first, 'another browser')).statusCode).toBe(401);
      expect((await refresh(second)).statusCode).toBe(401);
    });

    it('gives several tabs that refresh at once one working token', async () => {
      const { refresh_token } = await signIn();
      const responses = await Promise.all(Array.from({ length: 5 }, () => refresh(refresh_token)));
      expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
      const tokens = responses.map((response) => response.json().refresh as string);
      expect(new Set(tokens).size).toBe(1);
      expect((await refresh(tokens[0] ?? '')).statusCode).toBe(200);
      expect((await refresh(refresh_token)).statusCode).toBe(401);
    });

    it('gives each of several tabs that refresh at once in different processes a working token', async () => {
      const { refresh_token } = await signIn();
      const exchanged = await Promise.all(
        Array.from({ length: 5 }, () => exchangeRefreshToken(test.platform, refresh_token, 'one browser')),
      );
      const tokens = exchanged.map((one) => one?.refresh ?? '');
      expect(new Set(tokens).size).toBe(5);
      for (const token of tokens) expect((await refresh(token)).statusCode).toBe(200);
      expect((await refresh(refresh_token)).statusCode).toBe(401);
      for (const token of tokens) expect((await refresh(token)).statusCode).toBe(401);
    });

    it('keeps the owner’s other sessions when one ends', async () => {
      const { username } = await anOwner();
      const [one, other] = await Promise.all([1, 2].map(() => test.ask(login, { body: { username, password: testPassword } })));
      await test.ask(logout, { body: { refresh: one?.refresh_token ?? '' } });
      expect((await refresh(one?.refresh_token ?? '')).statusCode).toBe(401);
      expect((await refresh(other?.refresh_token ?? '')).statusCode).toBe(200);
    });

    it('refuses a token that is unknown, or older than 30 days', async () => {
      const { refresh_token } = await signIn();
      expect((await refresh('nothing that we gave')).statusCode).toBe(401);
      test.clock.advance(refreshTokenMs + 1000);
      expect((await refresh(refresh_token)).statusCode).toBe(401);
    });

    it('keeps a session signed in for as long as it is used', async () => {
      let token = (await signIn()).refresh_token;
      for (let i = 0; i < 3; i++) {
        test.clock.advance(refreshTokenMs - 60_000);
        token = await refreshed(token);
      }
      expect((await refresh(token)).statusCode).toBe(200);
    });
  });

  it('revokes all tokens of a session on log-out, however often it is called', async () => {
    const first = (await signIn()).refresh_token;
    const second = await refreshed(first);
    for (let i = 0; i < 2; i++) expect(await test.ask(logout, { body: { refresh: first } })).toEqual({ success: true });
    expect((await refresh(second)).statusCode).toBe(401);
    expect(await test.ask(logout, { body: { refresh: 'unknown' } })).toEqual({ success: true });
  });
});

describe('limits on guesses', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp({ RATE_LIMIT_SCALE: '1' });
  });
  afterAll(() => test.close());

  const guess = (username: string, remoteAddress: string, forwarded: string) =>
    test.app.inject({
      method: 'POST',
      url: '/login/',
      payload: { username, password: 'guess' },
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded, forwarded: `for=${forwarded}`, 'x-real-ip': forwarded },
    });

  it('apply per connection address, whatever X-Forwarded-For claims', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++) statuses.push((await guess(`${randomUUID()}@x.test`, '192.0.2.1', `198.51.100.${i}`)).statusCode);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401));
    expect(statuses[30]).toBe(429);
    const refused = await guess(`${randomUUID()}@x.test`, '192.0.2.1', '203.0.113.9');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().error.code).toBe('too_many_requests');
    expect((await guess(`${randomUUID()}@x.test`, '192.0.2.2', '192.0.2.1')).statusCode).toBe(401);
  });

  it('apply behind a proxy per address that the proxy saw, ignoring earlier entries', async () => {
    const behind = await testApp({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' });
    const guess = async (forged: string, seen: string) =>
      (
        await behind.app.inject({
          method: 'POST',
          url: '/login/',
          payload: { username: `${randomUUID()}@x.test`, password: 'guess' },
          remoteAddress: '192.0.2.9',
          headers: { 'x-forwarded-for': `${forged}, ${seen}`, forwarded: `for=${forged}`, 'x-real-ip': forged },
        })
      ).statusCode;
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++) statuses.push(await guess(`198.51.100.${i}`, '203.0.113.1'));
    expect(statuses).toEqual([...Array(30).fill(401), 429]);
    expect(await guess('203.0.113.1', '203.0.113.2')).toBe(401);
    await behind.close();
  });

  it('apply per name from any number of addresses, also in parallel and in other letter cases', async () => {
    const username = `${randomUUID()}@x.test`;
    const responses = await Promise.all(
      Array.from({ length: 15 }, (_, i) => guess(i % 2 ? username : ` ${username.toUpperCase()}`, `192.0.2.${100 + i}`, '')),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  });
});
