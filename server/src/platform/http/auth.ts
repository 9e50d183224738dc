/** Who is asking: access tokens are short-lived JWTs that carry the owner's id and nothing else about them. */
import fastifyJwt from '@fastify/jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { unauthorized } from './errors.ts';

/** Access tokens live this long, in seconds. */
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
    /** Whether there is an account of this id: a token outlives its account by minutes. */
    hasOwner(id: number): Promise<boolean>;
  }
}

interface AuthOptions {
  secret: string;
  hasOwner: (id: number) => Promise<boolean>;
}

export const auth = fp(async (app: FastifyInstance, { secret, hasOwner }: AuthOptions) => {
  await app.register(fastifyJwt, {
    secret,
    sign: { algorithm: 'HS256', expiresIn: accessTokenSeconds },
    verify: { algorithms: ['HS256'] },
  });
  app.decorate('hasOwner', hasOwner);
  app.decorateRequest('ownerId', undefined);
});

/** Gives an access token and when it ends. */
export function signAccessToken(app: FastifyInstance, ownerId: number, now: Date): { token: string; expiresAt: Date } {
  const token = app.jwt.sign({ sub: String(ownerId), use: 'access' });
  return { token, expiresAt: new Date(now.getTime() + accessTokenSeconds * 1000) };
}

/** @throws HttpError 401 unless the bearer token is ours, has not ended, and its account is still there. */
export async function requireOwner(request: FastifyRequest): Promise<void> {
  const ownerId = await signedInOwner(request);
  if (ownerId === null) throw unauthorized();
  request.ownerId = ownerId;
}

/** The owner that a bearer token names, or null; for calls that an owner may make as well as a visitor. */
export async function signedInOwner(request: FastifyRequest): Promise<number | null> {
  if (!request.headers.authorization) return null;
  const ownerId = await namedIn(request);
  return ownerId !== null && (await request.server.hasOwner(ownerId)) ? ownerId : null;
}

async function namedIn(request: FastifyRequest): Promise<number | null> {
  try {
    const { sub, use } = await request.jwtVerify<{ sub: string; use: string }>();
    const ownerId = Number(sub);
    return use === 'access' && Number.isSafeInteger(ownerId) && ownerId > 0 ? ownerId : null;
  } catch {
    return null;
  }
}
