import { beginSecondStep, confirmSecondStep, endSecondStep, getSecondStep, login, renewRecoveryCodes } from '@parley/contract';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { createActiveOwner, hashInTurn } from '../index.ts';

const password = 'correct horse battery';
const stepMs = 30_000;

describe('the second step of signing in', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  const anOwner = async () => {
    const username = `${crypto.randomUUID()}@owner.test`;
    const ownerId = (await createActiveOwner(test.platform.db, {
      username,
      passwordHash: await hashInTurn(test.platform, password),
    })) as number;
    return { ownerId, username, headers: await test.signIn(ownerId) };
  };
  /** The code that the owner's app shows, some steps of 30 seconds from now. */
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now().getTime() + steps * stepMs });
  const switchedOn = async () => {
    const owner = await anOwner();
    const { secret, uri } = await test.ask(beginSecondStep, { body: { password }, headers: owner.headers });
    const { codes } = await test.ask(confirmSecondStep, { body: { code: codeOf(secret) }, headers: owner.headers });
    // The code of the confirmation is used up.
    test.clock.advance(stepMs);
    return { ...owner, secret, uri, codes };
  };
  const signIn = async (username: string, code?: string, secret = password) => {
    const response = await test.send(login, { body: { username, password: secret, ...(code !== undefined && { code }) } });
    return response.statusCode === 200 ? 'signed in' : response.json().error.code;
  };

  it('is asked for once a code of the app was confirmed, and only after the right password', async () => {
    const owner = await anOwner();
    const { secret, uri } = await test.ask(beginSecondStep, { body: { password }, headers: owner.headers });
    expect(uri).toMatch(/^otpauth:\/\/totp\/Parley:.+owner\.test\?.*secret=/);
    expect(await signIn(owner.username)).toBe('signed in');
    const wrong = await test.send(confirmSecondStep, { body: { code: '000000' }, headers: owner.headers });
    expect([wrong.statusCode, wrong.json().error.fields]).toMatchObject([422, { code: expect.any(String) }]);
    expect(await signIn(owner.username)).toBe('signed in');
    const { codes } = await test.ask(confirmSecondStep, { body: { code: codeOf(secret) }, headers: owner.headers });
    expect(new Set(codes).size).toBe(10);
    expect(await signIn(owner.username)).toBe('second_step_needed');
    expect(await signIn(owner.username, codeOf(secret, 1), 'a wrong password')).toBe('login_failed');
    expect(await signIn(owner.username, codeOf(secret, 1))).toBe('signed in');
  });

  it('takes a code of the steps around it, written in groups, and each code once', async () => {
    const { username, secret } = await switchedOn();
    const code = codeOf(secret);
    expect(await signIn(username, codeOf(secret, 5))).toBe('second_step_wrong');
    expect(await signIn(username, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe('signed in');
    expect(await signIn(username, code)).toBe('second_step_wrong');
    expect(await signIn(username, codeOf(secret, -1))).toBe('second_step_wrong');
    expect(await signIn(username, codeOf(secret, 1))).toBe('signed in');
  });

  it('lets one of many at the same moment in with a code', async () => {
    const { username, secret } = await switchedOn();
    const results = await Promise.all(Array.from({ length: 5 }, () => signIn(username, codeOf(secret))));
    expect(results.filter((result) => result === 'signed in')).toHaveLength(1);
  });

  it('takes recovery codes, each once, until they are renewed', async () => {
    const { username, headers, codes } = await switchedOn();
    const [first = '', second = ''] = codes;
    expect(await signIn(username, first.toUpperCase())).toBe('signed in');
    expect(await signIn(username, first)).toBe('second_step_wrong');
    expect((await test.ask(getSecondStep, { headers })).codesLeft).toBe(9);
    const renewed = await test.ask(renewRecoveryCodes, { body: { password, code: second }, headers });
    expect(await signIn(username, codes[2])).toBe('second_step_wrong');
    expect(await signIn(username, renewed.codes[0])).toBe('signed in');
  });

  it('is changed only with the password and a code, each code once', async () => {
    const { username, headers, secret, codes } = await switchedOn();
    const refusal = async (call: typeof endSecondStep | typeof renewRecoveryCodes, body: { password: string; code: string }) =>
      (await test.send(call, { body, headers })).json().error;
    const [first = '', second = ''] = codes;
    for (const call of [renewRecoveryCodes, endSecondStep]) {
      expect(await refusal(call, { password: 'a wrong one', code: first })).toMatchObject({ code: 'wrong_password' });
      expect(await refusal(call, { password, code: '000000' })).toMatchObject({ code: 'wrong_code', fields: { code: expect.any(String) } });
    }
    const begun = await test.send(beginSecondStep, { body: { password: 'a wrong one' }, headers });
    expect([begun.statusCode, begun.json().error.code]).toEqual([422, 'wrong_password']);
    expect((await test.send(beginSecondStep, { body: { password }, headers })).statusCode).toBe(409);
    // A code that signed somebody in proves nothing any more.
    expect(await signIn(username, first)).toBe('signed in');
    expect(await refusal(endSecondStep, { password, code: first })).toMatchObject({ code: 'wrong_code' });
    expect(await signIn(username, codeOf(secret))).toBe('signed in');
    await test.ask(endSecondStep, { body: { password, code: second }, headers });
    expect(await test.ask(getSecondStep, { headers })).toEqual({ since: null, codesLeft: 0 });
    expect(await signIn(username)).toBe('signed in');
    for (const call of [renewRecoveryCodes, endSecondStep])
      expect(await refusal(call, { password, code: second })).toMatchObject({ code: 'second_step_off' });
  });

  it('ends all other sessions when it is switched on, which were begun without it', async () => {
    const owner = await anOwner();
    const elsewhere = await test.signIn(owner.ownerId);
    const { secret } = await test.ask(beginSecondStep, { body: { password }, headers: owner.headers });
    await test.send(confirmSecondStep, { body: { code: '000000' }, headers: owner.headers });
    expect((await test.send(getSecondStep, { headers: elsewhere })).statusCode).toBe(200);
    await test.ask(confirmSecondStep, { body: { code: codeOf(secret) }, headers: owner.headers });
    expect((await test.send(getSecondStep, { headers: elsewhere })).statusCode).toBe(401);
    expect((await test.send(getSecondStep, { headers: owner.headers })).statusCode).toBe(200);
  });

  it('tells the owner of each change by mail, and stands without the mail', async () => {
    const { username, headers, codes } = await switchedOn();
    const [first = '', second = ''] = codes;
    const renewed = await test.ask(renewRecoveryCodes, { body: { password, code: first }, headers });
    expect(await signIn(username, second)).toBe('second_step_wrong');
    const { send } = test.platform.mailer;
    await test.jobsDone();
    test.platform.mailer.send = () => Promise.reject(new Error('the mail server is gone'));
    await test.ask(renewRecoveryCodes, { body: { password, code: renewed.codes[0] as string }, headers });
    await test.jobsDone();
    test.platform.mailer.send = send;
    test.clock.advance(stepMs);
    const subjects = test.mails.filter(({ to }) => to === username).map(({ subject }) => subject);
    expect(subjects).toEqual(['The second step is on', 'New recovery codes']);
  });

  it('keeps no request waiting for a mail server that does not answer', async () => {
    const { username, headers, codes } = await switchedOn();
    await test.jobsDone();
    const { send } = test.platform.mailer;
    const answered = Promise.withResolvers<void>();
    test.platform.mailer.send = (mail) => answered.promise.then(() => send(mail));
    await test.ask(renewRecoveryCodes, { body: { password, code: codes[0] as string }, headers });
    answered.resolve();
    await test.jobsDone();
    test.platform.mailer.send = send;
    test.clock.advance(stepMs);
    expect(test.mails.filter(({ to }) => to === username).map(({ subject }) => subject)).toContain('New recovery codes');
  });

  it('stores neither secret nor codes in the clear', async () => {
    const { ownerId, secret, codes } = await switchedOn();
    const { rows } = await test.platform.database.pool.query(
      'select s::text || r::text as text from second_steps s, recovery_codes r where s.owner_id = $1 and r.owner_id = $1',
      [ownerId],
    );
    expect(rows).toHaveLength(10);
    const stored = JSON.stringify(rows);
    for (const text of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) expect(stored).not.toContain(text);
  });

  it('stops guesses of whoever knows the password', async () => {
    const strict = await testApp({ RATE_LIMIT_SCALE: '1' });
    const { username } = await switchedOn();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await strict.send(login, { body: { username, password, code: '000000' } })).statusCode);
    expect(statuses.at(-1)).toBe(429);
    await strict.close();
  });
});
