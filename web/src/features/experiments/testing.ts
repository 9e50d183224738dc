/** Experiments as the server sends them, for tests. */
import type { Bounded, ExperimentReport } from '@parley/contract';

export const bounded = (value: number, low: number, high: number): Bounded => ({ value, low, high });
const none = { orders: null, addedToCart: null, clicks: null, opened: null, money: null };

/** A running experiment of 42 days that has won, with changes. */
export const aReport = (changes: Partial<ExperimentReport> = {}): ExperimentReport => ({
  id: 7,
  popupId: 3,
  name: '',
  question: 'worth',
  metric: 'orders',
  smallestLift: 20,
  state: 'running',
  archived: false,
  createdAt: '2026-10-11T09:00:00.000Z',
  startedAt: '2026-10-11T09:00:00.000Z',
  stoppedAt: null,
  groups: [
    { group: 0, popupId: null, name: '', share: 50 },
    { group: 1, popupId: 3, name: 'Tent quiz', share: 50 },
  ],
  verdict: 'won',
  about: 1,
  lift: bounded(0.37, 0.09, 0.65),
  weeksLeft: null,
  countedUntil: '2026-11-20',
  counts: [
    {
      group: 0,
      visitors: 18_888,
      hits: { orders: 378, addedToCart: 0, clicks: 0, opened: 0 },
      rate: bounded(0.02, 0.017, 0.023),
      money: { sum: 3_362_000, perThousand: 178_000 },
    },
    {
      group: 1,
      visitors: 18_912,
      hits: { orders: 518, addedToCart: 0, clicks: 0, opened: 0 },
      rate: bounded(0.0274, 0.024, 0.031),
      money: { sum: 4_607_000, perThousand: 243_600 },
    },
  ],
  results: [
    {
      group: 1,
      verdict: 'won',
      since: '2026-11-06',
      lifts: { ...none, orders: bounded(0.37, 0.09, 0.65) },
      extraMoney: bounded(1_240_000, 265_000, 2_215_000),
      days: {
        orders: Array.from({ length: 41 }, (_, i) => ({
          day: new Date(Date.UTC(2026, 9, 11 + i)).toISOString().slice(0, 10),
          lift: i < 6 ? null : bounded(0.37 - 1 / (i + 4), 0.37 - 3.4 / Math.sqrt(i + 3), 0.37 + 3 / Math.sqrt(i + 3)),
        })),
        addedToCart: [],
        clicks: [],
        opened: [],
        money: [],
      },
    },
  ],
  waiting: [
    { group: 0, visitors: 431 },
    { group: 1, visitors: 449 },
  ],
  money: { currency: 'EUR', cap: 114_000 },
  orders: { arrived: 43, traceable: 40 },
  measuring: 'day',
  countsPageViews: false,
  ...changes,
});

/** The same before anything can be said. */
export const notYet = (changes: Partial<ExperimentReport> = {}): ExperimentReport => {
  const report = aReport({ verdict: 'notYet', lift: bounded(0.06, -0.19, 0.31), weeksLeft: 2.4 });
  return {
    ...report,
    results: report.results.map((result) => ({ ...result, verdict: 'notYet', since: null, extraMoney: null })),
    ...changes,
  };
};
