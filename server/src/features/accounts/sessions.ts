/**
 * Sessions (specification sections 4 and 7): an access token of 15 minutes and an opaque refresh token of 30 days that changes at
 * every use.
 *
 * A refresh token is good for one exchange. Sent again it means that two hold it, so the whole session ends, whoever is the thief.
 * One exception: two tabs of one browser may send it in the same moment, and neither can know of the other. What comes in while the
 * exchange is under way gets its answer (`makes` in the contract); where another process has it under way, and from the same user agent,
 * it is exchanged once more, for a sibling that lives on by itself.
 */
import { randomUUID } from 'node:crypto';
import type { Session, SignedInDevice } from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { deviceName } from '../../kit/devices.ts';
import type { Executor } from '../../platform/db/index.ts';
import { signAccessToken } from '../../platform/http/auth.ts';
import type { Platform } from '../../platform/index.ts';
import { newToken, tokenHashOf } from './secrets.ts';
import * as store from './store.ts';

const dayMs = 86_400_000;
export const refreshTokenMs = 30 * dayMs;

/** How much of a user agent is kept. */
const clientCharacters = 300;
/** More sign-ins than this nobody reads. */
const mostListed = 100;

/** Signs an owner in: a new session with its first tokens. `client` is the user agent. Not inside a transaction. */
export async function startSession(
  app: FastifyInstance,
  platform: Platform,
  owner: { id: number; username: string },
  client: string,
): Promise<Session> {
  const now = platform.clock.now();
  const refresh = await platform.db.transaction((tx) => openSession(tx, owner.id, client, now));
  return sessionOf(app, owner, refresh, now);
}

/** Like `startSession`, unless the password that was just checked has been changed meanwhile, which ended all sessions; then null. */
export async function startSessionByPassword(
  app: FastifyInstance,
  platform: Platform,
  owner: store.Owner,
  client: string,
): Promise<Session | null> {
  const now = platform.clock.now();
  const refresh = await platform.db.transaction(async (tx) => {
    const current = await store.lockOwner(tx, owner.id);
    return current?.passwordHash === owner.passwordHash ? openSession(tx, owner.id, client, now) : null;
  });
  return refresh === null ? null : sessionOf(app, owner, refresh, now);
}

async function openSession(tx: Executor, ownerId: number, client: string, now: Date): Promise<string> {
  const key = { ownerId, id: randomUUID() };
  await store.dropSessionsBefore(tx, ownerId, new Date(now.getTime() - refreshTokenMs));
  await store.insertSession(tx, key, client.slice(0, clientCharacters), now);
  return addToken(tx, key, now);
}

function sessionOf(app: FastifyInstance, owner: { id: number; username: string }, refresh: string, now: Date): Session {
  const access = signAccessToken(app, owner.id, now);
  return {
    id: owner.id,
    username: owner.username,
    access_token: access.token,
    refresh_token: refresh,
    token_expiration: access.expiresAt.toISOString(),
  };
}

async function addToken(tx: Executor, { ownerId, id }: store.SessionKey, now: Date): Promise<string> {
  const token = newToken();
  await store.insertRefreshToken(tx, {
    ownerId,
    sessionId: id,
    tokenHash: tokenHashOf(token),
    expiresAt: new Date(now.getTime() + refreshTokenMs),
  });
  return token;
}

/**
 * Exchanges a refresh token, which came in just now. `client` is the user agent. Gives the owner's id and the successor, or null when the
 * token is unknown, ended, revoked, or was used before; the last ends its session.
 */
export function exchangeRefreshToken(
  platform: Platform,
  token: string,
  client: string,
): Promise<{ ownerId: number; refresh: string } | null> {
  const now = platform.clock.now();
  const tokenHash = tokenHashOf(token);
  return platform.db.transaction(async (tx) => {
    const key = await lockSessionOf(tx, tokenHash);
    // Read after the session is locked: a parallel exchange of the same token has ended by now.
    const known = key && (await store.refreshTokenByHash(tx, tokenHash));
    if (!key || !known || known.expiresAt <= now) return null;
    if (known.usedAt === null) await store.markUsed(tx, tokenHash, platform.clock.now(), client);
    else if (known.usedBy !== client || known.usedAt < now) {
      platform.log.warn({ ownerId: key.ownerId }, 'a refresh token was used again; its session ends');
      await store.endSession(tx, key, now);
      return null;
    }
    await store.renewSession(tx, key, now);
    return { ownerId: key.ownerId, refresh: await addToken(tx, key, now) };
  });
}

/** The session that a token belongs to, locked; null when there is none or it ended. */
async function lockSessionOf(tx: Executor, tokenHash: string): Promise<store.SessionKey | null> {
  const token = await store.refreshTokenByHash(tx, tokenHash);
  const session = token && (await store.lockSession(tx, { ownerId: token.ownerId, id: token.sessionId }));
  return session && session.revokedAt === null ? session : null;
}

/** Ends the session of a refresh token, also of one that was used or has ended. Nothing happens for an unknown one. */
export async function endSessionOf(platform: Platform, token: string): Promise<void> {
  const known = await store.refreshTokenByHash(platform.db, tokenHashOf(token));
  if (known) await store.endSession(platform.db, { ownerId: known.ownerId, id: known.sessionId }, platform.clock.now());
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

/** The id of the owner's session that a refresh token belongs to, also of a token that was exchanged; null when to none. */
export async function sessionIdOf(db: Executor, ownerId: number, token: string): Promise<string | null> {
  const known = await store.refreshTokenByHash(db, tokenHashOf(token));
  return known?.ownerId === ownerId ? known.sessionId : null;
}
