/** Drafts in the database, and what was made of them to be tried. */
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { eraseOwner } from '../accounts/index.ts';
import type { DraftContent } from './drafts/draft.ts';
import { drafts, type Progress } from './tables.ts';

type Row = typeof drafts.$inferSelect;
/** A draft that is ready to be tried. */
export type Draft = Row & { content: DraftContent };
/** What is told of a generation under way: all but its content. */
export type GenerationRow = Omit<Row, 'content'> & { content: DraftContent | null };

const alive = (key: string, now: Date) => and(eq(drafts.key, key), gt(drafts.expiresAt, now));
const underWay = (key: string) => and(eq(drafts.key, key), inArray(drafts.phase, ['queued', 'reading', 'writing']));

export async function insertDraft(
  db: Executor,
  draft: Pick<typeof drafts.$inferInsert, 'key' | 'website' | 'email' | 'source' | 'phase' | 'progress' | 'heartbeatAt' | 'expiresAt'>,
): Promise<void> {
  await db.insert(drafts).values(draft);
}

/** Writes how far a generation has come; false when it has ended, or was cancelled. */
export async function reportProgress(
  db: Executor,
  key: string,
  change: { phase: Row['phase']; progress: Progress },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(drafts)
    .set({ ...change, heartbeatAt: now })
    .where(underWay(key))
    .returning({ id: drafts.id });
  return rows.length > 0;
}

/** Ends a generation that is under way; false when it has ended already. */
export async function endGeneration(
  db: Executor,
  key: string,
  end: Partial<Pick<Row, 'phase' | 'progress' | 'failure' | 'content'>>,
): Promise<boolean> {
  const rows = await db.update(drafts).set(end).where(underWay(key)).returning({ id: drafts.id });
  return rows.length > 0;
}

/** The generation of this key; null when there is none or its day is over. */
export async function findGeneration(db: Executor, key: string, now: Date): Promise<GenerationRow | null> {
  const [row] = await db.select().from(drafts).where(alive(key, now));
  return row ?? null;
}

/** The draft of this key, held until the transaction ends; null when there is none, it is not ready, or it has ended. */
export async function lockDraft(tx: Executor, key: string, now: Date): Promise<Draft | null> {
  const [draft] = await tx
    .select()
    .from(drafts)
    .where(and(alive(key, now), eq(drafts.phase, 'ready')))
    .for('update');
  return draft?.content ? { ...draft, content: draft.content } : null;
}

/** Remembers what a draft was made into; its products stand in the catalogue from now on. */
export async function bindDraft(tx: Executor, { id, content }: Draft, made: { ownerId: number; recommenderId: number }): Promise<void> {
  await tx
    .update(drafts)
    .set({ ...made, content: { ...content, products: [], pages: content.pages.map((page) => ({ ...page, text: '' })) } })
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
