/** Tables of visitors who want to talk to a person: their requests, the owner's answers, and the mails about both. */
import { sql } from 'drizzle-orm';
import { date, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, ownerId, ownId } from '../../platform/db/sql/columns.ts';

/**
 * A visitor's request. A foreign key of the migration removes it, with its answers and mails, when its engagement is erased (decision 036).
 */
export const handovers = pgTable(
  'handovers',
  {
    ownerId: ownerId(),
    id: ownId().notNull(),
    requestId: uuid('request_id').notNull(),
    engagementId: uuid('engagement_id').notNull(),
    recommenderId: id('recommender_id').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    message: text('message').notNull(),
    /** The language of the form, for the mails to the visitor. */
    language: text('language').notNull(),
    /** The sentence that the visitor agreed to at `at`. */
    consent: text('consent').notNull(),
    at: instant('at').notNull(),
    /** When the visitor's widget last asked for answers. */
    seenAt: instant('seen_at'),
    /** When it was answered, or marked as answered; null while it is open. */
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('handovers_once').on(table.ownerId, table.requestId),
    index('handovers_of_engagement').on(table.ownerId, table.engagementId),
    index('handovers_open').on(table.ownerId, table.id).where(sql`${table.settledAt} is null`),
  ],
);

/** The owner's answers, on the screen or by mail. */
export const handoverAnswers = pgTable(
  'handover_answers',
  {
    ownerId: ownerId(),
    id: ownId().notNull(),
    handoverId: id('handover_id').notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
    /** A keyed hash of the Message-ID of the mail that it came with; null for an answer on the screen. */
    mailKey: text('mail_key'),
    /** When the visitor's widget confirmed that it has it. */
    shownAt: instant('shown_at'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('handover_answers_of').on(table.ownerId, table.handoverId),
    uniqueIndex('handover_answers_once').on(table.ownerId, table.handoverId, table.mailKey),
    foreignKey({ columns: [table.ownerId, table.handoverId], foreignColumns: [handovers.ownerId, handovers.id] }).onDelete('cascade'),
  ],
);

/** Mails to be sent: one to the owner about each request, and one to the visitor for each answer that the widget does not fetch. */
export const handoverMails = pgTable(
  'handover_mails',
  {
    ownerId: ownerId(),
    handoverId: id('handover_id').notNull(),
    /** The answer that it brings to the visitor; 0 for the mail to the owner. */
    answerId: id('answer_id').notNull(),
    /** `due` and `tomorrow` (the address got its mails of the day) are tried at `dueAt`; the others are final. */
    state: text('state', { enum: ['due', 'tomorrow', 'sent', 'needless', 'stopped', 'failed'] }).notNull(),
    dueAt: instant('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.handoverId, table.answerId] }),
    index('handover_mails_due').on(table.dueAt).where(sql`${table.state} in ('due', 'tomorrow')`),
    foreignKey({ columns: [table.ownerId, table.handoverId], foreignColumns: [handovers.ownerId, handovers.id] }).onDelete('cascade'),
  ],
);

/** Addresses that an owner may not write to any more. Only a keyed hash is stored, so that it may outlive the visit. */
export const mailStops = pgTable(
  'mail_stops',
  {
    ownerId: ownerId(),
    addressHash: text('address_hash').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.addressHash] })],
);

/** How many mails went to somebody, or from an owner, on a UTC day; `key` is a keyed hash. Belongs to no owner: an address counts for all shops. */
export const mailDays = pgTable(
  'mail_days',
  {
    key: text('key').notNull(),
    day: date('day').notNull(),
    mails: integer('mails').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.day] })],
);
