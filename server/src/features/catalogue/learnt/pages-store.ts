import type { pageProblems } from '@parley/contract';
import { and, asc, eq, gte, isNull, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import type { InfoPages, PageTopic } from '../readers/index.ts';
import type { Source } from '../sources/source-store.ts';
import { catalogueSources, shopPages as table } from '../tables.ts';

/** The channel on which changes of an owner's pages are announced; the payload is the owner's id. */
export const pagesChanged = 'pages_changed';

/** A page of the owner's shop as it was last read: its plain text and where it came from. */
export interface StoredPage {
  id: number;
  url: string;
  topic: PageTopic;
  title: string;
  text: string;
  fetchedAt: Date;
  checkedAt: Date | null;
  /** The text that the owner last looked at, if it has changed since. */
  textBefore: string | null;
  changedAt: Date | null;
  seenAt: Date | null;
  problem: (typeof pageProblems)[number] | null;
}

const { id, url, topic, title, text, fetchedAt, checkedAt, textBefore, changedAt, seenAt, problem } = table;
const shown = { id, url, topic, title, text, fetchedAt, checkedAt, textBefore, changedAt, seenAt, problem };

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
          checkedAt: sql`excluded.fetched_at`,
          problem: sql`null`,
          ...changeTo(sql`excluded.text`, at),
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

/** Keeps the text that the owner last looked at when a page changes. A page that has that text again counts as unchanged. */
function changeTo(next: SQL, at: Date) {
  const wasSeen = sql`(${table.seenAt} is not null or ${table.changedAt} is null)`;
  const before = sql`case when ${wasSeen} then ${table.text} else ${table.textBefore} end`;
  const differs = sql`${next} is distinct from ${table.text} and ${table.deletedAt} is null`;
  const isBack = sql`${next} = ${before}`;
  const when = (value: SQL, otherwise: SQL) =>
    sql`case when ${differs} then case when ${isBack} then null else ${value} end else ${otherwise} end`;
  return {
    textBefore: when(before, sql`${table.textBefore}`),
    changedAt: when(sql`${at.toISOString()}::timestamptz`, sql`${table.changedAt}`),
    seenAt: when(sql`null::timestamptz`, sql`${table.seenAt}`),
  };
}

/** Stores what a page says now; `problem` when it could not be read, which leaves its text alone. True if its text changed. */
export async function storeReread(
  db: Executor,
  ownerId: number,
  id: number,
  read: { page: { title: string; text: string } } | { problem: NonNullable<typeof table.$inferSelect.problem> },
  at: Date,
): Promise<boolean> {
  const here = and(eq(table.ownerId, ownerId), eq(table.id, id), isNull(table.deletedAt));
  if ('problem' in read) {
    await db.update(table).set({ problem: read.problem, checkedAt: at }).where(here);
    return false;
  }
  const { title, text } = read.page;
  const changed = await db
    .update(table)
    .set({ title, text, fetchedAt: at, ...changeTo(sql`${text}::text`, at) })
    .where(and(here, ne(table.text, text)))
    .returning({ id: table.id });
  await db.update(table).set({ checkedAt: at, problem: null }).where(here);
  return changed.length > 0;
}

/** Notes that the owner looked at the changes of a page at `at`, or not yet (null). False when there is no such page. */
export async function markSeen(db: Executor, ownerId: number, id: number, at: Date | null): Promise<boolean> {
  const here = and(eq(table.ownerId, ownerId), eq(table.id, id), isNull(table.deletedAt));
  return (await db.update(table).set({ seenAt: at }).where(here).returning({ id: table.id })).length > 0;
}

/** The pages of a source, those that were not checked for longest first. */
export async function pagesOfSource(db: Executor, { ownerId, sourceId }: Source): Promise<{ id: number; url: string; topic: PageTopic }[]> {
  return db
    .select({ id: table.id, url: table.url, topic: table.topic })
    .from(table)
    .where(and(eq(table.ownerId, ownerId), eq(table.sourceId, sourceId), isNull(table.deletedAt)))
    .orderBy(sql`coalesce(${table.checkedAt}, ${table.fetchedAt})`, asc(table.id));
}

/** Sources of an owner that have pages; of all owners, those whose pages are due at `due`: a week after they were read, spread over a day. */
export async function sourcesToReread(db: Executor, of: { ownerId: number } | { due: Date; limit: number }): Promise<Source[]> {
  const last = sql`max(coalesce(${table.checkedAt}, ${table.fetchedAt}))`;
  const spread = sql`make_interval(mins => abs(hashint8(${table.sourceId})) % 1440)`;
  const rows = db
    .select({ ownerId: table.ownerId, sourceId: table.sourceId })
    .from(table)
    .where(and(isNull(table.deletedAt), 'ownerId' in of ? eq(table.ownerId, of.ownerId) : undefined))
    .groupBy(table.ownerId, table.sourceId);
  if ('ownerId' in of) return rows;
  return rows.having(sql`${last} + interval '7 days' + ${spread} <= ${of.due.toISOString()}::timestamptz`).orderBy(last).limit(of.limit);
}

/** Notes that the pages of a source are waiting since `at` to be read again, or that they have been read (null). */
export async function noteReread(db: Executor, { ownerId, sourceId }: Source, at: Date | null): Promise<void> {
  const here = and(eq(catalogueSources.ownerId, ownerId), eq(catalogueSources.id, sourceId));
  await db.update(catalogueSources).set({ rereadAskedAt: at }).where(here);
}

/** Whether pages of an owner are being read again, since `from` or later. */
export async function isRereading(db: Executor, ownerId: number, from: Date): Promise<boolean> {
  const isAskedSince = and(eq(catalogueSources.ownerId, ownerId), gte(catalogueSources.rereadAskedAt, from));
  return (await db.select({ id: catalogueSources.id }).from(catalogueSources).where(isAskedSince).limit(1)).length > 0;
}

/** The pages about delivery, returns and the like that imports found in the owner's shops, in the order they were found. */
export async function pagesOfOwner(db: Executor, ownerId: number): Promise<StoredPage[]> {
  return db
    .select(shown)
    .from(table)
    .where(and(eq(table.ownerId, ownerId), isNull(table.deletedAt)))
    .orderBy(asc(table.id));
}

/** A value that changes whenever one of the owner's pages does, for a select list; '' when there are none. */
export const pagesStamp = (ownerId: number): SQL =>
  // The transactions that wrote the rows, and their places, so that no way of writing them is missed.
  sql`coalesce((
    select md5(string_agg(${table.id} || ':' || xmin::text || ctid::text, ',' order by ${table.id})) from ${table} where ${table.ownerId} = ${ownerId}
  ), '')`;

/** Marks a page as removed, so that imports do not restore it. True if there was one. */
export async function forgetPage(db: Executor, ownerId: number, id: number, at: Date): Promise<boolean> {
  const rows = await db
    .update(table)
    .set({ deletedAt: at, text: '' })
    .where(and(eq(table.ownerId, ownerId), eq(table.id, id), isNull(table.deletedAt)))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** The name and description of each of the owner's shops, from their first pages. */
export async function shopsOfOwner(db: Executor, ownerId: number): Promise<{ url: string; name: string; about: string }[]> {
  return db
    .select({ url: catalogueSources.url, name: catalogueSources.name, about: catalogueSources.about })
    .from(catalogueSources)
    .where(and(eq(catalogueSources.ownerId, ownerId), ne(catalogueSources.url, '')))
    .orderBy(asc(catalogueSources.id));
}
