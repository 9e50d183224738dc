/** Counts in memory for some seconds and writes the sums: a page view costs no statement, and nobody waits for it. */
import type { UnseenReason } from '@parley/contract';
import { createGroupCommit } from '../../platform/background/group-commit.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Platform } from '../../platform/index.ts';
import { raise, type Unseen } from './store.ts';

/** How long counts are gathered between two writes. */
const restMs = 5_000;

export interface UnseenCounting {
  note(ownerId: number, recommenderId: number, reason: UnseenReason): void;
  drain(): Promise<void>;
}

/** Creates the counting of a process. */
export function createUnseenCounting({ db, clock, log }: Platform): UnseenCounting {
  const writes = createGroupCommit<Unseen, null>(
    async (batch) => {
      const sums = new Map<string, Unseen & { count: number }>();
      for (const item of batch) {
        const key = Object.values(item).join(' ');
        const sum = sums.get(key) ?? { ...item, count: 0 };
        sum.count += 1;
        sums.set(key, sum);
      }
      await raise(db, [...sums.values()]);
      return batch.map(() => null);
    },
    { maxItems: 50_000, maxWaiting: 50_000, restMs },
  );
  return {
    note(ownerId, recommenderId, reason) {
      writes
        .add({ ownerId, recommenderId, day: dayOf(clock.now()), reason })
        .catch((error: unknown) => log.debug({ err: error }, 'what was not seen could not be counted'));
    },
    drain: () => writes.drain(),
  };
}
