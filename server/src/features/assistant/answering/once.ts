/** One answer per request, also when it is sent twice in the same moment: a reload, a second tab, a retry of the network. */

/** What is being answered in this process. */
const underWay = new Map<string, Promise<void>>();

/**
 * Answers what `key` names when nobody else is answering it: the next finds what the one before stored, or fails as that did. When the
 * one before is gone (`signal`), it begins anew.
 */
export async function* oneAfterAnother<Part, End>(
  key: string,
  signal: AbortSignal,
  answer: () => AsyncGenerator<Part, End>,
): AsyncGenerator<Part, End> {
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
}
