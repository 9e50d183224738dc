import { AsyncLocalStorage } from 'node:async_hooks';
import { whyUnavailable } from '../db/connections/unavailable.ts';
import { unavailable } from '../http/errors.ts';

/**
 * Group commit: items that arrive while one batch commits form the next batch. Usually there is no timer: a single item is committed at once,
 * and batches grow with the load.
 */
export interface GroupCommit<Item, Result> {
  /** Resolves when the item is committed; rejects when it could not be, and with HttpError 503 `busy` when too many wait already. */
  add(item: Item): Promise<Result>;
  /** Resolves when every item added so far is committed or rejected. */
  drain(): Promise<void>;
}

interface Waiting<Item, Result> {
  item: Item;
  /** Runs `work` in the asynchronous context in which the item was added. */
  within: <T>(work: () => T) => T;
  resolve: (result: Result | Promise<Result>) => void;
  reject: (error: unknown) => void;
}

const anyContext = <T>(work: () => T): T => work();

/** The longest that a batch should take: an accepted item waits for the running batch and then for its own, so a second at most. */
const goodBatchMs = 400;
/** At least this many may wait, however slow the database is. */
const fewestWaiting = 100;
/** After this many turns of Node's event loop without a new item, everything that was sent at the same time has arrived. */
const calmTurns = 8;

/**
 * Creates a group commit. On a machine that commits slowly fewer may wait: the bound falls after a slow batch and rises again after quick ones.
 * @param commit writes a batch in one transaction and returns a result for each item, in order, or what it will be. When a batch of several items fails, its
 * halves are retried, so that a bad item fails alone after a few commits; when the database is unavailable or too slow, all of them fail.
 * @param options.maxItems the largest batch
 * @param options.maxWaiting how many items may wait for their batch at most
 * @param options.gatherMs the longest wait before each batch for items that arrive at the same time, because fewer and larger batches cost less; the wait ends
 * early when no more items arrive
 * @param options.keepsContext whether a batch runs within the asynchronous context, and so the trace, of its first item; otherwise within that of the very first item
 * @param options.restMs how long to wait after each batch before the next, for items that nobody waits for: fewer and larger batches cost less
 */
export function createGroupCommit<Item, Result>(
  commit: (items: Item[]) => Promise<(Result | Promise<Result>)[]>,
  {
    maxItems = 500,
    maxWaiting = 5_000,
    gatherMs = 0,
    restMs = 0,
    keepsContext = false,
  }: { maxItems?: number; maxWaiting?: number; gatherMs?: number; restMs?: number; keepsContext?: boolean } = {},
): GroupCommit<Item, Result> {
  const queue: Waiting<Item, Result>[] = [];
  let running: Promise<void> | null = null;
  let endRest = () => {};
  /** How many callers wait in `drain`; while any do, there is no rest between batches. */
  let draining = 0;
  let allowed = maxWaiting;

  const rest = () =>
    new Promise<void>((resolve) => {
      if (restMs === 0 || draining > 0) return resolve();
      const timer = setTimeout(resolve, restMs);
      endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const gathered = async () => {
    const until = performance.now() + gatherMs;
    let before = queue.length;
    for (let calm = 0; calm < calmTurns && queue.length < maxItems && performance.now() < until; ) {
      await new Promise((resolve) => setImmediate(resolve));
      calm = queue.length === before ? calm + 1 : 0;
      before = queue.length;
    }
  };

  const rejectAll = (batch: Waiting<Item, Result>[], error: unknown) => {
    for (const { reject } of batch) reject(error);
  };

  /** Commits a batch, or as much of it as possible. Resolves to the reason when the database turned out to be unavailable. */
  const flush = async (batch: Waiting<Item, Result>[]): Promise<{ away: unknown } | null> => {
    try {
      const results = await commit(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, i) => {
        resolve(results[i] as Result | Promise<Result>);
      });
      return null;
    } catch (error) {
      const away = whyUnavailable(error) ? { away: error } : null;
      if (away || batch.length === 1) {
        rejectAll(batch, error);
        return away;
      }
      const middle = Math.ceil(batch.length / 2);
      const first = await flush(batch.slice(0, middle));
      if (!first) return flush(batch.slice(middle));
      rejectAll(batch.slice(middle), first.away);
      return first;
    }
  };

  const run = async () => {
    while (queue.length > 0) {
      if (gatherMs > 0) await gathered();
      const begun = performance.now();
      const batch = queue.splice(0, maxItems);
      await batch[0]?.within(() => flush(batch));
      const isSlow = performance.now() - begun > goodBatchMs;
      allowed = Math.min(maxWaiting, isSlow ? Math.max(fewestWaiting, Math.floor(Math.min(allowed, batch.length) * 0.7)) : allowed * 2);
      await rest();
    }
    running = null;
  };

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        if (queue.length >= allowed) return reject(unavailable('busy', 'There is too much to do at the moment', 2));
        queue.push({ item, within: keepsContext ? AsyncLocalStorage.snapshot() : anyContext, resolve, reject });
        running ??= run();
      }),
    async drain() {
      draining++;
      endRest();
      while (running) await running;
      draining--;
    },
  };
}
