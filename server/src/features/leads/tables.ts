/** What people wrote to us: contact messages, waitlist entries, early adopters. */
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, ownId } from '../../platform/db/sql/columns.ts';

export const leads = pgTable(
  'leads',
  {
    id: ownId().primaryKey(),
    kind: text('kind', { enum: ['contact', 'waitlist', 'early_adopter'] }).notNull(),
    email: text('email').notNull(),
    message: text('message').notNull().default(''),
    /** The other values of the form: platform, traffic, website, name, consent. */
    details: jsonb('details').$type<Record<string, string | boolean>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index('leads_by_email').on(table.email),
    uniqueIndex('leads_once').on(table.kind, table.email).where(sql`${table.kind} <> 'contact'`),
    // The same message twice a day is a double submit; on another day it is a new message.
    uniqueIndex('leads_message_once')
      .on(table.email, sql`md5(${table.message})`, sql`((${table.createdAt} at time zone 'UTC')::date)`)
      .where(sql`${table.kind} = 'contact'`),
  ],
);
