/** Decides at the moment of exposure which recommender a visitor gets, and writes the exposure in every group alike. */
import { LRUCache } from 'lru-cache';
import { inFewTrips } from '../../../platform/db/trips.ts';
import { createGroupCommit } from '../../../platform/group-commit.ts';
import type { Platform } from '../../../platform/index.ts';
import { createMemory } from '../../../platform/memory.ts';
import type { Asking, Experimenting, Place, RunningExperiment } from '../../recommenders/index.ts';
import type { Unit, Units } from '../../units/index.ts';
import { type Exposure, insertExposures, markOutcomes, type Outcome } from '../counting/exposure-store.ts';
import { runningExperiments } from '../store.ts';
import { groupOf, phaseAt } from './groups.ts';

/** Units that this process has written already; a visitor asks on every page. */
const rememberedUnits = 100_000;
const rememberedOwners = 5_000;
/** Nobody waits for an exposure, and larger batches cost a fraction of smaller ones: with these, three times less than without a rest. */
const exposureBatches = { maxItems: 2_000, maxWaiting: 20_000, restMs: 200 };

const keyOf = (experimentId: number, unit: Unit) => `${experimentId} ${unit}`;

/** What a visitor did with a recommender. */
export interface Deed {
  ownerId: number;
  recommenderId: number;
  types: readonly string[];
}

export interface Serving extends Experimenting {
  /** Notes what a visitor did, if a recommender is compared at present. */
  note(deed: Deed, visitor: Pick<Asking, 'host' | 'address' | 'userAgent'>): Promise<void>;
  /** Resolves when everything noted so far is stored. */
  drain(): Promise<void>;
  /** Forgets what is kept of an owner. */
  forget(ownerId: string): void;
}

/** Creates the serving of a process. */
export function createServing({ db, database, clock, log }: Platform, units: Units): Serving {
  const written = new LRUCache<string, Promise<void>>({ max: rememberedUnits });
  const exposures = createGroupCommit<Exposure, undefined>(
    (batch) => inFewTrips(database.pool, async () => ({ result: batch.map(() => undefined), last: [insertExposures(batch)] })),
    exposureBatches,
  );
  const outcomes = createGroupCommit<Outcome, undefined>((batch) =>
    inFewTrips(database.pool, async () => ({ result: batch.map(() => undefined), last: [markOutcomes(batch)] })),
  );
  const running = createMemory<RunningExperiment[]>({
    load: (ownerId) => load(Number(ownerId)),
    size: () => 1,
    now: () => clock.now().getTime(),
    maxEntries: rememberedOwners,
    maxSize: rememberedOwners,
    maxAgeMs: 60_000,
  });
  /** What a visitor sees whom nobody counts. */
  const uncounted = (recommender: number): Place => ({ recommender, note: null });
  /** The place of a visitor that does not depend on the unit; null otherwise. */
  const settled = ({ ended, groups, entry, consent, ...experiment }: RunningExperiment, { talkingTo, consented }: Asking): Place | null => {
    if (ended !== null) return uncounted(ended);
    // A conversation goes on past midnight and past a change of shares, where its visitor has another unit or group.
    if (talkingTo !== null && groups.includes(talkingTo)) return uncounted(talkingTo);
    return !phaseAt(experiment, clock.now().getTime()) || (consent && !consented) ? uncounted(entry) : null;
  };
  const placeFor = ({ ownerId, id: experimentId, groups, entry, ...experiment }: RunningExperiment, unit: Unit | null): Place => {
    const at = clock.now();
    const phase = phaseAt(experiment, at.getTime());
    if (!unit || !phase) return uncounted(entry);
    const group = groupOf(unit, experimentId, phase.shares);
    return {
      recommender: groups[group] ?? null,
      note: () => expose({ ownerId, experimentId, unit, phase: phase.number, group, at }),
    };
  };
  const load = async (ownerId: number) => runningExperiments(db, ownerId, await units.modeOf(ownerId));

  const expose = (exposure: Exposure): void => {
    const key = keyOf(exposure.experimentId, exposure.unit);
    if (written.has(key)) return;
    // Not awaited: the visitor needs no receipt, and what a crash loses is lost in all groups alike.
    const storing = exposures.add(exposure).catch((error: unknown) => {
      written.delete(key);
      log.warn({ err: error, ownerId: exposure.ownerId }, 'an exposure was not stored');
    });
    written.set(key, storing);
  };

  return {
    async runningOn(ownerId, recommenderId) {
      return (await load(ownerId)).find(({ entry }) => entry === recommenderId) ?? null;
    },
    async placeOf(experiment, visitor) {
      const place = settled(experiment, visitor);
      if (place) return place;
      const [unit] = await units.unitsOf({ ownerId: experiment.ownerId, ...visitor });
      return placeFor(experiment, unit ?? null);
    },
    placeNow(experiment, visitor) {
      const place = settled(experiment, visitor);
      if (place) return place;
      const unit = units.unitNow({ ownerId: experiment.ownerId, ...visitor });
      return unit === undefined ? null : placeFor(experiment, unit);
    },
    async note({ ownerId, recommenderId, types }, visitor) {
      const opened = types.includes('opened');
      const clicked = types.includes('clicked');
      const addedToCart = types.includes('addedToCart');
      if (!opened && !clicked && !addedToCart) return;
      const compared = (await running.get(String(ownerId))).filter(
        (experiment) => experiment.ended === null && experiment.groups.includes(recommenderId),
      );
      if (compared.length === 0) return;
      const [unit, before]: Unit[] = await units.unitsOf({ ownerId, ...visitor });
      if (!unit) return;
      for (const { id } of compared) {
        // What is marked has to be there.
        await (written.get(keyOf(id, unit)) ?? (before && written.get(keyOf(id, before))));
        await outcomes.add({ ownerId, experimentId: id, unit, before: before ?? unit, opened, clicked, addedToCart, at: clock.now() });
      }
    },
    async drain() {
      await Promise.all([exposures.drain(), outcomes.drain()]);
    },
    forget: (ownerId) => running.drop(ownerId),
  };
}
