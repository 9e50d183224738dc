/** Logs without personal data: no addresses, no bodies, no headers; the route in place of the path, which may hold a token. */
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';

const PERSONAL = ['*.password', '*.token', '*.authorization', '*.email', '*.username'];

/** Written at once: nothing is lost when the process ends, and the lines stay in order with what it prints itself. */
export const createLog = (level: string): Logger =>
  pino({ level, base: null, redact: PERSONAL }, pino.destination({ dest: 1, sync: true }));

/** One line for each answer, where somebody reads it: at level debug, and always for what went wrong. */
export function logRequests(app: FastifyInstance): void {
  const everything = app.log.level === 'debug' || app.log.level === 'trace';
  app.addHook('onResponse', (request, reply, done) => {
    const failed = reply.statusCode >= 500;
    if (failed || everything) {
      const route = request.routeOptions.url ?? 'none';
      request.log[failed ? 'error' : 'debug'](
        { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'answered',
      );
    }
    done();
  });
}
