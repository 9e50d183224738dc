/**
 * Stores exposures in lists that nobody waits for. A crash loses those of half a second at most, in all groups in the same way. A visitor is worth a look into
 * a table of numbers and one push here; between batches it rests, because few large ones cost PostgreSQL and Node a fraction of many small ones.
 */
import type { Hash64 } from '../../../kit/siphash.ts';
import { inFewTrips } from '../../../platform/db/sql/trips.ts';
import type { Platform } from '../../../platform/index.ts';
import { type ExposureList, insertExposures } from '../counting/exposure-store.ts';
import { createSeen } from './seen.ts';

const restMs = 500;
/** As many as come within seconds while the database is away. */
const mostWaiting = 50_000;

/** A visitor who was put into a group. */
export interface Exposure extends Omit<ExposureList, 'units'> {
  unit: Hash64;
}

export interface Exposures {
  /** Stores an exposure, unless this process has done so lately. */
  add(exposure: Exposure): void;
  /** Resolves when everything added so far is stored, without a rest. */
  drain(): Promise<void>;
}

/** Creates the exposures of a process. */
export function createExposures({ database, log }: Pick<Platform, 'database' | 'log'>): Exposures {
  const seen = createSeen();
  /** The lists of the next batch, by experiment; those of a second are the last ones. */
  let batch = new Map<number, ExposureList[]>();
  let waiting = 0;
  let running: Promise<void> | null = null;
  let endRest = () => {};
  /** How many callers wait in `drain`; while any do, there is no rest between batches. */
  let draining = 0;

  const listFor = ({ ownerId, experimentId, phase, group, at }: Exposure): Hash64[] => {
    let lists = batch.get(experimentId);
    if (!lists) {
      lists = [];
      batch.set(experimentId, lists);
    }
    const second = Math.floor(at.getTime() / 1000);
    const kept = lists.findLast(
      (list) => list.group === group && list.phase === phase && list.ownerId === ownerId && Math.floor(list.at.getTime() / 1000) === second,
    );
    if (kept) return kept.units;
    const units: Hash64[] = [];
    lists.push({ ownerId, experimentId, phase, group, at, units });
    return units;
  };
  const rest = () =>
    new Promise<void>((resolve) => {
      if (draining > 0) return resolve();
      const timer = setTimeout(resolve, restMs);
      endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const forget = (lists: readonly ExposureList[], err: unknown) => {
    for (const { experimentId, units } of lists) for (const unit of units) seen.forget(unit, experimentId);
    log.warn({ err, exposures: lists.reduce((sum, { units }) => sum + units.length, 0) }, 'exposures were not stored');
  };
  const run = async () => {
    while (waiting > 0) {
      const lists = [...batch.values()].flat();
      batch = new Map();
      waiting = 0;
      try {
        await inFewTrips(database.pool, async () => ({ result: null, last: [insertExposures(lists)] }));
      } catch (error) {
        forget(lists, error);
      }
      await rest();
    }
    running = null;
  };
  return {
    add(exposure) {
      if (waiting >= mostWaiting || !seen.add(exposure.unit, exposure.experimentId)) return;
      listFor(exposure).push(exposure.unit);
      waiting++;
      running ??= run();
    },
    async drain() {
      draining++;
      endRest();
      while (running) await running;
      draining--;
    },
  };
}
