/** The rules by which a mail becomes the owner's answer (decision 036). */
import { answerHandover, handoverLimits, type MailOutcome } from '@parley/contract';
import { dayOf } from '../../../platform/clock.ts';
import { HttpError, unavailable } from '../../../platform/http/errors.ts';
import type { Mail } from '../../../platform/mail.ts';
import { addresseeOf } from '../../accounts/index.ts';
import { mailKey } from '../mailing/addresses.ts';
import * as mailStore from '../mailing/mail-store.ts';
import { messageLink } from '../mailing/mails.ts';
import { mailAbout } from '../mailing/sending.ts';
import { answer, type Context } from '../service.ts';
import * as store from '../store.ts';
import { readMailBody } from './body.ts';
import { type Envelope, readEnvelope } from './envelope.ts';
import { leftOutMail, type Refusal, refusalMail } from './notice-mails.ts';
import { type Original, ownWords } from './own-words.ts';
import { mailParser } from './parser.ts';
import { type RequestKey, requestAt } from './reply-address.ts';

/** An owner whose replies all go wrong, or whom somebody floods, gets this many mails about that in a day. */
const noticesPerDay = 20;

/** A reply to a request, and the account whose answer it would be. */
interface Reply {
  envelope: Envelope;
  request: RequestKey;
  owner: { username: string; name: string };
}

/**
 * Makes a message as it arrived the owner's answer to the request that its recipient names, and tells the owner when it cannot.
 * @throws HttpError 503 when the owner must be told and cannot be, so that the message is sent again
 */
export async function receive(context: Context, message: Buffer): Promise<MailOutcome> {
  const { platform } = context;
  const envelope = await readEnvelope(message);
  const request = envelope && requestAt(platform, envelope.recipients);
  if (!request) return drop(context, 'it names no request with a signature of this installation');
  if (envelope.isAutomatic) return drop(context, 'nobody wrote it', request);
  const owner = await addresseeOf(platform.db, request.ownerId);
  if (!owner) return drop(context, 'the account is gone', request);
  const reply = { envelope, request, owner };
  const refusal = await refusalOf(context, reply, message);
  return typeof refusal === 'string' ? refusal : refuse(context, reply, refusal);
}

/** Passes a reply on, or says why it is not. */
async function refusalOf(context: Context, reply: Reply, message: Buffer): Promise<Refusal | 'answered' | 'repeated'> {
  const { platform } = context;
  const { envelope, request, owner } = reply;
  const { sender } = envelope;
  if (sender !== owner.username.toLowerCase()) return { why: 'sender', sender };
  if (envelope.isDisowned) return { why: 'disowned' };
  const handover = await store.findHandover(platform.db, request.ownerId, request.handoverId);
  const original = handover && (await originalOf(context, request));
  if (!handover || !original) return { why: 'erased' };
  const body = await readMailBody(message).catch(() => null);
  if (!body) return { why: 'unreadable' };
  const { text, hasMore } = ownWords(body.text, original);
  if (text === '') return { why: 'empty' };
  const valid = answerHandover.body.safeParse({ text });
  if (!valid.success) return { why: 'tooLong', most: handoverLimits.answer };
  try {
    const isNew = await answer(context, request.ownerId, request.handoverId, valid.data, mailKey(platform, 'message', envelope.id));
    if (!isNew) return 'repeated';
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return { why: 'erased' };
    if (error instanceof HttpError && error.status === 409) return { why: 'service', message: error.message };
    throw error;
  }
  if (body.attachments > 0 || hasMore || body.isCut)
    await tellLeftOut(context, reply, leftOutMail(owner, { ...body, hasMore }, { ...handover, link: messageLink(platform, handover.id) }));
  return 'answered';
}

/** The mail that the owner replied to. */
async function originalOf({ platform }: Context, request: RequestKey): Promise<Original | null> {
  const mail = await mailAbout(platform, request);
  const { addressesIn } = await mailParser();
  const [from] = addressesIn(platform.config.mail.from);
  return mail && { ...mail, from: { name: from?.name ?? '', address: from?.address ?? '' } };
}

function drop({ platform }: Context, reason: string, request?: RequestKey): 'dropped' {
  platform.log.info({ ...request, reason }, 'a mail was dropped');
  return 'dropped';
}

async function refuse(context: Context, reply: Reply, refusal: Refusal): Promise<'refused'> {
  const { platform } = context;
  const { request, owner } = reply;
  platform.log.warn({ ...request, reason: refusal.why }, 'a reply of an owner was not passed on');
  const handover = await store.findHandover(platform.db, request.ownerId, request.handoverId);
  const link = handover && messageLink(platform, handover.id);
  await tell(context, reply, refusalMail(owner, refusal, { link, engagementId: handover?.engagementId ?? null }));
  return 'refused';
}

/** The answer is stored already: a message that came again would be one that is repeated, so that nobody would be told then either. */
async function tellLeftOut(context: Context, reply: Reply, mail: Mail): Promise<void> {
  try {
    await tell(context, reply, mail);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
  }
}

/** Mails the owner once about a message, within the limit of a day. @throws HttpError 503 when the mail could not be sent */
async function tell({ platform }: Context, { envelope, request }: Reply, mail: Mail): Promise<void> {
  const { db, clock, mailer } = platform;
  const day = dayOf(clock.now());
  const counts = [
    { key: mailKey(platform, 'notice', `${request.ownerId}.${envelope.id}`), max: 1 },
    { key: mailKey(platform, 'notice', request.ownerId), max: noticesPerDay },
  ];
  const taken: string[] = [];
  const takeBack = () => Promise.all(taken.map((key) => mailStore.returnMail(db, key, day)));
  for (const { key, max } of counts) {
    if (!(await mailStore.takeMail(db, key, day, max))) return void (await takeBack());
    taken.push(key);
  }
  await mailer.send(mail).catch(async (error) => {
    await takeBack();
    platform.log.error({ err: error, ...request }, 'an owner was not told about a reply');
    throw unavailable('mail_down', 'The owner could not be told; send it again', 60);
  });
}
