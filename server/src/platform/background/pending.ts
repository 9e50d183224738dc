/** Work that was acknowledged and is finished a moment later. Readers wait for it first, so that everybody sees the effect of their own writes. */
import type { Tracing } from '../tracing/index.ts';
import type { Queue } from './queue.ts';

/** Finishes the pending work. */
interface Doing {
  /** Resolves when everything that was acknowledged for an owner before this call is finished. */
  catchUp(ownerId: number): Promise<void>;
  /** The same for all owners. */
  catchUpAll(): Promise<void>;
}

export interface Pending extends Doing {
  /** Named by the feature whose work is pending. */
  provide(doing: Doing): void;
}

/** Creates it, for a process; nothing is pending until a feature says so. */
export function createPending(): Pending {
  const all: Doing[] = [];
  return {
    provide: (doing) => void all.push(doing),
    catchUp: async (ownerId) => void (await Promise.all(all.map((doing) => doing.catchUp(ownerId)))),
    catchUpAll: async () => void (await Promise.all(all.map((doing) => doing.catchUpAll()))),
  };
}

/** A queue whose jobs begin when nothing is pending, because they read what requests wrote. Each is a trace of its own. */
export const afterPending = (queue: Queue, pending: Pending, tracing: Tracing): Queue => ({
  ...queue,
  work: (name, options, handler) =>
    queue.work(name, options, (data: never, signal) =>
      tracing.inOwnTrace(`job ${name}`, { 'parley.job': name }, async () => {
        await pending.catchUpAll();
        await handler(data, signal);
      }),
    ),
});
