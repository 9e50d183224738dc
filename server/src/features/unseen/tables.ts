/** How often a recommender was not seen. Ids without foreign keys, like all counters, so that counts outlive what they are about. */
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, ownerId } from '../../platform/db/sql/columns.ts';

export const unseenDays = pgTable(
  'unseen_days',
  {
    ownerId: ownerId(),
    recommenderId: id('recommender_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** One of the contract's `unseenReasons`. */
    reason: text('reason').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.recommenderId, table.day, table.reason] })],
);
