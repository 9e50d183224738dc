/**
 * Sessions (specification sections 4 and 7): an access token of at most 15 minutes, which ends with its session, and an opaque refresh token of 30 days that changes at
 * every use.
 *
 * A refresh token can be exchanged once. A second use means that two parties hold it, so the whole session ends.
 * One exception: two tabs of one browser may send the same token at the same moment. A request that arrives during the exchange gets the
 * same answer (`makes` in the contract). When another process runs the exchange, and the user agent is the same, the token is exchanged a
 * second time for a token of its own.
 */
import { randomUUID } from 'node:crypto';
import type { Session, SignedInDevice } from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { deviceName } from '../../../kit/devices.ts';
import type { Executor } from '../../../platform/db/index.ts';
import { signAccessToken } from '../../../platform/http/auth.ts';
import type { Platform } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import { newToken, tokenHashOf } from '../secrets.ts';
import * as store from '../store.ts';
import { tokenKey } from './token-keys.ts';

const dayMs = 86_400_000;
export const refreshTokenMs = 30 * dayMs;

/** The stored length of a user agent, in characters. */
const clientCharacters = 300;
/** The list of signed-in devices ends here. */
const mostListed = 100;

/** Signs an owner in: a new session with its first tokens. `client` is the user agent. Not inside a transaction. */
export async function startSession(
  app: FastifyInstance,
  platform: Platform,
  owner: { id: number; username: string },
  client: string,
): Promise<Session> {
  const now = platform.clock.now();
  const opened = await platform.db.transaction((tx) => openSession(tx, owner.id, client, now));
  return sessionOf(app, owner, opened, now);
}

/** Like `startSession`; null when the password changed after it was checked, because that ended all sessions. */
export async function startSessionByPassword(
  app: FastifyInstance,
  platform: Platform,
  owner: store.Owner,
  client: string,
): Promise<Session | null> {
  const now = platform.clock.now();
  const opened = await platform.db.transaction(async (tx) => {
    const current = await store.lockOwner(tx, owner.id);
    return current?.passwordHash === owner.passwordHash ? openSession(tx, owner.id, client, now) : null;
  });
  return opened === null ? null : sessionOf(app, owner, opened, now);
}

interface OpenedSession {
  sessionId: string;
  refresh: string;
}

async function openSession(tx: Executor, ownerId: number, client: string, now: Date): Promise<OpenedSession> {
  const key = { ownerId, id: randomUUID() };
  await store.dropSessionsBefore(tx, ownerId, new Date(now.getTime() - refreshTokenMs));
  await store.insertSession(tx, key, client.slice(0, clientCharacters), now);
  return { sessionId: key.id, refresh: await addToken(tx, key, now) };
}

function sessionOf(
  app: FastifyInstance,
  owner: { id: number; username: string },
  { sessionId, refresh }: OpenedSession,
  now: Date,
): Session {
  const access = signAccessToken(app, { ownerId: owner.id, sessionId }, now);
  return {
    id: owner.id,
    username: owner.username,
    access_token: access.token,
    refresh_token: refresh,
    token_expiration: access.expiresAt.toISOString(),
  };
}

async function addToken(tx: Executor, { ownerId, id }: store.SessionKey, now: Date): Promise<string> {
  const token = newToken(ownerId);
  await store.insertRefreshToken(tx, {
    ownerId,
    sessionId: id,
    tokenHash: tokenHashOf(token),
    expiresAt: new Date(now.getTime() + refreshTokenMs),
  });
  return token;
}

/**
 * Exchanges a refresh token for its successor. `client` is the user agent. Gives the session and the successor, or null when the token
 * is unknown, expired, revoked or already used. A token that was already used also ends its session, which the account's activity lists.
 */
export async function exchangeRefreshToken(
  platform: Platform,
  token: string,
  client: string,
): Promise<{ ownerId: number; sessionId: string; refresh: string } | null> {
  const now = platform.clock.now();
  const at = await tokenKey(platform.db, 'refresh', token);
  if (!at) return null;
  const exchanged = await platform.db.transaction(async (tx) => {
    const key = await lockSessionOf(tx, at);
    // Read after the session is locked: a parallel exchange of the same token has ended by now.
    const stored = key && (await store.refreshTokenByKey(tx, at));
    if (!key || !stored || stored.expiresAt <= now) return null;
    if (stored.usedAt === null) await store.markUsed(tx, at, platform.clock.now(), client);
    else if (stored.usedBy !== client || stored.usedAt < now) {
      platform.log.warn({ ownerId: key.ownerId }, 'a refresh token was used again; its session ends');
      await store.endSession(tx, key, now);
      return { isReused: true as const, key };
    }
    await store.renewSession(tx, key, now);
    return { isReused: false as const, key, refresh: await addToken(tx, key, now) };
  });
  if (!exchanged) return null;
  const { ownerId, id: sessionId } = exchanged.key;
  if (!exchanged.isReused) return { ownerId, sessionId, refresh: exchanged.refresh };
  await recordActivity(platform, ownerId, 'reusedToken', { client, sessionId });
  return null;
}

/** The session that a token belongs to, locked; null when there is none or it ended. */
async function lockSessionOf(tx: Executor, at: store.TokenKey): Promise<store.SessionKey | null> {
  const token = await store.refreshTokenByKey(tx, at);
  const session = token && (await store.lockSession(tx, { ownerId: token.ownerId, id: token.sessionId }));
  return session && session.revokedAt === null ? session : null;
}

/** Ends the session of a refresh token, even if the token was used or has expired. An unknown token is ignored. */
export async function endSessionOf(platform: Platform, token: string): Promise<void> {
  const key = await tokenKey(platform.db, 'refresh', token);
  const stored = key && (await store.refreshTokenByKey(platform.db, key));
  if (stored) await store.endSession(platform.db, { ownerId: stored.ownerId, id: stored.sessionId }, platform.clock.now());
}

/** Where the owner is signed in, last used first. */
export async function sessionsOf(platform: Platform, ownerId: number): Promise<SignedInDevice[]> {
  const since = new Date(platform.clock.now().getTime() - refreshTokenMs);
  const open = await store.openSessions(platform.db, ownerId, since, mostListed);
  return open.map(({ id, client, createdAt, renewedAt }) => ({
    id,
    device: deviceName(client),
    createdAt: createdAt.toISOString(),
    lastUsedAt: renewedAt.toISOString(),
  }));
}

/** The id of the owner's session that a refresh token belongs to, even after the token was exchanged; null when there is none. */
export async function sessionIdOf(db: Executor, ownerId: number, token: string): Promise<string | null> {
  return (await store.refreshTokenByKey(db, { ownerId, tokenHash: tokenHashOf(token) }))?.sessionId ?? null;
}
