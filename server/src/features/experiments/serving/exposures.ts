/**
 * Stores exposures in batches that nobody waits for: what a crash loses is lost in all groups alike. A visitor is worth one push here, where a group commit
 * would keep a promise for each; and between batches it rests, because few large ones cost PostgreSQL and Node a fraction of many small ones.
 */
import { inFewTrips } from '../../../platform/db/trips.ts';
import type { Platform } from '../../../platform/index.ts';
import { type Exposure, insertExposures } from '../counting/exposure-store.ts';

/** Units that this process has written already, twice as many at most: a visitor asks on every page. */
const rememberedUnits = 100_000;
const restMs = 200;
/** As many as come within seconds while the database is away. */
const mostWaiting = 20_000;

export interface Exposures {
  /** Stores an exposure, unless this process has done so already. */
  add(exposure: Exposure): void;
  /** Resolves when everything added so far is stored, without a rest. */
  flush(): Promise<void>;
}

const keyOf = (experimentId: number, unit: string) => `${experimentId} ${unit}`;

/** Creates the exposures of a process. */
export function createExposures({ database, log }: Pick<Platform, 'database' | 'log'>): Exposures {
  // Two generations cost a fraction of a list by last use, and a unit that is forgotten is only written once more.
  let young = new Set<string>();
  let old = new Set<string>();
  let batch: Exposure[] = [];
  let done = Promise.withResolvers<void>();
  let running: Promise<void> | null = null;
  /** Resolves when the batch that is being written is stored. */
  let writing = Promise.resolve();
  let endRest = () => {};
  /** How many wait in `flush`; nobody rests meanwhile. */
  let hurried = 0;

  const rest = () =>
    new Promise<void>((resolve) => {
      if (hurried > 0) return resolve();
      const timer = setTimeout(resolve, restMs);
      endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const forget = (exposures: readonly Exposure[], err: unknown) => {
    for (const { experimentId, unit } of exposures) for (const known of [young, old]) known.delete(keyOf(experimentId, unit));
    log.warn({ err, exposures: exposures.length }, 'exposures were not stored');
  };
  const run = async () => {
    while (batch.length > 0) {
      const [exposures, { resolve, promise }] = [batch, done];
      batch = [];
      done = Promise.withResolvers<void>();
      writing = promise;
      try {
        await inFewTrips(database.pool, async () => ({ result: null, last: [insertExposures(exposures)] }));
      } catch (error) {
        forget(exposures, error);
      }
      resolve();
      await rest();
    }
    running = null;
  };
  return {
    add(exposure) {
      const key = keyOf(exposure.experimentId, exposure.unit);
      if (young.has(key) || old.has(key) || batch.length >= mostWaiting) return;
      if (young.size >= rememberedUnits) [old, young] = [young, new Set()];
      young.add(key);
      batch.push(exposure);
      running ??= run();
    },
    async flush() {
      if (!running) return;
      const isWaiting = batch.length > 0;
      hurried++;
      endRest();
      await (isWaiting ? done.promise : writing);
      hurried--;
    },
  };
}
