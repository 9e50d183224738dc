import type { OrderNote } from '@parley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { change, countingOf, type Figure, orderFigures } from './counting.ts';
import { merge, type OrderState, unknownOrder } from './merging.ts';
import type { OrderItem, Report } from './report.ts';

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
const item = fc.record({
  productId: fc.option(fc.integer({ min: 1, max: 3 })),
  title: fc.constantFrom('Shoe', 'Boot'),
  quantity: fc.integer({ min: 1, max: 3 }),
  minor: fc.integer({ min: 0, max: 5000 }),
});
const money = fc.record({
  currency: fc.constantFrom('EUR', 'JPY'),
  total: fc.integer({ min: 0, max: 10_000 }),
  refunds: fc.dictionary(fc.constantFrom('r1', 'r2'), fc.integer({ min: 0, max: 4000 })),
  items: fc.array(item, { maxLength: 2 }),
  placedAt: fc.integer({ min: 0, max: 9 }).map(at),
  test: fc.boolean(),
  notes: fc.constant<OrderNote[]>([]),
});
const signed: fc.Arbitrary<Report<OrderItem>> = fc.record({
  way: fc.constantFrom('woocommerce' as const, 'shopify' as const, 'csv' as const),
  orderId: fc.constant('1'),
  asOf: fc.integer({ min: 1, max: 4 }),
  money: fc.option(money),
  status: fc.option(fc.constantFrom('placed' as const, 'waiting' as const, 'cancelled' as const, 'deleted' as const)),
  browser: fc.constant(null),
});
const refund: fc.Arbitrary<Report<OrderItem>> = fc.record({
  way: fc.constant('shopify' as const),
  orderId: fc.constant('1'),
  asOf: fc.constant(3),
  money: fc.constant(null),
  status: fc.constant(null),
  refund: fc.record({
    refunds: fc.dictionary(fc.constantFrom('r1', 'r3'), fc.integer({ min: 0, max: 4000 })),
    currency: fc.constantFrom('EUR', 'JPY'),
  }),
  browser: fc.constant(null),
});
const ofPage: fc.Arbitrary<Report<OrderItem>> = fc.record({
  way: fc.constantFrom('page' as const, 'pixel' as const),
  orderId: fc.constant('1'),
  asOf: fc.integer({ min: 1, max: 4 }),
  money,
  status: fc.constant('placed' as const),
  browser: fc.constant(null),
});
const messages = fc.array(fc.oneof(signed, refund, ofPage), { minLength: 1, maxLength: 6 });
const mergeAll = (reports: readonly Report<OrderItem>[]) => reports.reduce(merge, unknownOrder);
/** The order of first messages is the only thing that depends on the order of arrival. */
const settled = ({ ways, ...state }: OrderState) => ({ ...state, ways: [...ways].sort() });

