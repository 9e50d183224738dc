/** From which sum each owner's shop ships for free, by its own words, in memory for some minutes: reading the passages takes a while. */
import type { FreeShippingFrom } from '@parley/contract';
import type { Platform } from '../../platform/index.ts';
import { createMemory } from '../../platform/memory.ts';
import { freeDeliveryOf } from '../assistant/index.ts';

/** The maximum age. It may be some minutes, because shops seldom change what they say about shipping. */
const maxAgeMs = 5 * 60_000;
const maxOwners = 5000;

/** Answers from memory. */
export interface FreeShipping {
  /** Empty unless the owner's texts say it clearly. */
  of(ownerId: number): Promise<FreeShippingFrom[]>;
}

/** Creates the cache. */
export function createFreeShipping({ db, clock }: Pick<Platform, 'db' | 'clock'>): FreeShipping {
  const memory = createMemory<FreeShippingFrom[]>({
    load: (key) => freeDeliveryOf(db, Number.parseInt(key, 10)),
    size: () => 1,
    now: () => clock.now().getTime(),
    maxEntries: maxOwners,
    maxSize: maxOwners,
    maxAgeMs,
  });
  return { of: (ownerId) => memory.get(String(ownerId)) };
}
