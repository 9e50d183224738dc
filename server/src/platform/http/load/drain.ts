/**
 * Stops a server without failing a request: it is reported as not ready, open connections close after their next answer, streams end with
 * an event of their own, and only what is still open after that is cut.
 */
import { type IncomingMessage, type Server, type ServerOptions, ServerResponse } from 'node:http';
import type { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface Drain {
  /** Options for the server: its responses close their connection once the server is draining. */
  readonly serverOptions: ServerOptions;
  /** Aborted when requests that are still answered, such as streams, have to end now. */
  readonly endNow: AbortSignal;
  isStopping(): boolean;
  /** Reports not ready, then stops listening. Resolves when every connection is closed. */
  finish(server: Server, limits?: Partial<DrainLimits>): Promise<void>;
}

export interface DrainLimits {
  /** How long requests are still accepted: a load balancer sends more until its next look at `/readyz`. */
  noticeMs: number;
  /** How long answers may take before `endNow` is aborted. */
  patienceMs: number;
  /** How long they have from then on, before their connections are cut. */
  lastMs: number;
  /** The listeners that hand their connections to the server (listening.ts). */
  beside: readonly NetServer[];
}

const usual: DrainLimits = { noticeMs: 0, patienceMs: 10_000, lastMs: 2_000, beside: [] };
const lookMs = 50;

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted when the process stops and streams have to end now. */
    endNow: AbortSignal;
  }
}

/** Creates the drain of one server. */
export function createDrain(): Drain {
  let stopping = false;
  const ending = new AbortController();
  class Response extends ServerResponse<IncomingMessage> {
    /** For answers that are sent without `writeHead` (ready-head.ts). */
    get closesConnection(): boolean {
      return stopping || !this.shouldKeepAlive;
    }
    // Every response passes here, also those that are answered past Fastify.
    override writeHead(...head: unknown[]): this {
      if (stopping) this.shouldKeepAlive = false;
      return (super.writeHead as (...head: unknown[]) => this)(...head);
    }
  }
  return {
    serverOptions: { ServerResponse: Response as unknown as typeof ServerResponse },
    endNow: ending.signal,
    isStopping: () => stopping,
    async finish(server, limits = {}) {
      const { noticeMs, patienceMs, lastMs, beside } = { ...usual, ...limits };
      stopping = true;
      if (!server.listening) return;
      await sleep(noticeMs, null, { ref: false });
      const closed = Promise.all([server, ...beside].map((each) => new Promise((resolve) => each.close(resolve))));
      // A stream that began earlier has sent its head without `connection: close`, so its connection is idle afterwards.
      const idle = setInterval(() => server.closeIdleConnections(), lookMs);
      const finished = new AbortController();
      void closed.then(() => finished.abort());
      const wait = (ms: number) => sleep(ms, null, { signal: finished.signal }).catch(() => {});
      await wait(patienceMs);
      ending.abort(new Error('the process is stopping'));
      await wait(lastMs);
      server.closeAllConnections();
      await closed;
      clearInterval(idle);
    },
  };
}

/** Gives the app's routes the signal of the drain. */
export const decorateWithDrain = (app: FastifyInstance, { endNow }: Drain): FastifyInstance => app.decorate('endNow', endNow);