describe('messages about an order', () => {
  test('come to the same in any order, and however often each is repeated (M1)', () => {
    const shuffled = messages.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list, ...list], { minLength: list.length * 3 })),
    );
    fc.assert(
      fc.property(shuffled, ([list, mixed]) => {
        expect(settled(mergeAll(mixed))).toEqual(settled(mergeAll(list)));
      }),
    );
  });

  test('change the sums by what the order counts for, so that the sums equal a recount after every message (M1, C1)', () => {
    const visit = { recommenderId: 7, questionnaireId: 8, answerIds: [9, 9], productIds: [1, 2] };
    const stateFigures = (state: OrderState): Figure[] => {
      const { net, counts } = countingOf(state, [], null);
      const { total = 0, currency = null, placedAt = at(0), items = [] } = state.money ?? {};
      return orderFigures({ counts, net, total, currency, placedAt, items }, visit);
    };
    fc.assert(
      fc.property(messages, (list) => {
        const sums = new Map<string, { orders: number; minor: number }>();
        let state = unknownOrder;
        for (const report of list) {
          const next = merge(state, report);
          for (const { orders, minor, ...key } of change(stateFigures(state), stateFigures(next))) {
            const name = JSON.stringify(key);
            const sum = sums.get(name) ?? { orders: 0, minor: 0 };
            sums.set(name, { orders: sum.orders + orders, minor: sum.minor + minor });
          }
          state = next;
          const kept = [...sums].filter(([, { orders, minor }]) => orders !== 0 || minor !== 0);
          const recount = stateFigures(state).map(({ orders, minor, ...key }) => [JSON.stringify(key), { orders, minor }]);
          expect(kept.sort()).toEqual(recount.sort());
          const all = recount.filter(([key]) => String(key).includes('"orders"'));
          expect(all.length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  const placed = (asOf: number, total: number, more: Partial<Report<OrderItem>> = {}): Report<OrderItem> => ({
    ...{ way: 'shopify', orderId: '1', asOf, status: 'placed', browser: null },
    money: { currency: 'EUR', total, refunds: {}, items: [], placedAt: at(0), test: false, notes: [] },
    ...more,
  });
  const inYen = (asOf: number, total: number) =>
    placed(asOf, total, {
      way: 'pixel',
      money: { currency: 'JPY', total, refunds: {}, items: [], placedAt: at(0), test: false, notes: [] },
    });
  const week = 7 * 86_400_000;
  const net = (...reports: Report<OrderItem>[]) => countingOf(mergeAll(reports), [], null).net;

  test.each([
    ['a signed message beats a page, whichever came first (M2)', 100, [placed(0, 900, { way: 'page' }), placed(5, 100)]],
    ['a signed message beats a file (M2)', 100, [placed(9, 900, { way: 'csv' }), placed(5, 100)]],
    ['a file beats a page (M2)', 100, [placed(0, 900, { way: 'pixel' }), placed(5, 100, { way: 'csv' })]],
    ['a late message of an earlier state changes nothing (M3)', 200, [placed(5, 200), placed(4, 100)]],
    ['the same order as webhook and pixel is one (M1)', 100, [placed(5, 100), placed(0, 100, { way: 'pixel' })]],
    ['of two pages that differ, none counts (M4, D3)', 0, [placed(1, 100, { way: 'page' }), placed(2, 50, { way: 'page' })]],
    ['of two pages that differ in the currency only, none counts (D3)', 0, [placed(1, 100, { way: 'page' }), inYen(2, 100)]],
    ['a page that comes a week later changes nothing (D3)', 100, [placed(1, 100, { way: 'page' }), placed(week + 2, 50, { way: 'page' })]],
    [
      'a file settles what pages differ about (M2)',
      50,
      [placed(1, 100, { way: 'page' }), placed(2, 50, { way: 'page' }), placed(3, 50, { way: 'csv' })],
    ],
    ['a cancelled order counts nothing (C2)', 0, [placed(5, 100), placed(6, 100, { status: 'cancelled' })]],
    ['a deletion that arrives before the order holds (M3)', 0, [placed(9, 0, { money: null, status: 'deleted' }), placed(5, 100)]],
    ['an order that is restored counts again (M3)', 100, [placed(9, 0, { money: null, status: 'deleted' }), placed(12, 100)]],
    [
      'a refund counts once, as a message of its own and in the order (C3)',
      70,
      [
        placed(5, 100),
        placed(6, 0, { money: null, status: null, refund: { refunds: { a: 30 }, currency: 'EUR' } }),
        placed(7, 100, { money: { currency: 'EUR', total: 100, refunds: { a: 30 }, items: [], placedAt: at(0), test: false, notes: [] } }),
      ],
    ],
    [
      'refunds take no more than the total (C3)',
      0,
      [placed(5, 100), placed(6, 0, { money: null, status: null, refund: { refunds: { a: 130 }, currency: 'EUR' } })],
    ],
    [
      'a refund in another currency is left to the owner (C3)',
      100,
      [placed(5, 100), placed(6, 0, { money: null, status: null, refund: { refunds: { a: 30 }, currency: 'USD' } })],
    ],
  ])('%s', (_, expected, reports) => expect(net(...reports)).toBe(expected));

  test.each([
    ['the first', 100, [placed(1, 100, { way: 'page' }), placed(2, 900, { way: 'page' })]],
    ['the larger of one instant', 900, [placed(1, 100, { way: 'page' }), placed(1, 900, { way: 'pixel' })]],
  ])('of pages that differ, %s holds when the owner lets it count (M4, V1)', (_, expected, reports) => {
    for (const list of [reports, reports.toReversed()]) expect(countingOf(mergeAll(list), [], 'count').net).toBe(expected);
  });

  test('that are doubted count once the owner or the shop says so (D1, V1)', () => {
    const page = mergeAll([placed(0, 100, { way: 'page' })]);
    const counted = (state: OrderState, verdict: 'count' | 'leave' | null) => countingOf(state, ['unconfirmed'], verdict).net;
    expect([counted(page, null), counted(page, 'count')]).toEqual([0, 100]);
    const confirmed = merge(page, placed(5, 100));
    expect([counted(confirmed, null), counted(confirmed, 'leave')]).toEqual([100, 0]);
  });
});
