/**
 * Answers in front of the framework, for the hottest reads (decision 038). What they do not answer goes on to Fastify, so they take the usual
 * case alone and its route stays complete: refusals, errors and everything unusual are said in one place.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../../config.ts';
import type { NoteDuration } from './durations.ts';

/** One of these answers, for requests of one route. */
export interface FrontAnswer {
  method: string;
  /** The path pattern of the route, for the metrics. */
  route: string;
  /** Answers the request with 200 and returns true, or leaves it untouched and returns false. `address` is the client's. */
  answer(request: IncomingMessage, response: ServerResponse, address: () => string): boolean;
}

/** Puts the answers before the listeners that the server has, and notes their durations until the answer was handed to the connection. */
export function answerInFront(
  server: Server,
  answers: readonly FrontAnswer[],
  { trustProxy, note }: { trustProxy: Config['trustProxy']; note: NoteDuration },
): void {
  const handlers = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  const addressOf = addressReader(trustProxy);
  server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    for (const { method, route, answer } of answers) {
      if (request.method !== method) continue;
      const begun = performance.now();
      if (!answer(request, response, () => addressOf(request))) continue;
      note(method, route, response.statusCode, (performance.now() - begun) / 1000);
      return;
    }
    for (const handle of handlers) handle.call(server, request, response);
  });
}

/** The client's address as Fastify's `request.ip` gives it. */
function addressReader(trustProxy: Config['trustProxy']): (request: IncomingMessage) => string {
  const own = (request: IncomingMessage) => request.socket.remoteAddress ?? '';
  if (trustProxy === false) return own;
  const trusts = trustProxy === true ? () => true : typeof trustProxy === 'function' ? trustProxy : proxyAddress.compile(trustProxy);
  return (request) => proxyAddress.all(request, trusts).at(-1) ?? own(request);
}
