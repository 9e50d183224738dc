import { createExperiment } from '@parley/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hash64Of } from '../../../kit/siphash.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { type DaySums, figuresOf } from '../figures/figures.ts';
import type { CountedOrder, OrderBook } from '../orders.ts';
import type { Exposure } from '../serving/exposures.ts';
import { evenShares, groupOf, sharesWith, wholeShare } from '../serving/groups.ts';
import { findWhole } from '../store.ts';
import { aShop, dayMs, hourMs } from '../testing.ts';
import { closedDays } from './count-store.ts';
import { countExperiment, openSince } from './counting.ts';
import { insertDeeds, insertExposures } from './exposure-store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** A book with these orders, as the orders' feature gives them. */
const bookOf = (orders: readonly CountedOrder[]): OrderBook => ({
  ordersToMatch: async (_db, _ownerId, { after, limit }) =>
    orders
      .filter(({ arrivedAt }) => arrivedAt >= after)
      .toSorted((a, b) => a.arrivedAt.getTime() - b.arrivedAt.getTime())
      .slice(0, limit),
  orderSizes: async () => [],
});

const unitOf = (n: number) => n.toString(16).padStart(16, '0');
const aHash = (n: number) => hash64Of(unitOf(n));

/** An experiment that counts euros up to 100.00, and has run for two days. */
async function anExperiment() {
  const shop = await aShop(test);
  const body = { popupId: shop.popup, question: 'worth', metric: 'orders', smallestLift: 20, start: true } as const;
  const { experiment } = await test.ask(createExperiment, { body, headers: shop.headers });
  const { pool } = test.platform.database;
  await pool.query(`update experiments set currency = 'EUR', cap = 10000 where owner_id = $1`, [shop.ownerId]);
  return { ownerId: shop.ownerId, experimentId: experiment.id };
}

async function expose(rows: (Omit<Exposure, 'unit'> & { unit: string })[]): Promise<void> {
  await test.platform.db.execute(insertExposures(rows.map(({ unit, ...rest }) => ({ ...rest, units: [hash64Of(unit)] }))));
}

interface SimulatedVisitor {
  day: number;
  hour: number;
  group: number;
}
interface SimulatedOrder {
  /** The visitors whose units it carries: several, when it came in by several ways. */
  visitors: number[];
  day: number;
  hour: number;
  minor: number;
  currency: string;
  counts: boolean;
}

const anHour = fc.integer({ min: 0, max: 23 });
const someVisitors = fc.array(
  fc.record<SimulatedVisitor>({ day: fc.integer({ min: 0, max: 1 }), hour: anHour, group: fc.integer({ min: 0, max: 1 }) }),
  { minLength: 1, maxLength: 40 },
);
const someOrders = fc.array(
  fc.record<SimulatedOrder>({
    visitors: fc.array(fc.nat({ max: 60 }), { maxLength: 3 }),
    day: fc.integer({ min: 0, max: 2 }),
    hour: anHour,
    minor: fc.integer({ min: 0, max: 30_000 }),
    currency: fc.constantFrom('EUR', 'EUR', 'USD'),
    counts: fc.boolean(),
  }),
  { maxLength: 30 },
);

