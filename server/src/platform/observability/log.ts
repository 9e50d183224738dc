/** Logging without personal data: no IP addresses, bodies or headers, and the route instead of the path, which may contain a token. */
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';

const personal = ['*.password', '*.token', '*.authorization', '*.email', '*.username'];

/** Creates the log. It writes synchronously, so that no line is lost at exit and lines stay in order with console output. */
export function createLog(level: string, descriptor = 1): Logger {
  const output = pino.destination({ dest: descriptor, sync: true });
  // A line that cannot be written, such as to a full disk, must not fail the request that it is about.
  output.on('error', () => {});
  return pino({ level, base: null, redact: personal }, output);
}

/** Whether the log gets a line for each response. */
export const logsResponses = ({ level }: { level: string }): boolean => level === 'debug' || level === 'trace';

/** Logs one line per response at level debug. Failures are logged by `handleErrors` at any level. */
export function logRequests(app: FastifyInstance): void {
  if (!logsResponses(app.log)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    request.log.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
}
