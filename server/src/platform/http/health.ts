/** Health checks and metrics for operators. */
import { setTimeout as sleep } from 'node:timers/promises';
import { degradedHeader, degradedParts } from '@parley/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Db } from '../db/index.ts';
import type { Platform } from '../index.ts';
import { sendError, unavailable } from './errors.ts';
import { createDurations, type NoteDuration } from './load/durations.ts';

/** Measures the duration of every request of the app. Returns a function for requests that are answered in front of it. */
export function measureRequests(app: FastifyInstance, registry: Registry): NoteDuration {
  const note = createDurations(registry);
  app.addHook('onResponse', (request, reply, done) => {
    // The route pattern, never the URL: URLs contain visitor ids.
    note(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  return note;
}

const readinessMs = 900;

/**
 * Creates the check whether the database answers, within a second. While it hangs there is one query for all who ask, so that health checks
 * do not use up the connections.
 */
export function createReadiness(db: Db): () => Promise<boolean> {
  let answer: Promise<boolean> | null = null;
  const ask = () =>
    db
      .execute(sql`select 1`)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        answer = null;
      });
  return async () => {
    answer ??= ask();
    const late = new AbortController();
    const deadline = sleep(readinessMs, false, { signal: late.signal }).catch(() => false);
    return Promise.race([answer, deadline]).finally(() => late.abort());
  };
}

/** Adds to answers to owners which degraded parts concern them. */
export function tellOwners(app: FastifyInstance, { condition }: Pick<Platform, 'condition'>): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    const parts = request.ownerId === undefined ? [] : condition.degraded().filter((part) => part in concernOwners);
    if (parts.length > 0) reply.header(degradedHeader, parts.join(','));
    done();
  });
}
const concernOwners = Object.fromEntries(degradedParts.map((part) => [part, true]));

/**
 * Registers `/healthz` (the process is alive), `/readyz` (it can serve requests, and what it does without meanwhile) and `/metrics` (for
 * Prometheus).
 */
export function health(
  app: FastifyInstance,
  { db, metrics, condition }: Pick<Platform, 'db' | 'metrics' | 'condition'>,
  isStopping: () => boolean,
): void {
  const isReady = createReadiness(db);
  const vital = { config: { isVital: true } };
  app.get('/healthz', vital, () => ({ status: 'ok' }));
  app.get('/readyz', vital, async (_request, reply) => {
    if (isStopping()) return sendError(reply, unavailable('stopping', 'The process is stopping'));
    if (!(await isReady())) return sendError(reply, unavailable('database', 'The database does not answer'));
    return { status: 'ready', degraded: condition.degraded() };
  });
  app.get('/metrics', vital, async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()));
}
