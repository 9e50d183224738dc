import { randomUUID } from 'node:crypto';
import {
  createAnswer,
  eraseConversation,
  getNotifications,
  postChat,
  recordAnswer,
  unsubscribe,
  updateNotifications,
} from '@parley/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aWorld, type World } from '../../testing/world.ts';
import { eraseEngagements } from '../engagements/index.ts';
import { mintEngagement, verifyEngagement } from '../recommenders/index.ts';
import { digestMs, tellOfLeads } from './service.ts';

let t: TestApp;
let world: World;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  world = await aWorld(t);
  await tell();
  t.mails.length = 0;
});
afterAll(() => t.close());

const idOf = (engagement: string) => verifyEngagement(t.platform, engagement)?.id ?? '';
const newEngagement = () => mintEngagement(t.platform, world.ownerId, world.ids.popup);
const says = (inputChatGPT: string, engagement = world.engagement) =>
  t.ask(postChat, {
    params: { userId: String(world.ownerId), popupId: String(world.ids.popup), engagementId: engagement },
    body: { inputChatGPT, requestId: randomUUID() },
  });
const leadMails = () => t.mails.filter(({ to }) => to === world.username);
/** As the job does, which begins when nothing is pending. */
async function tell(): Promise<void> {
  await t.platform.pending.catchUpAll();
  await tellOfLeads(t.platform);
}
const later = (ms: number) => t.clock.advance(ms);

describe('new leads', () => {
  it('are mailed with recommender, page, time and words, and a link to the conversation', async () => {
    await says('Hello');
    await tell();
    expect(leadMails()).toEqual([]);
    await says('Please write to\nlena@home.test, thank you');
    await tell();
    expect(leadMails()).toHaveLength(1);
    const [mail] = leadMails();
    expect(mail?.subject).toBe('A visitor left their contact details');
    expect(mail?.text).toContain('“Please write to lena@home.test, thank you”');
    expect(mail?.text).toContain('Recommender: Recommender');
    expect(mail?.text).toContain(`http://parley.test/History?id=${idOf(world.engagement)}`);
    expect(mail?.text).not.toContain('“Hello”');
  });

  it('leave no mail with their address when their conversation is erased', async () => {
    await says('Please write to lena@home.test');
    await tell();
    expect(leadMails()).toHaveLength(1);
    await t.ask(eraseConversation, { params: { engagementId: idOf(world.engagement) }, headers: world.headers });
    expect(leadMails()).toEqual([]);
  });

  it('are found in the field of an answer too', async () => {
    const { ids, headers } = world;
    const answer = { text: 'Call me', text_for_chatgpt: 'Call', next_question: null, has_input_field: true, input_text_field: 'Number' };
    const made = await t.ask(createAnswer, { params: { questionId: String(ids.question) }, body: answer, headers } as never);
    const answerId = Number(JSON.stringify(made).match(/"id":(\d+)/)?.[1]);
    await t.ask(recordAnswer, {
      params: { questionId: String(ids.question) },
      body: { answer: [{ answerId, customTextInput: '030 123456' }], popup_engagement: world.engagement, answerTime: 1 },
    });
    await tell();
    expect(leadMails()[0]?.text).toContain('“030 123456”');
  });

  it('are mailed once per engagement', async () => {
    await says('lena@home.test');
    await tell();
    later(2 * digestMs);
    await says('or 030 123456');
    await tell();
    expect(leadMails()).toHaveLength(1);
  });

  it('are combined when there are many, and sent at most every ten minutes', async () => {
    await says('lena@home.test');
    await tell();
    await says('tom@home.test', newEngagement());
    await says('kim@home.test', newEngagement());
    await tell();
    expect(leadMails()).toHaveLength(1);
    later(digestMs);
    await tell();
    expect(leadMails()).toHaveLength(2);
    expect(leadMails()[1]?.subject).toBe('2 visitors left their contact details');
    expect(leadMails()[1]?.text).toMatch(/tom@home\.test[\s\S]*kim@home\.test/);
    expect(leadMails()[1]?.text).not.toContain('lena@home.test');
  });

  it('are not mailed when they were erased meanwhile', async () => {
    const other = newEngagement();
    await says('lena@home.test');
    await says('tom@home.test', other);
    await t.platform.db.transaction((tx) => eraseEngagements(tx, world.ownerId, [idOf(world.engagement)]));
    await tell();
    expect(leadMails()).toHaveLength(1);
    expect(leadMails()[0]?.text).not.toContain('lena@home.test');
    await t.platform.db.transaction((tx) => eraseEngagements(tx, world.ownerId, [idOf(other)]));
    const { rows } = await t.platform.database.pool.query('select 1 from contacts_left where owner_id = $1', [world.ownerId]);
    expect(rows).toEqual([]);
  });

  it('are retried when the mail could not be sent', async () => {
    await says('lena@home.test');
    const { mailer } = t.platform;
    t.platform.mailer = { ...mailer, send: () => Promise.reject(new Error('the mail server is away')) };
    await tell();
    t.platform.mailer = mailer;
    expect(leadMails()).toEqual([]);
    await tell();
    expect(leadMails()).toHaveLength(1);
  });

  it('are mailed once when several processes look while the mail server takes its time', async () => {
    await says('lena@home.test');
    const { mailer } = t.platform;
    const taken = Promise.withResolvers<void>();
    t.platform.mailer = { ...mailer, send: (mail) => taken.promise.then(() => mailer.send(mail)) };
    const slow = tell();
    await expect
      .poll(
        async () =>
          (
            await t.platform.database.pool.query(
              'select 1 from notification_settings where owner_id = $1 and leads_mailed_at is not null',
              [world.ownerId],
            )
          ).rows.length,
      )
      .toBe(1);
    t.platform.mailer = mailer;
    await tell();
    taken.resolve();
    await slow;
    expect(leadMails()).toHaveLength(1);
  });
});

describe('switching the mails off', () => {
  const linkIn = (mail: { text: string } | undefined) => /http:\/\/parley\.test\/unsubscribe\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

  it('works in the settings; leads from that time are not sent later', async () => {
    const { headers } = world;
    expect(await t.ask(getNotifications, { headers })).toEqual({ leads: true });
    await t.ask(updateNotifications, { body: { leads: false }, headers });
    await says('lena@home.test');
    await tell();
    await t.ask(updateNotifications, { body: { leads: true }, headers });
    await tell();
    expect(leadMails()).toEqual([]);
  });

  it('works through a link in each mail, also for the mail program itself', async () => {
    await says('lena@home.test');
    await tell();
    const token = linkIn(leadMails()[0]);
    expect(leadMails()[0]?.headers).toEqual({
      'List-Unsubscribe': `<http://parley.test/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const response = await t.app.inject({
      method: 'POST',
      url: `/unsubscribe/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(response.statusCode).toBe(200);
    expect(await t.ask(getNotifications, { headers: world.headers })).toEqual({ leads: false });
  });

  it('does nothing for a link with an invalid signature', async () => {
    await says('lena@home.test');
    await tell();
    const token = linkIn(leadMails()[0]);
    const other = await aWorld(t);
    for (const wrong of ['unknown', token.replace(`leads-${world.ownerId}`, `leads-${other.ownerId}`)])
      expect((await t.send(unsubscribe, { params: { token: wrong } })).statusCode).toBe(404);
    expect(await t.ask(getNotifications, { headers: other.headers })).toEqual({ leads: true });
  });
});
