import type { OrderWayState } from '@parley/contract';
import { describe, expect, test } from 'vitest';
import { lightOf } from './words.ts';

const way: OrderWayState = {
  way: 'woocommerce',
  on: true,
  last_at: null,
  orders: 0,
  last_test_at: null,
  pinged_at: null,
  refused_at: null,
};
const [first, second] = ['2026-01-01T10:00:00.000Z', '2026-01-01T11:00:00.000Z'];

describe('the light of a way', () => {
  test.each<[string, Partial<OrderWayState>, string, string | null]>([
    ['off', { on: false, last_at: first }, 'gray', null],
    ['nothing yet', {}, 'gray', null],
    ['a ping', { pinged_at: first }, 'orange', first],
    ['a test after a ping', { pinged_at: first, last_test_at: second }, 'orange', second],
    ['an order', { last_at: first, last_test_at: second, orders: 3 }, 'green', first],
    ['a refusal after an order', { last_at: first, refused_at: second }, 'red', second],
    ['an order after a refusal', { last_at: second, refused_at: first }, 'green', second],
  ])('%s', (_, changes, color, at) => expect(lightOf({ ...way, ...changes })).toMatchObject({ color, at }));
});
