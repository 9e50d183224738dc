/**
 * Authentication of owners. Access tokens are short-lived JWTs that carry the ids of the owner and of the session. The session is looked up
 * for every request, one row by its key, so that a token ends with its session in every process at once.
 */
import fastifyJwt from '@fastify/jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { unauthorized } from './errors.ts';

/** The lifetime of an access token, in seconds. */
export const accessTokenSeconds = 15 * 60;

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: { sub: string; sid: string; use: 'access' };
    user: { sub: string; sid: string; use: 'access'; iat: number };
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in owner, set by `requireOwner`. */
    ownerId: number | undefined;
    /** The sign-in of that owner. */
    sessionId: string | undefined;
  }
  interface FastifyInstance {
    isSessionOpen: IsSessionOpen;
    beforeOwner: BeforeOwner;
  }
}

/** The sign-in that an access token belongs to. */
export interface TokenSession {
  ownerId: number;
  sessionId: string;
}

/** Whether a session exists and did not end. */
type IsSessionOpen = (session: TokenSession) => Promise<boolean>;

/** Resolves when everything that the owner may read is there. */
type BeforeOwner = (ownerId: number) => Promise<void>;

interface AuthOptions {
  secret: string;
  isSessionOpen: IsSessionOpen;
  beforeOwner: BeforeOwner;
}

/** Plugin: registers JWT signing and verification, and the decorators that `requireOwner` and `signedInOwner` use. */
export const auth = fp(async (app: FastifyInstance, { secret, isSessionOpen, beforeOwner }: AuthOptions) => {
  await app.register(fastifyJwt, {
    secret,
    sign: { algorithm: 'HS256', expiresIn: accessTokenSeconds },
    verify: { algorithms: ['HS256'] },
  });
  app.decorate('isSessionOpen', isSessionOpen);
  app.decorate('beforeOwner', beforeOwner);
  app.decorateRequest('ownerId', undefined);
  app.decorateRequest('sessionId', undefined);
});

/** Signs an access token for a session. Returns the token and the moment it expires. */
export function signAccessToken(app: FastifyInstance, { ownerId, sessionId }: TokenSession, now: Date): { token: string; expiresAt: Date } {
  const token = app.jwt.sign({ sub: String(ownerId), sid: sessionId, use: 'access' });
  return { token, expiresAt: new Date(now.getTime() + accessTokenSeconds * 1000) };
}

/**
 * Sets `request.ownerId` and `request.sessionId` from the bearer token, and lets what is pending for the owner be done.
 * @throws HttpError 401 when the token is missing, not ours, expired or dated ahead, or its session ended.
 */
export async function requireOwner(request: FastifyRequest): Promise<void> {
  const session = await openSession(request);
  if (!session) throw unauthorized();
  request.ownerId = session.ownerId;
  request.sessionId = session.sessionId;
  await request.server.beforeOwner(session.ownerId);
}

/** The id of the owner signed in by the bearer token, or null. For calls that both owners and visitors may make. */
export async function signedInOwner(request: FastifyRequest): Promise<number | null> {
  return (await openSession(request))?.ownerId ?? null;
}

async function openSession(request: FastifyRequest): Promise<TokenSession | null> {
  if (!request.headers.authorization) return null;
  const session = await sessionInToken(request);
  return session && (await request.server.isSessionOpen(session)) ? session : null;
}

/** How far the clocks of the processes may differ. */
const clockToleranceSeconds = 60;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function sessionInToken(request: FastifyRequest): Promise<TokenSession | null> {
  try {
    const { sub, sid, use, iat } = await request.jwtVerify<{ sub: string; sid?: string; use: string; iat?: number }>();
    const ownerId = Number(sub);
    if (use !== 'access' || !Number.isSafeInteger(ownerId) || ownerId <= 0 || !sid || !uuid.test(sid)) return null;
    const isDatedAhead = iat === undefined || iat > Date.now() / 1000 + clockToleranceSeconds;
    return isDatedAhead ? null : { ownerId, sessionId: sid };
  } catch {
    return null;
  }
}
