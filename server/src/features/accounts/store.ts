/** The SQL of accounts. */
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/index.ts';
import { invites, owners, refreshTokens, sessions } from './tables.ts';

export type Owner = typeof owners.$inferSelect;
export type Invite = typeof invites.$inferSelect;
export type RefreshToken = typeof refreshTokens.$inferSelect;
export interface SessionKey {
  ownerId: number;
  id: string;
}

const one = <Row>(rows: Row[]): Row | null => rows[0] ?? null;
const isSession = ({ ownerId, id }: SessionKey) => and(eq(sessions.ownerId, ownerId), eq(sessions.id, id));

export const ownerByUsername = async (db: Executor, username: string): Promise<Owner | null> =>
  one(await db.select().from(owners).where(eq(owners.username, username)));

export const ownerById = async (db: Executor, id: number): Promise<Owner | null> =>
  one(await db.select().from(owners).where(eq(owners.id, id)));

/** The new owner's id, or null when the name is taken. */
export async function insertOwner(db: Executor, owner: typeof owners.$inferInsert): Promise<number | null> {
  return (
    one(await db.insert(owners).values(owner).onConflictDoNothing({ target: owners.username }).returning({ id: owners.id }))?.id ?? null
  );
}

/** Lets the ids that are given out from now on be above `id`. */
export async function passId(tx: Executor, id: number): Promise<void> {
  await tx.execute(sql`select setval('owners_id_seq', greatest(${id}::bigint, (select last_value from owners_id_seq)))`);
}

/** The owner, whose row nobody else changes until the transaction ends. */
export const lockOwner = async (tx: Executor, id: number): Promise<Owner | null> =>
  one(await tx.select().from(owners).where(eq(owners.id, id)).for('update'));

export async function activateOwner(tx: Executor, invite: Invite, at: Date): Promise<void> {
  const { passwordHash, name, surname, ownerId, id } = invite;
  await tx.update(owners).set({ status: 'active', passwordHash, name, surname }).where(eq(owners.id, ownerId));
  await tx
    .update(invites)
    .set({ acceptedAt: at })
    .where(and(eq(invites.ownerId, ownerId), eq(invites.id, id)));
}

export async function claimOwner(tx: Executor, id: number, owner: { username: string; passwordHash: string }): Promise<void> {
  await tx
    .update(owners)
    .set({ ...owner, status: 'active' })
    .where(and(eq(owners.id, id), eq(owners.status, 'invited')));
}

export async function insertInvite(tx: Executor, invite: typeof invites.$inferInsert): Promise<number> {
  const [row] = await tx.insert(invites).values(invite).returning({ id: invites.id });
  if (!row) throw new Error('no invite was stored');
  return row.id;
}

export async function dropEndedInvites(tx: Executor, ownerId: number, now: Date): Promise<void> {
  await tx.delete(invites).where(and(eq(invites.ownerId, ownerId), lt(invites.expiresAt, now), isNull(invites.acceptedAt)));
}

/** Gives an invite that is still open its token; false when there is none. */
export async function setInviteToken(db: Executor, ownerId: number, id: number, tokenHash: string): Promise<boolean> {
  const rows = await db
    .update(invites)
    .set({ tokenHash })
    .where(and(eq(invites.ownerId, ownerId), eq(invites.id, id), isNull(invites.acceptedAt)))
    .returning({ id: invites.id });
  return rows.length > 0;
}

export const inviteByToken = async (db: Executor, tokenHash: string): Promise<Invite | null> =>
  one(await db.select().from(invites).where(eq(invites.tokenHash, tokenHash)));

export async function insertSession(tx: Executor, key: SessionKey, at: Date): Promise<void> {
  await tx.insert(sessions).values({ ...key, renewedAt: at });
}

/** Forgets an owner's sessions that nobody renewed since. */
export async function dropSessionsBefore(tx: Executor, ownerId: number, at: Date): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.ownerId, ownerId), lt(sessions.renewedAt, at)));
}

/** The session, whose tokens nobody else exchanges until the transaction ends. */
export const lockSession = async (tx: Executor, key: SessionKey) =>
  one(await tx.select().from(sessions).where(isSession(key)).for('update'));

export async function renewSession(tx: Executor, key: SessionKey, at: Date): Promise<void> {
  await tx.update(sessions).set({ renewedAt: at }).where(isSession(key));
  await tx
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.ownerId, key.ownerId), eq(refreshTokens.sessionId, key.id), lt(refreshTokens.expiresAt, at)));
}

export async function endSession(tx: Executor, key: SessionKey, at: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: sql`coalesce(${sessions.revokedAt}, ${at.toISOString()}::timestamptz)` })
    .where(isSession(key));
}

export const refreshTokenByHash = async (db: Executor, tokenHash: string): Promise<RefreshToken | null> =>
  one(await db.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash)));

export async function insertRefreshToken(tx: Executor, token: typeof refreshTokens.$inferInsert): Promise<void> {
  await tx.insert(refreshTokens).values(token);
}

export async function markUsed(tx: Executor, tokenHash: string, usedAt: Date, usedBy: string): Promise<void> {
  await tx.update(refreshTokens).set({ usedAt, usedBy }).where(eq(refreshTokens.tokenHash, tokenHash));
}
