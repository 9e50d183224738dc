/** Conversations with the other actions of their visitors (specification section 3, chat history). */
import type { AnswerOf, getConversation, HistoryFilters, listChatHistory } from '@parley/contract';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/index.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import { startOfDay } from '../../platform/zones.ts';
import { removeTestsOf } from '../assistant-tests/index.ts';
import { titlesOf } from '../catalogue/index.ts';
import { dayAfter } from '../counters/index.ts';
import {
  type ConversationFilters,
  type ConversationSummary,
  conversations,
  engagementActivity,
  eraseEngagements,
  everyConversation,
  findConversation,
  markReviewed,
  receiptsOf,
} from '../engagements/index.ts';
import { requestsIn } from '../handover/index.ts';
import { visitsWithOrders } from '../orders/index.ts';
import { answerFacts } from '../questionnaires/index.ts';
import { type ListedConversation, presentConversation, presentTimeline } from './present.ts';

const conversationName = 'This conversation';

function filtersOf(db: Db, ownerId: number, filters: HistoryFilters): ConversationFilters {
  const { search, popup, from, to, zone, review, clicked, ordered, ongoing } = filters;
  return {
    search,
    recommenderId: popup,
    from: from ? startOfDay(from, zone) : undefined,
    before: to ? startOfDay(dayAfter(to, 1), zone) : undefined,
    reviewed: review ? review === 'reviewed' : undefined,
    clicked: clicked === 'yes',
    ongoing: ongoing === 'yes',
    among: ordered && visitsWithOrders(db, ownerId),
  };
}

/** The conversations, each with whether its visitor ordered. */
async function withOrders(db: Db, ownerId: number, found: readonly ConversationSummary[]): Promise<ListedConversation[]> {
  const visits = visitsWithOrders(db, ownerId).as('visits');
  const ids = found.map(({ id }) => id);
  const rows = ids.length > 0 ? await db.select().from(visits).where(inArray(visits.id, ids)) : [];
  const ordered = new Set(rows.map(({ id }) => id));
  return found.map((conversation) => ({ ...conversation, ordered: ordered.has(conversation.id) }));
}

/** A page of the matching conversations, the one with the newest chat entry first, and their total number. */
export async function chatHistory(
  db: Db,
  ownerId: number,
  filters: HistoryFilters,
  page: { limit: number; offset: number },
): Promise<AnswerOf<typeof listChatHistory>> {
  const { conversations: found, ...counted } = await conversations(db, ownerId, filtersOf(db, ownerId, filters), page);
  const listed = await withOrders(db, ownerId, found);
  // Object keys keep their insertion order here, because UUIDs are never integer-like.
  return {
    chat_history: Object.fromEntries(listed.map((conversation) => [conversation.id, presentConversation(conversation)])),
    ...counted,
  };
}

/** All matching conversations in batches, for export. */
export async function* allConversations(db: Db, ownerId: number, filters: HistoryFilters): AsyncGenerator<ListedConversation[]> {
  for await (const batch of everyConversation(db, ownerId, filtersOf(db, ownerId, filters))) yield withOrders(db, ownerId, batch);
}

/** A conversation with the timeline of what its visitor did. @throws HttpError 404 */
export async function conversationWithTimeline(db: Db, ownerId: number, engagementId: string): Promise<AnswerOf<typeof getConversation>> {
  const summary = await findConversation(db, ownerId, engagementId);
  const [found] = summary ? await withOrders(db, ownerId, [summary]) : [];
  if (!found) throw notFound(conversationName);
  const { events, responses } = await engagementActivity(db, ownerId, engagementId);
  const answerIds = responses.flatMap(({ answers }) => answers.map(({ answerId }) => answerId));
  const facts = await answerFacts(db, ownerId, answerIds);
  const clicked = events.map(({ productId }) => productId).filter((id) => id !== null);
  const titles = await titlesOf(db, ownerId, clicked);
  const receipts = await receiptsOf(db, ownerId, engagementId);
  const requests = await requestsIn(db, ownerId, engagementId);
  return {
    conversation: presentConversation(found),
    timeline: presentTimeline(found, { events, responses, facts, titles, receipts, requests }),
  };
}

/** Marks a conversation as reviewed at `at`, or as not reviewed (null). @throws HttpError 404 */
export async function review(db: Db, ownerId: number, engagementId: string, at: Date | null): Promise<void> {
  if (!(await markReviewed(db, ownerId, engagementId, at))) throw notFound(conversationName);
}

/** Permanently erases a conversation and everything else its visitor did (decision 012). @throws HttpError 404 */
export async function erase({ db, mailer }: Platform, ownerId: number, engagementId: string): Promise<void> {
  const erased = await db.transaction(async (tx) => {
    await removeTestsOf(tx, ownerId, [engagementId]);
    return eraseEngagements(tx, ownerId, [engagementId]);
  });
  if (erased === 0) throw notFound(conversationName);
  // A mail about the visitor's contact details names the conversation.
  await mailer.forget([engagementId]);
}
