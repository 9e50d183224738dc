/** Bounds costly work: so many at once, so many waiting, and a refusal beyond that. */
import { unavailable } from '../http/errors.ts';

export interface Bounded {
  /** Runs `work` when it is its turn. @throws HttpError 503 `busy` when too many wait already; what `work` throws */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Creates the bound.
 * @param limits.atOnce how many run at the same time
 * @param limits.waiting how many may wait
 * @param limits.retrySeconds when a refused client should try again
 * What is run throws HttpError 503 `busy` when too many wait.
 */
export function createBounded({ atOnce, waiting, retrySeconds }: { atOnce: number; waiting: number; retrySeconds: number }): Bounded {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= atOnce) {
        if (queue.length >= waiting)
          throw unavailable('busy', 'There is too much to do at the moment; try again in a few seconds', retrySeconds);
        // A task that ends passes its place on, so that no task overtakes the queue.
        await new Promise<void>((resolve) => queue.push(resolve));
      } else running++;
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running--;
      }
    },
  };
}
