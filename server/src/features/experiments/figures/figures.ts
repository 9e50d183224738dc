/** The figures of an experiment, computed from the sums of its days each time. Pure: the same days give the same figures. */
import { type Bounded, type ExperimentMetric, type ExperimentVerdict, experimentMetrics, hitsForInterval } from '@parley/contract';
import {
  addSums,
  bernoulliInterval,
  combinePhases,
  differenceOf,
  type Estimate,
  followEvidence,
  intervalOf,
  liftOf,
  logSampleRatioEvidence,
  logThreshold,
  noSums,
  type Sums,
  sampleRatioAlarm,
  sampleRatioP,
  sumsOfRate,
} from '../../../kit/statistics/index.ts';

/** The plan that was fixed before the start. Lifts and rates are shares. */
export interface Design {
  metric: ExperimentMetric;
  smallestLift: number;
  expectedRate: number;
  expectedVisitors: number;
  countsMoney: boolean;
  groups: number;
}

/** The sums of the visitors of one day in one group of one phase. */
export interface DaySums {
  day: string;
  phase: number;
  group: number;
  visitors: number;
  ordered: number;
  clicked: number;
  opened: number;
  addedToCart: number;
  money: number;
  moneySquares: number;
}

/** The shares of a phase, in ten-thousandths. */
export interface PhaseShares {
  number: number;
  shares: readonly number[];
}

const figures = [...experimentMetrics, 'money'] as const;
type Figure = (typeof figures)[number];
const byFigure = <Value>(value: (figure: Figure) => Value) =>
  Object.fromEntries(figures.map((figure) => [figure, value(figure)])) as Record<Figure, Value>;

export interface GroupFigures {
  group: number;
  visitors: number;
  hits: Record<ExperimentMetric, number>;
  rate: Bounded;
  money: { sum: number; perThousand: number } | null;
}

export interface ResultFigures {
  group: number;
  verdict: ExperimentVerdict;
  since: string | null;
  lifts: Record<Figure, Bounded | null>;
  extraMoney: Bounded | null;
  days: Record<Figure, { day: string; lift: Bounded | null }[]>;
}

export interface Figures {
  countedUntil: string | null;
  counts: GroupFigures[];
  results: ResultFigures[];
}

/** 5 % for all groups together. */
const alpha = 0.05;

/** The sums by figure of one group in one phase. */
type Books = Record<Figure, Sums>;
const emptyBooks = (): Books => byFigure(() => noSums);

const booksOf = (row: DaySums): Books => ({
  orders: sumsOfRate(row.visitors, row.ordered),
  clicks: sumsOfRate(row.visitors, row.clicked),
  opened: sumsOfRate(row.visitors, row.opened),
  addedToCart: sumsOfRate(row.visitors, row.addedToCart),
  money: { n: row.visitors, sum: row.money, squares: row.moneySquares },
});

const withDay = (books: Books, row: DaySums): Books => {
  const more = booksOf(row);
  return byFigure((figure) => addSums(books[figure], more[figure]));
};

/** The sums so far, by phase and group. */
type Ledger = Map<number, Books[]>;

/**
 * The figures.
 * @param waiting visitors of days that are not closed yet, by phase and group; only the check of the groups' sizes takes them
 */
export function figuresOf(
  design: Design,
  phases: readonly PhaseShares[],
  rows: readonly DaySums[],
  waiting: readonly { phase: number; group: number; visitors: number }[] = [],
): Figures {
  const days = [...new Set(rows.map(({ day }) => day))].sort();
  const ledger: Ledger = new Map(phases.map(({ number }) => [number, Array.from({ length: design.groups }, emptyBooks)]));
  const others = Array.from({ length: design.groups - 1 }, (_, i) => followGroup(design, i + 1));
  let smallestP = 1;
  for (const day of days) {
    const today = rows.filter((row) => row.day === day);
    for (const row of today) {
      const books = ledger.get(row.phase);
      const before = books?.[row.group];
      if (books && before) books[row.group] = withDay(before, row);
    }
    smallestP = Math.min(
      smallestP,
      ratioP(phases, (phase, group) => ledger.get(phase)?.[group]?.orders.n ?? 0),
    );
    for (const other of others) other.next(day, today, ledger);
  }
  const waitingIn = (phase: number, group: number) =>
    waiting.reduce((sum, row) => (row.phase === phase && row.group === group ? sum + row.visitors : sum), 0);
  smallestP = Math.min(
    smallestP,
    ratioP(phases, (phase, group) => (ledger.get(phase)?.[group]?.orders.n ?? 0) + waitingIn(phase, group)),
  );
  const broken = smallestP < sampleRatioAlarm;
  return {
    countedUntil: days.at(-1) ?? null,
    counts: Array.from({ length: design.groups }, (_, group) => countsOf(design, group, [...ledger.values()])),
    results: others.map(({ result }) => (broken ? { ...result(), verdict: 'broken' as const, since: null } : result())),
  };
}

