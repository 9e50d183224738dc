/** What those who run the process ask it. */
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { type Db, ping } from '../db/index.ts';
import { sendError, unavailable } from './errors.ts';

/** Registers `/healthz` (the process lives), `/readyz` (it can serve) and `/metrics` (for Prometheus). */
export function health(app: FastifyInstance, options: { db: Db; isStopping: () => boolean }): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route, never the address: addresses hold ids of visitors.
    durations.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });

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
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
