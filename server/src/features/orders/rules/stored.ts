/** Converts between the row of an order and its state. Pure. */
import type { OrderNote } from '@parley/contract';
import type { orders } from '../tables.ts';
import { type Countable, countingOf, type Verdict } from './counting.ts';
import type { OrderState } from './merging.ts';

type Row = typeof orders.$inferSelect;

/** The columns that follow from the state of an order. */
export type Derived = Pick<
  Row,
  'state' | 'items' | 'status' | 'currency' | 'totalMinor' | 'refundedMinor' | 'netMinor' | 'counts' | 'notes'
> & { placedAt: Date | null };

/** The state of a stored order. */
export function stateOf({ state, items, placedAt }: Pick<Row, 'state' | 'items' | 'placedAt'>): OrderState {
  return { ...state, money: state.money && { ...state.money, items, placedAt } };
}

/** The columns of an order; `placedAt` is null while it is not known. */
export function derivedFrom(state: OrderState, doubted: readonly OrderNote[], verdict: Verdict | null): Derived {
  const { money } = state;
  const { status, refunded, net, counts, notes } = countingOf(state, doubted, verdict);
  const { items = [], placedAt = null, ...rest } = money ?? {};
  return {
    state: { ...state, money: money && (rest as NonNullable<Row['state']['money']>) },
    items,
    placedAt,
    status,
    currency: money?.currency ?? null,
    totalMinor: money?.total ?? 0,
    refundedMinor: refunded,
    netMinor: net,
    counts,
    notes,
  };
}

/** A row as the figures need it. */
export const countableOf = ({ counts, netMinor, totalMinor, currency, placedAt, items }: Row): Countable => ({
  ...{ counts, net: netMinor, total: totalMinor, currency, placedAt, items },
});
