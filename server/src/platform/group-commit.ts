import { whyUnavailable } from './db/unavailable.ts';

/**
 * Natural group commit: what arrives while one batch commits is the next batch. No timer: a lone write goes at once,
 * and under load batches grow by themselves.
 */
export interface GroupCommit<Item, Result> {
  /** Resolves when the item is committed; rejects when it could not be. */
  add(item: Item): Promise<Result>;
  /** Resolves when everything added so far is settled. */
  drain(): Promise<void>;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * @param commit writes a batch in one transaction and gives a result for each item, in order. When a batch of several fails, its items
 * are tried one by one, so that one bad item costs only itself; all of them fail when the database cannot serve.
 * @param most items a batch.
 */
export function createGroupCommit<Item, Result>(commit: (items: Item[]) => Promise<Result[]>, most = 500): GroupCommit<Item, Result> {
  const queue: Waiting<Item, Result>[] = [];
  let running: Promise<void> | null = null;

  const settleAlone = async ({ item, resolve, reject }: Waiting<Item, Result>) => {
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
      else for (const waiting of batch) await settleAlone(waiting);
    }
  };

  const run = async () => {
    while (queue.length > 0) await flush(queue.splice(0, most));
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
