/** How often somebody may ask. Addresses are the connection's own unless TRUST_PROXY says whom to believe. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Redis } from 'ioredis';
import { tooMany } from './errors.ts';

/** `max` requests in `seconds` for each key; the key is the address unless told. */
export interface Limit {
  name: string;
  max: number;
  seconds: number;
  key?: (request: FastifyRequest) => string;
}

declare module 'fastify' {
  interface FastifyInstance {
    rateLimitScale: number;
    checkAnswers: boolean;
  }
}

export const limits = fp(async (app: FastifyInstance, options: { scale: number; redisUrl: string | null }) => {
  app.decorate('rateLimitScale', options.scale);
  const redis = options.redisUrl ? new Redis(options.redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: false }) : undefined;
  if (redis) app.addHook('onClose', () => redis.quit().then(() => {}));
  await app.register(rateLimit, { global: false, skipOnError: true, ...(redis && { redis }) });
});

/** Counts a request against each limit; @throws HttpError 429 with Retry-After when one is used up. */
export function limiter(app: FastifyInstance, rules: Limit[]) {
  const checks = rules.map((rule) =>
    app.createRateLimit({
      max: Math.max(1, Math.round(rule.max * app.rateLimitScale)),
      timeWindow: rule.seconds * 1000,
      keyGenerator: (request: FastifyRequest) => `${rule.name}:${rule.key ? rule.key(request) : request.ip}`,
    }),
  );
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    for (const check of checks) {
      const result = await check(request);
      if (!result.isAllowed && result.isExceeded) throw tooMany(Math.max(1, result.ttlInSeconds));
    }
  };
}
