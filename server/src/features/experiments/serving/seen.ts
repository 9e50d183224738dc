/**
 * Which units a process has written lately: a table of numbers in which each unit has one place and a newer one takes it over. It makes nothing for the garbage
 * collector, and a unit that was pushed out is only written once more, which counts nothing twice. Pure but for the table.
 */
import type { Hash64 } from '../../../kit/siphash.ts';
import { stirredId } from './groups.ts';

/** A power of two, twice as many as visitors of a busy hour; 2 MB, of which the system gives what is used. */
const usualPlaces = 2 ** 18;

export interface Seen {
  /** Notes a unit of an experiment; false when it was there already. */
  add(unit: Hash64, experimentId: number): boolean;
  forget(unit: Hash64, experimentId: number): void;
}

/** Creates an empty table. */
export function createSeen(places = usualPlaces): Seen {
  // Both halves of the unit, the lower one mixed with the experiment; together they are in the table or not. No unit is 0 but one in 2^64.
  const table = new Uint32Array(places * 2);
  const entryOf = ({ high, low }: Hash64, experimentId: number) => {
    const mixed = (low ^ stirredId(experimentId)) >>> 0;
    return { high, mixed, at: (mixed & (places - 1)) * 2 };
  };
  return {
    add(unit, experimentId) {
      const { high, mixed, at } = entryOf(unit, experimentId);
      if (table[at] === high && table[at + 1] === mixed) return false;
      table[at] = high;
      table[at + 1] = mixed;
      return true;
    },
    forget(unit, experimentId) {
      const { high, mixed, at } = entryOf(unit, experimentId);
      if (table[at] === high && table[at + 1] === mixed) table.fill(0, at, at + 2);
    },
  };
}
