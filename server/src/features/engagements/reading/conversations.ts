/** Engagements in which the visitor chatted, for the history (specification section 3, chat history). */
import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/index.ts';
import { chatsOfEngagements, type StoredChat } from '../store.ts';
import { chatEntries, engagements, responses, visitorEvents } from '../tables.ts';

export interface ConversationSummary {
  id: string;
  recommenderId: number;
  startedAt: Date;
  /** null while it goes on. */
  endedAt: Date | null;
  page: string;
  trigger: string;
  device: string;
  /** Orders the history; null without a chat. */
  lastChatAt: Date | null;
  reviewedAt: Date | null;
  /** Whether the visitor followed a product or a call to action. */
  clicked: boolean;
  /** Whether a product was put into the shop's cart from its card. */
  addedToCart: boolean;
  /** Oldest first. */
  chats: StoredChat[];
}

/** Selects conversations. `from` (inclusive) and `before` (exclusive) apply to the start of the engagement. */
export interface ConversationFilters {
  search: string;
  recommenderId: number | undefined;
  from: Date | undefined;
  before: Date | undefined;
  reviewed: boolean | undefined;
  clicked: boolean;
  ongoing: boolean;
  /** A subquery of ids to choose from, of a feature that knows more of visits. */
  among: SQLWrapper | undefined;
}

/** `total` is counted up to this: owners filter a longer list instead of paging through it. */
const maxCounted = 10_000;
/** A word search finds at most this many of the newest entries. */
const maxFound = 5000;
/** A substring search, made when no words match, reads at most this many of the newest entries. */
const maxScanned = 20_000;

const { id, recommenderId, startedAt, endedAt, page, trigger, device, lastChatAt, reviewedAt } = engagements;
const clicked = sql<boolean>`'clicked' = any(${engagements.steps})`;
const addedToCart = sql<boolean>`'addedToCart' = any(${engagements.steps})`;
const summary = { id, recommenderId, startedAt, endedAt, page, trigger, device, lastChatAt, reviewedAt, clicked, addedToCart };

/**
 * A page of an owner's conversations, the one with the newest chat entry first. `more` is true when there are more than `total`. Chat
 * entries are read for this page only.
 */
