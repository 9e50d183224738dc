/** Advice: what an owner could do next, read from the counters, and what came of it. */
import { listAdvice, markAdvice } from '@parley/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import { advise, mark } from './service.ts';

/**
 * Creates the feature: the call that computes an owner's advice from the counters, and the one that marks advice as done or put aside. Both are limited to 120 a minute.
 */
export function createAdvice({ db, clock }: Platform): Feature {
  const limits = [{ name: 'advice', max: 120, seconds: 60 }];
  return {
    async plugin(app) {
      route(app, listAdvice, { limits }, ({ ownerId }) => advise(db, ownerId, clock.now()));
      route(app, markAdvice, { limits }, async ({ ownerId, body }) => {
        await mark(db, ownerId, body, clock.now());
        return { success: true as const };
      });
    },
  };
}
