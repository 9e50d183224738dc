/**
 * Merges messages about an order into what is known of it (SPEC.md, M). Pure. The result is the same in whatever order the messages arrive,
 * and however often: each part of the state has a total order, and the greater one stays.
 */
import type { OrderWay } from '@parley/contract';
import { type Money, type OrderItem, type OrderStatus, type Refunds, type Report, rankOf } from './report.ts';

/** A value and how much it is believed: by the rank of its way, then by the shop's time. */
interface Believed {
  rank: number;
  asOf: number;
}

/** Reports of pages. Orders stored before times were recorded have none. */
export interface Claim {
  currency: string;
  total: number;
  /** When the first report arrived, in milliseconds. */
  at?: number;
  /** The different totals of all reports, such as 'EUR 5990': the first few in their alphabetical order. */
  reported?: string[];
  /** Pages reported different totals within a week of the first (M4). */
  isContested?: boolean;
}

/** How long after the first report of an order another report may contest it; a later one cannot undo what has counted for a long time. */
export const contestableMs = 7 * 86_400_000;
const mostReported = 5;

/** The state of an order, merged from all messages. */
export interface OrderState {
  money: (Money & Believed & { way: OrderWay }) | null;
  status: (Believed & { value: OrderStatus }) | null;
  /** Refunds that came as messages of their own. */
  refunds: Refunds;
  /** The currencies of these refunds. */
  refundCurrencies: string[];
  /** What the first page reported, to compare it with what the shop and later pages say. */
  claim: Claim | null;
  /** In the order of their first message. */
  ways: OrderWay[];
}

export const unknownOrder: OrderState = { money: null, status: null, refunds: {}, refundCurrencies: [], claim: null, ways: [] };

/** The state after one more message. */
export function merge(state: OrderState, report: Report<OrderItem>): OrderState {
  const believed = { rank: rankOf(report.way), asOf: report.asOf };
  const { money, status, refund } = report;
  return {
    money: money ? greaterMoney(state.money, { ...money, ...believed, way: report.way }) : state.money,
    status: status ? greaterStatus(state.status, { value: status, ...believed }) : state.status,
    refunds: refund ? unionOf(state.refunds, refund.refunds) : state.refunds,
    refundCurrencies: refund ? [...new Set([...state.refundCurrencies, refund.currency])].sort() : state.refundCurrencies,
    claim: money && believed.rank === 1 ? claimWith(state.claim, money, report.asOf) : state.claim,
    ways: state.ways.includes(report.way) ? state.ways : [...state.ways, report.way],
  };
}

/** The shop's later word replaces its earlier one. Of pages the first holds: anybody can send a report, and must not take from an order that counts. */
const byBelief = (a: Believed, b: Believed) => a.rank - b.rank || (a.rank === 1 ? b.asOf - a.asOf : a.asOf - b.asOf);

/**
 * The parts that are compared when two messages are equally trusted. The time of an order that a page reported is left out, because it is only the
 * time of its arrival.
 */
const comparedContent = ({ currency, refunds, items, test, notes }: Money) =>
  JSON.stringify([currency, Object.entries(refunds).sort(), items.map(itemContent), test, notes]);

/** The database gives the fields of an item back in another order. */
export const itemContent = ({ productId, title, quantity, minor }: OrderItem) => [productId, title, quantity, minor];

/** Among messages that are believed equally, the shop's smallest total counts, and a page's largest (M4). */
function greaterMoney(current: OrderState['money'], next: NonNullable<OrderState['money']>): OrderState['money'] {
  if (!current) return next;
  const difference = byBelief(next, current) || (next.rank === 1 ? next.total - current.total : current.total - next.total);
  if (difference !== 0) return difference > 0 ? next : current;
  const [a, b] = [comparedContent(current), comparedContent(next)];
  if (a !== b) return a < b ? current : next;
  return current.placedAt <= next.placedAt ? current : next;
}

const severity: Readonly<Record<OrderStatus, number>> = { placed: 0, waiting: 1, cancelled: 2, deleted: 3 };

function greaterStatus(current: OrderState['status'], next: NonNullable<OrderState['status']>): OrderState['status'] {
  if (!current) return next;
  return (byBelief(next, current) || severity[next.value] - severity[current.value]) > 0 ? next : current;
}

function claimWith(current: Claim | null, { currency, total }: Money, at: number): Claim {
  const next: Claim = { currency, total, at, reported: [reportedAs({ currency, total })] };
  if (!current) return next;
  const { at: knownAt = 0, reported = [reportedAs(current)] } = current;
  const isFirst = at - knownAt || current.total - total || (current.currency <= currency ? 1 : -1);
  const differs = currency !== current.currency || total !== current.total;
  const isContested = current.isContested || (differs && Math.abs(at - knownAt) <= contestableMs);
  return {
    ...(isFirst < 0 ? next : { ...current, at: knownAt }),
    reported: [...new Set([...reported, reportedAs(next)])].sort().slice(0, mostReported),
    ...(isContested && { isContested }),
  };
}

const reportedAs = ({ currency, total }: Pick<Claim, 'currency' | 'total'>): string => `${currency} ${total}`;

/** The larger of two amounts for one refund. */
export function unionOf(a: Refunds, b: Refunds): Refunds {
  const all = { ...a };
  for (const [id, minor] of Object.entries(b)) all[id] = Math.max(all[id] ?? 0, minor);
  return all;
}
