/** The daily limit (design section 8): how high it is, and the mail to the owner who reached it. What counts against it: spending/. */
import type { AssistantProvider } from '@parley/contract';
import { dayOf } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/index.ts';
import { mailWork } from '../../../platform/mail.ts';
import { addresseeOf } from '../../accounts/index.ts';
import { markTold } from '../store.ts';

const mailJob = 'assistant-budget-mail';

/**
 * The effective limit: the owner's own, otherwise the installation's. For the installation's model its operator pays, so the owner can only
 * set a lower limit when it is one of the `chosen` models.
 */
export function limitFor({ config }: Pick<Platform, 'config'>, own: number | null, chosen: readonly AssistantProvider[]): number | null {
  const standard = config.aiDailyTokens;
  if (own === null || standard === null) return own ?? standard;
  return chosen.includes('default') ? Math.min(own, standard) : own;
}

/** Sends the owner a mail about the limit, once a day. */
export async function tellOnce(platform: Platform, ownerId: number, limit: number): Promise<void> {
  if (!(await markTold(platform.db, ownerId, dayOf(platform.clock.now())))) return;
  await platform.queue.send(mailJob, { ownerId, limit });
}

/** Registers the worker that notifies owners. */
export const workOnBudgetMails = (platform: Platform): Promise<void> =>
  platform.queue.work<{ ownerId: number; limit: number }>(mailJob, mailWork, async ({ ownerId, limit }) => {
    const owner = await addresseeOf(platform.db, ownerId);
    if (!owner) return;
    await platform.mailer.send({
      to: owner.username,
      subject: 'Your assistant reached its daily limit',
      text: `Hello${owner.name ? ` ${owner.name}` : ''},

your assistant reached today's limit of ${limit.toLocaleString('en')} tokens. Until midnight UTC the built-in assistant answers your
visitors: it speaks from your texts and your catalogue, and costs nothing.

You can see today's use, and change the limit, here:

${platform.config.publicUrl}/Settings/Assistant

We write at most once a day about this.

Parley
`,
    });
  });