/** The sums as one would count them by hand, from the log of visitors and orders. */
function recount(
  visitors: SimulatedVisitor[],
  orders: SimulatedOrder[],
): Omit<DaySums, 'day' | 'phase' | 'clicked' | 'opened' | 'addedToCart'>[] {
  const bought = visitors.map(() => ({ orders: 0, money: 0 }));
  for (const order of orders) {
    const at = order.day * 24 + order.hour;
    const seen = order.visitors
      .filter((n) => visitors[n] && (visitors[n]?.day ?? 0) * 24 + (visitors[n]?.hour ?? 0) <= at)
      .sort((a, b) => time(visitors, b) - time(visitors, a) || a - b);
    const buyer = bought[seen[0] ?? -1];
    if (!buyer || !order.counts) continue;
    buyer.orders++;
    if (order.currency === 'EUR') buyer.money += order.minor;
  }
  return [0, 1].map((group) => {
    const mine = bought.filter((_, n) => visitors[n]?.group === group);
    const money = mine.map((visitor) => Math.min(10_000, visitor.money));
    return {
      group,
      visitors: mine.length,
      ordered: mine.filter((visitor) => visitor.orders > 0).length,
      money: money.reduce((sum, amount) => sum + amount, 0),
      moneySquares: money.reduce((sum, amount) => sum + amount * amount, 0),
    };
  });
}
const time = (visitors: SimulatedVisitor[], n: number) => (visitors[n]?.day ?? 0) * 24 + (visitors[n]?.hour ?? 0) + n / 1e6;

