/** The rules of requests and answers (decision 036). */
import type { AnswerOf, answerHandover, askPerson, BodyOf, getPersonAnswers } from '@parley/contract';
import { type ChatLanguage, isChatLanguage } from '../../kit/languages/replies/index.ts';
import type { Executor } from '../../platform/db/index.ts';
import { conflict, notFound, tooMany } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import { type Engagements, requestIdTaken, type Visit } from '../engagements/index.ts';
import type { VisitorRecommender } from '../recommenders/index.ts';
import { mailKey as keyOfMail } from './mailing/addresses.ts';
import * as mailStore from './mailing/mail-store.ts';
import { shopOf, wordsFor } from './shop.ts';
import * as store from './store.ts';

/** The dependencies shared by the files of this feature. */
export interface Context {
  platform: Platform;
  engagements: Engagements;
}

/** The job that sends the mails that are due. */
export const mailJob = 'handover-mails';

const requestsPerVisit = 5;
const answersPerRequest = 50;
const hourSeconds = 3600;
/** The widget asks at least every 30 seconds while it is open and visible. */
const watchingMs = 75_000;
/** How long an answer waits for a widget that was open a moment ago, before it is mailed. */
const graceMs = 90_000;
/** How exact the time is at which a widget last asked. */
const seenEveryMs = 15_000;

const theRequest = 'This request';
const unknownRequest = () => notFound(theRequest);

/** The language of the form: the given one, or else the recommender's. */
export const formLanguage = (language: string | undefined, recommender: Pick<VisitorRecommender, 'language'>): ChatLanguage =>
  isChatLanguage(language ?? null) ? (language as ChatLanguage) : (recommender.language ?? 'en');

/** Whether the visitor's widget is open. */
export const isWatching = ({ seenAt, settledAt }: Pick<store.HandoverRow, 'seenAt' | 'settledAt'>, now: Date): boolean =>
  settledAt === null && seenAt !== null && now.getTime() - seenAt.getTime() < watchingMs;

/** Stores a request once and has its mail sent. @throws HttpError 404, 409 and 429, see the contract */
export async function ask(
  { platform, engagements }: Context,
  visit: Visit,
  recommender: VisitorRecommender,
  body: BodyOf<typeof askPerson>,
): Promise<void> {
  const { db, clock, queue } = platform;
  const { ownerId, engagementId, recommenderId } = visit;
  const requestId = body.requestId.toLowerCase();
  const stored = await store.handoverByRequest(db, ownerId, requestId);
  if (stored) return requireSame(stored, engagementId);
  if (recommender.handover === 'off') throw conflict('person_off', 'Messages are not taken here');
  if ((await store.handoversOf(db, ownerId, engagementId)).length >= requestsPerVisit) throw tooMany(hourSeconds);
  const language = formLanguage(body.language, recommender);
  const { consent } = wordsFor(language, await shopOf(db, ownerId, language));
  await engagements.ensureBegun(visit);
  const at = clock.now();
  const row = { ownerId, requestId, engagementId, recommenderId, email: body.email, name: body.name, message: body.message };
  await db.transaction(async (tx) => {
    const inserted = await store.insertHandover(tx, { ...row, language, consent, at });
    if (inserted) await mailStore.addMail(tx, { ownerId, handoverId: inserted.id, answerId: 0, dueAt: at });
    else requireSame(await store.handoverByRequest(tx, ownerId, requestId), engagementId);
  });
  await queue.send(mailJob, {});
}

function requireSame(stored: store.HandoverRow | null, engagementId: string): void {
  if (stored?.engagementId !== engagementId) throw requestIdTaken();
}

/** The answers that a visitor's widget does not have yet; it confirms those up to `after`. @throws HttpError 404 without a request */
export async function newsFor(
  { platform: { db, clock } }: Context,
  { ownerId, engagementId }: Visit,
  after: number,
): Promise<AnswerOf<typeof getPersonAnswers>> {
  const requests = await store.handoversOf(db, ownerId, engagementId);
  if (requests.length === 0) throw unknownRequest();
  const now = clock.now();
  const ids = requests.map(({ id }) => id);
  if (after > 0) await store.markShown(db, ownerId, ids, after, now);
  await store.noteSeen(db, ownerId, engagementId, now, new Date(now.getTime() - seenEveryMs));
  const answers = (await store.answersOf(db, ownerId, ids)).filter(({ id, shownAt }) => id > after && shownAt === null);
  return { open: requests.some(({ settledAt }) => settledAt === null), answers: answers.map(({ id, text }) => ({ id, text })) };
}

/**
 * Answers a request: in the visitor's widget if it is open, else by mail.
 * @param mailKey of the mail that the answer came with; null for one on the screen
 * @returns false when that mail is an answer already
 * @throws HttpError 404 and 409, see the contract
 */
export async function answer(
  { platform }: Context,
  ownerId: number,
  id: number,
  { text }: BodyOf<typeof answerHandover>,
  mailKey: string | null = null,
): Promise<boolean> {
  const { db, clock, queue } = platform;
  const isNew = await db.transaction(async (tx) => {
    const request = await store.lockHandover(tx, ownerId, id);
    if (!request) throw unknownRequest();
    const answers = await store.answersOf(tx, ownerId, [id]);
    if (mailKey !== null && answers.some((stored) => stored.mailKey === mailKey)) return false;
    const now = clock.now();
    const watching = isWatching(request, now);
    if (!watching && (await isStopped(platform, tx, request)))
      throw conflict('stopped', 'This visitor wants no more emails from your shop, and their chat is closed');
    if (answers.length >= answersPerRequest) throw conflict('too_many_answers', `At most ${answersPerRequest} answers to one request`);
    const answerId = await store.insertAnswer(tx, { ownerId, handoverId: id, text, at: now, mailKey });
    const dueAt = watching ? new Date(now.getTime() + graceMs) : now;
    await mailStore.addMail(tx, { ownerId, handoverId: id, answerId, dueAt });
    await store.settle(tx, ownerId, id, now);
    return true;
  });
  if (isNew) await queue.send(mailJob, {});
  return isNew;
}

/** Marks a request as answered or as open. @throws HttpError 404 */
export async function settle({ platform: { db, clock } }: Context, ownerId: number, id: number, open: boolean): Promise<void> {
  const request = await store.findHandover(db, ownerId, id);
  if (!request) throw unknownRequest();
  if (open !== (request.settledAt === null)) await store.settle(db, ownerId, id, open ? null : clock.now());
}

/** A request of the owner. @throws HttpError 404 */
export async function find(db: Executor, ownerId: number, id: number): Promise<store.HandoverRow> {
  const request = await store.findHandover(db, ownerId, id);
  if (!request) throw unknownRequest();
  return request;
}

/** Whether the visitor of a request wants no mails of the shop. */
export const isStopped = (platform: Platform, db: Executor, { ownerId, email }: store.HandoverRow): Promise<boolean> =>
  mailStore.isStopped(db, ownerId, keyOfMail(platform, 'to', email));