/** The p-value of the groups' sizes, all phases together. */
function ratioP(phases: readonly PhaseShares[], visitors: (phase: number, group: number) => number): number {
  return sampleRatioP(
    phases.reduce((sum, { number, shares }) => {
      const counts = shares.map((_, group) => visitors(number, group));
      return (
        sum +
        logSampleRatioEvidence(
          counts,
          shares.map((share) => share / 10_000),
        )
      );
    }, 0),
  );
}

function countsOf(design: Design, group: number, phases: Books[][]): GroupFigures {
  const all = (figure: Figure) => phases.reduce((sum, groups) => addSums(sum, groups[group]?.[figure] ?? noSums), noSums);
  const visitors = all('orders').n;
  const { money, ...counted } = byFigure(all);
  const hits = Object.fromEntries(Object.entries(counted).map(([metric, { sum }]) => [metric, sum])) as Record<ExperimentMetric, number>;
  const hit = hits[design.metric];
  return {
    group,
    visitors,
    hits,
    rate: { value: visitors ? hit / visitors : 0, ...bernoulliInterval(hit, visitors, alpha, design.expectedVisitors) },
    money: design.countsMoney ? { sum: money.sum, perThousand: visitors ? (money.sum / visitors) * 1000 : 0 } : null,
  };
}

/** Follows one group beside the first one, day by day. */
function followGroup(design: Design, group: number) {
  const level = alpha / (design.groups - 1);
  const threshold = logThreshold(alpha, design.groups - 1);
  const follow = followEvidence(design);
  const series: ResultFigures['days'] = byFigure(() => []);
  let decided: { verdict: 'won' | 'lost'; since: string } | null = null;
  let same: string | null = null;
  let extraMoney: Bounded | null = null;

  const bounded = (estimate: Estimate | null): Bounded | null =>
    estimate && { value: estimate.value, ...intervalOf(estimate, design.expectedVisitors, level) };
  const combined = (ledger: Ledger, figure: Figure, estimate: typeof liftOf) =>
    combinePhases([...ledger.values()].map((groups) => estimate(groups[0]?.[figure] ?? noSums, groups[group]?.[figure] ?? noSums)));
  /** An interval says nothing yet while one of the groups has few hits: it would be too narrow (decision 044). */
  const tells = (ledger: Ledger, figure: Figure) =>
    [0, group].every((index) => {
      const counted = figure === 'money' ? 'orders' : figure;
      return [...ledger.values()].reduce((sum, groups) => sum + (groups[index]?.[counted].sum ?? 0), 0) >= hitsForInterval;
    });

  const isShown = (ledger: Ledger, figure: Figure) => (figure !== 'money' || design.countsMoney) && tells(ledger, figure);

  const decide = (day: string, today: readonly DaySums[], phases: Iterable<number>) => {
    for (const phase of phases) {
      const of = (index: number) => {
        const row = today.find((sums) => sums.phase === phase && sums.group === index);
        return { n: row?.visitors ?? 0, hits: row ? booksOf(row)[design.metric].sum : 0 };
      };
      const [control, other] = [of(0), of(group)];
      if (control.n + other.n === 0) continue;
      const { log, direction } = follow({ control, group: other });
      if (log >= threshold) decided ??= { verdict: direction === 'up' ? 'won' : 'lost', since: day };
    }
  };
  const extraMoneyOf = (ledger: Ledger): Bounded | null => {
    const visitors = [...ledger.values()].reduce((sum, groups) => sum + (groups[group]?.money.n ?? 0), 0);
    const perVisitor = isShown(ledger, 'money') ? bounded(combined(ledger, 'money', differenceOf)) : null;
    return perVisitor && { value: perVisitor.value * visitors, low: perVisitor.low * visitors, high: perVisitor.high * visitors };
  };

  return {
    next(day: string, today: readonly DaySums[], ledger: Ledger) {
      decide(day, today, ledger.keys());
      for (const figure of figures)
        series[figure].push({ day, lift: isShown(ledger, figure) ? bounded(combined(ledger, figure, liftOf)) : null });
      extraMoney = extraMoneyOf(ledger);
      const lift = series[design.metric].at(-1)?.lift;
      if (lift && lift.low > -design.smallestLift && lift.high < design.smallestLift) same ??= day;
      else same = null;
    },
    result: (): ResultFigures => ({
      group,
      verdict: decided?.verdict ?? (same ? 'same' : 'notYet'),
      since: decided?.since ?? same,
      lifts: byFigure((figure) => series[figure].at(-1)?.lift ?? null),
      extraMoney,
      days: series,
    }),
  };
}
