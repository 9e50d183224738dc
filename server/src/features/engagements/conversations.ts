/** Engagements in which the visitor chatted, for the history (specification section 3, chat history). */
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { chatsOfEngagements, type StoredChat } from './store.ts';
import { engagements } from './tables.ts';

export interface ConversationSummary {
  id: string;
  recommenderId: number;
  startedAt: Date;
  /** null while it goes on. */
  endedAt: Date | null;
  page: string;
  /** Oldest first. */
  chats: StoredChat[];
}

/** A page of an owner's conversations, that with the newest chat entry first. Reads the chat entries of the page's engagements only. */
export async function conversations(
  db: Executor,
  ownerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<ConversationSummary[]> {
  const { id, recommenderId, startedAt, endedAt, page } = engagements;
  const rows = await db
    .select({ id, recommenderId, startedAt, endedAt, page })
    .from(engagements)
    .where(and(eq(engagements.ownerId, ownerId), isNotNull(engagements.lastChatAt)))
    .orderBy(desc(engagements.lastChatAt), engagements.id)
    .limit(limit)
    .offset(offset);
  const ids = rows.map((row) => row.id);
  const chats = Map.groupBy(await chatsOfEngagements(db, ownerId, ids), (chat) => chat.engagementId);
  return rows.map((row) => ({ ...row, chats: chats.get(row.id) ?? [] }));
}

/** Enough for a day; the rest follows the next. */
const MOST_AT_ONCE = 50_000;

/** The ids of an owner's engagements in which nothing happened since. */
export async function endedBefore(db: Executor, ownerId: number, at: Date): Promise<string[]> {
  const { id, startedAt, engagedAt, endedAt, lastChatAt } = engagements;
  const rows = await db
    .select({ id })
    .from(engagements)
    .where(
      and(eq(engagements.ownerId, ownerId), sql`greatest(${startedAt}, ${engagedAt}, ${endedAt}, ${lastChatAt}) < ${at.toISOString()}`),
    )
    .limit(MOST_AT_ONCE);
  return rows.map((row) => row.id);
}
