/** Answers kept for requests that may come twice. */
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ownerId } from '../db/columns.ts';

export const keptAnswers = pgTable(
  'kept_answers',
  {
    ownerId: ownerId(),
    /** What the client put into Idempotency-Key. */
    key: text('key').notNull(),
    /** Of the request that the key was first used for. */
    digest: text('digest').notNull(),
    claimedAt: instant('claimed_at').notNull(),
    /** null while the request is under way. */
    answer: jsonb('answer'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.key] })],
);
