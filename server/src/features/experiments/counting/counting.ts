/** Brings the counts of an experiment up to date: matches orders, and closes days whose orders are all in. */
import { dayOf } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/index.ts';
import type { OrderBook } from '../orders.ts';
import { type ExperimentRow, findExperiment } from '../store.ts';
import * as store from './count-store.ts';

const dayMs = 86_400_000;
/** Orders carry units for this long. */
const matchableMs = 2 * dayMs;
const ordersAtOnce = 2000;

/** The counting of a process. */
export interface Counting {
  platform: Platform;
  orders: OrderBook;
}

/** The first instant of the days that are still open: an order is matched until the end of the day after its visitor was seen. */
export const openSince = (now: Date): Date => new Date(Date.parse(dayOf(now)) - dayMs);

/** Brings one experiment up to date. */
export async function countExperiment({ platform, orders }: Counting, ownerId: number, id: number): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now();
  const row = await findExperiment(db, ownerId, id);
  if (!row || row.state === 'draft') return;
  const matchable = await recentOrders({ platform, orders }, row, new Date(now.getTime() - matchableMs));
  await db.transaction(async (tx) => {
    if (!(await store.lockExperiment(tx, ownerId, id))) return;
    await store.matchOrders(tx, ownerId, id, matchable);
    await store.closeDays(tx, ownerId, id, row.cap, openSince(now));
  });
}

async function recentOrders({ platform: { db }, orders }: Counting, { ownerId, currency }: ExperimentRow, since: Date) {
  const ordersById = new Map<number, store.MatchableOrder>();
  for (let after = since; ; ) {
    const page = await orders.ordersToMatch(db, ownerId, { after, limit: ordersAtOnce });
    const before = ordersById.size;
    for (const order of page)
      ordersById.set(order.id, {
        id: order.id,
        placedAt: order.placedAt,
        units: order.units,
        money: order.currency !== null && order.currency === currency ? order.minor : null,
        counts: order.counts,
      });
    const last = page.at(-1);
    // A page may begin with orders of the page before, which arrived in the same instant.
    if (!last || page.length < ordersAtOnce || ordersById.size === before) return [...ordersById.values()];
    after = last.arrivedAt;
  }
}

/** Brings all experiments up to date, every hour. A failure of one does not affect the others. */
export async function countAll(counting: Counting): Promise<void> {
  const { db, log } = counting.platform;
  for (const { ownerId, id } of await store.experimentsToCount(db)) {
    try {
      await countExperiment(counting, ownerId, id);
    } catch (error) {
      log.error({ err: error, ownerId, experiment: id }, 'an experiment was not counted');
    }
  }
}
