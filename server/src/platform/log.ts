/** Logging without personal data: no IP addresses, bodies or headers, and the route instead of the path, which may contain a token. */
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';

const personal = ['*.password', '*.token', '*.authorization', '*.email', '*.username'];

/** Creates the log. It writes synchronously, so that no line is lost at exit and lines stay in order with console output. */
export const createLog = (level: string): Logger =>
  pino({ level, base: null, redact: personal }, pino.destination({ dest: 1, sync: true }));

/** Logs one line per response at level debug. Failures are logged by `handleErrors` at any level. */
export function logRequests(app: FastifyInstance): void {
  if (app.log.level !== 'debug' && app.log.level !== 'trace') return;
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    request.log.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
}
