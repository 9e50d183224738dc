/** What the demo generated and nobody saved yet. Gone after a day with all that was made of it, or when it becomes an account. */
import { index, integer, jsonb, pgTable, serial, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../../platform/db/columns.ts';
import type { DraftContent } from './draft.ts';

export const drafts = pgTable(
  'drafts',
  {
    id: serial('id').primaryKey(),
    /** Named, signed, by `df`. */
    key: uuid('key').notNull(),
    website: text('website').notNull(),
    email: text('email').notNull(),
    content: jsonb('content').$type<DraftContent>().notNull(),
    /** The provisional owner, and the recommender, that the draft was made into to be tried; null before. */
    ownerId: integer('owner_id'),
    recommenderId: integer('recommender_id'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('drafts_key').on(table.key), index('drafts_expiry').on(table.expiresAt)],
);
