/** How long owners keep what visitors did, and who left lately. */
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

export const retentionSettings = pgTable('retention_settings', {
  ownerId: integer('owner_id').primaryKey(),
  /** null: for ever. */
  keepDays: integer('keep_days'),
});

/** Numbers of owners who left, for as long as something begun before may still write in their name. */
export const ownersGone = pgTable('owners_gone', {
  number: integer('number').primaryKey(),
  goneAt: instant('gone_at').notNull(),
});
