/** Units: telling visitors apart for a day without storing anything on their devices (decision 045). */
import { getMeasuring, type MeasuringMode, setMeasuring } from '@parley/contract';
import { type Hash64, hexOf } from '../../kit/siphash.ts';
import { createMemory } from '../../platform/caches/memory.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import { announceChange, recommenderChanged } from '../questionnaires/index.ts';
import { createSalts } from './salts.ts';
import * as store from './store.ts';
import { createUnitUnder, type Sighting, type Unit } from './unit.ts';

export type { Sighting, Unit } from './unit.ts';

/** What other features ask about visitors. */
export interface Units extends Feature {
  /**
   * The visitor's units under the salts that live, newest first: today's, and yesterday's if that day had a salt. None when the owner
   * switched measuring off, or when the address or the user agent says nothing.
   */
  unitsOf(sighting: Sighting): Promise<Unit[]>;
  /** The first of them, as numbers and from memory alone; undefined while something has to be loaded, which `unitsOf` does. */
  unitNow(sighting: Sighting): Hash64 | null | undefined;
  /** What the owner chose. */
  modeOf(ownerId: number): Promise<MeasuringMode>;
}

const sweepJob = 'unit-salts';
const usualMode: MeasuringMode = 'day';
const limits = [{ name: 'measuring', max: 120, seconds: 60 }];

/**
 * Creates the feature. `unitsOf` gives the units of a sighting under each salt that is still kept (two days at most, none if the owner switched measuring off); `unitNow` gives that of today
 * without waiting, or undefined when salt or setting are not in memory. A job deletes salts after 48 hours (hourly check).
 */
export function createUnits(platform: Platform): Units {
  const { db, clock, queue, database } = platform;
  const salts = createSalts(platform);
  const unitUnder = createUnitUnder();
  const modes = createMemory<MeasuringMode>({
    load: async (ownerId) => (await store.chosenMode(db, Number(ownerId))) ?? usualMode,
    size: () => 1,
    now: () => clock.now().getTime(),
    maxEntries: 10_000,
    maxSize: 10_000,
    maxAgeMs: 60_000,
  });
  const modeOf = (ownerId: number) => modes.get(String(ownerId));
  return {
    modeOf,
    async unitsOf(sighting) {
      if ((await modeOf(sighting.ownerId)) === 'off') return [];
      return (await salts.live()).flatMap((salt) => {
        const unit = unitUnder(salt, sighting);
        return unit ? [hexOf(unit)] : [];
      });
    },
    unitNow(sighting) {
      const mode = modes.at(String(sighting.ownerId));
      const salt = salts.todayNow();
      if (mode === undefined || salt === null) return undefined;
      return mode === 'off' ? null : unitUnder(salt, sighting);
    },
    async plugin(app) {
      await database.subscribe(recommenderChanged, (ownerId) => modes.drop(ownerId));
      await queue.work(sweepJob, { retries: 3, expireSeconds: 600 }, () => salts.sweep());
      await queue.schedule(sweepJob, '1 * * * *');
      route(app, getMeasuring, { limits }, async ({ ownerId }) => ({ mode: (await store.chosenMode(db, ownerId)) ?? usualMode }));
      route(app, setMeasuring, { limits }, async ({ ownerId, body }) => {
        await store.chooseMode(db, ownerId, body.mode);
        await announceChange(platform, ownerId);
        return { mode: body.mode };
      });
    },
  };
}
