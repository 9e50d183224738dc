/** How often each owner's products were recommended and clicked, in memory for some minutes. */
import type { Platform } from '../../../platform/index.ts';
import { createMemory } from '../../../platform/memory.ts';
import { productCounts } from '../../counters/index.ts';
import type { ClickCounts } from './believing.ts';

/** New clicks count at the latest after this long: they move products a little, and nobody waits for it. */
const maxAgeMs = 10 * 60_000;
const maxOwners = 5000;
/** Products with counts kept in memory over all owners; about 100 bytes each. */
const maxProducts = 500_000;

/** Every owner's counts of clicks. */
export interface Clicks {
  of(ownerId: number): Promise<ClickCounts>;
}

/** Creates the cache of clicks. */
export function createClicks({ db, clock }: Pick<Platform, 'db' | 'clock'>): Clicks {
  const memory = createMemory<ClickCounts>({
    load: async (key) =>
      new Map((await productCounts(db, Number.parseInt(key, 10))).map(({ productId, ...counts }) => [productId, counts])),
    size: (counts) => Math.min(counts.size, maxProducts),
    now: () => clock.now().getTime(),
    maxEntries: maxOwners,
    maxSize: maxProducts,
    maxAgeMs,
  });
  return { of: (ownerId) => memory.get(`${ownerId}/`) };
}
