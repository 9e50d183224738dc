/** How long visits are kept, and which accounts were deleted recently. */
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/db/sql/columns.ts';

export const retentionSettings = pgTable('retention_settings', {
  ownerId: id('owner_id').primaryKey(),
  /** null: forever. */
  keepDays: integer('keep_days'),
});

/** Ids of deleted owners, for as long as a request or job that began earlier may still write rows for them. */
export const ownersGone = pgTable('owners_gone', {
  number: id('number').primaryKey(),
  goneAt: instant('gone_at').notNull(),
});
