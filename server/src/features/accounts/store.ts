/** The SQL of accounts. */
import { and, desc, eq, gt, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { invites, owners, passwordResets, refreshTokens, sessions } from './tables.ts';

export type Owner = typeof owners.$inferSelect;
export type Invite = typeof invites.$inferSelect;
export type RefreshToken = typeof refreshTokens.$inferSelect;
export type SignIn = typeof sessions.$inferSelect;
export type PasswordReset = typeof passwordResets.$inferSelect;
export interface SessionKey {
  ownerId: number;
  id: string;
}
/** Where a token is stored. */
export interface TokenKey {
  ownerId: number;
  tokenHash: string;
}

const firstRow = <Row>(rows: Row[]): Row | null => rows[0] ?? null;
const isSession = ({ ownerId, id }: SessionKey) => and(eq(sessions.ownerId, ownerId), eq(sessions.id, id));

const tokenTables = { refresh: refreshTokens, reset: passwordResets, invite: invites };
export type TokenKind = keyof typeof tokenTables;
const hasToken = (table: (typeof tokenTables)[TokenKind], { ownerId, tokenHash }: TokenKey) =>
  and(eq(table.ownerId, ownerId), eq(table.tokenHash, tokenHash));

/** The owner of a token from before tokens named theirs, or null. The only look-up that asks for all owners. */
export async function ownerOfOldToken(db: Executor, kind: TokenKind, tokenHash: string): Promise<number | null> {
  const table = tokenTables[kind];
  return firstRow(await db.select({ ownerId: table.ownerId }).from(table).where(eq(table.tokenHash, tokenHash)))?.ownerId ?? null;
}

/** The owner with a username, or null. */
export const ownerByUsername = async (db: Executor, username: string): Promise<Owner | null> =>
  firstRow(await db.select().from(owners).where(eq(owners.username, username)));

/** The owner with an id, or null. */
export const ownerById = async (db: Executor, id: number): Promise<Owner | null> =>
  firstRow(await db.select().from(owners).where(eq(owners.id, id)));

/** Stores an owner and returns its id, or null when the name is taken. */
export async function insertOwner(db: Executor, owner: typeof owners.$inferInsert): Promise<number | null> {
  return (
    firstRow(await db.insert(owners).values(owner).onConflictDoNothing({ target: owners.username }).returning({ id: owners.id }))?.id ??
    null
  );
}

/** Moves the sequence of ids past `id`. */
export async function passId(tx: Executor, id: number): Promise<void> {
  await tx.execute(sql`select setval('owners_id_seq', greatest(${id}::bigint, (select last_value from owners_id_seq)))`);
}

/** The owner, locked until the transaction ends. */
export const lockOwner = async (tx: Executor, id: number): Promise<Owner | null> =>
  firstRow(await tx.select().from(owners).where(eq(owners.id, id)).for('update'));

/** Activates an invited owner with the password and name of the invite, and marks the invite as accepted. */
export async function activateOwner(tx: Executor, invite: Invite, at: Date): Promise<void> {
  const { passwordHash, name, surname, ownerId, id } = invite;
  await tx.update(owners).set({ status: 'active', passwordHash, name, surname }).where(eq(owners.id, ownerId));
  await tx
    .update(invites)
    .set({ acceptedAt: at })
    .where(and(eq(invites.ownerId, ownerId), eq(invites.id, id)));
}

/** Gives a provisional owner a username and password. Does nothing when the owner is active already. */
export async function claimOwner(tx: Executor, id: number, owner: { username: string; passwordHash: string }): Promise<void> {
  await tx
    .update(owners)
    .set({ ...owner, status: 'active' })
    .where(and(eq(owners.id, id), eq(owners.status, 'invited')));
}

/**
 * Stores an invite and returns its id.
 * @throws if the database returns no row
 */
export async function insertInvite(tx: Executor, invite: typeof invites.$inferInsert): Promise<number> {
  const [row] = await tx.insert(invites).values(invite).returning({ id: invites.id });
  if (!row) throw new Error('no invite was stored');
  return row.id;
}

/** Deletes the owner's expired invites that were not accepted. */
export async function dropEndedInvites(tx: Executor, ownerId: number, now: Date): Promise<void> {
  await tx.delete(invites).where(and(eq(invites.ownerId, ownerId), lt(invites.expiresAt, now), isNull(invites.acceptedAt)));
}

/** Stores the token of an open invite; false when there is no such invite. */
export async function setInviteToken(db: Executor, ownerId: number, id: number, tokenHash: string): Promise<boolean> {
  const rows = await db
    .update(invites)
    .set({ tokenHash })
    .where(and(eq(invites.ownerId, ownerId), eq(invites.id, id), isNull(invites.acceptedAt)))
    .returning({ id: invites.id });
  return rows.length > 0;
}

/** The invite with a token, or null. */
export const inviteByToken = async (db: Executor, key: TokenKey): Promise<Invite | null> =>
  firstRow(await db.select().from(invites).where(hasToken(invites, key)));

/** Renames an owner; null when there is none. */
export const renameOwner = async (db: Executor, id: number, names: { name: string; surname: string }): Promise<Owner | null> =>
  firstRow(await db.update(owners).set(names).where(eq(owners.id, id)).returning());

/** Replaces the password hash. */
export async function setPassword(tx: Executor, id: number, passwordHash: string): Promise<void> {
  await tx.update(owners).set({ passwordHash }).where(eq(owners.id, id));
}

/** Stores a link for a new password. */
export async function insertReset(tx: Executor, reset: typeof passwordResets.$inferInsert): Promise<void> {
  await tx.insert(passwordResets).values(reset);
}

/** Deletes the owner's expired links for a new password. */
export async function dropEndedResets(tx: Executor, ownerId: number, now: Date): Promise<void> {
  await tx.delete(passwordResets).where(and(eq(passwordResets.ownerId, ownerId), lt(passwordResets.expiresAt, now)));
}

/** The link for a new password with a token, or null. */
export const resetByToken = async (db: Executor, key: TokenKey): Promise<PasswordReset | null> =>
  firstRow(await db.select().from(passwordResets).where(hasToken(passwordResets, key)));

/** Invalidates every link that was mailed to the owner so far. */
export async function closeResets(tx: Executor, ownerId: number, at: Date): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: at })
    .where(and(eq(passwordResets.ownerId, ownerId), isNull(passwordResets.usedAt)));
}

