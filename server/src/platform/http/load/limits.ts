/** Rate limits. The client address is the connection's own unless TRUST_PROXY names proxies whose headers are trusted. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Redis } from 'ioredis';
import type { Condition } from '../../observability/condition.ts';
import { tooMany } from '../errors.ts';

/** Allows `max` requests in `seconds` for each key. The default key is the network of the client address. */
export interface Limit {
  name: string;
  max: number;
  seconds: number;
  key?: (request: FastifyRequest) => string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Factor by which all limits are multiplied. */
    rateLimitScale: number;
    /** Like `createRateLimit`, counted in this process. */
    createLocalRateLimit: FastifyInstance['createRateLimit'];
    /** The count that processes share, as long as it can be reached. */
    sharedCount: SharedCount;
  }
}

/** More keys than a window normally sees. With fewer, somebody with that many addresses could push out the counts of others. */
const maxLocalKeys = 100_000;
const redisPatienceMs = 250;
/** A Redis that did not answer is asked again after this time, by one request: if all asked, each of an owner's requests would wait for it. */
const askAgainMs = 2_000;
/** A connection on which nothing comes back for so long is replaced: a machine that vanished says nothing, and the system would wait for a quarter of an hour. */
const silentMs = 5_000;

interface SharedCount {
  /** Whether to ask it now. */
  isAsked(): boolean;
  note(answers: boolean): void;
}

function createSharedCount(condition: Condition): SharedCount {
  let askAt = 0;
  return {
    isAsked() {
      const now = performance.now();
      if (now < askAt) return false;
      if (askAt > 0) askAt = now + askAgainMs;
      return true;
    },
    note(answers) {
      condition.note('redis', !answers);
      askAt = answers ? 0 : performance.now() + askAgainMs;
    },
  };
}

/**
 * Plugin: prepares rate limiting, counted in Redis when `redisUrl` is set and in this process otherwise, also while Redis does not answer.
 */
export const limits = fp(async (app: FastifyInstance, options: { scale: number; redisUrl: string | null; condition: Condition }) => {
  app.decorate('rateLimitScale', options.scale);
  app.decorate('sharedCount', createSharedCount(options.condition));
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false, cache: maxLocalKeys });
    app.decorate('createLocalRateLimit', scope.createRateLimit);
  });
  const redis = options.redisUrl ? await openRedis(app, options.redisUrl) : undefined;
  await app.register(rateLimit, { global: false, cache: maxLocalKeys, ...(redis && { redis }) });
});

async function openRedis(app: FastifyInstance, url: string): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: redisPatienceMs,
    socketTimeout: silentMs,
  });
  redis.on('ready', () => app.sharedCount.note(true));
  redis.on('error', () => app.sharedCount.note(false));
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
}

/**
 * The network that an address is counted under: an IPv4 address itself, or the /64 of an IPv6 address, because one subscriber usually
 * holds a whole /64. An IPv4-mapped IPv6 address counts as the IPv4 address.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const left = Math.max(0, 8 - groups(head).length - groups(tail).length);
  const whole = tail === undefined ? groups(head) : [...groups(head), ...Array(left).fill('0'), ...groups(tail)];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * Makes a hook that counts a request against each rule in turn.
 * The hook @throws HttpError 429 with Retry-After when a rule is exceeded.
 */
export function limiter(app: FastifyInstance, rules: Limit[]) {
  const checks = rules.map((rule) => {
    const limit = {
      max: Math.max(1, Math.round(rule.max * app.rateLimitScale)),
      timeWindow: rule.seconds * 1000,
      keyGenerator: (request: FastifyRequest) => `${rule.name}:${rule.key ? rule.key(request) : networkOf(request.ip)}`,
    };
    const shared = app.createRateLimit(limit);
    const local = app.createLocalRateLimit(limit);
    return async (request: FastifyRequest) => {
      if (!app.sharedCount.isAsked()) return local(request);
      try {
        const result = await shared(request);
        app.sharedCount.note(true);
        return result;
      } catch {
        app.sharedCount.note(false);
        return local(request);
      }
    };
  });
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    for (const check of checks) {
      const result = await check(request);
      if (!result.isAllowed && result.isExceeded) throw tooMany(Math.max(1, result.ttlInSeconds));
    }
  };
}
