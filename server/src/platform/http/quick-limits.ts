/** How often somebody may ask for what comes out of memory. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tooMany } from './errors.ts';
import { type Limit, networkOf } from './limits.ts';

/** Far more keys than a window sees, unless somebody makes them up. */
const mostKeys = 200_000;

/**
 * `limiter` for answers that come out of memory, which cost less than counting them in a shared store would: counts in this process
 * only, and at once. A window begins for all keys of a rule together.
 */
export function quickLimiter(app: FastifyInstance, rules: Limit[]) {
  const windows = rules.map((rule) => ({
    ...rule,
    most: Math.max(1, Math.round(rule.max * app.rateLimitScale)),
    counts: new Map<string, number>(),
    ends: 0,
  }));
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    const now = Date.now();
    for (const window of windows) {
      if (now >= window.ends || window.counts.size > mostKeys) {
        window.counts.clear();
        window.ends = now + window.seconds * 1000;
      }
      const key = window.key ? window.key(request) : networkOf(request.ip);
      const count = (window.counts.get(key) ?? 0) + 1;
      window.counts.set(key, count);
      if (count <= window.most) continue;
      done(tooMany(Math.ceil((window.ends - now) / 1000)));
      return;
    }
    done();
  };
}
