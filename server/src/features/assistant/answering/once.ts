/** One answer per request, also when it is sent twice in the same moment: a reload, a second tab, a retry of the network. */

/**
 * Answers what `key` names when nobody else is answering it: the next finds what the one before stored, or fails as that did. When the
 * one before is gone (`signal`), it begins anew.
 */
export type OneAfterAnother = <Part, End>(
  key: string,
  signal: AbortSignal,
  answer: () => AsyncGenerator<Part, End>,
) => AsyncGenerator<Part, End>;

/** Creates what lines up the answers of a process. */
export function createOneAfterAnother(): OneAfterAnother {
  const underWay = new Map<string, Promise<void>>();
  return async function* oneAfterAnother(key, signal, answer) {
    for (let before = underWay.get(key); before; before = underWay.get(key)) {
      await before;
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
      // Also when nobody reads on.
      resolve();
    }
  };
}

/** A request without an id: the id it shares with identical requests, and what to call when it has its answer. */
interface NamelessRequest {
  id: Promise<string>;
  end(): void;
}

/**
 * Gives requests that bring no id one of their own. A request that arrived before an identical one had its answer is the same request sent
 * twice and shares the id, however late it is handled; one that arrives after that is a new message.
 * @param content identifies the engagement and what was sent.
 * @param arrivedAt on the clock of `performance.now()`.
 * @param derive makes a new id; called only when no identical request shares one.
 */
export type NamelessRequests = (content: string, arrivedAt: number, derive: () => Promise<string>) => NamelessRequest;

/** How long an answered request is remembered for identical ones that arrived before its end but are handled later. */
const stragglerMs = 5000;

/** Creates what tells identical requests of a process apart from new ones. */
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
