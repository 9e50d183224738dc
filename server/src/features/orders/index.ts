/** Orders of the owner's shops, and the revenue that they sum up to (SPEC.md, decision 039). */

import { dayOf } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/index.ts';
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import type { Recommenders } from '../recommenders/index.ts';
import { routes, webhooks } from './routes.ts';
import * as store from './store.ts';
import type { Context, Units } from './taking.ts';
import { dropRefusals } from './ways/ways-store.ts';

export { attributedByDay, sumsById, sumsOf } from './figures-store.ts';
export { forgetCustomers, visitsWithOrders } from './store.ts';

const sweepJob = 'orders-sweep';
const hourMs = 3_600_000;
/** How long the units of the day are kept. */
const unitsMs = 48 * hourMs;
const refusalsMs = 90 * 24 * hourMs;

/**
 * Creates the feature: the owner's calls, the addresses for webhooks and thank-you pages (in a scope of their own, because signatures need the raw body), and a job that deletes
 * units and refusals whose time is over (hourly).
 */
export function createOrders(platform: Platform, siblings: { recommenders: Recommenders; units: Units }): Feature {
  const context: Context = { platform, ...siblings };
  return {
    async plugin(app) {
      await platform.queue.work(sweepJob, { retries: 0, expireSeconds: 300 }, () => sweep(platform));
      await platform.queue.schedule(sweepJob, '7 * * * *');
      routes(app, context);
      await app.register(async (scope) => webhooks(scope, context));
    },
  };
}

/** Deletes units and refusals whose time is over. */
async function sweep({ db, clock }: Platform): Promise<void> {
  const now = clock.now().getTime();
  await store.dropUnits(db, new Date(now - unitsMs));
  await dropRefusals(db, dayOf(new Date(now - refusalsMs)));
}

/** An order as experiments see it. */
export interface CountedOrder {
  id: number;
  arrivedAt: Date;
  placedAt: Date;
  /** null while only a refund or deletion of it is known; it does not count then. */
  currency: string | null;
  /** The total without refunds, in minor units; 0 when it does not count. */
  minor: number;
  counts: boolean;
  /** The units of the day of its visitor; empty after 48 hours, or when the source named no address. */
  units: string[];
}

/** Orders that arrived at `after` or later, oldest first, also those that do not count (yet). */
export async function ordersToMatch(
  db: Executor,
  ownerId: number,
  { after, limit }: { after: Date; limit: number },
): Promise<CountedOrder[]> {
  const rows = await store.arrivedSince(db, ownerId, after, limit);
  return rows.map(({ id, arrivedAt, placedAt, currency, netMinor, counts, units }) => ({
    ...{ id, arrivedAt, placedAt, currency, minor: netMinor, counts, units },
  }));
}

/** By currency: how many orders that count arrived since `since`, and the amount that the share `quantile` of them does not exceed. */
export const orderSizes = (
  db: Executor,
  ownerId: number,
  since: Date,
  quantile: number,
): Promise<{ currency: string; orders: number; minor: number }[]> => store.sizesSince(db, ownerId, since, quantile);