describe('counting', () => {
  it('gives the sums of a recount from the log, however often and in whatever order it runs, and keeps nothing of a visitor', async () => {
    await fc.assert(
      fc.asyncProperty(someVisitors, someOrders, fc.array(anHour, { maxLength: 3 }), async (visitors, orders, runs) => {
        const { ownerId, experimentId } = await anExperiment();
        const { platform, clock } = { platform: test.platform, clock: test.clock };
        // Everything happens on the two days that are open.
        const first = openSince(clock.now());
        const at = (day: number, hour: number, n = 0) => new Date(first.getTime() + day * dayMs + hour * hourMs + n);
        await expose(
          visitors.map(({ day, hour, group }, n) => ({
            ownerId,
            experimentId,
            unit: unitOf(n),
            phase: 1,
            group,
            at: at(day, hour, n % 1000),
          })),
        );
        const book = bookOf(
          orders.map(({ visitors: seen, day, hour, minor, currency, counts }, n) => ({
            ...{ id: n + 1, currency, minor, counts },
            placedAt: at(day, hour, 999_999),
            arrivedAt: new Date(clock.now().getTime() - n),
            units: seen.map(unitOf),
          })),
        );
        for (const _ of [...runs, 0]) await countExperiment({ platform, orders: book }, ownerId, experimentId);
        clock.advance(3 * dayMs);
        try {
          await countExperiment({ platform, orders: bookOf([]) }, ownerId, experimentId);
          await countExperiment({ platform, orders: book }, ownerId, experimentId);
        } finally {
          clock.advance(-3 * dayMs);
        }
        const days = await closedDays(platform.db, ownerId, experimentId);
        const sums = [0, 1].map((group) => {
          const mine = days.filter((row) => row.group === group);
          const sum = (key: 'visitors' | 'ordered' | 'money' | 'moneySquares') => mine.reduce((all, row) => all + row[key], 0);
          return { group, visitors: sum('visitors'), ordered: sum('ordered'), money: sum('money'), moneySquares: sum('moneySquares') };
        });
        expect(sums).toEqual(recount(visitors, orders));
        for (const table of ['experiment_visitors', 'experiment_deeds', 'experiment_orders']) {
          const left = await platform.database.pool.query(`select 1 from ${table} where owner_id = $1`, [ownerId]);
          expect(left.rows).toEqual([]);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('counts what a visitor did at the latest exposure before it, also past midnight and whatever was stored first', async () => {
    const { ownerId, experimentId } = await anExperiment();
    const { platform, clock } = test;
    const first = openSince(clock.now());
    const at = (hour: number) => new Date(first.getTime() + hour * hourMs);
    const did = (unit: number, before: number, hour: number, what: object) => ({
      ...{ ownerId, experimentId, unit: unitOf(unit), before: unitOf(before), at: at(hour) },
      ...{ opened: false, clicked: false, addedToCart: false, ...what },
    });
    await platform.db.execute(
      insertDeeds([
        did(1, 91, 10, { opened: true }),
        did(1, 91, 11, { opened: true, clicked: true }),
        // Before they were exposed, and by somebody who never was.
        did(2, 92, 5, { opened: true }),
        did(93, 94, 12, { opened: true }),
        // After midnight: without another exposure, before one, and after one.
        did(3, 2, 25, { addedToCart: true }),
        did(5, 4, 25, { clicked: true }),
        did(7, 6, 30, { clicked: true }),
      ]),
    );
    const seen = (unit: number, hour: number, group: number) => ({
      ownerId,
      experimentId,
      unit: unitOf(unit),
      phase: 1,
      group,
      at: at(hour),
    });
    await expose([seen(1, 10, 1), seen(2, 9, 1), seen(4, 20, 0), seen(5, 26, 1), seen(6, 20, 0), seen(7, 26, 1)]);
    // Twice is once, by two processes or after a long time.
    await expose([seen(1, 12, 1), seen(5, 40, 1)]);
    const sums = async () =>
      (await closedDays(platform.db, ownerId, experimentId)).map(({ day, group, visitors, opened, clicked, addedToCart }) => ({
        ...{ day: (Date.parse(day) - first.getTime()) / dayMs, group, visitors, opened, clicked, addedToCart },
      }));
    const yesterday = [
      { day: 0, group: 0, visitors: 2, opened: 0, clicked: 1, addedToCart: 0 },
      { day: 0, group: 1, visitors: 2, opened: 1, clicked: 1, addedToCart: 1 },
    ];
    expect(await sums()).toEqual([]);
    try {
      clock.advance(dayMs);
      await countExperiment({ platform, orders: bookOf([]) }, ownerId, experimentId);
      expect(await sums()).toEqual(yesterday);
      clock.advance(dayMs);
      await countExperiment({ platform, orders: bookOf([]) }, ownerId, experimentId);
      expect(await sums()).toEqual([...yesterday, { day: 1, group: 1, visitors: 2, opened: 0, clicked: 1, addedToCart: 0 }]);
    } finally {
      clock.advance(-2 * dayMs);
    }
    expect((await platform.database.pool.query('select 1 from experiment_deeds where owner_id = $1', [ownerId])).rows).toEqual([]);
  });

  it('follows refunds and cancellations while a day is open', async () => {
    const { ownerId, experimentId } = await anExperiment();
    const { platform, clock } = test;
    const now = clock.now();
    await expose([{ ownerId, experimentId, unit: unitOf(1), phase: 1, group: 1, at: new Date(now.getTime() - hourMs) }]);
    const order = { id: 1, currency: 'EUR', minor: 5000, counts: true, placedAt: now, arrivedAt: now, units: [unitOf(1)] };
    const stored = async () =>
      (await platform.database.pool.query('select order_id, money::int, counts from experiment_orders where owner_id = $1', [ownerId]))
        .rows;
    await countExperiment({ platform, orders: bookOf([order]) }, ownerId, experimentId);
    expect(await stored()).toEqual([{ order_id: 1, money: 5000, counts: true }]);
    await countExperiment({ platform, orders: bookOf([{ ...order, minor: 2000 }]) }, ownerId, experimentId);
    expect(await stored()).toEqual([{ order_id: 1, money: 2000, counts: true }]);
    await countExperiment({ platform, orders: bookOf([{ ...order, minor: 0, counts: false }]) }, ownerId, experimentId);
    expect(await stored()).toEqual([{ order_id: 1, money: 0, counts: false }]);
  });

  it('matches an order when it counts, not while somebody may have invented it', async () => {
    const { ownerId, experimentId } = await anExperiment();
    const { platform, clock } = test;
    const now = clock.now();
    const at = new Date(now.getTime() - hourMs);
    await expose([1, 2].map((n) => ({ ownerId, experimentId, unit: unitOf(n), phase: 1, group: n - 1, at })));
    const order = { id: 1, currency: 'EUR', minor: 0, counts: false, placedAt: now, arrivedAt: now, units: [unitOf(1)] };
    const stored = async () =>
      (await platform.database.pool.query('select order_id, unit, counts from experiment_orders where owner_id = $1', [ownerId])).rows;
    await countExperiment({ platform, orders: bookOf([order]) }, ownerId, experimentId);
    expect(await stored()).toEqual([]);
    await countExperiment(
      { platform, orders: bookOf([{ ...order, minor: 5000, counts: true, units: [unitOf(2)] }]) },
      ownerId,
      experimentId,
    );
    expect(await stored()).toEqual([{ order_id: 1, unit: unitOf(2), counts: true }]);
  });

  it('takes every order when more arrive than fit on a page, also many in one instant', async () => {
    const { ownerId, experimentId } = await anExperiment();
    const { platform, clock } = test;
    const now = clock.now();
    const n = 4500;
    await expose(
      Array.from({ length: n }, (_, i) => ({
        ownerId,
        experimentId,
        unit: unitOf(i),
        phase: 1,
        group: i % 2,
        at: new Date(now.getTime() - hourMs),
      })),
    );
    const orders = Array.from({ length: n }, (_, i) => ({
      ...{ id: i + 1, currency: 'EUR', minor: 100, counts: true, placedAt: now, units: [unitOf(i)] },
      arrivedAt: new Date(now.getTime() - Math.floor(i / 1500)),
    }));
    await countExperiment({ platform, orders: bookOf(orders) }, ownerId, experimentId);
    const { rows } = await platform.database.pool.query('select count(*)::int as n from experiment_orders where owner_id = $1', [ownerId]);
    expect(rows).toEqual([{ n }]);
  });

  it('an experiment that is deleted meanwhile loses its exposures without a fault', async () => {
    const { ownerId, experimentId } = await anExperiment();
    await test.platform.database.pool.query('delete from experiments where owner_id = $1', [ownerId]);
    await expose([{ ownerId, experimentId, unit: unitOf(1), phase: 1, group: 1, at: test.clock.now() }]);
    await countExperiment({ platform: test.platform, orders: bookOf([]) }, ownerId, experimentId);
    expect(await findWhole(test.platform.db, ownerId, experimentId)).toBe(null);
  });
});

describe('groups', () => {
  const shares = fc
    .tuple(fc.integer({ min: 2, max: 4 }), fc.nat({ max: 3 }), fc.integer({ min: 5, max: 95 }))
    .map(([groups, group, share]) => sharesWith(groups, group % groups, share));

  it('a unit is in one group of a phase, always the same', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), shares, (n, id, of) => {
        const group = groupOf(aHash(n), id, of);
        expect(group).toBe(groupOf(aHash(n), id, of));
        expect(of[group]).toBeGreaterThan(0);
      }),
    );
  });

  it('shares add up, and give the wanted one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.nat({ max: 3 }), fc.integer({ min: 5, max: 95 }), (groups, group, share) => {
        const all = sharesWith(groups, group % groups, share);
        expect(all.reduce((a, b) => a + b, 0)).toBe(wholeShare);
        expect(all[group % groups]).toBe(share * 100);
        expect(evenShares(groups).reduce((a, b) => a + b, 0)).toBe(wholeShare);
      }),
    );
  });

  it('are as large as their shares, and independent between experiments', () => {
    const n = 20_000;
    const ten = Array.from({ length: n }, (_, i) => groupOf(aHash(i), 1, [1000, 9000]));
    expect(ten.filter((group) => group === 0).length / n).toBeCloseTo(0.1, 1);
    const both = Array.from({ length: n }, (_, i) => groupOf(aHash(i), 1, [5000, 5000]) + 2 * groupOf(aHash(i), 2, [5000, 5000]));
    for (const kind of [0, 1, 2, 3]) expect(Math.abs(both.filter((group) => group === kind).length / n - 0.25)).toBeLessThan(0.02);
  });
});

