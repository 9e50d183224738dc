/** The sums of the orders of a period. */
import type { Period, Revenue } from '@parley/contract';
import type { Executor } from '../../platform/db/index.ts';
import { daysOfPeriod } from '../counters/index.ts';
import { sumsOf } from './figures-store.ts';
import { hasOrders } from './store.ts';

/** The sums of a period, by currency. @throws HttpError 400 for a period that begins after today */
export async function revenueOf(db: Executor, ownerId: number, period: Period, now: Date): Promise<Revenue> {
  const days = daysOfPeriod(period, now);
  const [orders, attributed, any] = await Promise.all([
    sumsOf(db, ownerId, 'orders', days),
    sumsOf(db, ownerId, 'attributed', days),
    hasOrders(db, ownerId),
  ]);
  return { ...days, orders, attributed, any };
}
