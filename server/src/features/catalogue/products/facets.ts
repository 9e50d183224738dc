/** An owner's facets, kept in memory: counting those of 50,000 products holds the embedded database for most of a second. */

import type { Platform } from '../../../platform/index.ts';
import { createMemory, type Memory } from '../../../platform/memory.ts';
import { catalogueChanged } from '../importing/run-import.ts';
import { presentFacets } from '../present.ts';
import { countFacets, listed } from './product-store.ts';

type Needed = Pick<Platform, 'db' | 'clock'>;
type Facets = ReturnType<typeof presentFacets>;

const mostValues = 200;
/** A message that was lost between processes delays a change by no more than this. */
const maxAgeMs = 10 * 60_000;

const keptOf = new WeakMap<Needed, Memory<Facets>>();

/** What the owner's listed products carry, with how many carry it; counted anew when the catalogue has changed. */
export function facetsOf(platform: Needed, ownerId: number): Promise<Facets> {
  return keptBy(platform).get(`${ownerId}/`);
}

/** Begins to throw away the facets of owners whose catalogue changes, here or in another process. */
export function forgetWhatChanges(platform: Platform): Promise<void> {
  return platform.database.subscribe(catalogueChanged, (ownerId) => keptBy(platform).drop(`${ownerId}/`));
}

function keptBy(platform: Needed): Memory<Facets> {
  const known = keptOf.get(platform);
  if (known) return known;
  const made = createMemory<Facets>({
    load: async (key) => presentFacets(await countFacets(platform.db, listed(Number.parseInt(key, 10)), mostValues)),
    size: (facets) => 2 * JSON.stringify(facets).length,
    now: () => platform.clock.now().getTime(),
    maxEntries: 2000,
    maxSize: 32 * 1024 * 1024,
    maxAgeMs,
  });
  keptOf.set(platform, made);
  return made;
}
