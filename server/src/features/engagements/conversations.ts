/** Engagements in which the visitor chatted, for the history (specification section 3, chat history). */
import { and, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { chatsOfEngagements, type StoredChat } from './store.ts';
import { chatEntries, engagements, responses, visitorEvents } from './tables.ts';

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
  /** Oldest first. */
  chats: StoredChat[];
}

/** Which conversations; instants from (included) to (not included) are of the start. */
export interface ConversationFilters {
  search: string;
  recommenderId: number | undefined;
  from: Date | undefined;
  before: Date | undefined;
  reviewed: boolean | undefined;
  clicked: boolean;
  ongoing: boolean;
}

/** What `total` counts to: a list of more is filtered, not leafed through. */
const mostCounted = 10_000;
/** Entries that a search may find, and that it may look through for a piece of text when no words fit; the newest. */
const mostFound = 5000;
const mostRead = 20_000;

const { id, recommenderId, startedAt, endedAt, page, trigger, device, lastChatAt, reviewedAt } = engagements;
const clicked = sql<boolean>`'clicked' = any(${engagements.steps})`;
const summary = { id, recommenderId, startedAt, endedAt, page, trigger, device, lastChatAt, reviewedAt, clicked };

/** A page of an owner's conversations, that with the newest chat entry first. Reads the chat entries of the page's engagements only. */
export async function conversations(
  db: Executor,
  ownerId: number,
  filters: ConversationFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ conversations: ConversationSummary[]; total: number; more: boolean }> {
  const which = await whichOf(db, ownerId, filters);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (select 1 from ${engagements} where ${which} limit ${mostCounted + 1}) as fitting`,
  );
  const total = counted.rows[0]?.total ?? 0;
  const rows = await db.select(summary).from(engagements).where(which).orderBy(desc(lastChatAt), id).limit(limit).offset(offset);
  return { conversations: await withChats(db, ownerId, rows), total: Math.min(total, mostCounted), more: total > mostCounted };
}

/** Every conversation that fits, in the order of the list, a few hundred at a time. */
export async function* everyConversation(
  db: Executor,
  ownerId: number,
  filters: ConversationFilters,
): AsyncGenerator<ConversationSummary[]> {
  const which = await whichOf(db, ownerId, filters);
  for (let after: { at: string; id: string } | null = null; ; ) {
    const rest: SQL | undefined = after
      ? sql`(${lastChatAt} < ${after.at}::timestamptz or (${lastChatAt} = ${after.at}::timestamptz and ${id} > ${after.id}::uuid))`
      : undefined;
    const rows = await db.select(summary).from(engagements).where(and(which, rest)).orderBy(desc(lastChatAt), id).limit(200);
    const last = rows.at(-1);
    if (!last?.lastChatAt) return;
    yield await withChats(db, ownerId, rows);
    after = { at: last.lastChatAt.toISOString(), id: last.id };
  }
}

/** One engagement of the owner with what was said in it; null when there is none. */
export async function findConversation(db: Executor, ownerId: number, engagementId: string): Promise<ConversationSummary | null> {
  const rows = await db
    .select(summary)
    .from(engagements)
    .where(and(eq(engagements.ownerId, ownerId), eq(id, engagementId)));
  return (await withChats(db, ownerId, rows))[0] ?? null;
}

/** Notes that the owner has read a conversation (null: has not). Whether there is one. */
export async function markReviewed(db: Executor, ownerId: number, engagementId: string, at: Date | null): Promise<boolean> {
  const rows = await db
    .update(engagements)
    .set({ reviewedAt: at })
    .where(and(eq(engagements.ownerId, ownerId), eq(id, engagementId)))
    .returning({ id });
  return rows.length > 0;
}

/** What is told of an engagement beside its chat, at most a thousand of each, oldest first. */
export async function happenings(db: Executor, ownerId: number, engagementId: string) {
  const events = await db
    .select({ type: visitorEvents.type, productId: visitorEvents.productId, at: visitorEvents.at })
    .from(visitorEvents)
    .where(and(eq(visitorEvents.ownerId, ownerId), eq(visitorEvents.engagementId, engagementId)))
    .orderBy(visitorEvents.at)
    .limit(1000);
  const given = await db
    .select({ questionId: responses.questionId, answers: responses.answers, timeMs: responses.timeMs, at: responses.at })
    .from(responses)
    .where(and(eq(responses.ownerId, ownerId), eq(responses.engagementId, engagementId)))
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

async function whichOf(db: Executor, ownerId: number, filters: ConversationFilters): Promise<SQL | undefined> {
  const { from, before, reviewed } = filters;
  return and(
    eq(engagements.ownerId, ownerId),
    isNotNull(lastChatAt),
    filters.recommenderId === undefined ? undefined : eq(recommenderId, filters.recommenderId),
    // Nobody chats before it began: with the second bound the index begins where the period does.
    from && and(gte(startedAt, from), gte(lastChatAt, from)),
    before && lt(startedAt, before),
    reviewed === undefined ? undefined : reviewed ? isNotNull(reviewedAt) : isNull(reviewedAt),
    filters.clicked ? clicked : undefined,
    filters.ongoing ? isNull(endedAt) : undefined,
    filters.search === '' ? undefined : await saidIn(db, ownerId, filters.search),
  );
}

/** Engagements in whose newest entries the words were said, or their beginnings; if in none, the text as it is. */
async function saidIn(db: Executor, ownerId: number, text: string): Promise<SQL> {
  const newest = (said: SQL, most: number) =>
    sql`(select engagement_id from ${chatEntries} where owner_id = ${ownerId} and ${said} order by ${chatEntries.id} desc limit ${most})`;
  if (/[\p{L}\p{N}]/u.test(text)) {
    // PostgreSQL quotes the words itself; only then ':*' is put behind each, which asks for beginnings.
    const plain = sql`plainto_tsquery('pg_catalog.simple', product_plain(${text}))::text`;
    const words = sql`(${`'#${ownerId}'`}::tsquery && regexp_replace(${plain}, ${"'( &|$)"}, ${"':*\\1"}, 'g')::tsquery)`;
    const byWords = newest(sql`search_text @@ ${words}`, mostFound);
    const found = await db.execute(sql`select 1 from ${byWords} as said limit 1`);
    if (found.rows.length > 0) return sql`${id} in ${byWords}`;
  }
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`${id} in (select engagement_id from (
    select engagement_id, input, output from ${chatEntries} where owner_id = ${ownerId} order by ${chatEntries.id} desc limit ${mostRead}
  ) as recent where input ilike ${pattern} or output ilike ${pattern})`;
}

/** Enough for a day; the rest follows the next. */
const mostAtOnce = 50_000;

/** The ids of an owner's engagements in which nothing happened since. */
export async function endedBefore(db: Executor, ownerId: number, at: Date): Promise<string[]> {
  const { engagedAt } = engagements;
  const rows = await db
    .select({ id })
    .from(engagements)
    .where(
      and(eq(engagements.ownerId, ownerId), sql`greatest(${startedAt}, ${engagedAt}, ${endedAt}, ${lastChatAt}) < ${at.toISOString()}`),
    )
    .limit(mostAtOnce);
  return rows.map((row) => row.id);
}