export async function conversations(
  db: Executor,
  ownerId: number,
  filters: ConversationFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ conversations: ConversationSummary[]; total: number; more: boolean }> {
  const where = await whereOf(db, ownerId, filters);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (select 1 from ${engagements} where ${where} limit ${maxCounted + 1}) as matching`,
  );
  const total = counted.rows[0]?.total ?? 0;
  const rows = await db.select(summary).from(engagements).where(where).orderBy(desc(lastChatAt), id).limit(limit).offset(offset);
  return { conversations: await withChats(db, ownerId, rows), total: Math.min(total, maxCounted), more: total > maxCounted };
}

/** All matching conversations, in the order of the list, in batches of 200. */
export async function* everyConversation(
  db: Executor,
  ownerId: number,
  filters: ConversationFilters,
): AsyncGenerator<ConversationSummary[]> {
  const where = await whereOf(db, ownerId, filters);
  for (let after: { at: string; id: string } | null = null; ; ) {
    const rest: SQL | undefined = after
      ? sql`(${lastChatAt} < ${after.at}::timestamptz or (${lastChatAt} = ${after.at}::timestamptz and ${id} > ${after.id}::uuid))`
      : undefined;
    const rows = await db.select(summary).from(engagements).where(and(where, rest)).orderBy(desc(lastChatAt), id).limit(200);
    const last = rows.at(-1);
    if (!last?.lastChatAt) return;
    yield await withChats(db, ownerId, rows);
    after = { at: last.lastChatAt.toISOString(), id: last.id };
  }
}

/** An engagement of the owner with its chat entries; null when it does not exist. */
export async function findConversation(db: Executor, ownerId: number, engagementId: string): Promise<ConversationSummary | null> {
  const rows = await db
    .select(summary)
    .from(engagements)
    .where(and(eq(engagements.ownerId, ownerId), eq(id, engagementId)));
  return (await withChats(db, ownerId, rows))[0] ?? null;
}

/** Marks a conversation as read at `at`, or as unread (null). Returns false when it does not exist. */
export async function markReviewed(db: Executor, ownerId: number, engagementId: string, at: Date | null): Promise<boolean> {
  const rows = await db
    .update(engagements)
    .set({ reviewedAt: at })
    .where(and(eq(engagements.ownerId, ownerId), eq(id, engagementId)))
    .returning({ id });
  return rows.length > 0;
}

/** The events and responses of an engagement, oldest first, at most 1,000 of each. */
export async function engagementActivity(db: Executor, ownerId: number, engagementId: string) {
  const events = await db
    .select({ type: visitorEvents.type, productId: visitorEvents.productId, at: visitorEvents.at })
    .from(visitorEvents)
    .where(and(eq(visitorEvents.ownerId, ownerId), eq(visitorEvents.engagementId, engagementId)))
    .orderBy(visitorEvents.at)
    .limit(1000);
  const given = await db
    .select({
      questionId: responses.questionId,
      answers: responses.answers,
      nextQuestionId: responses.nextQuestionId,
      timeMs: responses.timeMs,
      at: responses.at,
    })
    .from(responses)
    .where(and(eq(responses.ownerId, ownerId), eq(responses.engagementId, engagementId), ne(responses.answers, [])))
    .orderBy(responses.at)
    .limit(1000);
  return { events, responses: given };
}

async function withChats<Row extends { id: string }>(
  db: Executor,
  ownerId: number,
  rows: Row[],
): Promise<(Row & { chats: StoredChat[] })[]> {
  const ids = rows.map((row) => row.id);
  const chats = Map.groupBy(await chatsOfEngagements(db, ownerId, ids), (chat) => chat.engagementId);
  return rows.map((row) => ({ ...row, chats: chats.get(row.id) ?? [] }));
}

async function whereOf(db: Executor, ownerId: number, filters: ConversationFilters): Promise<SQL | undefined> {
  const { from, before, reviewed } = filters;
  return and(
    eq(engagements.ownerId, ownerId),
    isNotNull(lastChatAt),
    filters.recommenderId === undefined ? undefined : eq(recommenderId, filters.recommenderId),
    // An engagement never starts after its last chat, so the second bound is redundant but lets the index skip older rows.
    from && and(gte(startedAt, from), gte(lastChatAt, from)),
    before && lt(startedAt, before),
    reviewed === undefined ? undefined : reviewed ? isNotNull(reviewedAt) : isNull(reviewedAt),
    filters.clicked ? clicked : undefined,
    filters.ongoing ? isNull(endedAt) : undefined,
    filters.among && inArray(id, filters.among),
    filters.search === '' ? undefined : await containing(db, ownerId, filters.search),
  );
}

/**
 * The condition for engagements whose newest chat entries contain the words of a text (or words that begin with them). When no entry
 * matches, the condition is that the text appears as it is.
 */
async function containing(db: Executor, ownerId: number, text: string): Promise<SQL> {
  const newest = (condition: SQL, limit: number) =>
    sql`(select engagement_id from ${chatEntries} where owner_id = ${ownerId} and ${condition} order by ${chatEntries.id} desc limit ${limit})`;
  if (/[\p{L}\p{N}]/u.test(text)) {
    // PostgreSQL quotes the words first; then ':*' is appended to each, which makes it a prefix search.
    const plain = sql`plainto_tsquery('pg_catalog.simple', product_plain(${text}))::text`;
    const words = sql`(${`'#${ownerId}'`}::tsquery && regexp_replace(${plain}, ${"'( &|$)"}, ${"':*\\1"}, 'g')::tsquery)`;
    const byWords = newest(sql`search_text @@ ${words}`, maxFound);
    const found = await db.execute(sql`select 1 from ${byWords} as matching limit 1`);
    if (found.rows.length > 0) return sql`${id} in ${byWords}`;
  }
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`${id} in (select engagement_id from (
    select engagement_id, input, output from ${chatEntries} where owner_id = ${ownerId} order by ${chatEntries.id} desc limit ${maxScanned}
  ) as recent where input ilike ${pattern} or output ilike ${pattern})`;
}

/**
 * Ids of an owner's engagements without any activity since `at`, in their order, from the one after `after` on. Reads them by the primary key, so
 * that reading page by page passes each row once.
 */
export async function endedBefore(
  db: Executor,
  ownerId: number,
  at: Date,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const { engagedAt } = engagements;
  const rows = await db
    .select({ id })
    .from(engagements)
    .where(
      and(
        eq(engagements.ownerId, ownerId),
        after === null ? undefined : gt(id, after),
        sql`greatest(${startedAt}, ${engagedAt}, ${endedAt}, ${lastChatAt}) < ${at.toISOString()}`,
      ),
    )
    .orderBy(id)
    .limit(limit);
  return rows.map((row) => row.id);
}
