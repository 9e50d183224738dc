/** Mails owners about changes of their second step, from the queue: a slow mail server holds nobody up, and a failed mail is tried again. */
import type { Platform } from '../../../platform/index.ts';
import { mailWork } from '../../../platform/mail.ts';
import { type SecondStepChange, secondStepMail } from '../mails.ts';
import { ownerById } from '../store.ts';

const mailJob = 'accounts-second-step-mail';

interface MailJob {
  ownerId: number;
  change: SecondStepChange;
}

/** Queues the mail. The change stands without it, so a failure is only logged. */
export async function tellOfChange({ queue, log }: Platform, ownerId: number, change: SecondStepChange): Promise<void> {
  await queue
    .send(mailJob, { ownerId, change } satisfies MailJob)
    .catch((error: unknown) => log.error({ err: error, ownerId }, 'the mail about a second step was not queued'));
}

/** Registers the worker that sends them. A mail that fails is logged and tried again by the queue. */
export const workOnSecondStepMails = (platform: Platform): Promise<void> =>
  platform.queue.work<MailJob>(mailJob, mailWork, async ({ ownerId, change }) => {
    const owner = await ownerById(platform.db, ownerId);
    if (!owner) return;
    try {
      await platform.mailer.send(secondStepMail(owner.username, owner.name, change, platform.config.publicUrl));
    } catch (error) {
      platform.log.error({ err: error, ownerId }, 'the mail about a second step was not sent');
      throw error;
    }
  });
