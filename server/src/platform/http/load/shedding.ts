/**
 * Load shedding: beyond so many requests in progress, more are refused at once, because answering all of them late helps nobody. A refused
 * visitor's write is sent again by the widget.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unavailable } from '../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether this request counts as in progress. */
    isCounted: boolean;
    /** Counts the request no longer, for work that has a bound of its own. */
    endCount(): void;
  }
  interface FastifyContextConfig {
    /** Answered under any load: health checks and metrics. */
    isVital?: boolean;
  }
}

/** At a thousand requests a second, a request waits for a third of a second at most. */
export const usualInProgress = 300;
const retrySeconds = { least: 1, spread: 3 };

/** 503 with a Retry-After that differs, so that those refused together do not come back together. */
export const busy = () =>
  unavailable('busy', 'There is too much to do at the moment', retrySeconds.least + Math.floor(Math.random() * retrySeconds.spread));

/** The requests in progress in this process, in all scopes together. */
export interface Load {
  readonly isFull: boolean;
  /** Counts one more request as in progress; false when there are too many already. Every request that entered must leave once. */
  enter(): boolean;
  leave(): void;
}

/** Creates the count of a process. */
export function createLoad(maxInProgress = usualInProgress): Load {
  let inProgress = 0;
  return {
    get isFull() {
      return inProgress >= maxInProgress;
    },
    enter() {
      if (inProgress >= maxInProgress) return false;
      inProgress++;
      return true;
    },
    leave() {
      inProgress--;
    },
  };
}

/**
 * Adds the hooks to the routes of `app`. A request is in progress from its complete body to its answer: slow clients do not count while they
 * send or read. Chats have a bound of their own (assistant/answering/turns.ts), because their answer begins before the work.
 */
export function shedLoad(app: FastifyInstance, load: Load): void {
  app.decorateRequest('isCounted', false);
  app.decorateRequest('endCount', function (this: FastifyRequest) {
    if (!this.isCounted) return;
    this.isCounted = false;
    load.leave();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    done(load.isFull && !request.routeOptions.config.isVital ? busy() : undefined);
  });
  app.addHook('preHandler', (request, _reply, done) => {
    request.isCounted = load.enter();
    done(request.isCounted || request.routeOptions.config.isVital ? undefined : busy());
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    request.endCount();
    done();
  });
  // Also when the answer was written past Fastify, or the client left before it.
  app.addHook('onResponse', (request, _reply, done) => {
    request.endCount();
    done();
  });
}
