/** Health checks and metrics for operators. */
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { type Db, ping } from '../db/index.ts';
import { sendError, unavailable } from './errors.ts';

/** Measures the duration of every request of the app. Returns the registry that `/metrics` prints. */
export function measureRequests(app: FastifyInstance): Registry {
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
  app.addHook('onResponse', (request, reply, done) => {
    // The route pattern, never the URL: URLs contain visitor ids.
    const route = request.routeOptions.url ?? 'none';
    const key = `${request.method} ${route} ${reply.statusCode}`;
    let histogram = series.get(key);
    if (!histogram) {
      histogram = durations.labels(request.method, route, String(reply.statusCode));
      series.set(key, histogram);
    }
    histogram.observe(reply.elapsedTime / 1000);
    done();
  });
  return registry;
}

/** Registers `/healthz` (the process is alive), `/readyz` (it can serve requests) and `/metrics` (for Prometheus). */
export function health(app: FastifyInstance, options: { db: Db; metrics: Registry; isStopping: () => boolean }): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (options.isStopping()) return sendError(reply, unavailable('stopping', 'The process is stopping'));
    try {
      await ping(options.db);
    } catch {
      return sendError(reply, unavailable('database', 'The database does not answer'));
    }
    return { status: 'ready' };
  });
  app.get('/metrics', async (_request, reply) => reply.type(options.metrics.contentType).send(await options.metrics.metrics()));
}
