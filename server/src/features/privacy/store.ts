/** The SQL of privacy. */
import { eq, isNotNull, lte } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { ownersGone, retentionSettings } from './tables.ts';

/** After how many days an owner's visits are erased; null for never. */
export async function keepDaysOf(db: Executor, ownerId: number): Promise<number | null> {
  const [row] = await db.select().from(retentionSettings).where(eq(retentionSettings.ownerId, ownerId));
  return row?.keepDays ?? null;
}

/** Stores the retention period in days; null keeps visits forever. */
export async function setKeepDays(db: Executor, ownerId: number, keepDays: number | null): Promise<void> {
  await db
    .insert(retentionSettings)
    .values({ ownerId, keepDays })
    .onConflictDoUpdate({ target: retentionSettings.ownerId, set: { keepDays } });
}

/** The owners with a retention period. */
export async function ownersWithRetention(db: Executor): Promise<{ ownerId: number; keepDays: number }[]> {
  const rows = await db.select().from(retentionSettings).where(isNotNull(retentionSettings.keepDays));
  return rows.flatMap(({ ownerId, keepDays }) => (keepDays === null ? [] : [{ ownerId, keepDays }]));
}

/** Notes a deleted account, so that its access tokens are refused. */
export async function noteGone(tx: Executor, ownerId: number, goneAt: Date): Promise<void> {
  await tx.insert(ownersGone).values({ number: ownerId, goneAt }).onConflictDoNothing();
}

/** The owners whose accounts were deleted recently. */
export const recentlyGone = async (db: Executor): Promise<number[]> => (await db.select().from(ownersGone)).map(({ number }) => number);

/** Deletes the notes of accounts that were deleted at `until` or before. */
export async function forgetGone(db: Executor, until: Date): Promise<void> {
  await db.delete(ownersGone).where(lte(ownersGone.goneAt, until));
}
