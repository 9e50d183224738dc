/** Tables of what visitors did: engagements and the writes in them. Each write is unique by the request id that its client chose. */
import type { Receipt, RecommendedProduct, VisitorQuestion } from '@parley/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, ownerId, ownId } from '../../platform/db/sql/columns.ts';

/** One visit with a recommender, inserted when the visitor first sees the widget or first writes. */
export const engagements = pgTable(
  'engagements',
  {
    ownerId: ownerId(),
    id: uuid('id').notNull(),
    recommenderId: id('recommender_id').notNull(),
    questionnaireId: id('questionnaire_id'),
    /** The question that the widget showed first. */
    firstQuestionId: id('first_question_id'),
    startedAt: instant('started_at').notNull(),
    /** null while the engagement is open. */
    endedAt: instant('ended_at'),
    /** When the visitor first did something. */
    engagedAt: instant('engaged_at'),
    page: text('page').notNull().default(''),
    /** The key under which `page` is counted: its path, or `otherPages` when a day has too many; empty for no page. */
    path: text('path').notNull().default(''),
    trigger: text('trigger').notNull().default(''),
    device: text('device').notNull().default(''),
    /** The steps that count once per engagement, in order of time (steps.ts). The last batch added those after the first `stepsBefore`. */
    steps: text('steps').array().notNull().default(sql`'{}'`),
    stepsBefore: integer('steps_before').notNull().default(0),
    chats: integer('chats').notNull().default(0),
    /** When the first chat entry was stored. */
    firstChatAt: instant('first_chat_at'),
    /** When the newest chat entry was stored; null without chat. Orders the history. */
    lastChatAt: instant('last_chat_at'),
    /** When the owner marked it as read. */
    reviewedAt: instant('reviewed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    // `order by … desc` puts nulls first; an index with another null order would not be used.
    index('engagements_by_chat')
      .on(table.ownerId, table.lastChatAt.desc().nullsFirst(), table.id)
      .where(sql`${table.lastChatAt} is not null`),
  ],
);

/** A response to one question: the answers chosen together, up to four, with what was typed into each. */
export interface ChosenAnswer {
  answerId: number;
  text: string;
}

export const responses = pgTable(
  'responses',
  {
    ownerId: ownerId(),
    requestId: uuid('request_id').notNull(),
    engagementId: uuid('engagement_id').notNull(),
    recommenderId: id('recommender_id').notNull(),
    questionnaireId: id('questionnaire_id').notNull(),
    questionId: id('question_id').notNull(),
    answers: jsonb('answers').$type<ChosenAnswer[]>().notNull(),
    /** Where the answers led at the time; later changes of the flow do not alter it. */
    nextQuestionId: id('next_question_id'),
    timeMs: integer('time_ms').notNull(),
    at: instant('at').notNull(),
    /** The visitor changed the answer: it counts no more. Without answers, the row keeps the place of a response that arrives after its replacement. */
    replaced: boolean('replaced').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.requestId] }),
    index('responses_of_engagement').on(table.ownerId, table.engagementId, table.at),
    index('responses_typed')
      .on(table.ownerId, table.at.desc().nullsFirst())
      .where(sql`not ${table.replaced} and jsonb_path_exists(${table.answers}, '$[*] ? (@.text != "")')`),
  ],
);

export const visitorEvents = pgTable(
  'visitor_events',
  {
    ownerId: ownerId(),
    requestId: uuid('request_id').notNull(),
    engagementId: uuid('engagement_id').notNull(),
    recommenderId: id('recommender_id').notNull(),
    type: text('type', { enum: ['shown', 'opened', 'closed', 'clicked', 'addedToCart'] }).notNull(),
    productId: id('product_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.requestId] }),
    index('visitor_events_of_engagement').on(table.ownerId, table.engagementId, table.at),
  ],
);

export const chatEntries = pgTable(
  'chat_entries',
  {
    ownerId: ownerId(),
    id: ownId().notNull(),
    requestId: uuid('request_id').notNull(),
    engagementId: uuid('engagement_id').notNull(),
    recommenderId: id('recommender_id').notNull(),
    input: text('input').notNull(),
    output: text('output').notNull(),
    products: jsonb('products').$type<RecommendedProduct[]>().notNull().default([]),
    /** The follow-up question that was asked with it. */
    followUp: jsonb('follow_up').$type<VisitorQuestion>(),
    /** How many products fitted everything chosen; null where nothing with rules was. */
    productsLeft: integer('products_left'),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    /** The normalised question when the assistant did not know the answer; null otherwise. */
    unansweredAs: text('unanswered_as'),
    /** The language in which a person was offered with it (decision 036); null where none was. */
    personIn: text('person_in'),
    at: instant('at').notNull(),
    /** Why the assistant said it, for the owner alone; null for entries from before receipts were kept. */
    receipt: jsonb('receipt').$type<Receipt>(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('chat_entries_unanswered').on(table.ownerId, table.at.desc().nullsFirst()).where(sql`${table.unansweredAs} is not null`),
    uniqueIndex('chat_entries_once').on(table.ownerId, table.requestId),
    index('chat_entries_of_engagement').on(table.ownerId, table.engagementId, table.id),
  ],
);

/** Engagements in which a visitor left an e-mail address or a phone number, and when the owner was notified. */
export const contactsLeft = pgTable(
  'contacts_left',
  {
    ownerId: ownerId(),
    engagementId: uuid('engagement_id').notNull(),
    at: instant('at').notNull(),
    toldAt: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.engagementId] }),
    index('contacts_to_tell').on(table.ownerId, table.at).where(sql`${table.toldAt} is null`),
  ],
);

/**
 * Visitors' writes that the other tables do not hold yet (decision 077): writes are acknowledged when they are in here, and moved from here. A row holds the
 * writes of an owner that arrived together, as JSON of `VisitorWrite`.
 */
export const visitorInbox = pgTable(
  'visitor_inbox',
  {
    ownerId: ownerId(),
    /** The order in which rows are moved. */
    id: id('id').notNull().generatedByDefaultAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    writeCount: integer('write_count').notNull(),
    writes: json('writes').$type<unknown[]>().notNull(),
    /** Why the one write of this row cannot be moved; null for all others. It stays for the operator, and nobody waits for it. */
    fault: text('fault'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('visitor_inbox_due').on(table.id).where(sql`${table.fault} is null`),
  ],
);
