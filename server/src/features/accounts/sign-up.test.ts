import { randomUUID } from 'node:crypto';
import { acceptInvite, getAccount, login, type SendInput, signUp } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '../../platform/mail.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

const testPassword = 'correct horse battery';
type Form = SendInput<typeof signUp>['body'];

describe('early-adopter sign-up', () => {
  let test: TestApp;
  let fails = false;
  beforeAll(async () => {
    test = await testApp();
    const { send } = test.platform.mailer;
    test.platform.mailer.send = (mail) => (fails ? Promise.reject(new Error('the mail server is gone')) : send(mail));
  });
  afterAll(() => test.close());

  const form = (changes: Partial<Form> = {}): Form => ({
    plattform: 'Ikas',
    traffic: 'less than 100',
    websiteAdress: 'shop.example',
    name: 'Ada',
    surname: 'Lovelace',
    username: `${randomUUID()}@shop.test`,
    password: testPassword,
    ...changes,
  });
  const mailsTo = async (username: string): Promise<Mail[]> => {
    await test.jobsDone();
    return test.mails.filter(({ to }) => to === username);
  };
  const tokenIn = (mail: Mail | undefined) => /^http:\/\/parley\.test\/invite\/([\w-]+)$/m.exec(mail?.text ?? '')?.[1] ?? 'none';
  const accept = (token: string) => test.send(acceptInvite, { body: { token } });
  const logIn = async (username: string, password = testPassword) => (await test.send(login, { body: { username, password } })).statusCode;

  it('stores the lead, mails an invite, and allows no log-in before it is accepted', async () => {
    const body = form({ consent: true });
    expect(await test.ask(signUp, { body })).toEqual({ success: true });
    const before = await test.send(login, { body: { username: body.username, password: testPassword } });
    const unknown = await test.send(login, { body: { username: 'nobody@shop.test', password: testPassword } });
    expect([before.statusCode, before.body]).toEqual([401, unknown.body]);

    const [mail] = await mailsTo(body.username);
    const accepted = await test.ask(acceptInvite, { body: { token: tokenIn(mail) } });
    expect(accepted).toEqual({ success: true, username: body.username, session: expect.anything(), website: 'shop.example', df: '' });
    const headers = { authorization: `Bearer ${accepted.session?.access_token}` };
    expect(await test.ask(getAccount, { headers })).toMatchObject({ username: body.username, name: 'Ada' });
    expect(await logIn(body.username)).toBe(200);

    const { rows } = await test.platform.database.pool.query('select * from leads where email = $1', [body.username]);
    expect(rows).toMatchObject([
      { kind: 'early_adopter', details: { plattform: 'Ikas', traffic: 'less than 100', websiteAdress: 'shop.example', consent: true } },
    ]);
  });

  it('accepts a double click on the invite once, also in parallel', async () => {
    const body = form();
    await test.ask(signUp, { body });
    const token = tokenIn((await mailsTo(body.username))[0]);
    const responses = await Promise.all([1, 2, 3].map(() => accept(token)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(responses.map((response) => response.body)).size).toBe(1);
  });

  it('signs in only the first time that an invite is accepted', async () => {
    const body = form({ df: 'a-draft.signed' });
    await test.ask(signUp, { body });
    const token = tokenIn((await mailsTo(body.username))[0]);
    expect((await test.ask(acceptInvite, { body: { token } })).session).not.toBeNull();
    expect(await test.ask(acceptInvite, { body: { token } })).toEqual({
      success: true,
      username: body.username,
      session: null,
      website: 'shop.example',
      df: 'a-draft.signed',
    });
  });

  it('gives a known address the same answer, and reveals the account only in the mail', async () => {
    const body = form();
    const first = await test.send(signUp, { body });
    await accept(tokenIn((await mailsTo(body.username))[0]));
    const again = await test.send(signUp, { body: form({ username: body.username.toUpperCase(), password: 'an intruder’s choice' }) });
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    const mails = await mailsTo(body.username);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain('already have an account');
    expect(await logIn(body.username)).toBe(200);
    expect(await logIn(body.username, 'an intruder’s choice')).toBe(401);
  });

  it('gives the account the password of the sign-up whose invite was accepted', async () => {
    const body = form({ password: 'a stranger’s choice' });
    await test.ask(signUp, { body });
    await test.ask(signUp, { body: { ...body, password: testPassword } });
    const [first, second] = await mailsTo(body.username);
    expect((await accept(tokenIn(second))).statusCode).toBe(200);
    expect(await logIn(body.username)).toBe(200);
    expect(await logIn(body.username, 'a stranger’s choice')).toBe(401);
    const other = await accept(tokenIn(first));
    expect([other.statusCode, other.json().error.code]).toEqual([422, 'invite_used']);
    expect(await logIn(body.username)).toBe(200);
  });

  it('refuses an invite that is unknown or older than 7 days; a new sign-up sends another', async () => {
    expect((await accept('nothing we sent')).json().error.code).toBe('invite_unknown');
    const body = form();
    await test.ask(signUp, { body });
    const token = tokenIn((await mailsTo(body.username))[0]);
    test.clock.advance(7 * 86_400_000 + 1000);
    expect((await accept(token)).json().error.code).toBe('invite_ended');
    await test.ask(signUp, { body });
    expect((await accept(tokenIn((await mailsTo(body.username))[1]))).statusCode).toBe(200);
  });

  it('creates one account from parallel sign-ups', async () => {
    const body = form();
    const responses = await Promise.all([1, 2, 3, 4].map(() => test.send(signUp, { body })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { rows } = await test.platform.database.pool.query('select id from owners where username = $1', [body.username]);
    expect(rows).toHaveLength(1);
  });

  it('after a failed mail, signing up again sends another', async () => {
    const body = form();
    fails = true;
    expect(await test.ask(signUp, { body })).toEqual({ success: true });
    expect(await mailsTo(body.username)).toEqual([]);
    fails = false;
    await test.ask(signUp, { body });
    expect((await accept(tokenIn((await mailsTo(body.username))[0]))).statusCode).toBe(200);
    expect(await logIn(body.username)).toBe(200);
  });

  it('reports every invalid field and stores nothing', async () => {
    const username = `${randomUUID()}@shop.test`;
    const response = await test.send(signUp, { body: form({ username, password: 'short', plattform: 'Etsy' as never, name: ' ' }) });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().error.fields).sort()).toEqual(['name', 'password', 'plattform']);
    const { rows } = await test.platform.database.pool.query('select id from owners where username = $1', [username]);
    expect(rows).toEqual([]);
  });

  it('refuses passwords that are easy to guess, also when they are the applicant’s own name', async () => {
    for (const password of ['password123', 'Sunshine99!', 'Lovelace1815', 'shop.example', 'aaaaaaaa']) {
      const response = await test.send(signUp, { body: form({ password }) });
      expect([password, response.statusCode, Object.keys(response.json().error.fields)]).toEqual([password, 400, ['password']]);
    }
  });

  it('limits the mails to one address', async () => {
    const strict = await testApp({ RATE_LIMIT_SCALE: '1' });
    const body = form();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await strict.send(signUp, { body })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await strict.close();
  });
});
