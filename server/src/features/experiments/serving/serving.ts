/** Decides at the moment of exposure which recommender a visitor gets, and records the exposure in every group in the same way. */
import { type Hash64, hash64Of } from '../../../kit/siphash.ts';
import { createGroupCommit } from '../../../platform/background/group-commit.ts';
import { createMemory } from '../../../platform/caches/memory.ts';
import { inFewTrips } from '../../../platform/db/sql/trips.ts';
import type { Platform } from '../../../platform/index.ts';
import type { Asking, Experimenting, Place, RunningExperiment } from '../../recommenders/index.ts';
import type { Unit, Units } from '../../units/index.ts';
import { type Deed, insertDeeds } from '../counting/exposure-store.ts';
import { runningExperiments } from '../store.ts';
import { createExposures } from './exposures.ts';
import { groupOf, phaseAt } from './groups.ts';

const rememberedOwners = 5_000;

type Phase = RunningExperiment['phases'][number];

/** What a visitor did with a recommender. */
export interface Doing {
  ownerId: number;
  recommenderId: number;
  types: readonly string[];
}

export interface Serving extends Experimenting {
  /** Stores what a visitor did, if a recommender is compared at present. */
  note(doing: Doing, visitor: Pick<Asking, 'host' | 'address' | 'userAgent'>): Promise<void>;
  /** Resolves when everything noted so far is stored. */
  drain(): Promise<void>;
  /** Drops what is in memory for an owner. */
  forget(ownerId?: string): void;
}

/** Creates the serving of a process. */
export function createServing({ db, database, clock, log }: Platform, units: Units): Serving {
  const exposures = createExposures({ database, log });
  const deeds = createGroupCommit<Deed, undefined>((batch) =>
    inFewTrips(database.pool, async () => ({ result: batch.map(() => undefined), last: [insertDeeds(batch)] })),
  );
  const running = createMemory<RunningExperiment[]>({
    load: (ownerId) => load(Number(ownerId)),
    size: () => 1,
    now: () => clock.now().getTime(),
    maxEntries: rememberedOwners,
    maxSize: rememberedOwners,
    maxAgeMs: 60_000,
  });
  /** The placement for a visitor who is not counted. */
  const uncounted = (recommender: number): Place => ({ recommender, note: null });
  /** The place of a visitor that does not depend on the unit; null otherwise. */
  const settled = (experiment: RunningExperiment, { talkingTo, consented }: Asking, phase: Phase | null): Place | null => {
    const { ended, groups, entry, consent } = experiment;
    if (ended !== null) return uncounted(ended);
    // A conversation goes on past midnight and past a change of shares, where its visitor has another unit or group.
    if (talkingTo !== null && groups.includes(talkingTo)) return uncounted(talkingTo);
    return !phase || (consent && !consented) ? uncounted(entry) : null;
  };
  const placeFor = (experiment: RunningExperiment, unit: Hash64 | null, phase: Phase | null, at: Date): Place => {
    const { ownerId, id: experimentId, groups, entry } = experiment;
    if (!unit || !phase) return uncounted(entry);
    const group = groupOf(unit, experimentId, phase.shares);
    return {
      recommender: groups[group] ?? null,
      note: () => exposures.add({ ownerId, experimentId, unit, phase: phase.number, group, at }),
    };
  };
  const load = async (ownerId: number) => runningExperiments(db, ownerId, await units.modeOf(ownerId));

  return {
    async runningOn(ownerId, recommenderId) {
      return (await load(ownerId)).find(({ entry }) => entry === recommenderId) ?? null;
    },
    async placeOf(experiment, visitor) {
      const at = clock.now();
      const phase = phaseAt(experiment, at.getTime());
      const place = settled(experiment, visitor, phase);
      if (place) return place;
      const [unit] = await units.unitsOf({ ownerId: experiment.ownerId, ...visitor });
      return placeFor(experiment, unit ? hash64Of(unit) : null, phase, at);
    },
    placeNow(experiment, visitor) {
      const at = clock.now();
      const phase = phaseAt(experiment, at.getTime());
      const place = settled(experiment, visitor, phase);
      if (place) return place;
      const { ownerId } = experiment;
      const { host, address, userAgent } = visitor;
      const unit = units.unitNow({ ownerId, host, address, userAgent });
      return unit === undefined ? null : placeFor(experiment, unit, phase, at);
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
      const deed = { ownerId, unit, before: before ?? unit, opened, clicked, addedToCart, at: clock.now() };
      await Promise.all(compared.map(({ id }) => deeds.add({ ...deed, experimentId: id })));
    },
    async drain() {
      await Promise.all([exposures.drain(), deeds.drain()]);
    },
    forget: (ownerId) => running.drop(ownerId),
  };
}
