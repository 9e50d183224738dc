/**
 * The `test` of the journeys. Files of a worker that need the same environment share one Parley process; each test gets a new owner and a shop
 * at an address of its own, and addresses without an origin are Parley's.
 */
import { test as base } from '@playwright/test';
import { openPlaces, type Place, type Places } from './loopback/places.ts';
import { openShop, ownShop, type Shop } from './loopback/shops.ts';
import { newOwner, type TestOwner } from './owner.ts';
import { type Parley, startParley } from './parley.ts';

interface Own {
  /** Gives an address that Parley may read. */
  place: () => Place;
  /** The sample shop. */
  shop: Shop;
  /** A new owner for each test. */
  owner: TestOwner;
}

interface Shared {
  /** Environment variables of the process; files with equal variables share a process. */
  environment: Record<string, string>;
  places: Places;
  parley: Parley;
}

export const test = base.extend<Own, Shared>({
  environment: [{}, { option: true, scope: 'worker' }],
  places: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from this pattern
    async ({}, use) => {
      const places = await openPlaces();
      await use(places);
      await places.close();
    },
    { scope: 'worker' },
  ],
  parley: [
    async ({ environment, places }, use) => {
      const parley = await startParley({ CRAWL_ALLOW_HOSTS: places.hosts.join(','), ...environment });
      await use(parley);
      await parley.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ parley }, use) => use(parley.url),
  place: async ({ places }, use) => {
    const taken: Place[] = [];
    await use(() => {
      const place = places.next();
      taken.push(place);
      return place;
    });
    for (const place of taken) place.serve();
  },
  shop: async ({ place }, use) => use(openShop(ownShop, place())),
  owner: async ({ parley }, use) => use(await newOwner(parley)),
});
