/** Caches owners' facets: counting those of 50,000 products takes almost a second. */
import { createMemory } from '../../../platform/caches/memory.ts';
import type { Platform } from '../../../platform/index.ts';
import { presentFacets } from '../present.ts';
import { countFacets } from './facet-counts.ts';
import { listed } from './product-store.ts';

type Facets = ReturnType<typeof presentFacets>;

const mostValues = 200;
/** The maximum age, in case a message between processes is lost. */
const maxAgeMs = 10 * 60_000;

/** The categories, tags, brands, attributes and prices of owners' listed products, with counts; counted again after a change. */
export interface CachedFacets {
  of(ownerId: number): Promise<Facets>;
  /** Drops an owner's facets from the cache, or all of them. */
  forget(ownerId?: string): void;
}

/** Creates the cache of facets. */
export function cacheFacets({ db, clock }: Pick<Platform, 'db' | 'clock'>): CachedFacets {
  const memory = createMemory<Facets>({
    load: async (key) => presentFacets(await countFacets(db, listed(Number.parseInt(key, 10)), mostValues)),
    size: (facets) => 2 * JSON.stringify(facets).length,
    now: () => clock.now().getTime(),
    maxEntries: 2000,
    maxSize: 32 * 1024 * 1024,
    maxAgeMs,
  });
  return { of: (ownerId) => memory.get(`${ownerId}/`), forget: (ownerId) => memory.drop(ownerId && `${ownerId}/`) };
}
