/**
 * Answers in front of the framework, for the most frequent calls of visitors (decisions 038 and 055). They only handle the usual case. Everything else goes on to
 * Fastify, whose routes stay complete, so that refusals and unusual cases are handled in one place.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../../../config.ts';
import { endEmptyRequest } from './end-request.ts';
import { type FrontBound, refuseInFront } from './refuse-in-front.ts';
import { type PassOn, takeWrite, type WritesInFront } from './write-in-front.ts';

/** One of these answers, for requests of one route. */
export interface FrontAnswer {
  method: string;
  /** The path pattern of the route, for the metrics. */
  route: string;
  /** Answers the request with 200 and returns true, or leaves it untouched and returns false. `address` is the client's. */
  answer(request: IncomingMessage, response: ServerResponse, address: () => string): boolean;
}

/** The state that the answers in front share with the framework behind them. */
export interface Front extends WritesInFront {
  answers: readonly FrontAnswer[];
  bounds: readonly FrontBound[];
  trustProxy: Config['trustProxy'];
}

/** Puts the answers before the listeners that the server has, and notes their durations until the answer was handed to the connection. */
export function answerInFront(server: Server, front: Front): void {
  const handlers = server.listeners('request') as PassOn[];
  const addressOf = addressReader(front.trustProxy);
  const passOn: PassOn = (request, response) => {
    for (const handle of handlers) handle.call(server, request, response);
  };
  server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    const address = () => addressOf(request);
    if (request.method === 'POST') {
      if (!refuseInFront(front, request, response)) takeWrite(front, passOn, request, response, address);
      return;
    }
    for (const { method, route, answer } of front.answers) {
      if (request.method !== method) continue;
      const begun = performance.now();
      if (!answer(request, response, address)) continue;
      endEmptyRequest(request);
      front.note(method, route, response.statusCode, (performance.now() - begun) / 1000);
      return;
    }
    passOn(request, response);
  });
}

/** The client's address as Fastify's `request.ip` gives it. */
function addressReader(trustProxy: Config['trustProxy']): (request: IncomingMessage) => string {
  const own = (request: IncomingMessage) => request.socket.remoteAddress ?? '';
  if (trustProxy === false) return own;
  const trusts = trustProxy === true ? () => true : typeof trustProxy === 'function' ? trustProxy : proxyAddress.compile(trustProxy);
  return (request) => proxyAddress.all(request, trusts).at(-1) ?? own(request);
}
