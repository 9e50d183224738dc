import {
  getOrderSettings,
  getRevenue,
  importOrderFile,
  judgeOrder,
  listOrders,
  listPopups,
  listRefusedOrders,
  type Order,
  type OrderFile,
  type OrderSettings,
  orderWays,
  previewOrderFile,
  updateOrderSettings,
} from '@parley/contract';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { on } from '../../../testing/server.ts';
import Orders from './Orders.tsx';

const at = '2026-11-20T10:00:00.000Z';
const settings: OrderSettings = {
  ways: orderWays.map((way) => ({
    ...{ way, on: way !== 'shopify', last_at: null, orders: 0, last_test_at: null, pinged_at: null, refused_at: null },
  })),
  woocommerce: { address: 'https://parley.test/orders/woocommerce/key/', secret: 'the-secret' },
  shopify: { address: 'https://parley.test/orders/shopify/key/', secretSet: false },
  pageOrders: null,
  pageOrdersNow: 'count',
};
const order: Order = {
  ...{ id: 7, shop_order_id: 'A-1', placed_at: at, arrived_at: at, ways: ['page'], signed: false, status: 'placed', test: false },
  ...{
    currency: 'EUR',
    total_minor: 5990,
    refunded_minor: 0,
    net_minor: 5990,
    counts: true,
    notes: [],
    reported: [],
    verdict: null,
    attributed: true,
  },
  items: [{ title: 'Shoe', quantity: 2, product_id: 1 }],
};

function serve({ orders = [] as Order[], changes = {} as Partial<OrderSettings>, refused = [] as never[] } = {}) {
  on(listPopups).answer(() => []);
  on(getOrderSettings).answer(() => ({ settings: { ...settings, ...changes } }));
  on(listRefusedOrders).answer(() => ({ refused }));
  const sums = orders.length > 0 ? [{ currency: 'EUR', orders: 1, minor: 5990 }] : [];
  on(getRevenue).answer(() => ({
    revenue: { from: '2026-10-22', to: '2026-11-20', orders: sums, attributed: sums, any: orders.length > 0 },
  }));
  return on(listOrders).answer(() => ({
    ...{ orders, total: orders.length, doubted: orders.filter(({ counts }) => !counts).length },
  }));
}

test('without orders it says how they come, with the address and the secret to copy', async () => {
  serve();
  show(<Orders />);
  expect(await screen.findByText('No orders yet')).toBeTruthy();
  expect(await screen.findByText('https://parley.test/orders/woocommerce/key/')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy secret' })).toBeTruthy();
  expect(screen.getByRole('status', { name: 'WooCommerce webhook' }).textContent).toContain('Nothing has come yet');
});

test('lists orders with what became of them, and takes a decision back', async () => {
  const reported = [5990, 100].map((minor) => ({ currency: 'EUR', minor }));
  const doubted: Order = {
    ...{ ...order, id: 8, shop_order_id: 'A-2', counts: false, net_minor: 0, notes: ['pages_differ'], reported, attributed: false },
  };
  const asked = serve({ orders: [order, doubted] });
  const judged = on(judgeOrder).answer(({ body }) => ({
    order: { ...doubted, counts: body?.verdict === 'count', verdict: body?.verdict ?? null },
  }));
  const { user } = show(<Orders />);
  expect(await screen.findByText('1 order waits for your decision.')).toBeTruthy();
  const [, first, second] = screen.getAllByRole('row').filter((row) => row.closest('[aria-label="Orders"]'));
  expect(first?.textContent).toContain('2 × Shoe');
  expect(within(second as HTMLElement).getByText('In doubt')).toBeTruthy();
  expect(within(second as HTMLElement).getByText('Pages said €59.90, €1.00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show it' }));
  await expect.poll(() => asked.at(-1)?.query?.show).toBe('waiting');
  await user.click(screen.getByRole('button', { name: 'Count order A-2' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(judged.map(({ body }) => body?.verdict)).toEqual(['count', null]);
});

test('Shopify’s key is saved; a refusal is shown at the field', async () => {
  serve();
  const saved = on(updateOrderSettings).refuse(400, { fields: { shopifySecret: 'At most 200 characters' } });
  const { user } = show(<Orders />, { at: '/Orders?shop=shopify' });
  await user.type(await screen.findByLabelText('Shopify’s key'), 'a key of Shopify');
  await user.click(screen.getByRole('button', { name: 'Save key' }));
  expect(await screen.findByText('At most 200 characters')).toBeTruthy();
  expect(saved.map(({ body }) => body?.shopifySecret)).toEqual(['a key of Shopify']);
});

test('a file is looked at before it is imported, with a reason for each line that is left out', async () => {
  serve();
  const file: OrderFile = {
    columns: [{ meaning: 'id', column: 'Name' }],
    ...{ orders: 2, added: 2, changed: 0, unchanged: 0, sums: [{ currency: 'USD', orders: 2, minor: 24400 }], refused: 1 },
    problems: [{ line: 6, text: '#1004, -5.00', reason: 'The total is negative' }],
    sample: [{ line: 2, id: '1001', placed_at: at, currency: 'USD', total_minor: 19900, refunded_minor: 0, status: 'placed' }],
  };
  on(previewOrderFile).answer(() => ({ file }));
  const imported = on(importOrderFile).answer(() => ({ file }));
  const { user } = show(<Orders />, { at: '/Orders?shop=csv' });
  await screen.findByRole('button', { name: 'Choose a CSV file' });
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File(['x'], 'orders.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/2 orders can be read: 2 new/)).toBeTruthy();
  expect(screen.getByText(/Line 6: The total is negative/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('2 orders were added, 0 changed.')).toBeTruthy();
  expect(imported).toHaveLength(1);
});

test('lists orders that arrive while the owner waits as soon as the light changes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  serve();
  show(<Orders />);
  await screen.findByText('No orders yet');
  const ways = settings.ways.map((way) => (way.way === 'woocommerce' ? { ...way, last_at: at, orders: 1 } : way));
  serve({ orders: [order], changes: { ways } });
  vi.advanceTimersByTime(5000);
  expect(await screen.findByText('2 × Shoe')).toBeTruthy();
  expect(screen.getByRole('status', { name: 'WooCommerce webhook' }).textContent).toContain('Last order (1 in all)');
  vi.useRealTimers();
});

test('a list that cannot be loaded shows the error', async () => {
  serve();
  on(listOrders).refuse(422, { message: 'Not today' });
  show(<Orders />);
  expect((await screen.findByRole('alert')).textContent).toContain('Not today');
});
