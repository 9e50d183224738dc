/** The SQL of the marks. */
import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { adviceMarks } from './tables.ts';

export type MarkRow = typeof adviceMarks.$inferSelect;

const markIs = (ownerId: number, key: string) => and(eq(adviceMarks.ownerId, ownerId), eq(adviceMarks.key, key));

/** The marks of an owner, newest first. */
export const marksOf = (db: Executor, ownerId: number): Promise<MarkRow[]> =>
  db.select().from(adviceMarks).where(eq(adviceMarks.ownerId, ownerId)).orderBy(desc(adviceMarks.at), adviceMarks.key);

/** Marks advice, also again. */
export async function putMark(db: Executor, row: MarkRow): Promise<void> {
  const { mark, advice, at } = row;
  await db
    .insert(adviceMarks)
    .values(row)
    .onConflictDoUpdate({ target: [adviceMarks.ownerId, adviceMarks.key], set: { mark, advice, at } });
}

/** Takes a mark back, if there is one. */
export async function removeMark(db: Executor, ownerId: number, key: string): Promise<void> {
  await db.delete(adviceMarks).where(markIs(ownerId, key));
}