/** Stores a new session; `client` describes its browser and system. */
export async function insertSession(tx: Executor, key: SessionKey, client: string, at: Date): Promise<void> {
  await tx.insert(sessions).values({ ...key, client, renewedAt: at, createdAt: at });
}

/** Whether a session exists and did not end. Asked for every request of an owner; it exists only as long as its owner does. */
export async function isSessionOpen(db: Executor, { ownerId, sessionId }: { ownerId: number; sessionId: string }): Promise<boolean> {
  const open = and(isSession({ ownerId, id: sessionId }), isNull(sessions.revokedAt));
  return firstRow(await db.select({ id: sessions.id }).from(sessions).where(open)) !== null;
}

/** The owner's sessions that were renewed since and did not end, last used first. */
export const openSessions = (db: Executor, ownerId: number, since: Date, limit: number): Promise<SignIn[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.ownerId, ownerId), isNull(sessions.revokedAt), gt(sessions.renewedAt, since)))
    .orderBy(desc(sessions.renewedAt), sessions.id)
    .limit(limit);

/** Deletes an owner's sessions that were not renewed since. */
export async function dropSessionsBefore(tx: Executor, ownerId: number, at: Date): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.ownerId, ownerId), lt(sessions.renewedAt, at)));
}

/** The session, locked until the transaction ends, so that its tokens are exchanged one at a time. */
export const lockSession = async (tx: Executor, key: SessionKey) =>
  firstRow(await tx.select().from(sessions).where(isSession(key)).for('update'));

/** Notes that a session was renewed, and deletes its expired refresh tokens. */
export async function renewSession(tx: Executor, key: SessionKey, at: Date): Promise<void> {
  await tx.update(sessions).set({ renewedAt: at }).where(isSession(key));
  await tx
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.ownerId, key.ownerId), eq(refreshTokens.sessionId, key.id), lt(refreshTokens.expiresAt, at)));
}

/** Ends a session; false when there is none or it had already ended. */
export async function endSession(tx: Executor, key: SessionKey, at: Date): Promise<boolean> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(isSession(key), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of the owner except one. */
export async function endSessions(tx: Executor, ownerId: number, but: string | null, at: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.ownerId, ownerId), isNull(sessions.revokedAt), but === null ? undefined : ne(sessions.id, but)));
}

/** The refresh token with a key, or null. */
export const refreshTokenByKey = async (db: Executor, key: TokenKey): Promise<RefreshToken | null> =>
  firstRow(await db.select().from(refreshTokens).where(hasToken(refreshTokens, key)));

/** Stores a refresh token. */
export async function insertRefreshToken(tx: Executor, token: typeof refreshTokens.$inferInsert): Promise<void> {
  await tx.insert(refreshTokens).values(token);
}

/** Marks a refresh token as used, and by whom. */
export async function markUsed(tx: Executor, key: TokenKey, usedAt: Date, usedBy: string): Promise<void> {
  await tx.update(refreshTokens).set({ usedAt, usedBy }).where(hasToken(refreshTokens, key));
}

/** Whether somebody opened a mail to the owner's address; quick customization takes an address without a proof. */
export async function hasProvenAddress(db: Executor, ownerId: number): Promise<boolean> {
  const accepted = and(eq(invites.ownerId, ownerId), isNotNull(invites.acceptedAt));
  return firstRow(await db.select({ id: invites.id }).from(invites).where(accepted).limit(1)) !== null;
}

/** What the export of an owner's data shows of the account, by column; null when there is none. */
export async function accountForExport(db: Executor, id: number): Promise<Record<string, unknown> | null> {
  const { rows } = await db.execute(sql`select id, username, name, surname, status, created_at from owners where id = ${id}`);
  return firstRow(rows);
}
