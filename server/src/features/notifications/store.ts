/** The SQL of notifications. */
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { notificationSettings } from './tables.ts';

type Row = typeof notificationSettings.$inferSelect;

/** The owner's settings; mails about leads are on by default. */
export async function settingsOf(db: Executor, ownerId: number): Promise<Pick<Row, 'leads' | 'leadsMailedAt'>> {
  const [row] = await db.select().from(notificationSettings).where(eq(notificationSettings.ownerId, ownerId));
  return row ?? { leads: true, leadsMailedAt: null };
}

/** Stores the changed notification settings of an owner. */
export async function saveSettings(db: Executor, ownerId: number, changes: Partial<Pick<Row, 'leads' | 'leadsMailedAt'>>): Promise<void> {
  await db
    .insert(notificationSettings)
    .values({ ...changes, ownerId })
    .onConflictDoUpdate({ target: notificationSettings.ownerId, set: changes });
}

/** Says that a mail about leads goes out now. False, and nothing is stored, when one went out since `before`. */
export async function claimMail(db: Executor, ownerId: number, before: Date | null, now: Date): Promise<boolean> {
  const claimed = await db
    .insert(notificationSettings)
    .values({ ownerId, leadsMailedAt: now })
    .onConflictDoUpdate({
      target: notificationSettings.ownerId,
      set: { leadsMailedAt: now },
      setWhere: sql`${notificationSettings.leadsMailedAt} is not distinct from ${before}`,
    })
    .returning({ ownerId: notificationSettings.ownerId });
  return claimed.length > 0;
}
