/** The SQL of the assistant's settings. */
import { eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { assistantFallbacks, assistantSettings } from './tables.ts';

export type SettingsRow = typeof assistantSettings.$inferSelect;
/** A chosen model: the first or the second one. */
export type ChoiceRow = typeof assistantFallbacks.$inferSelect;

/** The owner's settings, or null when they never set any. */
export async function settingsOf(db: Executor, ownerId: number): Promise<SettingsRow | null> {
  const [row] = await db.select().from(assistantSettings).where(eq(assistantSettings.ownerId, ownerId));
  return row ?? null;
}

/** A value that changes whenever the owner's models or their settings do, for a select list. */
export const settingsStamp = (ownerId: number): SQL => sql`concat_ws('/',
  coalesce((select xmin::text || ctid::text from ${assistantSettings} where ${assistantSettings.ownerId} = ${ownerId}), ''),
  coalesce((select xmin::text || ctid::text from ${assistantFallbacks} where ${assistantFallbacks.ownerId} = ${ownerId}), ''))`;

/** The model that is asked when the first one does not answer; null for none. */
export async function fallbackOf(db: Executor, ownerId: number): Promise<ChoiceRow | null> {
  const [row] = await db.select().from(assistantFallbacks).where(eq(assistantFallbacks.ownerId, ownerId));
  return row ?? null;
}

/** Stores the second model of an owner; null removes it. */
export async function saveFallback(db: Executor, ownerId: number, choice: Omit<ChoiceRow, 'ownerId'> | null): Promise<void> {
  if (!choice) await db.delete(assistantFallbacks).where(eq(assistantFallbacks.ownerId, ownerId));
  else
    await db
      .insert(assistantFallbacks)
      .values({ ...choice, ownerId })
      .onConflictDoUpdate({ target: assistantFallbacks.ownerId, set: choice });
}

/** Stores the changed model settings of an owner. @throws Error when the database returns no row */
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
