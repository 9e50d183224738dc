/** The guarded client, whose code is loaded with the first request: a process that serves visitors may never make one. */
import { onDemand } from '../caches/on-demand.ts';
import type { GuardedFetch, GuardedFetchOptions } from './client.ts';

/** `createGuardedFetch` of client.ts; the client is created at its first request. */
export function createGuardedFetch(options: GuardedFetchOptions): GuardedFetch {
  let isUsed = false;
  const client = onDemand<void, Promise<GuardedFetch>>(async () => {
    isUsed = true;
    return (await import('./client.ts')).createGuardedFetch(options);
  });
  return {
    get: async (url, options) => (await client()).get(url, options),
    api: async (...args) => (await client()).api(...args),
    async close() {
      if (isUsed) await (await client()).close();
    },
  };
}
