/** The id of a request: the one that a proxy gave it, or a new one. The log's lines about it have it as `reqId`, and its answer as X-Request-Id. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const header = 'x-request-id';
/** The form of ids that proxies make; any other text might contain something that does not belong in a log. */
const usual = /^[\w.-]{1,64}$/;

/** For Fastify's `genReqId`. */
export function requestIdOf({ headers }: { headers: Record<string, string | string[] | undefined> }): string {
  const given = headers[header];
  return typeof given === 'string' && usual.test(given) ? given : randomUUID();
}

/** Sends the id with every answer of the app's routes. */
export function sendRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(header, request.id);
    done();
  });
}
