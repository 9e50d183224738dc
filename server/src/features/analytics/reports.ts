/** Breakdowns, products and unanswered questions. Figures come from counters; question texts only from chats that were not erased. */
import {
  type Breakdown,
  type BreakdownBy,
  otherPages,
  type Period,
  type ProductAnalytics,
  type UnansweredQuestions,
} from '@parley/contract';
import type { Executor } from '../../platform/db/index.ts';
import { productsByIds } from '../catalogue/index.ts';
import { dayAfter, daysOfPeriod, productTotals, type SegmentTotals, segmentSum, segmentTotals } from '../counters/index.ts';
import { unansweredQuestions } from '../engagements/index.ts';
import { answeredKeys } from '../knowledge/index.ts';
import { sumsById } from '../orders/index.ts';
import { recommenderNames } from '../recommenders/index.ts';

const maxRows = 100;

/** What the visitors of a period did, grouped by page, device, trigger or recommender. Visits with an unknown value are the last row. */
export async function breakdownBy(db: Executor, ownerId: number, by: BreakdownBy, period: Period, now: Date): Promise<Breakdown> {
  const days = daysOfPeriod(period, now);
  const counted = await segmentTotals(db, ownerId, by, days, maxRows + 1);
  const knownTotals = await segmentSum(db, ownerId, by, days);
  // The recommender of every engagement is known, so this sum covers all engagements.
  const all = by === 'recommender' ? knownTotals : await segmentSum(db, ownerId, 'recommender', days);
  const names = by === 'recommender' ? await recommenderNames(db, ownerId) : null;
  const sales = by === 'recommender' ? await sumsById(db, ownerId, 'recommender', days) : null;
  const rows = by === 'page' ? withOthers(counted, knownTotals) : counted.slice(0, maxRows);
  const unknown = difference(all, [knownTotals]);
  return {
    by,
    ...days,
    total: all,
    rows: [...rows, ...(unknown.displayed > 0 ? [{ value: '', ...unknown }] : [])].map(({ value, ...counts }) => ({
      value,
      label: names ? (names.get(Number(value)) ?? null) : value,
      ...counts,
      attributed: sales?.get(Number(value)) ?? [],
    })),
  };
}

type Row = { value: string } & SegmentTotals;

/** The listed pages, followed by one row for all others: pages beyond the list, and those already counted together on their day. */
function withOthers(counted: readonly Row[], knownTotals: SegmentTotals): Row[] {
  const listed = counted.filter(({ value }) => value !== otherPages).slice(0, maxRows - 1);
  const others = difference(knownTotals, listed);
  return others.displayed > 0 ? [...listed, { value: otherPages, ...others }] : listed;
}

function difference(whole: SegmentTotals, parts: readonly SegmentTotals[]): SegmentTotals {
  const rest = (of: keyof SegmentTotals) => parts.reduce((left, part) => left - part[of], whole[of]);
  return {
    displayed: rest('displayed'),
    engaged: rest('engaged'),
    answered: rest('answered'),
    chatted: rest('chatted'),
    clicked: rest('clicked'),
    addedToCart: rest('addedToCart'),
  };
}

/** How often products were recommended, clicked and put into the cart in a period. */
export async function productStatistics(db: Executor, ownerId: number, period: Period, now: Date): Promise<ProductAnalytics> {
  const days = daysOfPeriod(period, now);
  const { rows, ...totals } = await productTotals(db, ownerId, days, maxRows);
  const ids = rows.map(({ productId }) => productId);
  const sales = await sumsById(db, ownerId, 'product', days, ids);
  const products = new Map((await productsByIds(db, ownerId, ids)).map((row) => [row.id, row]));
  return {
    ...days,
    ...totals,
    rows: rows.map(({ productId, ...counts }) => {
      const product = products.get(productId);
      const attributed = sales.get(productId) ?? [];
      return {
        ...{ product_id: productId, title: product?.title ?? null, link: product?.link ?? '', image: product?.image ?? '' },
        ...{ ...counts, attributed },
      };
    }),
  };
}

/** The questions of a period that the assistant could not answer, most frequent first. */
export async function unanswered(db: Executor, ownerId: number, period: Period, now: Date): Promise<UnansweredQuestions> {
  const days = daysOfPeriod(period, now);
  const questions = await unansweredQuestions(db, ownerId, {
    from: new Date(days.from),
    before: new Date(dayAfter(days.to, 1)),
    limit: maxRows,
    done: await answeredKeys(db, ownerId),
  });
  return {
    ...days,
    rows: questions.map(({ question, count, lastAsked, engagementId }) => ({
      question,
      count,
      last_asked: lastAsked.toISOString(),
      engagement_id: engagementId,
    })),
  };
}
