/** What owners are mailed about. */
import { boolean, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

export const notificationSettings = pgTable('notification_settings', {
  ownerId: integer('owner_id').primaryKey(),
  leads: boolean('leads').notNull().default(true),
  /** The newest mail about leads. */
  leadsMailedAt: instant('leads_mailed_at'),
});
