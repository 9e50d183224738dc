/** Sends the mails that are due. Each is a row, so that a failure, a crash or a second process neither loses nor repeats it. */

import { mailsPerAddressAndDay } from '@parley/contract';
import { personRepliesIn } from '../../../kit/languages/person/index.ts';
import { isChatLanguage } from '../../../kit/languages/replies/index.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/index.ts';
import type { Mail } from '../../../platform/mail.ts';
import { addresseeOf, hasProvenAddress } from '../../accounts/index.ts';
import { findConversation } from '../../engagements/index.ts';
import { recommenderNames } from '../../recommenders/index.ts';
import { answerLine } from '../inbound/own-words.ts';
import { type RequestKey, replyAddress } from '../inbound/reply-address.ts';
import { shopOf } from '../shop.ts';
import * as store from '../store.ts';
import { mailKey, stopLink } from './addresses.ts';
import * as mailStore from './mail-store.ts';
import { answerMail, messageLink, requestMail } from './mails.ts';

const dayMs = 86_400_000;
/** With the pauses in between, a mail is tried for about four hours. */
const mostTries = 8;
/** Requests beyond this on a day are only listed on the screen. */
const mailsPerOwnerAndDay = 40;
/** The answers that an owner may mail on a day. An owner who has not confirmed an address could be anybody. */
const answersPerDay = { proven: 300, unproven: 20 };
const mostChats = 30;

/** A mail that may be sent, with the counts that it uses up; or the final state of a mail that is not sent. */
type Prepared = { mail: Mail; counts: { key: string; max: number }[] } | 'needless' | 'stopped';

/** Sends everything that is due. A mail that fails is tried again later. */
export async function sendDue(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  for (;;) {
    const row = await mailStore.claimDue(db, clock.now());
    if (!row) break;
    await deliver(platform, row);
  }
  await mailStore.forgetDays(db, dayOf(new Date(clock.now().getTime() - dayMs)));
}

async function deliver(platform: Platform, row: mailStore.MailRow): Promise<void> {
  const { db, clock, mailer, log } = platform;
  const day = dayOf(clock.now());
  const taken: string[] = [];
  try {
    const prepared = await (row.answerId === 0 ? prepareRequest(platform, row) : prepareAnswer(platform, row));
    if (typeof prepared === 'string') return await mailStore.changeMail(db, row, { state: prepared });
    for (const { key, max } of prepared.counts) {
      if (!(await mailStore.takeMail(db, key, day, max))) return await postpone(platform, row, taken, day);
      taken.push(key);
    }
    await mailer.send(prepared.mail);
  } catch (error) {
    for (const key of taken) await mailStore.returnMail(db, key, day);
    if (row.tries >= mostTries) await mailStore.changeMail(db, row, { state: 'failed' });
    else await mailStore.changeMail(db, row, { state: row.state, dueAt: mailStore.pauseAfter(row.tries - 1, clock.now()) });
    log.error({ err: error, ownerId: row.ownerId, handover: row.handoverId, tries: row.tries }, 'a mail of a handover was not sent');
    return;
  }
  await mailStore.changeMail(db, row, { state: 'sent' });
}

/** What happens beyond the daily limit: an answer waits for the next day, and a request is only shown on the owner's screen. */
async function postpone({ db, clock }: Platform, row: mailStore.MailRow, taken: readonly string[], day: string): Promise<void> {
  for (const key of taken) await mailStore.returnMail(db, key, day);
  const tomorrow = new Date(Date.parse(dayOf(new Date(clock.now().getTime() + dayMs))));
  await mailStore.changeMail(db, row, row.answerId === 0 ? { state: 'stopped' } : { state: 'tomorrow', dueAt: tomorrow, tries: 0 });
}

async function prepareRequest(platform: Platform, row: mailStore.MailRow): Promise<Prepared> {
  const mail = await mailAbout(platform, row);
  return mail ? { mail, counts: [{ key: mailKey(platform, 'owner', row.ownerId), max: mailsPerOwnerAndDay }] } : 'needless';
}

/** The mail to the owner about a request, with the conversation as it is now; null when either is gone. */
export async function mailAbout(platform: Platform, { ownerId, handoverId }: RequestKey): Promise<Mail | null> {
  const { db } = platform;
  const [request, to] = [await store.findHandover(db, ownerId, handoverId), await addresseeOf(db, ownerId)];
  if (!request || !to) return null;
  const [visit, names, isProven] = await Promise.all([
    findConversation(db, ownerId, request.engagementId),
    recommenderNames(db, ownerId),
    hasProvenAddress(db, ownerId),
  ]);
  const facts = {
    ...request,
    page: visit?.page ?? '',
    recommender: names.get(request.recommenderId) ?? 'a deleted recommender',
    chats: visit?.chats.slice(-mostChats) ?? [],
  };
  const address = replyAddress(platform, { ownerId, handoverId });
  const ways = { link: messageLink(platform, handoverId), replies: address ? { address, answerLine } : ('visitor' as const) };
  return requestMail({ ...to, isProven }, facts, ways);
}

async function prepareAnswer(platform: Platform, { ownerId, handoverId, answerId }: mailStore.MailRow): Promise<Prepared> {
  const { db } = platform;
  const [request, answer] = [await store.findHandover(db, ownerId, handoverId), await store.findAnswer(db, ownerId, answerId)];
  if (!request || !answer || answer.shownAt) return 'needless';
  const to = mailKey(platform, 'to', request.email);
  if (await mailStore.isStopped(db, ownerId, to)) return 'stopped';
  const [isProven, owner] = [await hasProvenAddress(db, ownerId), await addresseeOf(db, ownerId)];
  const language = isChatLanguage(request.language) ? request.language : 'en';
  const facts = {
    ...request,
    answer: answer.text,
    shop: await shopOf(db, ownerId, language),
    replyTo: isProven && owner ? owner.username : null,
  };
  return {
    mail: answerMail(personRepliesIn(language), facts, stopLink(platform, ownerId, request.email)),
    counts: [
      { key: to, max: mailsPerAddressAndDay },
      { key: mailKey(platform, 'from', ownerId), max: isProven ? answersPerDay.proven : answersPerDay.unproven },
    ],
  };
}
