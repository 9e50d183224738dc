/** Rate limits for calls that are answered from memory: counting them in a shared store would cost more than the answer. */
import type { FastifyRequest } from 'fastify';
import { tooMany } from '../errors.ts';

/** Far more keys than there normally are in a window; the bound protects the memory against invented keys. */
const maxKeys = 200_000;

/** Allows `max` requests in `seconds` for each key. All keys of a rule share one window. */
export interface QuickRule {
  max: number;
  seconds: number;
}

export interface QuickLimits {
  /** Counts a request under a key for each rule, in this process only. Returns the seconds to wait when a rule is exceeded; null otherwise. */
  count(keys: readonly string[]): number | null;
}

/** Creates the counts of some rules. `scale` multiplies every limit. */
export function createQuickLimits(rules: readonly QuickRule[], scale: number): QuickLimits {
  const windows = rules.map(({ max, seconds }) => ({
    ms: seconds * 1000,
    allowed: Math.max(1, Math.round(max * scale)),
    counts: new Map<string, { requests: number }>(),
    ends: 0,
  }));
  return {
    count(keys) {
      // Not the time of day, which somebody may set back.
      const now = performance.now();
      for (let at = 0; at < windows.length; at++) {
        const window = windows[at];
        const key = keys[at];
        if (!window || key === undefined) continue;
        if (now >= window.ends || window.counts.size > maxKeys) {
          window.counts.clear();
          window.ends = now + window.ms;
        }
        let count = window.counts.get(key);
        if (!count) {
          count = { requests: 0 };
          window.counts.set(key, count);
        }
        if (++count.requests > window.allowed) return Math.ceil((window.ends - now) / 1000);
      }
      return null;
    },
  };
}

/** A hook that counts each request under the keys that `keysOf` gives. It answers 429 with Retry-After when a rule is exceeded. */
export const quickLimiter =
  (limits: QuickLimits, keysOf: (request: FastifyRequest) => readonly string[]) =>
  (request: FastifyRequest, _reply: unknown, done: (error?: Error) => void): void => {
    const seconds = limits.count(keysOf(request));
    done(seconds === null ? undefined : tooMany(seconds));
  };
