/** Owners, their sign-ins and their invites. Owner 1 is the demo's. */
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, ownerId, ownId } from '../../platform/db/sql/columns.ts';

export const owners = pgTable(
  'owners',
  {
    id: ownId().primaryKey(),
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

/** One sign-in on one device: the family of the refresh tokens that follow from it. It ends as a whole. */
export const sessions = pgTable(
  'sessions',
  {
    ownerId: ownerId().references(() => owners.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** The user agent that signed in. */
    client: text('client').notNull().default(''),
    renewedAt: instant('renewed_at').notNull(),
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** One row per refresh token that has been issued and has not expired; only its hash is stored. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    ownerId: ownerId(),
    tokenHash: text('token_hash').notNull(),
    sessionId: uuid('session_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When it was exchanged for its successor. */
    usedAt: instant('used_at'),
    /** The user agent that exchanged it: distinguishes a second tab from a stolen token. */
    usedBy: text('used_by').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.tokenHash] }),
    index('refresh_tokens_hash').on(table.tokenHash),
    index('refresh_tokens_of_session').on(table.ownerId, table.sessionId),
    foreignKey({ columns: [table.ownerId, table.sessionId], foreignColumns: [sessions.ownerId, sessions.id] }).onDelete('cascade'),
  ],
);

/** The second step of an owner's sign-in. */
export const secondSteps = pgTable('second_steps', {
  ownerId: ownerId()
    .primaryKey()
    .references(() => owners.id, { onDelete: 'cascade' }),
  /** The secret that the owner's app shares, encrypted. */
  secretSealed: text('secret_sealed').notNull(),
  /** null until a code of the app was right. */
  confirmedAt: instant('confirmed_at'),
  /** The newest period of 30 seconds whose code was used: a code works once. */
  lastCounter: integer('last_counter').notNull().default(0),
  createdAt: createdAt(),
});

/** Codes that replace the app's, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    ownerId: ownerId().references(() => owners.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.codeHash] })],
);

/** One row per mailed link to choose a new password. */
export const passwordResets = pgTable(
  'password_resets',
  {
    ownerId: ownerId().references(() => owners.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When it was used, or when the password changed in another way. */
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.tokenHash] }), index('password_resets_hash').on(table.tokenHash)],
);

/**
 * One row per sign-up. The form's values wait here, so that the account gets those of the accepted invite and not those of a stranger.
 */
export const invites = pgTable(
  'invites',
  {
    ownerId: ownerId().references(() => owners.id, { onDelete: 'cascade' }),
    id: ownId().notNull(),
    /** null until the mail is sent: the token itself is in the mail only. */
    tokenHash: text('token_hash'),
    passwordHash: text('password_hash').notNull(),
    name: text('name').notNull(),
    surname: text('surname').notNull(),
    /** The shop's address as it was typed, and the signed key of the draft that was begun for it; empty without one. */
    website: text('website').notNull().default(''),
    df: text('df').notNull().default(''),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] }), index('invites_hash').on(table.tokenHash)],
);
