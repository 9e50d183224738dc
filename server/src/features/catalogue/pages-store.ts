import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import type { InfoPages, PageTopic } from './readers/index.ts';
import type { Source } from './store.ts';
import { shopPages as table } from './tables.ts';

/** A page of the owner's shop as it was last read: its plain text and where it came from. */
export type StoredPage = { id: number; url: string; topic: PageTopic; title: string; text: string; fetchedAt: Date };

/** Puts what an import read in the place of what the source's last one did. Pages that this one could not look for stay. */
export async function replacePages(db: Executor, source: Source, { pages, whole }: InfoPages, at: Date): Promise<void> {
  if (pages.length > 0) {
    await db
      .insert(table)
      .values(pages.map((page) => ({ ...source, ...page, fetchedAt: at })))
      .onConflictDoUpdate({
        target: [table.ownerId, table.url],
        set: {
          sourceId: sql`excluded.source_id`,
          topic: sql`excluded.topic`,
          title: sql`excluded.title`,
          text: sql`excluded.text`,
          fetchedAt: sql`excluded.fetched_at`,
        },
      });
  }
  if (!whole) return;
  const others =
    pages.length > 0
      ? notInArray(
          table.url,
          pages.map((page) => page.url),
        )
      : undefined;
  await db.delete(table).where(and(eq(table.ownerId, source.ownerId), eq(table.sourceId, source.sourceId), others));
}

/** The pages about delivery, returns and the like that imports found in the owner's shops, in the order they were found. */
export async function pagesOfOwner(db: Executor, ownerId: number): Promise<StoredPage[]> {
  return db
    .select({ id: table.id, url: table.url, topic: table.topic, title: table.title, text: table.text, fetchedAt: table.fetchedAt })
    .from(table)
    .where(eq(table.ownerId, ownerId))
    .orderBy(asc(table.id));
}
