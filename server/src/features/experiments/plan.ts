/** The rates of a shop before an experiment, and how long the experiment would take. */
import type { AnswerOf, ExperimentMetric, planExperiment, QueryOf } from '@parley/contract';
import { dayOf } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/index.ts';
import { notFound } from '../../platform/http/errors.ts';
import { displayedByDay, recommenderTotals } from '../counters/index.ts';
import { recommenderNames } from '../recommenders/index.ts';
import { closedDays } from './counting/count-store.ts';
import { weeksTable } from './figures/weeks.ts';
import type { OrderBook } from './orders.ts';
import { experimentsOf } from './store.ts';

const dayMs = 86_400_000;
const recentDays = 28;
/** Below this, a rate is chance. */
const leastVisitors = 100;

export type Rates = Record<ExperimentMetric, number | null>;

/** Rates by metric as shares, and visitors a day, as far as they are known. */
export interface RecentVisitors {
  visitorsPerDay: number | null;
  rates: Rates;
}

/** The known rates of a recommender's visitors. @throws HttpError 404 */
export async function recentVisitors(db: Executor, ownerId: number, recommenderId: number, now: Date): Promise<RecentVisitors> {
  if (!(await recommenderNames(db, ownerId)).has(recommenderId)) throw notFound('The recommender');
  const from = dayOf(new Date(now.getTime() - recentDays * dayMs));
  const days = (await displayedByDay(db, ownerId, from, dayOf(now))).filter((day) => day.recommenderId === recommenderId);
  const displayed = days.reduce((sum, day) => sum + day.displayed, 0);
  const since = days.map(({ day }) => day).sort()[0] ?? dayOf(now);
  const daysSeen = Math.max(1, Math.round((Date.parse(dayOf(now)) - Date.parse(since)) / dayMs));
  const totals = (await recommenderTotals(db, ownerId)).get(recommenderId);
  const rate = (hits: number | undefined) =>
    totals && hits && totals.displayed >= leastVisitors ? Math.min(0.99, hits / totals.displayed) : null;
  return {
    visitorsPerDay: displayed > 0 ? displayed / daysSeen : null,
    rates: {
      orders: await orderRate(db, ownerId),
      addedToCart: rate(totals?.addedToCart),
      clicks: rate(totals?.clicked),
      opened: rate(totals?.opened),
    },
  };
}

/** The share of visitors who ordered in the owner's experiments so far; orders alone do not tell how many of these visitors place them. */
async function orderRate(db: Executor, ownerId: number): Promise<number | null> {
  for (const { row } of await experimentsOf(db, ownerId)) {
    const days = await closedDays(db, ownerId, row.id);
    const visitors = days.reduce((sum, day) => sum + day.visitors, 0);
    const ordered = days.reduce((sum, day) => sum + day.ordered, 0);
    if (visitors >= leastVisitors && ordered > 0) return ordered / visitors;
  }
  return null;
}

/** The plan of the screen. @throws HttpError 404 */
export async function plan(
  db: Executor,
  orders: OrderBook,
  ownerId: number,
  query: QueryOf<typeof planExperiment>,
  now: Date,
): Promise<AnswerOf<typeof planExperiment>> {
  const recent = await recentVisitors(db, ownerId, query.popupId, now);
  const visitorsPerDay = query.visitorsPerDay ?? recent.visitorsPerDay;
  const rates = { ...recent.rates, ...(query.orderRate !== undefined && { orders: query.orderRate / 100 }) };
  const percent = (rate: number | null) => (rate === null ? null : rate * 100);
  const sizes = await orders.orderSizes(db, ownerId, new Date(now.getTime() - recentDays * dayMs), 0.5);
  return {
    visitorsPerDay,
    rates: {
      orders: percent(rates.orders),
      addedToCart: percent(rates.addedToCart),
      clicks: percent(rates.clicks),
      opened: percent(rates.opened),
    },
    recentOrders: sizes.reduce((sum, { orders: n }) => sum + n, 0),
    weeks: weeksTable(rates, visitorsPerDay),
  };
}
