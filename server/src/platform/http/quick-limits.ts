/** Rate limits for calls that are answered from memory. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tooMany } from './errors.ts';
import { type Limit, networkOf } from './limits.ts';

/** Far more keys than a window normally sees; protects the memory against invented keys. */
const maxKeys = 200_000;

/**
 * Like `limiter`, for answers that come from memory and cost less than counting them in a shared store would. Counts synchronously and
 * in this process only. All keys of a rule share one window. The hook answers 429 with Retry-After when a rule is exceeded.
 */
export function quickLimiter(app: FastifyInstance, rules: Limit[]) {
  const windows = rules.map((rule) => ({
    ...rule,
    allowed: Math.max(1, Math.round(rule.max * app.rateLimitScale)),
    counts: new Map<string, number>(),
    ends: 0,
  }));
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    const now = Date.now();
    for (const window of windows) {
      if (now >= window.ends || window.counts.size > maxKeys) {
        window.counts.clear();
        window.ends = now + window.seconds * 1000;
      }
      const key = window.key ? window.key(request) : networkOf(request.ip);
      const count = (window.counts.get(key) ?? 0) + 1;
      window.counts.set(key, count);
      if (count <= window.allowed) continue;
      done(tooMany(Math.ceil((window.ends - now) / 1000)));
      return;
    }
    done();
  };
}
