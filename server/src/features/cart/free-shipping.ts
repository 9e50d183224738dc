/** From which sums each owner's shop ships for free, by its own words, in memory for some minutes: reading the passages takes a while. */
import type { FreeShipping } from '@parley/contract';
import { minorDigits } from '../../kit/money/minor-units.ts';
import { createMemory } from '../../platform/caches/memory.ts';
import type { Platform } from '../../platform/index.ts';
import { freeDeliveryOf } from '../assistant/index.ts';

/** The maximum age. It may be some minutes, because shops seldom change what they say about shipping. */
const maxAgeMs = 5 * 60_000;
const maxOwners = 5000;

/** Answers from memory. */
export interface FreeShippings {
  /** Empty unless the owner's texts say it clearly. */
  of(ownerId: number): Promise<FreeShipping>;
}

/** Creates the cache. */
export function createFreeShippings(platform: Pick<Platform, 'db' | 'clock'>): FreeShippings {
  const memory = createMemory<FreeShipping>({
    load: (key) => freeShippingOf(platform, Number.parseInt(key, 10)),
    size: () => 1,
    now: () => platform.clock.now().getTime(),
    maxEntries: maxOwners,
    maxSize: maxOwners,
    maxAgeMs,
  });
  return { of: (ownerId) => memory.get(String(ownerId)) };
}

async function freeShippingOf({ db }: Pick<Platform, 'db'>, ownerId: number): Promise<FreeShipping> {
  const found = await freeDeliveryOf(db, ownerId);
  return Object.fromEntries(
    found.map(({ currency, country, minor }) => [
      country === null ? currency : `${currency} ${country}`,
      { minor, digits: minorDigits(currency) },
    ]),
  );
}
