/** How often each owner's products were recommended and clicked, in memory for some minutes. */
import { createMemory } from '../../../platform/caches/memory.ts';
import type { Platform } from '../../../platform/index.ts';
import { productCounts } from '../../counters/index.ts';
import { type ClickCounts, priorByClicks } from './believing.ts';
import type { Shelf } from './shelf.ts';

/** The maximum age of the counts. It may be long, because new clicks change the order only a little. */
const maxAgeMs = 10 * 60_000;
const maxOwners = 5000;
/** The maximum number of products in memory over all owners; a product takes about 100 bytes. */
const maxProducts = 500_000;

/** Caches how often visitors of each owner clicked products. */
export interface Clicks {
  /** The prior of each product of the owner's shelf by its clicks. */
  priorOf(ownerId: number, shelf: Shelf): Promise<Float64Array>;
}

/** The prior as if nobody ever clicked. */
export const noClicks: Clicks = { priorOf: async (_ownerId, shelf) => priorByClicks(shelf, new Map()) };

interface Counted {
  counts: ClickCounts;
  /** Computed for the shelf of the last request, because computing it visits each product. */
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
