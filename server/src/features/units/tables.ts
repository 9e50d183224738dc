/** Tables of how visitors are told apart for a day: the salts, and whether an owner wants it. */
import { measuringModes } from '@parley/contract';
import { customType, date, pgTable, text } from 'drizzle-orm/pg-core';
import { id } from '../../platform/db/sql/columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** One salt for each UTC day, for all owners and processes; deleted when the day has been over for a day. */
export const unitSalts = pgTable('unit_salts', {
  day: date('day').primaryKey(),
  salt: bytes('salt').notNull(),
});

/** Owners who chose something other than the default. */
export const measuring = pgTable('measuring', {
  ownerId: id('owner_id').primaryKey(),
  mode: text('mode', { enum: measuringModes }).notNull(),
});
