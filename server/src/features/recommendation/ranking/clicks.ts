/** How often each owner's products were recommended and clicked, in memory for some minutes. */
import type { Platform } from '../../../platform/index.ts';
import { createMemory } from '../../../platform/memory.ts';
import { productCounts } from '../../counters/index.ts';
import { type ClickCounts, priorByClicks } from './believing.ts';
import type { Shelf } from './shelf.ts';

/** New clicks count at the latest after this long: they move products a little, and nobody waits for it. */
const maxAgeMs = 10 * 60_000;
const maxOwners = 5000;
/** Products with counts kept in memory over all owners; about 100 bytes each. */
const maxProducts = 500_000;

/** What every owner's visitors clicked. */
export interface Clicks {
  /** How likely each product of the owner's shelf is by its clicks. */
  priorOf(ownerId: number, shelf: Shelf): Promise<Float64Array>;
}

interface Counted {
  counts: ClickCounts;
  /** Of the shelf that was asked for last: making it costs a look at each product. */
  prior: { shelf: Shelf; values: Float64Array } | null;
}

/** Creates the cache of clicks. */
export function createClicks({ db, clock }: Pick<Platform, 'db' | 'clock'>): Clicks {
  const memory = createMemory<Counted>({
    load: async (key) => {
      const rows = await productCounts(db, Number.parseInt(key, 10));
      return { counts: new Map(rows.map(({ productId, ...counts }) => [productId, counts])), prior: null };
    },
    size: ({ counts }) => Math.min(counts.size, maxProducts),
    now: () => clock.now().getTime(),
    maxEntries: maxOwners,
    maxSize: maxProducts,
    maxAgeMs,
  });
  return {
    async priorOf(ownerId, shelf) {
      const counted = await memory.get(`${ownerId}/`);
      if (counted.prior?.shelf !== shelf) counted.prior = { shelf, values: priorByClicks(shelf, counted.counts) };
      return counted.prior.values;
    },
  };
}
