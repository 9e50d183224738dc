/** Contact messages and waitlist entries, which are mailed to the operator (specification section 7). */
import type { BodyOf, contactForm } from '@parley/contract';
import type { Platform } from '../../platform/index.ts';
import { type Mail, mailWork } from '../../platform/mail.ts';
import { type Lead, leadById, saveLead } from './store.ts';

const mailJob = 'leads-mail';
/** Sending the form is the consent that its note asks for; the row's date says when it was given. */
const consentConfig = { consent: true };

/** Stores a contact message, or a waitlist entry when there is no message. Succeeds once it is stored; the mail is a background job. */
export async function receive(platform: Platform, { email, message }: BodyOf<typeof contactForm>): Promise<void> {
  const leadId = await saveLead(
    platform.db,
    message ? { kind: 'contact', email, message, details: consentConfig } : { kind: 'waitlist', email, details: consentConfig },
  );
  if (leadId === null) return;
  try {
    await platform.queue.send(mailJob, { leadId });
  } catch (error) {
    platform.log.error({ err: error, leadId }, 'the operator is not told of a lead');
  }
}

/** Registers the worker that mails leads to the operator. A mail that fails is logged and tried again by the queue. */
export const workOnMails = (platform: Platform): Promise<void> =>
  platform.queue.work<{ leadId: number }>(mailJob, mailWork, async ({ leadId }) => {
    try {
      const lead = await leadById(platform.db, leadId);
      if (lead) await platform.mailer.send(mailTo(platform.config.mail.operator, lead));
    } catch (error) {
      platform.log.error({ err: error, leadId }, 'the operator was not told of a lead');
      throw error;
    }
  });

const mailTo = (to: string, lead: Lead): Mail =>
  lead.kind === 'contact'
    ? { to, subject: 'Parley: a contact message', text: `From: ${lead.email}\n\n${lead.message}\n` }
    : { to, subject: 'Parley: a new waitlist entry', text: `${lead.email} is now on the waitlist.\n` };
