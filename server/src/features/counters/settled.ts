/** Settled days: days with erased engagements. Their counters are the only record left and are never recounted (decision 012). */
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import type { Increments } from './raise.ts';
import { settledDays } from './tables.ts';

/** Marks UTC days as settled, before engagements of these days are erased. */
export async function markSettled(tx: Executor, ownerId: number, days: ReadonlySet<string>): Promise<void> {
  if (days.size === 0) return;
  await tx
    .insert(settledDays)
    .values([...days].toSorted().map((day) => ({ ownerId, day })))
    .onConflictDoNothing();
}

/** The settled UTC days of an owner. */
export async function settledDaysOf(tx: Executor, ownerId: number): Promise<Set<string>> {
  const rows = await tx
    .select({ day: sql<string>`${settledDays.day}` })
    .from(settledDays)
    .where(eq(settledDays.ownerId, ownerId));
  return new Set(rows.map(({ day }) => day));
}

/** The increments without those of the given days. */
export const except = (increments: Increments, days: ReadonlySet<string>): Increments =>
  Object.fromEntries(
    Object.entries(increments).map(([counter, list]: [string, readonly { day: string }[]]) => [
      counter,
      list.filter(({ day }) => !days.has(day)),
    ]),
  );
