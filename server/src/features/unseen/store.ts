/** SQL of the counts. */
import type { UnseenReason } from '@parley/contract';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { unseenDays } from './tables.ts';

export interface Unseen {
  ownerId: number;
  recommenderId: number;
  day: string;
  reason: UnseenReason;
}

/** Raises the counts. Rows are in the order of their key, so that two processes cannot wait for each other. */
export async function raise(db: Executor, counts: readonly (Unseen & { count: number })[]): Promise<void> {
  if (counts.length === 0) return;
  const keyOf = ({ ownerId, recommenderId, day, reason }: Unseen) => `${ownerId} ${recommenderId} ${day} ${reason}`;
  await db
    .insert(unseenDays)
    .values(counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
    .onConflictDoUpdate({
      target: [unseenDays.ownerId, unseenDays.recommenderId, unseenDays.day, unseenDays.reason],
      set: { count: sql`${unseenDays.count} + excluded.count` },
    });
}

/** The counts of a recommender since a day, the newest first. */
export async function countsSince(db: Executor, ownerId: number, recommenderId: number, day: string) {
  const is = and(eq(unseenDays.ownerId, ownerId), eq(unseenDays.recommenderId, recommenderId), gte(unseenDays.day, day));
  const rows = await db.select().from(unseenDays).where(is).orderBy(desc(unseenDays.day), unseenDays.reason);
  return rows.map((row) => ({ day: row.day, reason: row.reason as UnseenReason, count: row.count }));
}
