/** How often somebody may ask. Addresses are the connection's own unless TRUST_PROXY says whom to believe. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Redis } from 'ioredis';
import { tooMany } from './errors.ts';

/** `max` requests in `seconds` for each key; the key is the network of the address unless told. */
export interface Limit {
  name: string;
  max: number;
  seconds: number;
  key?: (request: FastifyRequest) => string;
}

declare module 'fastify' {
  interface FastifyInstance {
    rateLimitScale: number;
  }
}

export const limits = fp(async (app: FastifyInstance, options: { scale: number; redisUrl: string | null }) => {
  app.decorate('rateLimitScale', options.scale);
  const redis = options.redisUrl ? new Redis(options.redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: false }) : undefined;
  if (redis) app.addHook('onClose', () => redis.quit().then(() => {}));
  await app.register(rateLimit, { global: false, skipOnError: true, ...(redis && { redis }) });
});

/**
 * Who an address counts as: itself, or for IPv6 its /64, because whoever has one address of that has all of them.
 * An IPv4 address in IPv6 clothes is the IPv4 address.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = address.split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const left = Math.max(0, 8 - groups(head).length - groups(tail).length);
  const whole = tail === undefined ? groups(head) : [...groups(head), ...Array(left).fill('0'), ...groups(tail)];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Counts a request against each limit; @throws HttpError 429 with Retry-After when one is used up. */
export function limiter(app: FastifyInstance, rules: Limit[]) {
  const checks = rules.map((rule) =>
    app.createRateLimit({
      max: Math.max(1, Math.round(rule.max * app.rateLimitScale)),
      timeWindow: rule.seconds * 1000,
      keyGenerator: (request: FastifyRequest) => `${rule.name}:${rule.key ? rule.key(request) : networkOf(request.ip)}`,
    }),
  );
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    for (const check of checks) {
      const result = await check(request);
      if (!result.isAllowed && result.isExceeded) throw tooMany(Math.max(1, result.ttlInSeconds));
    }
  };
}
