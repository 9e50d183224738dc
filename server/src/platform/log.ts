/** Logs without personal data: no addresses, no bodies, no headers; the route in place of the path, which may hold a token. */
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';

const PERSONAL = ['*.password', '*.token', '*.authorization', '*.email', '*.username'];

/** Written at once: nothing is lost when the process ends, and the lines stay in order with what it prints itself. */
export const createLog = (level: string): Logger =>
  pino({ level, base: null, redact: PERSONAL }, pino.destination({ dest: 1, sync: true }));

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
