/** What all reports share: their days, and sums over them. */
import { between, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The UTC days of a report, both included. */
export interface Days {
  from: string;
  to: string;
}

/** Whether a column's day is among these; any is without them. */
export const within = (column: PgColumn, days: Days | null) => (days ? between(column, days.from, days.to) : undefined);

/** The sum of a column, 0 without rows. */
export const total = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)::bigint`.mapWith(Number);
