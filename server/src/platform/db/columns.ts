/** Columns shared by the tables. */
import { integer, timestamp } from 'drizzle-orm/pg-core';

/** Every id comes from a sequence of its own table; `owner_id` stands first in every key, so that owners can be spread over machines. */
export const ownerId = () => integer('owner_id').notNull();

/** An instant, in UTC, as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The `created_at` column, set by the database. */
export const createdAt = () => instant('created_at').notNull().defaultNow();
