/** What experiments take of orders: the functions of that feature's index, passed by compose.ts. */
import type { Executor } from '../../platform/db/index.ts';

/** An order with the units of its visitor. */
export interface CountedOrder {
  id: number;
  arrivedAt: Date;
  placedAt: Date;
  currency: string | null;
  /** In minor units, after refunds. */
  minor: number;
  /** False while it is cancelled, doubted or a test. */
  counts: boolean;
  units: readonly string[];
}

export interface OrderBook {
  /** Orders that arrived at `after` or later, oldest first, also those that do not count. */
  ordersToMatch(db: Executor, ownerId: number, page: { after: Date; limit: number }): Promise<CountedOrder[]>;
  /** By currency, how many orders arrived since a time, and the amount that the share `quantile` of them does not exceed. */
  orderSizes(db: Executor, ownerId: number, since: Date, quantile: number): Promise<{ currency: string; orders: number; minor: number }[]>;
}
