/** What owners teach the assistant besides the company profile. */
import { answerPlaces, textKinds } from '@parley/contract';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, ownerId, ownId } from '../../platform/db/sql/columns.ts';

/** Texts that the owner added, as plain text with a blank line between paragraphs and a heading right above its paragraph. */
export const ownerTexts = pgTable(
  'owner_texts',
  {
    ownerId: ownerId(),
    id: ownId().notNull(),
    title: text('title').notNull(),
    kind: text('kind', { enum: textKinds }).notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Set when the owner deleted it; it can be restored for a day. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** Questions that the assistant could not answer and that the owner has dealt with. */
export const answeredQuestions = pgTable(
  'answered_questions',
  {
    ownerId: ownerId(),
    id: ownId().notNull(),
    /** The normalised question, as chat entries are marked with it. */
    key: text('key').notNull(),
    /** The text that was added to the FAQs, so that it can be removed again; '' if it was added elsewhere. */
    added: text('added').notNull().default(''),
    place: text('place', { enum: answerPlaces }).notNull(),
    /** The text that holds the answer. */
    textId: id('text_id'),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] }), index('answered_questions_by_key').on(table.ownerId, table.key)],
);
