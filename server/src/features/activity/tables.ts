/** The changes that owners made in their accounts. */
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownerId, ownId } from '../../platform/db/sql/columns.ts';

/** One row per action and device within ten minutes. IP addresses are not stored; the device is named from the user agent. */
export const activity = pgTable(
  'account_activity',
  {
    ownerId: ownerId(),
    id: ownId().notNull(),
    /** A key of `deeds` in contract/activity.ts. */
    deed: text('deed').notNull(),
    /** null for attempts to sign in. */
    sessionId: uuid('session_id'),
    device: text('device').notNull().default(''),
    times: integer('times').notNull().default(1),
    at: instant('at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('account_activity_by_deed').on(table.ownerId, table.deed, table.lastAt),
    index('account_activity_by_age').on(table.lastAt),
  ],
);
