/** The SQL of the owner's texts. */
import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { ownerTexts as table } from './tables.ts';

export type TextRow = typeof table.$inferSelect;

const live = (ownerId: number) => and(eq(table.ownerId, ownerId), isNull(table.deletedAt));
const beginning = sql<string>`left(${table.text}, 600)`;
const characters = sql<number>`length(${table.text})`;
const summary = { id: table.id, title: table.title, kind: table.kind, createdAt: table.createdAt, beginning, characters };

/** The texts of an owner without all of their words, the newest first. */
export async function textSummaries(db: Executor, ownerId: number) {
  return db.select(summary).from(table).where(live(ownerId)).orderBy(desc(table.id));
}
export type TextSummary = Awaited<ReturnType<typeof textSummaries>>[number];

/** A text as a whole; null when there is none. */
export async function findText(db: Executor, ownerId: number, id: number): Promise<(TextSummary & { text: string }) | null> {
  const rows = await db
    .select({ ...summary, text: table.text })
    .from(table)
    .where(and(live(ownerId), eq(table.id, id)));
  return rows[0] ?? null;
}

/** Every text of an owner as a whole, the oldest first: what the assistant answers from. */
export async function textsOf(db: Executor, ownerId: number): Promise<{ id: number; title: string; text: string }[]> {
  return db.select({ id: table.id, title: table.title, text: table.text }).from(table).where(live(ownerId)).orderBy(table.id);
}

/** A value that changes with every change of the owner's texts and does not come back, for a select list; '' when there are none. */
export const textsStamp = (ownerId: number): SQL =>
  // The numbers of the transactions that wrote the rows, so that no way of writing them is missed. Deleted texts count too: otherwise an index made
  // while a text existed would seem up to date after the text was deleted.
  sql`coalesce((
    select md5(string_agg(${table.id} || ':' || xmin::text, ',' order by ${table.id})) from ${table} where ${table.ownerId} = ${ownerId}
  ), '')`;

/** Stores a text and gives its id. @throws Error when the database returns no row */
export async function insertText(db: Executor, row: typeof table.$inferInsert): Promise<number> {
  const [made] = await db.insert(table).values(row).returning({ id: table.id });
  if (!made) throw new Error('no text was stored');
  return made.id;
}

/** Changes a text; false when there is none. */
export async function changeText(db: Executor, ownerId: number, id: number, change: Pick<TextRow, 'title' | 'text'>): Promise<boolean> {
  return (
    (
      await db
        .update(table)
        .set(change)
        .where(and(live(ownerId), eq(table.id, id)))
        .returning({ id: table.id })
    ).length > 0
  );
}

/** Marks a text as deleted; false when there is none. */
export async function deleteText(db: Executor, ownerId: number, id: number, at: Date): Promise<boolean> {
  const rows = await db
    .update(table)
    .set({ deletedAt: at })
    .where(and(live(ownerId), eq(table.id, id)))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** Takes the mark of a deleted text away; false when there is no such text. */
export async function restoreText(db: Executor, ownerId: number, id: number): Promise<boolean> {
  const deleted = and(eq(table.ownerId, ownerId), eq(table.id, id), isNotNull(table.deletedAt));
  return (await db.update(table).set({ deletedAt: null }).where(deleted).returning({ id: table.id })).length > 0;
}

/** Removes for good what was deleted before `until`. */
export async function purgeTexts(db: Executor, until: Date): Promise<void> {
  await db.delete(table).where(lt(table.deletedAt, until));
}
