/** The SQL of answered questions. */
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { answeredQuestions as table } from './tables.ts';

export type AnsweredRow = typeof table.$inferSelect;

/** Notes that a question was dealt with. Gives the note's id. @throws Error when the database returns no row */
export async function noteAnswered(db: Executor, row: typeof table.$inferInsert): Promise<number> {
  const [noted] = await db.insert(table).values(row).returning({ id: table.id });
  if (!noted) throw new Error('no note was stored');
  return noted.id;
}

/** A note, locked until the transaction ends; null when there is none. */
export async function lockAnswered(tx: Executor, ownerId: number, id: number): Promise<AnsweredRow | null> {
  const here = and(eq(table.ownerId, ownerId), eq(table.id, id));
  return (await tx.select().from(table).where(here).for('update'))[0] ?? null;
}

/** Removes a note. */
export async function removeAnswered(db: Executor, ownerId: number, id: number): Promise<void> {
  await db.delete(table).where(and(eq(table.ownerId, ownerId), eq(table.id, id)));
}

/** The questions that an owner dealt with, by their normalised words, and when. */
export async function answeredKeys(db: Executor, ownerId: number): Promise<{ key: string; at: Date }[]> {
  return db.select({ key: table.key, at: table.at }).from(table).where(eq(table.ownerId, ownerId));
}
