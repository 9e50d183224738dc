/** What the demo generated and nobody saved yet. Belongs to no owner; gone after a day, or when it becomes an account. */
import { index, jsonb, pgTable, serial, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../../platform/db/columns.ts';
import type { DraftContent } from './draft.ts';

export const drafts = pgTable(
  'drafts',
  {
    /** What the preview carries as the recommender's id; gives no access. */
    id: serial('id').primaryKey(),
    /** Named, signed, by `df`. */
    key: uuid('key').notNull(),
    website: text('website').notNull(),
    email: text('email').notNull(),
    content: jsonb('content').$type<DraftContent>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('drafts_key').on(table.key), index('drafts_expiry').on(table.expiresAt)],
);
