/** Owners, their sign-ins and their invites. Owner 1 is the demo's. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, serial, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, ownerId } from '../../platform/db/columns.ts';

export const owners = pgTable(
  'owners',
  {
    id: serial('id').primaryKey(),
    /** The e-mail address, lower-cased. */
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    name: text('name').notNull().default(''),
    surname: text('surname').notNull().default(''),
    /** invited: cannot sign in until the invite is accepted. */
    status: text('status', { enum: ['invited', 'active'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('owners_username').on(table.username), check('owners_status', sql`${table.status} in ('invited', 'active')`)],
);

/** One row per refresh token ever given out; only its hash is kept. A family is one sign-in on one device. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    ownerId: ownerId().references(() => owners.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    family: uuid('family').notNull(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When it was exchanged for its successor; a later use of it is reuse. */
    usedAt: instant('used_at'),
    revokedAt: instant('revoked_at'),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('refresh_tokens_hash').on(table.tokenHash),
    index('refresh_tokens_family').on(table.ownerId, table.family),
  ],
);

export const invites = pgTable(
  'invites',
  {
    ownerId: integer('owner_id')
      .notNull()
      .references(() => owners.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.tokenHash] }), uniqueIndex('invites_hash').on(table.tokenHash)],
);
