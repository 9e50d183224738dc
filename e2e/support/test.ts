/**
 * The `test` of the journeys. Files of a worker that need the same environment share one Parley process; each test gets a new owner, and
 * addresses without an origin are Parley's.
 */
import { test as base } from '@playwright/test';
import { newOwner, type TestOwner } from './owner.ts';
import { type Parley, startParley } from './parley.ts';

interface Own {
  /** A new owner for each test. */
  owner: TestOwner;
}

interface Shared {
  /** Environment variables of the process; files with equal variables share a process. */
  environment: Record<string, string>;
  parley: Parley;
}

export const test = base.extend<Own, Shared>({
  environment: [{}, { option: true, scope: 'worker' }],
  parley: [
    async ({ environment }, use) => {
      const parley = await startParley(environment);
      await use(parley);
      await parley.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ parley }, use) => use(parley.url),
  owner: async ({ parley }, use) => use(await newOwner(parley)),
});
