import { randomUUID } from 'node:crypto';
import { contactForm } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

describe('contact form and waitlist', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp({ OPERATOR_MAIL: 'operator@parley.test' });
  });
  afterAll(() => test.close());

  const anAddress = () => `${randomUUID()}@visitor.test`;
  const leadsOf = async (email: string) =>
    (await test.platform.database.pool.query('select kind, message from leads where email = $1 order by id', [email])).rows;
  const mailsAbout = async (email: string) => {
    await test.jobsDone();
    return test.mails.filter(({ text }) => text.includes(email));
  };

  it('stores each message as a contact and mails the operator, once a day', async () => {
    const email = anAddress();
    for (const message of ['Hello\nthere', 'Hello\nthere', 'Hello?']) await test.ask(contactForm, { body: { email, message } });
    expect(await leadsOf(email)).toEqual([
      { kind: 'contact', message: 'Hello\nthere' },
      { kind: 'contact', message: 'Hello?' },
    ]);
    await test.platform.database.pool.query(`update leads set created_at = now() - interval '1 day' where email = $1`, [email]);
    await test.ask(contactForm, { body: { email, message: 'Hello?' } });
    expect(await leadsOf(email)).toHaveLength(3);
    const mails = await mailsAbout(email);
    expect(mails.map(({ to }) => to)).toEqual(Array(3).fill('operator@parley.test'));
    expect(mails[0]?.text).toContain('Hello\nthere');
  });

  it('takes an address without a message onto the waitlist once, however it is written', async () => {
    const email = anAddress();
    await test.ask(contactForm, { body: { email } });
    await test.ask(contactForm, { body: { email: ` ${email.toUpperCase()} `, message: '' } });
    await Promise.all([1, 2, 3].map(() => test.ask(contactForm, { body: { email } })));
    expect(await leadsOf(email)).toEqual([{ kind: 'waitlist', message: '' }]);
    expect(await mailsAbout(email)).toHaveLength(1);
  });

  it('succeeds once the lead is stored, even when neither mail nor queue work', async () => {
    const email = anAddress();
    const { send } = test.platform.queue;
    test.platform.queue.send = () => Promise.reject(new Error('no queue'));
    expect(await test.ask(contactForm, { body: { email, message: 'Hello' } })).toEqual({ success: true });
    test.platform.queue.send = send;
    expect(await leadsOf(email)).toHaveLength(1);
  });

  it('answers a robot as anybody, and keeps nothing of it', async () => {
    const email = anAddress();
    expect(await test.ask(contactForm, { body: { email, message: 'Buy', company_fax: '1' } })).toEqual({ success: true });
    expect(await test.ask(contactForm, { body: { email, message: 'Buy', seconds_taken: 0.2 } })).toEqual({ success: true });
    expect(await leadsOf(email)).toEqual([]);
    await test.ask(contactForm, { body: { email, message: 'Hello', company_fax: '', seconds_taken: '12.5' } });
    expect(await leadsOf(email)).toHaveLength(1);
  });

  it('keeps the consent that sending the form is', async () => {
    const email = anAddress();
    await test.ask(contactForm, { body: { email } });
    const { rows } = await test.platform.database.pool.query('select details from leads where email = $1', [email]);
    expect(rows).toEqual([{ details: { consent: true } }]);
  });

  it('refuses what is no address, and control characters', async () => {
    const response = await test.send(contactForm, { body: { email: 'nobody', message: 'a\u0000b' } });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().error.fields).sort()).toEqual(['email', 'message']);
  });

  it('is limited per address', async () => {
    const strict = await testApp({ RATE_LIMIT_SCALE: '1' });
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await strict.send(contactForm, { body: { email: anAddress() } })).statusCode);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    await strict.close();
  });
});
