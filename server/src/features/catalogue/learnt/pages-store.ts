import { and, asc, eq, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import type { InfoPages, PageTopic } from '../readers/index.ts';
import type { Source } from '../sources/source-store.ts';
import { catalogueSources, shopPages as table } from '../tables.ts';

/** A page of the owner's shop as it was last read: its plain text and where it came from. */
export interface StoredPage {
  id: number;
  url: string;
  topic: PageTopic;
  title: string;
  text: string;
  fetchedAt: Date;
}

/** Replaces the pages of a source with those of a new import. Pages that it may have missed (`whole` is false) stay. */
export async function replacePages(db: Executor, source: Source, { pages, whole, about }: InfoPages, at: Date): Promise<void> {
  if (about && (about.name || about.about)) {
    const here = and(eq(catalogueSources.ownerId, source.ownerId), eq(catalogueSources.id, source.sourceId));
    await db.update(catalogueSources).set(about).where(here);
  }
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
    .where(and(eq(table.ownerId, ownerId), isNull(table.deletedAt)))
    .orderBy(asc(table.id));
}

/** Forgets a page for good. Whether there was one. */
export async function forgetPage(db: Executor, ownerId: number, id: number, at: Date): Promise<boolean> {
  const rows = await db
    .update(table)
    .set({ deletedAt: at, text: '' })
    .where(and(eq(table.ownerId, ownerId), eq(table.id, id), isNull(table.deletedAt)))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** What the first pages of the owner's shops say about them. */
export async function shopsOfOwner(db: Executor, ownerId: number): Promise<{ url: string; name: string; about: string }[]> {
  return db
    .select({ url: catalogueSources.url, name: catalogueSources.name, about: catalogueSources.about })
    .from(catalogueSources)
    .where(and(eq(catalogueSources.ownerId, ownerId), ne(catalogueSources.url, '')))
    .orderBy(asc(catalogueSources.id));
}
