/** Which mails owners want. */
import { boolean, pgTable } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/db/sql/columns.ts';

export const notificationSettings = pgTable('notification_settings', {
  ownerId: id('owner_id').primaryKey(),
  leads: boolean('leads').notNull().default(true),
  /** When the newest mail about leads was sent. */
  leadsMailedAt: instant('leads_mailed_at'),
});
