/** Health checks and metrics for operators. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Db } from '../db/index.ts';
import { sendError, unavailable } from './errors.ts';
import type { NoteDuration } from './write-in-front.ts';

/**
 * Measures the duration of every request of the app. Returns the registry that `/metrics` prints, and `note` for requests that are answered
 * in front of it.
 */
export function measureRequests(app: FastifyInstance): { registry: Registry; note: NoteDuration } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  // Looking up a series by its three labels costs more than observing a value, so the series are cached.
  const series = new Map<string, ReturnType<typeof durations.labels>>();
  const note: NoteDuration = (method, route, status, seconds) => {
    const key = `${method} ${route} ${status}`;
    let histogram = series.get(key);
    if (!histogram) {
      histogram = durations.labels(method, route, String(status));
      series.set(key, histogram);
    }
    histogram.observe(seconds);
  };
  app.addHook('onResponse', (request, reply, done) => {
    // The route pattern, never the URL: URLs contain visitor ids.
    note(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  return { registry, note };
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

/** Registers `/healthz` (the process is alive), `/readyz` (it can serve requests) and `/metrics` (for Prometheus). */
export function health(app: FastifyInstance, options: { db: Db; metrics: Registry; isStopping: () => boolean }): void {
  const isReady = createReadiness(options.db);
  const vital = { config: { isVital: true } };
  app.get('/healthz', vital, () => ({ status: 'ok' }));
  app.get('/readyz', vital, async (_request, reply) => {
    if (options.isStopping()) return sendError(reply, unavailable('stopping', 'The process is stopping'));
    if (!(await isReady())) return sendError(reply, unavailable('database', 'The database does not answer'));
    return { status: 'ready' };
  });
  app.get('/metrics', vital, async (_request, reply) => reply.type(options.metrics.contentType).send(await options.metrics.metrics()));
}
