/** One answer per request, also when it is sent twice in the same moment: a reload, a second tab, a retry of the network. */
import type { ChatEntry } from '@parley/contract';

/** What is being answered in this process; null when whoever asked first went away. */
const underWay = new Map<string, Promise<ChatEntry | null>>();

/**
 * Answers what `key` names; while that is under way, others wait for its entry and get it in one piece, or its failure. When the one who
 * asked first is gone (`signal`), the next asks anew.
 */
export async function* oncePer(
  key: string,
  signal: AbortSignal,
  answer: () => AsyncGenerator<string, ChatEntry>,
): AsyncGenerator<string, ChatEntry> {
  for (let first = underWay.get(key); first; first = underWay.get(key)) {
    const entry = await first;
    signal.throwIfAborted();
    if (!entry) continue;
    yield entry.outputChatGPT;
    return entry;
  }
  const { promise, resolve, reject } = Promise.withResolvers<ChatEntry | null>();
  promise.catch(() => {});
  underWay.set(key, promise);
  const settled = () => underWay.delete(key);
  try {
    const entry = yield* answer();
    settled();
    resolve(entry);
    return entry;
  } catch (error) {
    settled();
    if (!signal.aborted) reject(error);
    throw error;
  } finally {
    settled();
    // Also when nobody reads on.
    resolve(null);
  }
}
