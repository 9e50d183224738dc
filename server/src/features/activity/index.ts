/** The account's activity: what was done with it, from which device. Kept for a year. */
import { type Call, calls, type Deed, deeds, listActivity } from '@parley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deviceName } from '../../kit/devices.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import * as store from './store.ts';

const forgetJob = 'activity-forget';
const keptMs = 365 * 86_400_000;
const pageSize = 50;

/** The longest user agent that is read. */
const clientCharacters = 300;

/** Records what a sign-in did, or somebody who tried to sign in. `client` is the user agent. Failures are logged, because what was done is done. */
export async function recordActivity(
  { db, clock, log }: Platform,
  ownerId: number,
  deed: Deed,
  { client, sessionId = null }: { client: string; sessionId?: string | null },
): Promise<void> {
  const device = deviceName(client.slice(0, clientCharacters));
  await store
    .recordDeed(db, { ownerId, deed, sessionId, device, at: clock.now() })
    .catch((error: unknown) => log.error({ err: error, deed }, 'an activity could not be recorded'));
}

/** The sign-in of a request that an owner made. */
const sessionOf = (request: FastifyRequest): string | null => (request.user as { sid?: string } | undefined)?.sid ?? null;

/** The account's activity. `watch` records the calls of owners. */
export interface Activity extends Feature {
  /** Adds a hook that records each successful call of an owner that changes something, before it is answered. */
  watch(app: FastifyInstance): void;
}

/**
 * Creates the feature. `watch` records each call of an owner that is listed in the contract's `deeds`, unless it failed. The plugin registers the list of entries, and a job
 * that deletes entries older than a year (daily, 03:41 UTC).
 */
export function createActivity(platform: Platform): Activity {
  const { db, clock, queue } = platform;
  const deedOf = new Map(Object.entries(calls).flatMap(([name, { call }]) => (name in deeds ? [[call, name as Deed] as const] : [])));
  return {
    watch(app) {
      app.addHook('onSend', async (request, reply) => {
        const deed = deedOf.get((request.routeOptions.config as { call?: Call }).call as Call);
        if (!deed || request.ownerId === undefined || reply.statusCode >= 400) return;
        const client = request.headers['user-agent'] ?? '';
        await recordActivity(platform, request.ownerId, deed, { client, sessionId: sessionOf(request) });
      });
    },
    async plugin(app) {
      await queue.work(forgetJob, { retries: 3, expireSeconds: 600 }, () =>
        store.deleteBefore(platform.database.longRunning, new Date(clock.now().getTime() - keptMs)),
      );
      await queue.schedule(forgetJob, '41 3 * * *');

      route(app, listActivity, {}, async ({ ownerId, query, request }) => {
        const found = await store.entriesBefore(db, ownerId, query.before, pageSize + 1);
        const page = found.slice(0, pageSize);
        return {
          entries: page.map(({ id, deed, times, at, lastAt, device, sessionId }) => ({
            id,
            deed,
            times,
            at: at.toISOString(),
            lastAt: lastAt.toISOString(),
            device,
            isThisDevice: sessionId !== null && sessionId === sessionOf(request),
          })),
          next: found.length > pageSize ? (page.at(-1)?.id ?? null) : null,
        };
      });
    },
  };
}
