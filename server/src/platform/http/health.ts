/** What those who run the process ask it. */
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { type Db, ping } from '../db/index.ts';
import { sendError, unavailable } from './errors.ts';

/** Measures every request of the app; gives what `/metrics` shows. */
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
  // Finding the series of three labels costs more than adding to it.
  const series = new Map<string, ReturnType<typeof durations.labels>>();
  app.addHook('onResponse', (request, reply, done) => {
    // The route, never the address: addresses hold ids of visitors.
    const route = request.routeOptions.url ?? 'none';
    const key = `${request.method} ${route} ${reply.statusCode}`;
    let one = series.get(key);
    if (!one) {
      one = durations.labels(request.method, route, String(reply.statusCode));
      series.set(key, one);
    }
    one.observe(reply.elapsedTime / 1000);
    done();
  });
  return registry;
}

/** Registers `/healthz` (the process lives), `/readyz` (it can serve) and `/metrics` (for Prometheus). */
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
