/** Columns shared by the tables. */
import { bigint, bigserial, timestamp } from 'drizzle-orm/pg-core';

/** A column that holds an id. Ids are 64 bit in the database and numbers in JavaScript, which `platform/db/sql/numbers.ts` keeps exact. */
export const id = <Name extends string>(name: Name) => bigint(name, { mode: 'number' });

/** A table's own id, from a sequence of its own. */
export const ownId = () => bigserial('id', { mode: 'number' });

/** The owner of a row; `owner_id` stands first in every key, so that owners can be spread over machines. */
export const ownerId = () => id('owner_id').notNull();

/** An instant, in UTC, as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The `created_at` column, set by the database. */
export const createdAt = () => instant('created_at').notNull().defaultNow();
