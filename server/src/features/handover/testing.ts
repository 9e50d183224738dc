/** A shop, its visitors and its owner, for the tests of talking to a person. */
import { randomUUID } from 'node:crypto';
import { answerHandover, askPerson, getHandover, getPersonAnswers, listHandovers, type SendInput } from '@parley/contract';
import type { TestApp } from '../../testing/app.ts';
import { aVisitor, shop, type TestVisitor } from '../assistant/testing.ts';
import { mintEngagement } from '../recommenders/index.ts';
import { sendDue } from './mailing/sending.ts';

type RequestFields = Partial<SendInput<typeof askPerson>['body']>;

/** Actions of a visitor and of the owner of a shop. */
export type Desk = Awaited<ReturnType<typeof aDesk>>;

/** A shop whose owner's address is confirmed unless `proven` is false. */
export async function aDesk(t: TestApp, { proven = true } = {}) {
  const visitor: TestVisitor = await aVisitor(t);
  const { ownerId, headers } = visitor;
  const { pool } = t.platform.database;
  if (proven)
    await pool.query(
      `insert into invites (owner_id, password_hash, name, surname, expires_at, accepted_at) values ($1, 'none', '', '', now(), now())`,
      [ownerId],
    );
  const { rows } = await pool.query('select username from owners where id = $1', [ownerId]);
  const place = (engagement: string) => ({
    params: { userId: String(ownerId), popupId: String(visitor.recommenderId), engagementId: engagement },
    headers: { origin: shop },
  });
  const body = (fields: RequestFields = {}) => ({
    requestId: randomUUID(),
    email: `${randomUUID()}@visitor.test`,
    message: 'Does the coat run small?',
    consent: true as const,
    ...fields,
  });
  const open = async () => (await t.ask(listHandovers, { headers, query: { state: 'open' } })).handovers;
  const id = async () => (await open())[0]?.id ?? 0;
  return {
    visitor,
    ownerId,
    headers,
    username: String(rows[0]?.username),
    place,
    body,
    open,
    newEngagement: () => mintEngagement(t.platform, ownerId, visitor.recommenderId),
    send: (fields: RequestFields = {}, engagement = visitor.engagement) => t.send(askPerson, { ...place(engagement), body: body(fields) }),
    /** Asks, and returns the id of the request. */
    async ask(fields: RequestFields = {}, engagement = visitor.engagement): Promise<number> {
      await t.ask(askPerson, { ...place(engagement), body: body(fields) });
      await t.jobsDone();
      return id();
    },
    news: (after?: number, engagement = visitor.engagement) =>
      t.ask(getPersonAnswers, { ...place(engagement), query: after === undefined ? {} : { after: String(after) } }),
    /** Answers, and waits for the mail: each answer starts a job, and which of two that run at once sends first is left to them. */
    async reply(handoverId: number, text: string, key: string = randomUUID()) {
      const answer = { params: { id: String(handoverId) }, body: { text }, headers: { ...headers, 'idempotency-key': key } };
      const response = await t.send(answerHandover, answer);
      await t.jobsDone();
      return response;
    },
    read: async (handoverId: number) => (await t.ask(getHandover, { params: { id: String(handoverId) }, headers })).handover,
    /** Lets time pass, and sends what is due then. */
    async later(ms: number) {
      t.clock.advance(ms);
      await sendDue(t.platform);
    },
    mailsTo: (address: string) => t.mails.filter(({ to }) => to === address),
  };
}