describe('figures', () => {
  const design = {
    metric: 'orders',
    smallestLift: 0.2,
    expectedRate: 0.02,
    expectedVisitors: 14_000,
    countsMoney: true,
    groups: 2,
  } as const;
  const phases = [{ number: 1, shares: [5000, 5000] }];
  const dayOf = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
  /** Days with so many visitors a group, of whom so many order for 50.00 each. */
  const daysWith = (
    n: number,
    visitors: number,
    ordered: readonly [number, number],
    sizes: readonly [number, number] = [visitors, visitors],
  ) =>
    Array.from({ length: n }, (_, i) =>
      [0, 1].map((group): DaySums => {
        const hits = ordered[group] ?? 0;
        const size = sizes[group] ?? 0;
        return {
          day: dayOf(i),
          phase: 1,
          group,
          visitors: size,
          ordered: hits,
          clicked: 0,
          opened: 0,
          addedToCart: 0,
          money: hits * 5000,
          moneySquares: hits * 25e6,
        };
      }),
    ).flat();

  it('say nothing before anything is known', () => {
    const { counts, results, countedUntil } = figuresOf(design, phases, []);
    expect(countedUntil).toBe(null);
    expect(counts).toMatchObject([{ visitors: 0 }, { visitors: 0 }]);
    expect(results).toMatchObject([{ verdict: 'notYet', since: null, lifts: { orders: null }, extraMoney: null }]);
  });

  it('give no interval below thirty orders in each group, however many visitors there were', () => {
    expect(figuresOf(design, phases, daysWith(1, 100_000, [29, 60])).results[0]?.lifts.orders).toBe(null);
    expect(figuresOf(design, phases, daysWith(1, 100_000, [30, 60])).results[0]?.lifts.orders).not.toBe(null);
  });

  it('find a winner and the day from which on it stands, what it brought, and a loser', () => {
    const won = figuresOf(design, phases, daysWith(42, 450, [9, 13])).results[0];
    expect(won).toMatchObject({ verdict: 'won' });
    expect(won?.since).not.toBe(null);
    expect(won?.lifts.orders?.value).toBeCloseTo(13 / 9 - 1, 6);
    expect(won?.extraMoney?.value).toBeCloseTo(42 * 4 * 5000, 0);
    expect(won?.extraMoney?.low).toBeGreaterThan(0);
    expect(figuresOf(design, phases, daysWith(42, 450, [13, 9])).results[0]?.verdict).toBe('lost');
    // Once it stands it stays: the bet was won.
    const later = [...daysWith(42, 450, [9, 13]), ...daysWith(43, 450, [11, 11]).slice(84)];
    expect(figuresOf(design, phases, later).results[0]).toMatchObject({ verdict: 'won', since: won?.since });
  });

  it('call a difference that is surely small what it is', () => {
    const { results } = figuresOf({ ...design, expectedVisitors: 200_000 }, phases, daysWith(40, 10_000, [1000, 1005]));
    expect(results[0]).toMatchObject({ verdict: 'same' });
  });

  it('hide the verdict when the groups are not as planned, also when only open days show it', () => {
    expect(figuresOf(design, phases, daysWith(42, 450, [9, 13], [450, 400])).results[0]?.verdict).toBe('broken');
    const waiting = [
      { phase: 1, group: 0, visitors: 3000 },
      { phase: 1, group: 1, visitors: 2000 },
    ];
    expect(figuresOf(design, phases, daysWith(42, 450, [9, 13]), waiting).results[0]?.verdict).toBe('broken');
  });

  it('ask for more evidence with more groups', () => {
    const three = [{ number: 1, shares: [3334, 3333, 3333] }];
    const rows = (n: number) => daysWith(n, 450, [9, 13]).flatMap((row) => (row.group === 0 ? [row, { ...row, group: 2 }] : [row]));
    const since = (groups: number, of: typeof phases, days: DaySums[]) => figuresOf({ ...design, groups }, of, days).results[0]?.since;
    const [alone, among] = [since(2, phases, daysWith(60, 450, [9, 13])), since(3, three, rows(60))];
    expect(alone && among && alone <= among).toBe(true);
  });
});
