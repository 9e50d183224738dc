/** Drafts in the database. */
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { drafts } from './tables.ts';

export type Draft = typeof drafts.$inferSelect;

export async function insertDraft(executor: Executor, draft: Omit<typeof drafts.$inferInsert, 'id' | 'createdAt'>): Promise<void> {
  await executor.insert(drafts).values(draft);
}

/** The draft of this key, or null when there is none or it has ended. */
export async function findDraft(executor: Executor, key: string, now: Date): Promise<Draft | null> {
  const [draft] = await executor
    .select()
    .from(drafts)
    .where(and(eq(drafts.key, key), gt(drafts.expiresAt, now)));
  return draft ?? null;
}

/** Takes the draft out. Of two at once one gets it, and the other null, or the draft if the first rolled back. */
export async function takeDraft(executor: Executor, key: string, now: Date): Promise<Draft | null> {
  const [draft] = await executor
    .delete(drafts)
    .where(and(eq(drafts.key, key), gt(drafts.expiresAt, now)))
    .returning();
  return draft ?? null;
}

export async function deleteExpiredDrafts(executor: Executor, now: Date): Promise<void> {
  await executor.delete(drafts).where(lte(drafts.expiresAt, now));
}
