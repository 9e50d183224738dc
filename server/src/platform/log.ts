/** Logs without personal data: no addresses, no bodies, no headers; the route in place of the path, which may hold a token. */
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';

const personal = ['*.password', '*.token', '*.authorization', '*.email', '*.username'];

/** Written at once: nothing is lost when the process ends, and the lines stay in order with what it prints itself. */
export const createLog = (level: string): Logger =>
  pino({ level, base: null, redact: personal }, pino.destination({ dest: 1, sync: true }));

/** One line for each answer at level debug. What goes wrong is logged where it is answered (`handleErrors`), at every level. */
export function logRequests(app: FastifyInstance): void {
  if (app.log.level !== 'debug' && app.log.level !== 'trace') return;
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    request.log.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
}
