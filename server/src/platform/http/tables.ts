/** Stored answers of requests that were sent with an Idempotency-Key. */
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ownerId } from '../db/sql/columns.ts';

export const keptAnswers = pgTable(
  'kept_answers',
  {
    ownerId: ownerId(),
    /** The value of the Idempotency-Key header. */
    key: text('key').notNull(),
    /** SHA-256 of the request that the key was first used for. */
    digest: text('digest').notNull(),
    claimedAt: instant('claimed_at').notNull(),
    /** null while the request is being handled. */
    answer: jsonb('answer'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.key] })],
);
