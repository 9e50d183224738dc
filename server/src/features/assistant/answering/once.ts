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
