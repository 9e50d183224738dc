/** The salts of today and yesterday, in UTC, in hexadecimal. All processes share them through the database. */
import { dayOf } from '../../platform/clock.ts';
import type { Platform } from '../../platform/index.ts';
import * as store from './store.ts';

const dayMs = 86_400_000;

export interface Salts {
  /** Today's salt, and yesterday's if that day had one; newest first. */
  live(): Promise<readonly string[]>;
  /** Today's salt, if it is in memory; null while it has to be loaded. */
  todayNow(): string | null;
  /** Deletes what is older from the database. */
  sweep(): Promise<void>;
}

/** Creates the salts of a process. */
export function createSalts({ db, clock }: Pick<Platform, 'db' | 'clock'>): Salts {
  let cached: { day: string; salts: Promise<readonly string[]> } | null = null;
  /** Today's salt once it is loaded, until the end of its day. */
  let today: { from: number; salt: string } | null = null;
  const liveDays = () => [dayOf(clock.now()), dayOf(new Date(clock.now().getTime() - dayMs))];

  const load = async (days: string[]): Promise<readonly string[]> => {
    await store.createSalt(db, days[0] as string);
    const salts = await store.saltsOf(db, days);
    const [newest] = days;
    const salt = newest && salts.get(newest);
    if (salt) today = { from: Date.parse(newest), salt };
    return days.flatMap((day) => salts.get(day) ?? []);
  };
  return {
    live() {
      const days = liveDays();
      const [day = ''] = days;
      if (cached?.day === day) return cached.salts;
      const salts = load(days);
      const entry = { day, salts };
      cached = entry;
      // A failure is not kept.
      salts.catch(() => {
        if (cached === entry) cached = null;
      });
      return salts;
    },
    todayNow() {
      if (!today) return null;
      const age = clock.now().getTime() - today.from;
      return age >= 0 && age < dayMs ? today.salt : null;
    },
    sweep: () => store.keepSalts(db, liveDays()),
  };
}
