/** Every night: charges the answers of processes that are gone, and deletes the hashes of visitors. */
import { dayOf } from '../../../../platform/clock.ts';
import type { Platform } from '../../../../platform/index.ts';
import { forget, settleExpired } from './store.ts';

const upkeepJob = 'assistant-spending';
const dayMs = 86_400_000;
/** Yesterday stays, because an answer that began before midnight may still be charged to it. */
const spendingDays = 1;
const answersDays = 31;

/** Registers the worker. */
export async function workOnSpending({ db, clock, queue }: Platform): Promise<void> {
  await queue.work(upkeepJob, { retries: 3, expireSeconds: 600 }, async () => {
    const now = clock.now();
    const daysAgo = (days: number) => dayOf(new Date(now.getTime() - days * dayMs));
    await settleExpired(db, now);
    await forget(db, { spendingBefore: daysAgo(spendingDays), daysBefore: daysAgo(answersDays) });
  });
  await queue.schedule(upkeepJob, '23 0 * * *');
}
