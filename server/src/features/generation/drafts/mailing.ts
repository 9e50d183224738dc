/** Mails the link to a finished draft, from the queue: a slow mail server holds nobody up, and a failed mail is tried again. */
import { parleyGuides } from '@parley/contract/demos';
import type { Platform } from '../../../platform/index.ts';
import { mailWork } from '../../../platform/mail.ts';
import { mailsStopped, stopLink } from '../../handover/index.ts';
import * as store from '../store.ts';
import { signDraft } from './draft.ts';
import { type DraftLanguage, draftMail } from './mails.ts';

const mailJob = 'drafts-mail';
/** How many drafts are mailed to a mailbox in a day, so that nobody can fill the mailbox of somebody else by typing their address. */
const mailedDrafts = 3;
/** The sender of these mails is Parley itself, as the owner of its own recommender. Recipients end them as they end the mails of shops. */
const writer = parleyGuides.en.userId;

interface MailJob {
  key: string;
  language: DraftLanguage;
}

/** Queues the mail. It is not needed to go on, so a failure is only logged. */
export async function queueLink({ queue, log }: Platform, job: MailJob): Promise<void> {
  await queue.send(mailJob, job).catch((error: unknown) => log.warn({ err: error }, 'the mail of a draft could not be queued'));
}

/** Sends the queued mails. Called once per process. */
export const sendLinks = (platform: Platform): Promise<void> =>
  platform.queue.work<MailJob>(mailJob, mailWork, (job) => sendLink(platform, job));

async function sendLink(platform: Platform, { key, language }: MailJob): Promise<void> {
  const { config, mailer, clock, db } = platform;
  const now = clock.now();
  const draft = await store.findGeneration(db, key, now);
  if (!draft || draft.email === '' || (await store.placeInMailbox(db, draft, now)) > mailedDrafts) return;
  // Addresses that differ only after a plus are one mailbox.
  const mailbox = draft.email.replace(/\+[^@]*@/, '@');
  if (await mailsStopped(platform, writer, mailbox)) return;
  const demo = `${config.publicUrl}${language === 'en' ? '' : `/${language}`}/demo`;
  // Behind a hash, so that it is in no log and no referrer.
  const link = `${demo}#draft=${signDraft(platform, key)}`;
  await mailer.send(
    draftMail(language, { to: draft.email, host: new URL(draft.website).host, link, stop: stopLink(platform, writer, mailbox) }),
  );
}
