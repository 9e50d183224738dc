/** What owners did about advice. */
import type { Advice } from '@parley/contract';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ownerId } from '../../platform/db/sql/columns.ts';

export const adviceMarks = pgTable(
  'advice_marks',
  {
    ownerId: ownerId(),
    /** `Advice.key`. */
    key: text('key').notNull(),
    mark: text('mark', { enum: ['aside', 'done'] }).notNull(),
    /** The advice as it was given; later figures are compared with it. */
    advice: jsonb('advice').$type<Advice>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.key] })],
);
