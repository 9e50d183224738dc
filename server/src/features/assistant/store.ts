/** The SQL of the assistant's settings. */
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { assistantSettings } from './tables.ts';

export type SettingsRow = typeof assistantSettings.$inferSelect;

/** The owner's settings, or null when they never set any. */
export async function settingsOf(db: Executor, ownerId: number): Promise<SettingsRow | null> {
  const [row] = await db.select().from(assistantSettings).where(eq(assistantSettings.ownerId, ownerId));
  return row ?? null;
}

/** Stores the changed model settings of an owner. */
export async function saveSettings(
  db: Executor,
  ownerId: number,
  changes: Partial<typeof assistantSettings.$inferInsert>,
): Promise<SettingsRow> {
  const [row] = await db
    .insert(assistantSettings)
    .values({ ...changes, ownerId })
    .onConflictDoUpdate({ target: assistantSettings.ownerId, set: changes })
    .returning();
  if (!row) throw new Error('no settings were stored');
  return row;
}

/** Notes that the owner was notified of this day's limit; false when that had already happened. */
export async function markTold(db: Executor, ownerId: number, day: string): Promise<boolean> {
  const { toldOn } = assistantSettings;
  const rows = await db
    .insert(assistantSettings)
    .values({ ownerId, toldOn: day })
    .onConflictDoUpdate({ target: assistantSettings.ownerId, set: { toldOn: day }, setWhere: or(isNull(toldOn), ne(toldOn, day)) })
    .returning({ ownerId: assistantSettings.ownerId });
  return rows.length > 0;
}

/** Adds tokens without a chat entry to a day: those of trials and of aborted answers. */
export async function addUnstored(db: Executor, ownerId: number, day: string, tokens: number): Promise<void> {
  const { unstoredOn, unstoredTokens } = assistantSettings;
  await db
    .insert(assistantSettings)
    .values({ ownerId, unstoredOn: day, unstoredTokens: tokens })
    .onConflictDoUpdate({
      target: assistantSettings.ownerId,
      set: { unstoredOn: day, unstoredTokens: sql`case when ${unstoredOn} = ${day} then ${unstoredTokens} else 0 end + ${tokens}` },
    });
}

/** The tokens of a day without a chat entry. */
export async function unstoredTokensOf(db: Executor, ownerId: number, day: string): Promise<number> {
  const { unstoredOn, unstoredTokens } = assistantSettings;
  const [row] = await db
    .select({ tokens: unstoredTokens })
    .from(assistantSettings)
    .where(and(eq(assistantSettings.ownerId, ownerId), eq(unstoredOn, day)));
  return row?.tokens ?? 0;
}
