import { randomBytes, randomUUID } from 'node:crypto';
import {
  changePassword,
  endSession,
  findSession,
  forgotPassword,
  listActivity,
  listPopups,
  login,
  logout,
  refreshToken,
  type Session,
  setNewPassword,
} from '@parley/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBounded } from '../../../platform/background/bounded.ts';
import { createLog } from '../../../platform/observability/log.ts';
import { startPlatform } from '../../../platform/start.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { createActiveOwner, hashInTurn, hashPassword } from '../index.ts';
import { ownerIdIn, tokenHashOf } from '../secrets.ts';
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

  it('works as much for an unknown name as for a wrong password, and so takes as long', async () => {
    const { username } = await anOwner();
    // The processor's time, of hashing threads too: how long a request waits says more of what else the machine does.
    const worked = async (username: string) => {
      const since = process.cpuUsage();
      await test.send(login, { body: { username, password: 'wrong' } });
      const { user, system } = process.cpuUsage(since);
      return user + system;
    };
    // Alternately, and summed up: jobs in the background count for both, and systems that count in ticks are exact in the sum only.
    let [wrong, unknown] = [0, 0];
    for (let i = 0; i < 9; i++) {
      wrong += await worked(username);
      unknown += await worked(`${randomUUID()}@shop.test`);
    }
    // Without the dummy hash the unknown name would take a twentieth.
    expect(unknown).toBeGreaterThan(wrong / 3);
    expect(wrong).toBeGreaterThan(unknown / 3);
  });

  it('stores no token and no password in plain text', async () => {
    const session = await signIn();
    const { rows } = await test.platform.database.pool.query('select row_to_json(t)::text as row from refresh_tokens t');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ row }) => row.includes(session.refresh_token))).toEqual([]);
  });

  it('hashes the passwords of requests at full cost, except in these tests', async () => {
    const { config, database, queue, mailer } = test.platform;
    const { platform, stop } = await startPlatform(config, createLog('silent'), { database, queue, mailer });
    for (const hash of [passwordHash, await hashInTurn(platform, testPassword)])
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await stop();
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

    it('takes a token from before tokens named their owner', async () => {
      const { refresh_token, id } = await signIn();
      const old = randomBytes(32).toString('base64url');
      await test.platform.database.pool.query('update refresh_tokens set token_hash = $1 where owner_id = $2 and token_hash = $3', [
        tokenHashOf(old),
        id,
        tokenHashOf(refresh_token),
      ]);
      expect((await refresh(refresh_token)).statusCode).toBe(401);
      const next = await refreshed(old);
      expect(ownerIdIn(next)).toBe(id);
      expect((await refresh(next)).statusCode).toBe(200);
    });

    it('ignores another owner before a token', async () => {
      const [mine, other] = [await signIn(), await signIn()];
      const forged = mine.refresh_token.replace(`${mine.id}-`, `${other.id}-`);
      expect(forged).not.toBe(mine.refresh_token);
      expect((await refresh(forged)).statusCode).toBe(401);
      expect((await refresh(`9999999999${mine.refresh_token.slice(String(mine.id).length)}`)).statusCode).toBe(401);
      expect((await refresh(mine.refresh_token)).statusCode).toBe(200);
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

    it('lists in the account’s activity that a used token was sent again, by which device', async () => {
      const { refresh_token: first, id } = await signIn();
      const second = await refreshed(first);
      await refresh(first, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
      // The session has ended, so nothing more can be done with either.
      for (const token of [first, second]) await refresh(token);
      const { entries } = await test.ask(listActivity, { headers: await test.signIn(id) });
      const noted = entries.filter(({ deed }) => deed === 'reusedToken');
      expect(noted.map(({ times, device, isThisDevice }) => [times, device, isThisDevice])).toEqual([[1, 'Firefox on Linux', false]]);
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
      const tokens = exchanged.map((session) => session?.refresh ?? '');
      expect(new Set(tokens).size).toBe(5);
      for (const token of tokens) expect((await refresh(token)).statusCode).toBe(200);
      expect((await refresh(refresh_token)).statusCode).toBe(401);
      for (const token of tokens) expect((await refresh(token)).statusCode).toBe(401);
    });

    it('keeps the owner’s other sessions when one ends', async () => {
      const { username } = await anOwner();
      const [first, second] = await Promise.all([1, 2].map(() => test.ask(login, { body: { username, password: testPassword } })));
      await test.ask(logout, { body: { refresh: first?.refresh_token ?? '' } });
      expect((await refresh(first?.refresh_token ?? '')).statusCode).toBe(401);
      expect((await refresh(second?.refresh_token ?? '')).statusCode).toBe(200);
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

describe('an access token', () => {
  let test: TestApp;
  let other: TestApp;
  let passwordHash: string;
  beforeAll(async () => {
    test = await testApp();
    // Another process on the same database.
    other = await testApp();
    passwordHash = await hashInTurn(test.platform, testPassword);
  });
  afterAll(async () => {
    await test.close();
    await other.close();
  });

  const twoDevices = async () => {
    const username = `${randomUUID()}@shop.test`;
    const ownerId = (await createActiveOwner(test.platform.db, { username, passwordHash })) as number;
    const body = { username, password: testPassword };
    return { ownerId, username, here: await test.ask(login, { body }), there: await test.ask(login, { body }) };
  };
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const works = async ({ access_token }: Pick<Session, 'access_token'>) => {
    const codes = await Promise.all(
      [test, other].map(async (app) => (await app.send(listPopups, { headers: bearer(access_token) })).statusCode),
    );
    return codes.join(' ');
  };
  const both = async ({ here, there }: { here: Session; there: Session }) => [await works(here), await works(there)];

  it('ends with its session in every process, and other sessions stay', async () => {
    const devices = await twoDevices();
    expect(await both(devices)).toEqual(['200 200', '200 200']);
    await test.ask(logout, { body: { refresh: devices.here.refresh_token } });
    expect(await both(devices)).toEqual(['401 401', '200 200']);

    const signedOut = await twoDevices();
    const headers = bearer(signedOut.here.access_token);
    const { id } = await test.ask(findSession, { body: { refresh: signedOut.there.refresh_token }, headers });
    await test.ask(endSession, { params: { id: id ?? '' }, headers });
    expect(await both(signedOut)).toEqual(['200 200', '401 401']);
  });

  it('ends when the password changes, except on the device that changed it', async () => {
    const devices = await twoDevices();
    const body = { current: testPassword, password: 'another staple entirely', refresh: devices.here.refresh_token };
    await test.ask(changePassword, { body, headers: bearer(devices.here.access_token) });
    expect(await both(devices)).toEqual(['200 200', '401 401']);
  });

  it('ends when a refresh token of its session comes a second time, with those made since', async () => {
    const devices = await twoDevices();
    const { access } = await test.ask(refreshToken, { body: { refresh: devices.here.refresh_token } });
    expect(await works({ access_token: access })).toBe('200 200');
    expect((await test.send(refreshToken, { body: { refresh: devices.here.refresh_token } })).statusCode).toBe(401);
    expect([await works({ access_token: access }), ...(await both(devices))]).toEqual(['401 401', '401 401', '200 200']);
  });

  it('is refused when it is dated ahead, names no session, or one of another owner', async () => {
    const { ownerId, here } = await twoDevices();
    const stranger = await twoDevices();
    const claims = test.app.jwt.decode<{ sub: string; sid: string; use: 'access' }>(here.access_token);
    if (!claims) throw new Error('no claims');
    const { sub, sid, use } = claims;
    const now = Math.floor(Date.now() / 1000);
    const signed = (payload: object) => works({ access_token: test.app.jwt.sign(payload as never) });
    expect(await signed({ sub, sid, use, iat: now })).toBe('200 200');
    expect(await signed({ sub, sid, use, iat: now + 86_400 })).toBe('401 401');
    expect(await signed({ sub, use, iat: now })).toBe('401 401');
    expect(await signed({ sub: String(stranger.ownerId), sid, use, iat: now })).toBe('401 401');
    expect(await signed({ sub: String(ownerId), sid: "' or true --", use, iat: now })).toBe('401 401');
  });
});

describe('limits on guesses', () => {
  let test: TestApp;
  let passwordHash: string;
  beforeAll(async () => {
    test = await testApp({ RATE_LIMIT_SCALE: '1' });
    passwordHash = await hashInTurn(test.platform, testPassword);
  });
  afterAll(() => test.close());

  const guess = (username: string, remoteAddress: string, forwarded: string, password = 'guess') =>
    test.app.inject({
      method: 'POST',
      url: '/login/',
      payload: { username, password },
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded, forwarded: `for=${forwarded}`, 'x-real-ip': forwarded },
    });

  it('let only so many wait for their hash, so that log-ins do not take all processors', async () => {
    const { hashing } = test.platform;
    const bounded = createBounded({ atOnce: 1, waiting: 2, retrySeconds: 3 });
    test.platform.hashing = bounded;
    // The only place is taken until as many as may not wait were refused, however slowly they arrive.
    const place = Promise.withResolvers<void>();
    const taken = bounded.run(() => place.promise);
    const username = `${randomUUID()}@x.test`;
    let refused = 0;
    const responses = await Promise.all(
      Array.from({ length: 6 }, async (_, i) => {
        const response = await guess(username, `192.0.7.${i}`, '');
        if (response.statusCode === 503 && ++refused === 4) place.resolve();
        return response;
      }),
    );
    await taken;
    test.platform.hashing = hashing;
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([401, 401, 503, 503, 503, 503]);
    expect(responses.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBe('3');
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

  it('hold per name and network, also in parallel and in other letters, and lock nobody out elsewhere', async () => {
    const username = `${randomUUID()}@x.test`;
    await createActiveOwner(test.platform.db, { username, passwordHash });
    const responses = await Promise.all(
      Array.from({ length: 15 }, (_, i) => guess(i % 2 ? username : ` ${username.toUpperCase()}`, '192.0.2.50', '')),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
    expect((await guess(username, '192.0.2.51', '', testPassword)).statusCode).toBe(200);
  });

  describe('of one name from any number of networks', () => {
    let strict: TestApp;
    let username: string;
    beforeAll(async () => {
      // A tenth of the limits: five guesses a name, one a device.
      strict = await testApp({ RATE_LIMIT_SCALE: '0.1' });
    });
    beforeEach(async () => {
      username = `${randomUUID()}@x.test`;
      await createActiveOwner(test.platform.db, { username, passwordHash });
    });
    afterAll(() => strict.close());

    const from = async (remoteAddress: string, body: { username: string; password: string }, cookie = '') =>
      strict.app.inject({ method: 'POST', url: '/login/', payload: body, remoteAddress, headers: { cookie } });
    const guessEverywhere = async (name: string) => {
      const guesses = Array.from({ length: 8 }, (_, i) => from(`203.0.113.${i}`, { username: name, password: 'guess' }));
      return (await Promise.all(guesses)).filter(({ statusCode }) => statusCode === 429).length;
    };
    const deviceIn = ({ headers }: { headers: Record<string, unknown> }) => String(headers['set-cookie']).split(';')[0] ?? '';

    it('hold for known and unknown names alike, but not on the owner’s devices', async () => {
      const body = { username, password: testPassword };
      const first = await from('198.51.100.1', body);
      const cookie = String(first.headers['set-cookie']);
      expect(cookie).toMatch(/^parley_device=[\w.-]+; Path=\/login; Max-Age=31536000; HttpOnly; SameSite=Strict$/);
      expect(cookie).not.toContain(username);
      expect([await guessEverywhere(username), await guessEverywhere(`${randomUUID()}@x.test`)]).toEqual([4, 3]);
      const status = async (at: string, device: string) => (await from(at, body, device)).statusCode;
      expect(await status('198.51.100.2', '')).toBe(429);
      expect(await status('198.51.100.2', deviceIn(first))).toBe(200);
      // A forged cookie makes no device known, and nobody guesses without end on a device that is.
      for (const forged of [`${deviceIn(first)}x`, 'parley_device=.']) expect(await status('198.51.100.3', forged)).toBe(429);
      expect(await status('198.51.100.4', deviceIn(first))).toBe(429);
    });

    it('can be passed by a new password from a mail', async () => {
      await guessEverywhere(username);
      await strict.send(forgotPassword, { body: { username } });
      await strict.jobsDone();
      const token = /new-password\/(\d+-[\w-]{43})$/m.exec(strict.mails.findLast(({ to }) => to === username)?.text ?? '')?.[1] ?? '';
      const set = await strict.send(setNewPassword, { body: { token, password: 'another staple entirely' } });
      const body = { username, password: 'another staple entirely' };
      expect((await from('192.0.4.1', body)).statusCode).toBe(429);
      expect((await from('192.0.4.2', body, deviceIn(set))).statusCode).toBe(200);
    });
  });
});
