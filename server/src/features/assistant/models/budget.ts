/**
 * The daily budget (design section 8): the tokens that a model may use for an owner in a UTC day. Visitors' use is read from the day's
 * counters; use without a chat entry (the owner's own trials, aborted answers) is stored with the settings. Answers in progress are reserved
 * in advance, so that parallel visitors cannot exceed the budget together. Reservations belong to one process: with several processes, each
 * may exceed the budget by one answer. When the budget is used up, the built-in assistant answers, and the owner is notified once that
 * day.
 */

import { dayOf } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { addresseeOf } from '../../accounts/index.ts';
import { daysOf } from '../../counters/index.ts';
import { addUnstored, markTold, type SettingsRow, unstoredTokensOf } from '../store.ts';

const mailJob = 'assistant-budget-mail';

/**
 * The effective limit: the owner's own, otherwise the installation's. For the installation's model its operator pays, so the owner can only
 * set a lower limit.
 */
export function limitFor({ config }: Platform, row: Pick<SettingsRow, 'provider' | 'dailyTokens'> | null): number | null {
  const [own, standard] = [row?.dailyTokens ?? null, config.aiDailyTokens];
  if (own === null || standard === null) return own ?? standard;
  return (row?.provider ?? 'default') === 'default' ? Math.min(own, standard) : own;
}

/** The tokens used today by an owner's visitors and by the owner's own trials. */
export async function tokensToday(db: Executor, ownerId: number, now: Date): Promise<number> {
  const day = dayOf(now);
  const [[today], unstored] = await Promise.all([daysOf(db, ownerId, day, day), unstoredTokensOf(db, ownerId, day)]);
  return (today?.tokens ?? 0) + unstored;
}

/** Charges the owner's budget with tokens that no chat entry or counter contains: those of trials and of aborted answers. */
export const chargeUnstored = ({ db, clock }: Platform, ownerId: number, tokens: number): Promise<void> =>
  addUnstored(db, ownerId, dayOf(clock.now()), tokens);

/** The estimated tokens of the answers in progress in this process. */
export interface Reservations {
  /**
   * Reserves about `tokens` of the owner's budget. Returns a function that releases them, to be called when the answer is stored or has
   * failed; or null when the budget is used up, in which case it also notifies the owner.
   */
  reserve(ownerId: number, limit: number | null, tokens: number): Promise<(() => void) | null>;
}

/** Creates the reservations of a process. */
export function createReservations(platform: Platform): Reservations {
  const reserved = new Map<number, number>();
  const change = (ownerId: number, by: number) => {
    const left = (reserved.get(ownerId) ?? 0) + by;
    if (left > 0) reserved.set(ownerId, left);
    else reserved.delete(ownerId);
    return left;
  };
  return {
    async reserve(ownerId, limit, tokens) {
      if (limit === null) return () => {};
      // Reserved before the sum is read, so that of two parallel requests the later one sees the earlier one in one of the two sums.
      const underWay = change(ownerId, tokens);
      const release = () => void change(ownerId, -tokens);
      try {
        if ((await tokensToday(platform.db, ownerId, platform.clock.now())) + underWay <= limit) return release;
      } catch (error) {
        release();
        throw error;
      }
      release();
      await tellOnce(platform, ownerId, limit);
      return null;
    },
  };
}

async function tellOnce(platform: Platform, ownerId: number, limit: number): Promise<void> {
  if (!(await markTold(platform.db, ownerId, dayOf(platform.clock.now())))) return;
  await platform.queue.send(mailJob, { ownerId, limit });
}

/** Registers the worker that notifies owners. */
export const workOnBudgetMails = (platform: Platform): Promise<void> =>
  platform.queue.work<{ ownerId: number; limit: number }>(mailJob, { retries: 5, expireSeconds: 60 }, async ({ ownerId, limit }) => {
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
