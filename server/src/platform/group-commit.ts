import { whyUnavailable } from './db/unavailable.ts';

/**
 * Group commit: items that arrive while one batch commits form the next batch. There is no timer: a single item is committed at once,
 * and batches grow with the load.
 */
export interface GroupCommit<Item, Result> {
  /** Resolves when the item is committed; rejects when it could not be. */
  add(item: Item): Promise<Result>;
  /** Resolves when every item added so far is committed or rejected. */
  drain(): Promise<void>;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Creates a group commit.
 * @param commit writes a batch in one transaction and returns a result for each item, in order. When a batch of several items fails, each
 * is retried alone, so that a bad item does not fail the others; when the database is unavailable, all of them fail.
 * @param maxItems the largest batch
 */
export function createGroupCommit<Item, Result>(commit: (items: Item[]) => Promise<Result[]>, maxItems = 500): GroupCommit<Item, Result> {
  const queue: Waiting<Item, Result>[] = [];
  let running: Promise<void> | null = null;

  const commitAlone = async ({ item, resolve, reject }: Waiting<Item, Result>) => {
    try {
      const [result] = await commit([item]);
      resolve(result as Result);
    } catch (error) {
      reject(error);
    }
  };

  const flush = async (batch: Waiting<Item, Result>[]) => {
    try {
      const results = await commit(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, i) => {
        resolve(results[i] as Result);
      });
    } catch (error) {
      if (batch.length === 1 || whyUnavailable(error)) for (const { reject } of batch) reject(error);
      else for (const waiting of batch) await commitAlone(waiting);
    }
  };

  const run = async () => {
    while (queue.length > 0) await flush(queue.splice(0, maxItems));
    running = null;
  };

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        queue.push({ item, resolve, reject });
        running ??= run();
      }),
    async drain() {
      while (running) await running;
    },
  };
}
