/** Drafts in the database, and what was made of them to be tried. */
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { eraseOwner } from '../accounts/index.ts';
import { drafts } from './tables.ts';

export type Draft = typeof drafts.$inferSelect;

const alive = (key: string, now: Date) => and(eq(drafts.key, key), gt(drafts.expiresAt, now));

export async function insertDraft(
  db: Executor,
  draft: Pick<typeof drafts.$inferInsert, 'key' | 'website' | 'email' | 'content' | 'expiresAt'>,
): Promise<void> {
  await db.insert(drafts).values(draft);
}

/** The draft of this key, held until the transaction ends; null when there is none or it has ended. */
export async function lockDraft(tx: Executor, key: string, now: Date): Promise<Draft | null> {
  const [draft] = await tx.select().from(drafts).where(alive(key, now)).for('update');
  return draft ?? null;
}

/** Remembers what a draft was made into; its products stand in the catalogue from now on. */
export async function bindDraft(tx: Executor, { id, content }: Draft, made: { ownerId: number; recommenderId: number }): Promise<void> {
  await tx
    .update(drafts)
    .set({ ...made, content: { ...content, products: [] } })
    .where(eq(drafts.id, id));
}

export async function deleteDraft(tx: Executor, id: number): Promise<void> {
  await tx.delete(drafts).where(eq(drafts.id, id));
}

/** Deletes the drafts that ended, with everything that was made of them. Gives the owners that went with them. */
export async function deleteExpiredDrafts(tx: Executor, now: Date): Promise<number[]> {
  const ended = await tx.delete(drafts).where(lte(drafts.expiresAt, now)).returning({ ownerId: drafts.ownerId });
  const ownerIds = ended.flatMap(({ ownerId }) => ownerId ?? []);
  for (const ownerId of ownerIds) await eraseOwner(tx, ownerId);
  return ownerIds;
}
