/** Reads and writes drafts. */
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { eraseOwner } from '../accounts/index.ts';
import type { DraftContent } from './drafts/draft.ts';
import { drafts, type Progress } from './tables.ts';

type Row = typeof drafts.$inferSelect;
/** A draft that is ready to be tried. */
export type Draft = Row & { content: DraftContent };
/** A generation in any phase. */
export type GenerationRow = Omit<Row, 'content'> & { content: DraftContent | null };

const unexpired = (key: string, now: Date) => and(eq(drafts.key, key), gt(drafts.expiresAt, now));
const underWay = (key: string) => and(eq(drafts.key, key), inArray(drafts.phase, ['queued', 'reading', 'writing']));

/** Adds a draft that is about to be generated. */
export async function insertDraft(
  db: Executor,
  draft: Pick<typeof drafts.$inferInsert, 'key' | 'website' | 'email' | 'source' | 'phase' | 'progress' | 'heartbeatAt' | 'expiresAt'>,
): Promise<void> {
  await db.insert(drafts).values(draft);
}

/** Stores the progress and the heartbeat of a running generation; false when it has ended or was cancelled. */
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

/** Stores the end of a running generation; false when it has already ended. */
export async function endGeneration(
  db: Executor,
  key: string,
  end: Partial<Pick<Row, 'phase' | 'progress' | 'failure' | 'content'>>,
): Promise<boolean> {
  const rows = await db.update(drafts).set(end).where(underWay(key)).returning({ id: drafts.id });
  return rows.length > 0;
}

/** The generation with this key; null when it is unknown or expired at `now`. */
export async function findGeneration(db: Executor, key: string, now: Date): Promise<GenerationRow | null> {
  const [row] = await db.select().from(drafts).where(unexpired(key, now));
  return row ?? null;
}

/** The first page of a shop as its draft keeps it; null when the draft is unknown or expired, or has none. */
export async function findBackdrop(db: Executor, key: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ backdrop: sql<string | null>`${drafts.content}->>'backdrop'` })
    .from(drafts)
    .where(unexpired(key, now));
  return row?.backdrop ?? null;
}

/**
 * Which of the drafts that were begun for its mailbox and have not expired a draft is, from 1. Later ones do not change it, so that a mail
 * that waited is sent nevertheless. Addresses that differ only after a plus are one mailbox.
 */
export const placeInMailbox = (db: Executor, { id, email }: Pick<Row, 'id' | 'email'>, now: Date): Promise<number> => {
  const mailbox = (address: unknown) => sql`regexp_replace(lower(${address}), '\\+[^@]*@', '@')`;
  return db.$count(
    drafts,
    and(sql`${mailbox(drafts.email)} = ${mailbox(sql`${email}::text`)}`, gt(drafts.expiresAt, now), lte(drafts.id, id)),
  );
};

/** The finished draft with this key, locked until the transaction ends; null when it is unknown, unfinished or expired at `now`. */
export async function lockDraft(tx: Executor, key: string, now: Date): Promise<Draft | null> {
  const [draft] = await tx
    .select()
    .from(drafts)
    .where(and(unexpired(key, now), eq(drafts.phase, 'ready')))
    .for('update');
  return draft?.content ? { ...draft, content: draft.content } : null;
}

/** Stores which recommender a draft became, and empties its products and pages, which are now in the owner's catalogue. */
export async function bindDraft(tx: Executor, { id, content }: Draft, made: { ownerId: number; recommenderId: number }): Promise<void> {
  await tx
    .update(drafts)
    .set({ ...made, content: { ...content, products: [], pages: content.pages.map((page) => ({ ...page, text: '' })) } })
    .where(eq(drafts.id, id));
}

/** Deletes a draft that became an account; what was made from it stays. */
export async function deleteDraft(tx: Executor, id: number): Promise<void> {
  await tx.delete(drafts).where(eq(drafts.id, id));
}

/** Deletes the drafts that expired before `now`, with the provisional owners that were made from them. Returns the ids of these owners. */
export async function deleteExpiredDrafts(tx: Executor, now: Date): Promise<number[]> {
  const ended = await tx.delete(drafts).where(lte(drafts.expiresAt, now)).returning({ ownerId: drafts.ownerId });
  const ownerIds = ended.flatMap(({ ownerId }) => ownerId ?? []);
  for (const ownerId of ownerIds) await eraseOwner(tx, ownerId);
  return ownerIds;
}
