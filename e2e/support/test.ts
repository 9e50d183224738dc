/**
 * Journeys on a Parley that all files of a worker share, in the environment that they ask for. Each test makes an owner of its own,
 * and addresses without an origin are Parley's.
 */
import { test as base } from '@playwright/test';
import { newOwner, type TestOwner } from './owner.ts';
import { type Parley, startParley } from './parley.ts';

interface Own {
  /** A new owner for each test. */
  owner: TestOwner;
}

interface Shared {
  /** Variables of the process; files that name the same share one. */
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
