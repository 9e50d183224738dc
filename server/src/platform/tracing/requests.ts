/** Spans of requests, including those that are answered in front of the framework. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { NoteDuration } from '../http/load/durations.ts';
import type { Tracing } from './tracing.ts';

/** Puts the spans around all listeners that the server has, and lets the framework name those that it answers. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const { server } = app;
  const handlers = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) =>
    tracing.ofRequest(request, response, () => {
      for (const handle of handlers) handle.call(server, request, response);
    }),
  );
}

/** Lets the framework name the spans of what it answers, with the ids that the log has: the request's, and what the widget calls a requestId. */
export function nameRequests(app: FastifyInstance, tracing: Tracing): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    tracing.note({ 'http.route': route, 'parley.request.id': request.id }, `${request.method} ${route}`);
    done();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const { requestId } = (request.body ?? {}) as { requestId?: unknown };
    if (typeof requestId === 'string') tracing.note({ 'parley.visitor.request.id': requestId.toLowerCase() });
    done();
  });
}

/** Names the spans of what is answered in front of the framework, when its duration is noted. */
export const namingInFront =
  (note: NoteDuration, tracing: Tracing): NoteDuration =>
  (method, route, status, seconds) => {
    note(method, route, status, seconds);
    tracing.note({ 'http.route': route }, `${method} ${route}`);
  };
