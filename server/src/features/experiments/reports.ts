/** Experiments as the owner sees them. */
import type { ExperimentReport, ExperimentSummary } from '@parley/contract';
import type { Executor } from '../../platform/db/index.ts';
import { recommenderNames } from '../recommenders/index.ts';
import { closedDays, waitingVisitors } from './counting/count-store.ts';
import { type Counting, countExperiment } from './counting/counting.ts';
import { type Design, type Figures, figuresOf } from './figures/figures.ts';
import { weeksFor } from './figures/weeks.ts';
import { type Context, find } from './service.ts';
import { phaseAt, wholeShare } from './serving/groups.ts';
import { experimentsOf, timesOf, type WholeExperiment } from './store.ts';

const dayMs = 86_400_000;

const designOf = ({ row, groups }: WholeExperiment): Design => ({
  metric: row.metric,
  smallestLift: row.smallestLift / 100,
  expectedRate: row.expectedRate,
  expectedVisitors: row.expectedVisitors,
  countsMoney: row.currency !== null,
  groups: groups.length,
});

async function figuresIn(
  db: Executor,
  whole: WholeExperiment,
): Promise<{ figures: Figures; waiting: { group: number; visitors: number }[] }> {
  const { ownerId, id } = whole.row;
  const [days, waiting] = await Promise.all([closedDays(db, ownerId, id), waitingVisitors(db, ownerId, id)]);
  const phases = whole.phases.map(({ number, shares }) => ({ number, shares }));
  return {
    figures: figuresOf(designOf(whole), phases, days, waiting),
    waiting: whole.groups.map(({ number }) => ({
      group: number,
      visitors: waiting.reduce((sum, row) => (row.group === number ? sum + row.visitors : sum), 0),
    })),
  };
}

/** The owner's experiments, newest first. */
export async function summaries({ platform: { db, clock } }: Context, ownerId: number): Promise<ExperimentSummary[]> {
  const [all, names] = await Promise.all([experimentsOf(db, ownerId), recommenderNames(db, ownerId)]);
  return Promise.all(all.map(async (whole) => summaryOf(whole, (await figuresIn(db, whole)).figures, names, clock.now())));
}

function summaryOf(whole: WholeExperiment, figures: Figures, names: ReadonlyMap<number, string>, now: Date): ExperimentSummary {
  const { row, groups, phases } = whole;
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  const times = phases.map(timesOf);
  const shares = (phaseAt({ phases: times }, now.getTime()) ?? times.at(-1))?.shares ?? [];
  const about = figures.results.find(({ verdict }) => verdict === 'won') ?? figures.results.at(-1);
  const verdict = about?.verdict ?? 'notYet';
  return {
    id: row.id,
    popupId: row.recommenderId,
    name: row.name,
    question: row.question,
    metric: row.metric,
    smallestLift: row.smallestLift,
    state: row.state,
    archived: row.archived,
    createdAt: row.createdAt.toISOString(),
    startedAt: iso(row.startedAt),
    stoppedAt: iso(row.stoppedAt),
    groups: groups.map(({ number, recommenderId }) => ({
      group: number,
      popupId: recommenderId,
      name: recommenderId === null ? '' : (names.get(recommenderId) ?? ''),
      share: (shares[number] ?? 0) / (wholeShare / 100),
    })),
    verdict,
    about: about?.group ?? 0,
    lift: verdict === 'broken' ? null : (about?.lifts[row.metric] ?? null),
    weeksLeft: row.state === 'running' && verdict === 'notYet' ? weeksLeft(whole, figures, shares, about?.group ?? 1, now) : null,
  };
}

/** About how many weeks are left until the smallest lift is found; null for more than two years, or once it should have been found. */
function weeksLeft({ row }: WholeExperiment, { counts }: Figures, shares: readonly number[], group: number, now: Date): number | null {
  const pair = [0, group];
  const visitors = pair.reduce((sum, variant) => sum + (counts[variant]?.visitors ?? 0), 0);
  const hits = pair.reduce((sum, variant) => sum + (counts[variant]?.hits[row.metric] ?? 0), 0);
  const days = Math.max(1, (now.getTime() - (row.startedAt ?? now).getTime()) / dayMs - 1);
  const perDay = visitors > 0 ? visitors / days : (row.expectedVisitors / 14) * pairShare(shares, group);
  const rate = visitors >= 1000 && hits > 0 ? hits / visitors : row.expectedRate;
  const share = (shares[group] ?? 0) / ((shares[0] ?? 0) + (shares[group] ?? 0) || 1);
  const whole = weeksFor(rate, row.smallestLift / 100, share, perDay);
  if (whole === null) return null;
  const left = whole - visitors / perDay / 7;
  return left > 0 ? left : null;
}

const pairShare = (shares: readonly number[], group: number) => ((shares[0] ?? 0) + (shares[group] ?? 0)) / wholeShare;

/** One experiment with all its figures, brought up to date. @throws HttpError 404 */
export async function report(context: Context & Counting, ownerId: number, id: number): Promise<ExperimentReport> {
  const { platform, units, recommenders, orders } = context;
  const { db, clock } = platform;
  await find(db, ownerId, id);
  await countExperiment(context, ownerId, id);
  const whole = await find(db, ownerId, id);
  const { row, groups } = whole;
  const names = await recommenderNames(db, ownerId);
  const { figures, waiting } = await figuresIn(db, whole);
  const broken = figures.results.some(({ verdict }) => verdict === 'broken');
  const shown = await Promise.all(
    groups.map(({ recommenderId }) => (recommenderId === null ? null : recommenders.findForVisitor(ownerId, recommenderId))),
  );
  const recent = await orders.ordersToMatch(db, ownerId, { after: new Date(clock.now().getTime() - 2 * dayMs), limit: 5000 });
  return {
    ...summaryOf(whole, figures, names, clock.now()),
    countedUntil: figures.countedUntil,
    counts: figures.counts,
    // If figures of a broken count were shown, people would believe them.
    results: broken ? figures.results.map(withoutNumbers) : figures.results,
    waiting,
    money: row.currency !== null && row.cap !== null ? { currency: row.currency, cap: row.cap } : null,
    orders: { arrived: recent.length, traceable: recent.filter((order) => order.units.length > 0).length },
    measuring: await units.modeOf(ownerId),
    countsPageViews: shown.some((recommender) => recommender?.settings.popupOrChat === 'Chatbot'),
  };
}

const withoutNumbers = (result: Figures['results'][number]): Figures['results'][number] => ({
  ...result,
  lifts: { orders: null, addedToCart: null, clicks: null, opened: null, money: null },
  extraMoney: null,
  days: { orders: [], addedToCart: [], clicks: [], opened: [], money: [] },
});
