/** Authentication of owners. Access tokens are short-lived JWTs that carry the owner's id and nothing else. */
import fastifyJwt from '@fastify/jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { unauthorized } from './errors.ts';

/** The lifetime of an access token, in seconds. */
export const accessTokenSeconds = 15 * 60;

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: { sub: string; use: 'access' };
    user: { sub: string; use: 'access' };
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in owner, set by `requireOwner`. */
    ownerId: number | undefined;
  }
  interface FastifyInstance {
    /** Whether an account with this id exists: a token can outlive its account by minutes. */
    hasOwner(id: number): Promise<boolean>;
  }
}

interface AuthOptions {
  secret: string;
  hasOwner: (id: number) => Promise<boolean>;
}

/** Plugin: registers JWT signing and verification, and the decorators that `requireOwner` and `signedInOwner` use. */
export const auth = fp(async (app: FastifyInstance, { secret, hasOwner }: AuthOptions) => {
  await app.register(fastifyJwt, {
    secret,
    sign: { algorithm: 'HS256', expiresIn: accessTokenSeconds },
    verify: { algorithms: ['HS256'] },
  });
  app.decorate('hasOwner', hasOwner);
  app.decorateRequest('ownerId', undefined);
});

/** Signs an access token for an owner. Returns the token and the moment it expires. */
export function signAccessToken(app: FastifyInstance, ownerId: number, now: Date): { token: string; expiresAt: Date } {
  const token = app.jwt.sign({ sub: String(ownerId), use: 'access' });
  return { token, expiresAt: new Date(now.getTime() + accessTokenSeconds * 1000) };
}

/**
 * Sets `request.ownerId` from the bearer token.
 * @throws HttpError 401 when the token is missing, not ours or expired, or its account no longer exists.
 */
export async function requireOwner(request: FastifyRequest): Promise<void> {
  const ownerId = await signedInOwner(request);
  if (ownerId === null) throw unauthorized();
  request.ownerId = ownerId;
}

/** The id of the owner signed in by the bearer token, or null. For calls that both owners and visitors may make. */
export async function signedInOwner(request: FastifyRequest): Promise<number | null> {
  if (!request.headers.authorization) return null;
  const ownerId = await ownerIdInToken(request);
  return ownerId !== null && (await request.server.hasOwner(ownerId)) ? ownerId : null;
}

async function ownerIdInToken(request: FastifyRequest): Promise<number | null> {
  try {
    const { sub, use } = await request.jwtVerify<{ sub: string; use: string }>();
    const ownerId = Number(sub);
    return use === 'access' && Number.isSafeInteger(ownerId) && ownerId > 0 ? ownerId : null;
  } catch {
    return null;
  }
}
