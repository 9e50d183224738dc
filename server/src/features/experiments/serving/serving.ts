/** Decides at the moment of exposure which recommender a visitor gets, and writes the exposure in every group alike. */
import { LRUCache } from 'lru-cache';
import { inFewTrips } from '../../../platform/db/trips.ts';
import { createGroupCommit } from '../../../platform/group-commit.ts';
import type { Platform } from '../../../platform/index.ts';
import { createMemory } from '../../../platform/memory.ts';
import type { Asking, Experimenting, RunningExperiment } from '../../recommenders/index.ts';
import type { Unit, Units } from '../../units/index.ts';
import { type Exposure, insertExposures, markOutcomes, type Outcome } from '../counting/exposure-store.ts';
import { runningExperiments } from '../store.ts';
import { groupOf, phaseAt } from './groups.ts';

/** Units that this process has written already; a visitor asks on every page. */
const rememberedUnits = 100_000;
const rememberedOwners = 5_000;

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
  const written = new LRUCache<string, true>({ max: rememberedUnits });
  const exposures = createGroupCommit<Exposure, undefined>((batch) =>
    inFewTrips(database.pool, async () => ({ result: batch.map(() => undefined), last: [insertExposures(batch)] })),
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
  const load = async (ownerId: number) => runningExperiments(db, ownerId, await units.modeOf(ownerId));

  const expose = (exposure: Exposure): void => {
    const key = `${exposure.experimentId} ${exposure.unit}`;
    if (written.has(key)) return;
    written.set(key, true);
    // Not awaited: the visitor needs no receipt, and what a crash loses is lost in all groups alike.
    exposures.add(exposure).catch((error: unknown) => {
      written.delete(key);
      log.warn({ err: error, ownerId: exposure.ownerId }, 'an exposure was not stored');
    });
  };

  return {
    async runningOn(ownerId, recommenderId) {
      return (await load(ownerId)).find(({ entry }) => entry === recommenderId) ?? null;
    },
    async choose(experiment, visitor) {
      if (experiment.ended !== null) return experiment.ended;
      // A conversation goes on past midnight and past a change of shares, where its visitor has another unit or group.
      if (visitor.talkingTo !== null && experiment.groups.includes(visitor.talkingTo)) return visitor.talkingTo;
      const at = clock.now();
      const phase = phaseAt(experiment, at.getTime());
      if (!phase || (experiment.consent && !visitor.consented)) return experiment.entry;
      const [unit] = await units.unitsOf({ ownerId: experiment.ownerId, ...visitor });
      if (!unit) return experiment.entry;
      const group = groupOf(unit, experiment.id, phase.shares);
      expose({ ownerId: experiment.ownerId, experimentId: experiment.id, unit, phase: phase.number, group, at });
      return experiment.groups[group] ?? null;
    },
    async note({ ownerId, recommenderId, types }, visitor) {
      const opened = types.includes('opened');
      const clicked = types.includes('clicked');
      if (!opened && !clicked) return;
      const compared = (await running.get(String(ownerId))).filter(
        (experiment) => experiment.ended === null && experiment.groups.includes(recommenderId),
      );
      if (compared.length === 0) return;
      const [unit, before]: Unit[] = await units.unitsOf({ ownerId, ...visitor });
      if (!unit) return;
      for (const { id } of compared)
        await outcomes.add({ ownerId, experimentId: id, unit, before: before ?? unit, opened, clicked, at: clock.now() });
    },
    async drain() {
      await Promise.all([exposures.drain(), outcomes.drain()]);
    },
    forget: (ownerId) => running.drop(ownerId),
  };
}
