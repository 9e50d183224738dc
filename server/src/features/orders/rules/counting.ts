/** What an order counts for (SPEC.md, C and A). Pure. */
import { doubts, type OrderNote } from '@parley/contract';
import { dayOf } from '../../../platform/clock.ts';
import { type OrderState, unionOf } from './merging.ts';
import { type OrderItem, type OrderStatus, rankOf } from './report.ts';

export type Verdict = 'count' | 'leave';

/** An order as it is counted. */
export interface CountedAs {
  status: OrderStatus;
  signed: boolean;
  refunded: number;
  /** The total without refunds; 0 for an order that does not count. */
  net: number;
  counts: boolean;
  notes: OrderNote[];
}

/**
 * @param doubted the doubts with which a page's order was taken; they are void as soon as the shop or the owner's file has confirmed it
 * @param verdict what the owner decided, which beats every rule but a missing total
 */
export function countingOf(state: OrderState, doubted: readonly OrderNote[], verdict: Verdict | null): CountedAs {
  const { money } = state;
  const status = state.status?.value ?? 'waiting';
  if (!money) return { status, signed: false, refunded: 0, net: 0, counts: false, notes: [] };
  const signed = money.rank === rankOf('shopify');
  const otherCurrency = state.refundCurrencies.some((currency) => currency !== money.currency);
  const refunds = otherCurrency ? money.refunds : unionOf(money.refunds, state.refunds);
  const refunded = Math.min(
    money.total,
    Object.values(refunds).reduce((sum, minor) => sum + minor, 0),
  );
  const isContested = money.rank === rankOf('page') && (state.claim?.isContested || doubted.includes('pages_differ'));
  const notes: OrderNote[] = [
    ...(money.rank === rankOf('page') ? doubted.filter((doubt) => doubt !== 'pages_differ') : []),
    ...money.notes,
  ];
  if (isContested) notes.push('pages_differ');
  else if (differs(state)) notes.push('page_differs');
  if (otherCurrency) notes.push('refund_currency');
  const usual = status === 'placed' && !money.test && !notes.some((note) => doubts.includes(note));
  const counts = verdict === null ? usual : verdict === 'count';
  return { status, signed, refunded, net: counts ? money.total - refunded : 0, counts, notes };
}

const differs = ({ money, claim }: OrderState) =>
  money !== null &&
  claim !== null &&
  ((claim.currency === money.currency && claim.total !== money.total) || (claim.reported?.length ?? 1) > 1);

/** The visit that an order is attributed to: the last one in which its visitor clicked a recommended product. */
export interface AttributedVisit {
  recommenderId: number;
  questionnaireId: number | null;
  answerIds: number[];
  /** The products that the visitor clicked. */
  productIds: number[];
}

/** A key by which revenue is summed up; `value` is an id, or empty. */
export const figureKinds = ['orders', 'attributed', 'recommender', 'questionnaire', 'answer', 'product'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** A part of a sum. */
export interface Figure {
  kind: FigureKind;
  value: string;
  day: string;
  currency: string;
  orders: number;
  minor: number;
}

/** A stored order, as far as it matters for sums. */
export interface Countable {
  counts: boolean;
  net: number;
  total: number;
  currency: string | null;
  placedAt: Date;
  items: readonly OrderItem[];
}

/** Everything that an order adds to the sums; nothing when it does not count. */
export function orderFigures(order: Countable, visit: AttributedVisit | null): Figure[] {
  const { counts, net, total, currency, placedAt, items } = order;
  if (!counts || currency === null) return [];
  const figure = (kind: FigureKind, value: number | '' = '', minor = net): Figure => ({
    ...{ kind, value: String(value), day: dayOf(placedAt), currency, orders: 1, minor },
  });
  if (!visit) return [figure('orders')];
  const bought = Map.groupBy(
    items.filter(({ productId }) => productId !== null && visit.productIds.includes(productId)),
    ({ productId }) => productId as number,
  );
  return [
    figure('orders'),
    figure('attributed'),
    figure('recommender', visit.recommenderId),
    ...(visit.questionnaireId === null ? [] : [figure('questionnaire', visit.questionnaireId)]),
    ...[...new Set(visit.answerIds)].map((id) => figure('answer', id)),
    // A product is credited with its lines, as far as they were not given back: refunds rarely name lines, so they take a share of each.
    ...[...bought].map(([id, lines]) => {
      const minor = Math.min(
        total,
        lines.reduce((sum, line) => sum + line.minor, 0),
      );
      return figure('product', id, total > 0 ? Math.round((minor * net) / total) : 0);
    }),
  ];
}

/** The difference that turns the figures of an order before a change into those after it. */
export const change = (before: readonly Figure[], after: readonly Figure[]): Figure[] => [
  ...before.map((figure) => ({ ...figure, orders: -figure.orders, minor: -figure.minor })),
  ...after,
];
