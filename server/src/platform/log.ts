/** Logs without personal data: no addresses, no bodies, no headers; the route in place of the path, which may hold a token. */
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';

export const createLog = (level: string): Logger =>
  pino({ level, base: null, redact: ['*.password', '*.token', '*.authorization', '*.email', '*.username'] });

/** One line for each answer. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else request.log.debug(line, 'answered');
  });
}
