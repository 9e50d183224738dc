/** Answers each request once, even if it is sent twice at the same time: by a reload, a second tab, or a network retry. */
import type { Working } from './turns.ts';

/**
 * Runs `answer` for `key` when no other call is running for it. A waiting call then reads the stored answer, or fails with the same error.
 * If the first call was aborted (`signal`), the waiting call starts again.
 */
export type OneAfterAnother = <Part, End>(
  key: string,
  call: { signal: AbortSignal; working: Working },
  answer: () => AsyncGenerator<Part, End>,
) => AsyncGenerator<Part, End>;

/** Creates the queue of a process's answers. An answer whose signal aborts while it waits throws the signal's reason. */
export function createOneAfterAnother(): OneAfterAnother {
  const underWay = new Map<string, Promise<void>>();
  return async function* oneAfterAnother(key, { signal, working }, answer) {
    for (let before = underWay.get(key); before; before = underWay.get(key)) {
      await working.waitFor(before);
      signal.throwIfAborted();
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    promise.catch(() => {});
    underWay.set(key, promise);
    try {
      return yield* answer();
    } catch (error) {
      if (!signal.aborted) reject(error);
      throw error;
    } finally {
      underWay.delete(key);
      // Also runs when the reader stops early.
      resolve();
    }
  };
}

/** The id of a request, shared with identical requests, and a function to call once the request is answered. */
interface NamelessRequest {
  id: Promise<string>;
  end(): void;
}

/**
 * Assigns ids to requests that have none. A request that arrived before an identical one was answered is the same request sent twice and
 * gets the same id, however late it is handled; a request that arrives after that is a new message.
 * @param content identifies the engagement and what was sent.
 * @param arrivedAt on the clock of `performance.now()`.
 * @param derive creates a new id; only called when no identical request shares one.
 */
export type NamelessRequests = (content: string, arrivedAt: number, derive: () => Promise<string>) => NamelessRequest;

/** How long an answered request is remembered for identical ones that arrived before its end and are handled later. */
const stragglerMs = 5000;

/** Creates the ids of a process's requests. */
export function createNamelessRequests(): NamelessRequests {
  const requests = new Map<string, { id: Promise<string>; endedAt: number }>();
  return (content, arrivedAt, derive) => {
    const earlier = requests.get(content);
    const shared = earlier && arrivedAt <= earlier.endedAt ? earlier : { id: derive(), endedAt: Number.POSITIVE_INFINITY };
    requests.set(content, shared);
    return {
      id: shared.id,
      end() {
        shared.endedAt = Math.min(shared.endedAt, performance.now());
        setTimeout(() => requests.get(content) === shared && requests.delete(content), stragglerMs).unref();
      },
    };
  };
}
