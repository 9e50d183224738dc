import {
  exportAnalytics,
  exportOrders,
  getBreakdown,
  getChatAnalytics,
  getOrderSettings,
  getPopupAnalytics,
  getProductAnalytics,
  getRevenue,
  importOrderFile,
  judgeOrder,
  listOrders,
  listRefusedOrders,
  orderLimits,
  previewOrderFile,
  renewOrderSecret,
  startExport,
  updateOrderSettings,
} from '@parley/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { eraseEngagements } from '../engagements/index.ts';
import { storedFigures } from './figures-store.ts';
import { forgetCustomers, orderSizes, ordersToMatch } from './index.ts';
import { type Figure, orderFigures } from './rules/counting.ts';
import { countableOf } from './rules/stored.ts';
import { everyOrder, visitOfOrder } from './store.ts';
import { shopifyFile, shopifyOrder, shopifyRefund, wooOrder } from './testing/bodies.ts';
import { aShop, type Shop } from './testing/shop.ts';

describe('orders', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  const wayOf = async ({ headers }: Shop, way: string) =>
    (await test.ask(getOrderSettings, { headers })).settings.ways.find((setting) => setting.way === way);
  const refusals = async ({ headers }: Shop) =>
    (await test.ask(listRefusedOrders, { headers })).refused.map(({ way, reason, count }) => `${way} ${reason} ${count}`);
  const csvFile = (text: string) => new File([text], 'orders.csv', { type: 'text/csv' });

  /** The figures that the stored orders come to. */
  async function recount(ownerId: number): Promise<string[]> {
    const sums = new Map<string, Figure>();
    for await (const rows of everyOrder(test.platform.db, ownerId))
      for (const row of rows)
        for (const figure of orderFigures(countableOf(row), await visitOfOrder(test.platform.db, ownerId, row.id))) {
          const key = [figure.kind, figure.value, figure.day, figure.currency].join();
          const { orders = 0, minor = 0 } = sums.get(key) ?? {};
          sums.set(key, { ...figure, orders: orders + figure.orders, minor: minor + figure.minor });
        }
    return [...sums.values()].map(inWords).sort();
  }
  const inWords = ({ kind, value, day, currency, orders, minor }: Figure) => [kind, value, day, currency, orders, minor].join(' ');
  const stored = async (ownerId: number) => (await storedFigures(test.platform.db, ownerId)).map(inWords).sort();

  describe('of WooCommerce', () => {
    it('arrive signed, with their products, and change with every message', async () => {
      const shop = await aShop(test);
      expect((await shop.woo('webhook_id=12', '', null)).statusCode).toBe(200);
      expect((await shop.woo(wooOrder({ status: 'pending' }))).statusCode).toBe(200);
      expect(await shop.sums()).toEqual({ orders: [], attributed: [] });
      await shop.woo(wooOrder({ date_modified_gmt: '2026-01-05T17:30:00' }), 'order.updated');
      expect(await shop.sums()).toEqual({ orders: ['EUR 1 × 3935'], attributed: [] });
      const [order] = await shop.orders();
      expect(order).toMatchObject({
        ...{
          shop_order_id: '727',
          placed_at: '2026-01-05T17:28:02.000Z',
          ways: ['woocommerce'],
          signed: true,
          status: 'placed',
          counts: true,
        },
        ...{ currency: 'EUR', total_minor: 3935, net_minor: 3935, attributed: false, notes: ['unknown_products'] },
        items: [
          { title: 'Shoe', quantity: 2, product_id: shop.productId('Shoe') },
          { title: 'Gift wrap', quantity: 1, product_id: null },
        ],
      });
      const refund = { refunds: [{ id: 9, reason: '', total: '-9.35' }], date_modified_gmt: '2026-01-06T10:00:00' };
      await shop.woo(wooOrder(refund), 'order.updated');
      expect(await shop.sums()).toEqual({ orders: ['EUR 1 × 3000'], attributed: [] });
      // Late: the state before the refund.
      await shop.woo(wooOrder({ date_modified_gmt: '2026-01-05T17:31:00' }), 'order.updated');
      expect(await shop.sums()).toEqual({ orders: ['EUR 1 × 3000'], attributed: [] });
      await shop.woo({ id: 727 }, 'order.deleted');
      expect(await shop.sums()).toEqual({ orders: [], attributed: [] });
      expect(await wayOf(shop, 'woocommerce')).toMatchObject({ orders: 1, pinged_at: expect.any(String), last_at: expect.any(String) });
      expect(await stored(shop.ownerId)).toEqual(await recount(shop.ownerId));
    });

    it('are refused without the right signature, and the owner sees it', async () => {
      const [shop, other] = [await aShop(test), await aShop(test)];
      const body = JSON.stringify(wooOrder());
      const { signatureOf } = await import('./ways/signatures.ts');
      const ofOther = signatureOf(body, other.settings.woocommerce.secret);
      const answers = [await shop.woo(body, 'order.created', null), await shop.woo(body, 'order.created', ofOther)];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
      expect(await shop.orders()).toEqual([]);
      expect(await refusals(shop)).toEqual(['woocommerce bad_signature 2']);
      expect(await refusals(other)).toEqual([]);
      const nobody = await test.app.inject({ method: 'POST', url: '/orders/woocommerce/1.forged/', payload: body });
      expect(nobody.statusCode).toBe(404);
    });

    it('are refused with an old secret, and while the way is off', async () => {
      const shop = await aShop(test);
      await test.ask(updateOrderSettings, { body: { woocommerce: false }, headers: shop.headers });
      expect((await shop.woo(wooOrder())).statusCode).toBe(403);
      await test.ask(updateOrderSettings, { body: { woocommerce: true }, headers: shop.headers });
      expect((await shop.woo(wooOrder())).statusCode).toBe(200);
      const { settings } = await test.ask(renewOrderSecret, { body: {}, headers: shop.headers });
      expect(settings.woocommerce.secret).not.toBe(shop.settings.woocommerce.secret);
      expect((await shop.woo(wooOrder())).statusCode).toBe(401);
      expect(await refusals(shop)).toEqual(['woocommerce bad_signature 1', 'woocommerce switched_off 1']);
    });

    it.each([
      ['negative_total', wooOrder({ total: '-1.00' })],
      ['too_large', wooOrder({ total: '99999999999999.00' })],
      ['unknown_currency', wooOrder({ currency: 'DOGE' })],
      ['too_old', wooOrder({ date_created_gmt: '2010-01-05T17:28:02' })],
      ['not_an_order', { hello: 'world' }],
      ['not_an_order', 'no JSON'],
      ['not_an_order', wooOrder({ total: 'much' })],
      ['not_an_order', []],
    ])('that cannot count (%s) are answered with 200, stored nowhere and listed', async (reason, body) => {
      const shop = await aShop(test);
      expect((await shop.woo(body)).statusCode).toBe(200);
      expect(await shop.orders()).toEqual([]);
      expect(await refusals(shop)).toEqual([`woocommerce ${reason} 1`]);
    });

    it('of an unknown status count, with a note; products webhooks are no orders', async () => {
      const shop = await aShop(test);
      await shop.woo(wooOrder({ status: 'ready-for-pickup', line_items: [] }));
      await shop.woo({ id: 5, name: 'Shoe' }, 'product.updated');
      expect((await shop.orders()).map(({ notes, counts }) => [notes, counts])).toEqual([[['unknown_status'], true]]);
      expect(await refusals(shop)).toEqual([]);
    });
  });

  describe('of Shopify', () => {
    it('arrive signed; refunds and cancellations change the sums, in any order', async () => {
      const shop = await aShop(test);
      // The refund comes first.
      await shop.shopify(shopifyRefund(), 'refunds/create');
      expect(await shop.sums()).toEqual({ orders: [], attributed: [] });
      await shop.shopify(shopifyOrder());
      expect(await shop.sums()).toEqual({ orders: ['USD 1 × 14900'], attributed: [] });
      const updated = { refunds: [shopifyRefund()], current_total_price: '149.00', updated_at: '2026-01-06T10:00:05-05:00' };
      await shop.shopify(shopifyOrder(updated), 'orders/updated');
      expect(await shop.sums()).toEqual({ orders: ['USD 1 × 14900'], attributed: [] });
      await shop.shopify(
        shopifyOrder({ ...updated, cancelled_at: '2026-01-07T10:00:00-05:00', updated_at: '2026-01-07T10:00:00-05:00' }),
        'orders/cancelled',
      );
      expect(await shop.sums()).toEqual({ orders: [], attributed: [] });
      expect((await shop.orders())[0]).toMatchObject({ status: 'cancelled', total_minor: 19900, refunded_minor: 5000, net_minor: 0 });
      expect(await stored(shop.ownerId)).toEqual(await recount(shop.ownerId));
    });

    it('may be edited: the current total counts', async () => {
      const shop = await aShop(test);
      await shop.shopify(shopifyOrder());
      await shop.shopify(shopifyOrder({ current_total_price: '209.00', updated_at: '2026-01-06T10:00:05-05:00' }), 'orders/edited');
      expect((await shop.sums()).orders).toEqual(['USD 1 × 20900']);
    });

    it('in test mode, and test notifications, show that they arrive and never count', async () => {
      const shop = await aShop(test);
      await shop.shopify(shopifyOrder({ id: 820982911946154500 }), 'orders/create', { 'x-shopify-test': 'true' });
      expect(await shop.orders()).toEqual([]);
      expect(await wayOf(shop, 'shopify')).toMatchObject({ last_at: null, last_test_at: expect.any(String) });
      await shop.shopify(shopifyOrder({ test: true }));
      expect((await shop.orders()).map(({ test: isTest, counts }) => [isTest, counts])).toEqual([[true, false]]);
      expect(await shop.sums()).toEqual({ orders: [], attributed: [] });
    });

    it('need a key: without one the way is off', async () => {
      const { headers } = await test.newOwner();
      const refused = await test.send(updateOrderSettings, { body: { shopify: true }, headers });
      expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'no_secret']);
    });
  });

  describe('of pages', () => {
    it('count once, however often the page reports them', async () => {
      const shop = await aShop(test);
      const order = { id: 'A-1', total: 59.9, currency: 'eur', items: [{ id: 'shoe', title: 'Shoe', quantity: 1, price: 59.9 }] };
      const answers = await Promise.all(Array.from({ length: 50 }, () => shop.page(order)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect((await shop.sums()).orders).toEqual(['EUR 1 × 5990']);
      expect(await wayOf(shop, 'page')).toMatchObject({ orders: 1 });
    });

    it('count once when a page reports them a thousand times, which is beyond its limit', async () => {
      const limited = await testApp({ RATE_LIMIT_SCALE: '1' });
      const { ownerId, headers } = await limited.newOwner();
      const send = () =>
        limited.app.inject({ method: 'POST', url: `/popup/order/${ownerId}/`, payload: { id: 'A', total: 1, currency: 'EUR' } });
      const statuses: number[] = [];
      for (let i = 0; i < 1000; i++) statuses.push((await send()).statusCode);
      expect(statuses).toEqual([...Array(60).fill(200), ...Array(940).fill(429)]);
      const { orders } = await limited.ask(listOrders, { headers });
      expect(orders.map(({ shop_order_id, net_minor, notes }) => [shop_order_id, net_minor, notes])).toEqual([['A', 100, []]]);
      const { revenue } = await limited.ask(getRevenue, { headers });
      expect(revenue.orders).toEqual([{ currency: 'EUR', orders: 1, minor: 100 }]);
      await limited.close();
    });

    it('are refused with the reason, and from websites that are not allowed', async () => {
      const shop = await aShop(test);
      const order = { id: 'A-1', total: 59.9, currency: 'EUR' };
      const codes = async (...sent: ReturnType<Shop['page']>[]) =>
        (await Promise.all(sent)).map((answer) => [answer.statusCode, answer.json().error?.code]);
      expect(await codes(shop.page({ ...order, total: -1 }), shop.page({ ...order, total: 1e14 }))).toEqual([
        [422, 'order_refused'],
        [422, 'order_refused'],
      ]);
      expect(await codes(shop.page({ ...order, currency: 'XYZ' }), shop.page({ ...order, total: 'free?' }))).toEqual([
        [422, 'order_refused'],
        [422, 'order_refused'],
      ]);
      expect(await codes(shop.page(order, 'https://evil.example'), shop.page(order, 'null'))).toEqual([
        [403, 'website_not_allowed'],
        [403, 'website_not_allowed'],
      ]);
      expect(await codes(shop.page({ total: 5, currency: 'EUR' }))).toEqual([[400, 'invalid']]);
      const unknown = await test.app.inject({ method: 'POST', url: '/popup/order/999999/', payload: order });
      expect(unknown.statusCode).toBe(404);
      expect(await shop.orders()).toEqual([]);
      expect((await refusals(shop)).sort()).toEqual([
        'page negative_total 1',
        'page not_an_order 1',
        'page too_large 1',
        'page unknown_currency 1',
        'page website_not_allowed 2',
      ]);
    });

    it('that are tests show that they arrive', async () => {
      const shop = await aShop(test);
      expect((await shop.page({ id: 'parley-test-1', total: 1, currency: 'EUR' })).statusCode).toBe(200);
      expect(await shop.orders()).toEqual([]);
      expect(await wayOf(shop, 'page')).toMatchObject({ last_test_at: expect.any(String), orders: 0 });
    });

    it('without an origin count only from a website of the owner’s; others wait (R8)', async () => {
      const shop = await aShop(test);
      const pixel = { total: '250.00', currency: 'USD', way: 'pixel' };
      const pages = ['https://boots.example/x', 'https://shop.example.evil.example/', 'no address', undefined];
      for (const [n, page] of pages.entries()) expect((await shop.page({ ...pixel, id: n, page }, 'null')).statusCode).toBe(200);
      expect((await shop.sums()).orders).toEqual([]);
      expect((await shop.orders('doubted')).map(({ notes }) => notes)).toEqual(pages.map(() => ['unconfirmed']));
      // Only pixels run in such frames.
      expect((await shop.page({ ...pixel, id: 9, way: 'page', page: 'https://shop.example/' }, 'null')).statusCode).toBe(403);
    });

    describe('that differ are in doubt (D3)', () => {
      const order = { id: 'A-1', total: 59.9, currency: 'EUR' };
      const doubted = async (shop: Shop) =>
        (await shop.orders('doubted')).map(({ notes, counts, reported }) => ({ notes, counts, reported }));

      it('whichever comes first: the order waits for the owner, who sees all reports, and later reports change nothing', async () => {
        const shop = await aShop(test);
        await shop.page(order);
        await shop.page({ id: 'A-2', total: 5, currency: 'EUR' });
        for (const total of [0, 1, 500, 500]) {
          test.clock.advance(1000);
          await shop.page({ ...order, total });
          await shop.page({ ...order, total, currency: 'JPY', way: 'pixel', page: 'https://shop.example/' }, 'null');
        }
        expect((await shop.sums()).orders).toEqual(['EUR 1 × 500']);
        const reported = [0, 100, 50_000, 5990].map((minor) => ({ currency: 'EUR', minor }));
        expect(await doubted(shop)).toEqual([
          { notes: ['pages_differ'], counts: false, reported: [...reported, { currency: 'JPY', minor: 0 }] },
        ]);
        const { orders, doubted: waiting } = await test.ask(listOrders, { query: { show: 'waiting' }, headers: shop.headers });
        expect([waiting, orders.length]).toEqual([1, 1]);
        await test.ask(judgeOrder, { params: { id: String(orders[0]?.id) }, body: { verdict: 'count' }, headers: shop.headers });
        await shop.page({ ...order, total: 7 });
        expect(await shop.orders('waiting')).toEqual([]);
        expect((await shop.sums()).orders).toEqual(['EUR 2 × 6490']);
        expect(await stored(shop.ownerId)).toEqual(await recount(shop.ownerId));
      });

      it.each<[string, (shop: Shop) => Promise<unknown>]>([
        ['the shop’s webhook', (shop) => shop.woo(wooOrder({ id: 'A-1', total: '63.20', line_items: [] }))],
        [
          'a file of the owner’s',
          (shop) =>
            test.ask(importOrderFile, {
              body: {},
              files: { file: csvFile('id,total,currency,date\nA-1,63.20,EUR,2026-01-05') },
              headers: shop.headers,
            }),
        ],
      ])('until %s settles it', async (_, settle) => {
        const shop = await aShop(test);
        await shop.page({ ...order, total: 1 });
        await shop.page({ ...order, total: 63.2 });
        expect((await shop.sums()).orders).toEqual([]);
        await settle(shop);
        expect((await shop.sums()).orders).toEqual(['EUR 1 × 6320']);
        expect((await shop.orders()).map(({ notes }) => notes)).toEqual([['page_differs']]);
        expect(await stored(shop.ownerId)).toEqual(await recount(shop.ownerId));
      });

      it('also if two visitors claim to have bought it; a visitor who reloads the page is no second one', async () => {
        const shop = await aShop(test);
        const [buyer, other] = [await shop.visit({ clicks: 'Boot' }), await shop.visit({ clicks: 'Shoe' })];
        await shop.page({ ...order, engagements: [buyer] });
        await shop.page({ ...order, engagements: [buyer] });
        await shop.page({ ...order });
        expect(await shop.sums()).toEqual({ orders: ['EUR 1 × 5990'], attributed: ['EUR 1 × 5990'] });
        await shop.page({ ...order, engagements: [other] });
        expect(await shop.sums()).toEqual({ orders: [], attributed: [] });
        expect(await doubted(shop)).toEqual([{ notes: ['pages_differ'], counts: false, reported: [] }]);
        // Asking again does not win the order for the other one.
        await shop.page({ ...order, engagements: [other] });
        const [row] = await shop.orders();
        const visit = await visitOfOrder(test.platform.db, shop.ownerId, row?.id ?? 0);
        expect(visit?.productIds).toEqual([shop.productId('Boot')]);
        expect(await stored(shop.ownerId)).toEqual(await recount(shop.ownerId));
      });

      it('cannot take back an order that has counted for a week', async () => {
        const shop = await aShop(test);
        await shop.page(order);
        test.clock.advance(7 * 86_400_000 + 1);
        await shop.page({ ...order, total: 1 });
        expect((await shop.sums()).orders).toEqual(['EUR 1 × 5990']);
        expect((await shop.orders()).map(({ notes }) => notes)).toEqual([['page_differs']]);
        test.clock.advance(-7 * 86_400_000 - 1);
      });
    });

    it('are merged with the webhook of the same order, and the webhook is believed', async () => {
      const shop = await aShop(test);
      const pixel = {
        id: 'gid://shopify/OrderIdentity/5940139491234',
        total: '250.00',
        currency: 'USD',
        way: 'pixel',
        page: 'https://shop.example/checkouts/x',
      };
      expect((await shop.page(pixel, 'null')).statusCode).toBe(200);
      expect((await shop.sums()).orders).toEqual(['USD 1 × 25000']);
      await shop.shopify(shopifyOrder());
      expect((await shop.sums()).orders).toEqual(['USD 1 × 19900']);
      expect((await shop.orders()).map(({ ways, notes }) => [ways, notes])).toEqual([[['pixel', 'shopify'], ['page_differs']]]);
    });

    it('wait for the webhook once the shop has one, unless the owner says otherwise', async () => {
      const shop = await aShop(test);
      await shop.woo(wooOrder({ line_items: [] }));
      await shop.page({ id: '728', total: 10, currency: 'EUR' });
      expect((await shop.sums()).orders).toEqual(['EUR 1 × 3935']);
      const [waiting] = await shop.orders('doubted');
      expect(waiting).toMatchObject({ shop_order_id: '728', notes: ['unconfirmed'], counts: false });
      expect((await test.ask(listOrders, { headers: shop.headers })).doubted).toBe(1);
      const judged = (verdict: 'count' | 'leave' | null) =>
        test.ask(judgeOrder, { params: { id: String(waiting?.id) }, body: { verdict }, headers: shop.headers });
      await judged('count');
      expect((await shop.sums()).orders).toEqual(['EUR 2 × 4935']);
      await judged(null);
      expect((await shop.sums()).orders).toEqual(['EUR 1 × 3935']);
      await shop.woo(wooOrder({ id: 728, total: '10.00', line_items: [] }));
      expect((await shop.sums()).orders).toEqual(['EUR 2 × 4935']);
      await test.ask(updateOrderSettings, { body: { pageOrders: 'count' }, headers: shop.headers });
      await shop.page({ id: '729', total: 5, currency: 'EUR' });
      expect((await shop.sums()).orders).toEqual(['EUR 3 × 5435']);
      expect(await stored(shop.ownerId)).toEqual(await recount(shop.ownerId));
    });

    it('with a far higher total than usual wait for the owner', async () => {
      const shop = await aShop(test);
      for (let i = 0; i < 10; i++) await shop.page({ id: `P-${i}`, total: 5, currency: 'GBP' });
      await shop.page({ id: 'big', total: 5000, currency: 'GBP' });
      expect((await shop.orders('doubted')).map(({ shop_order_id, notes }) => [shop_order_id, notes])).toEqual([['big', ['implausible']]]);
      expect((await shop.sums()).orders).toEqual(['GBP 10 × 5000']);
    });
  });

  describe('are attributed', () => {
    it('to the visit that clicked a recommended product, by recommender, questionnaire, answer and product', async () => {
      const shop = await aShop(test);
      const engagements = [await shop.visit({ clicks: null }), await shop.visit({ clicks: 'Boot' })];
      const items = [
        { title: 'Boot', quantity: 1, price: '199.00' },
        { title: 'Shoe', quantity: 1, price: '10.00' },
      ];
      await shop.page({ id: 'A-1', total: '209.00', currency: 'EUR', items, engagements });
      expect(await shop.sums()).toEqual({ orders: ['EUR 1 × 20900'], attributed: ['EUR 1 × 20900'] });
      const byKind = async () =>
        (await storedFigures(test.platform.db, shop.ownerId)).map(({ kind, value, minor }) => `${kind} ${value} ${minor}`).sort();
      expect(await byKind()).toEqual(
        [
          `answer ${shop.answerIds[0]} 20900`,
          'attributed  20900',
          'orders  20900',
          `product ${shop.productId('Boot')} 19900`,
          `questionnaire ${shop.questionnaireId} 20900`,
          `recommender ${shop.recommenderId} 20900`,
        ].sort(),
      );
      // The webhook confirms it with another total; a later reload of the page attributes nothing anew.
      await shop.woo(wooOrder({ id: 'A-1', total: '104.50', line_items: [] }));
      expect(await shop.sums()).toEqual({ orders: ['EUR 1 × 10450'], attributed: ['EUR 1 × 10450'] });
      expect(await stored(shop.ownerId)).toEqual(await recount(shop.ownerId));
    });

    it('in every report and its file, and in the owner’s export without secrets', async () => {
      const shop = await aShop(test);
      const engagements = [await shop.visit({ clicks: 'Boot' })];
      await shop.page({ id: 'A-1', total: 20, currency: 'EUR', items: [{ title: 'Boot', quantity: 1, price: 15 }], engagements });
      await shop.page({ id: 'A-2', total: 900, currency: 'JPY', engagements });
      const { headers } = shop;
      const attributed = [
        { currency: 'EUR', orders: 1, minor: 2000 },
        { currency: 'JPY', orders: 1, minor: 900 },
      ];
      const { chatgpt_info: info } = await test.ask(getChatAnalytics, { headers });
      expect([info.total_attributed, info.days.at(-1)?.attributed]).toEqual([attributed, attributed]);
      const [questionnaire] = (await test.ask(getPopupAnalytics, { headers })).questionnaire_data;
      expect(questionnaire?.attributed).toEqual(attributed);
      const answers = questionnaire?.answers_statistics[0]?.answers_with_response_statistics.map((answer) => answer.attributed);
      expect(answers).toEqual([attributed, []]);
      const { breakdown } = await test.ask(getBreakdown, { headers });
      expect(breakdown.rows.map((row) => row.attributed)).toEqual([attributed]);
      const { products } = await test.ask(getProductAnalytics, { headers });
      expect(products.rows.map(({ title, attributed: sales }) => [title, sales])).toEqual([
        ['Boot', [{ currency: 'EUR', orders: 1, minor: 1500 }]],
      ]);
      const report = async (name: 'products' | 'breakdown' | 'questionnaires' | 'days') =>
        (await test.send(exportAnalytics, { query: { report: name }, headers })).body;
      expect(await report('products')).toMatch(/"Attributed sales \(EUR\)"\r\n.*"15"\r\n$/s);
      for (const name of ['breakdown', 'questionnaires', 'days'] as const)
        expect(await report(name)).toMatch(/"Attributed sales \(EUR\)","Attributed sales \(JPY\)".*"20","900"/s);
      const { path } = await test.ask(startExport, { headers });
      const whole = (await test.app.inject({ method: 'GET', url: path })).json();
      expect(whole.orders.map((row: Record<string, unknown>) => row.shop_order_id).sort()).toEqual(['A-1', 'A-2']);
      expect(Object.keys(whole.order_settings[0])).not.toContain('shopify_secret_sealed');
    });

    it('to nobody who did not click before, who clicked long ago, or whose identifier was forged', async () => {
      const shop = await aShop(test);
      const [looked, clicked] = [await shop.visit({ clicks: null }), await shop.visit()];
      await shop.page({ id: 'A-1', total: 1, currency: 'EUR', engagements: [looked] });
      await shop.page({ id: 'A-2', total: 1, currency: 'EUR', engagements: [`${clicked}x`, 'forged'] });
      // A reload after a click: the order was there before.
      await shop.page({ id: 'A-1', total: 1, currency: 'EUR', engagements: [clicked] });
      test.clock.advance(8 * 86_400_000);
      await shop.page({ id: 'A-3', total: 1, currency: 'EUR', engagements: [clicked] });
      const other = await aShop(test);
      await other.page({ id: 'A-4', total: 1, currency: 'EUR', engagements: [clicked] });
      expect([await shop.orders('attributed'), await other.orders('attributed')]).toEqual([[], []]);
    });

    describe('to the buyer, and to nobody who guessed the number of the order before (A6)', () => {
      const minute = 60_000;
      const order = { id: '900', total: 10, currency: 'EUR' };
      const rowOf = async (shop: Shop, id: string) => (await shop.orders()).find(({ shop_order_id }) => shop_order_id === id)?.id ?? 0;
      const clickedFor = async (shop: Shop) =>
        (await visitOfOrder(test.platform.db, shop.ownerId, await rowOf(shop, '900')))?.productIds.map((id) =>
          id === shop.productId('Boot') ? 'Boot' : 'Shoe',
        ) ?? null;
      const unitsOf = async (shop: Shop, of: string) => {
        const id = await rowOf(shop, of);
        const orders = await ordersToMatch(test.platform.db, shop.ownerId, { after: new Date(0), limit: 10 });
        return orders.find((order) => order.id === id)?.units.toSorted();
      };
      const confirm = (shop: Shop, id = 900) => {
        const at = test.clock.now().toISOString().slice(0, 19);
        return shop.woo(wooOrder({ id, total: '10.00', line_items: [], date_created_gmt: at, date_modified_gmt: at }));
      };
      const guess = async (shop: Shop) => shop.page({ ...order, total: 0.01, engagements: [await shop.visit({ clicks: 'Shoe' })] });
      const buy = async (shop: Shop) => shop.page({ ...order, engagements: [await shop.visit({ clicks: 'Boot' })] });

      it.each<[string, ((shop: Shop) => Promise<unknown>)[], string[] | null]>([
        ['the page, then the webhook', [buy, confirm], ['Boot']],
        ['the webhook, then the page', [confirm, buy], ['Boot']],
        ['the webhook alone', [confirm], null],
      ])('%s', async (_, messages, clicked) => {
        const shop = await aShop(test);
        await shop.woo(wooOrder({ line_items: [] }));
        await guess(shop);
        test.clock.advance(30 * minute);
        for (const send of messages) await send(shop);
        await confirm(shop, 901);
        if (!clicked) expect(await unitsOf(shop, '900')).toEqual(await unitsOf(shop, '901'));
        expect(await clickedFor(shop)).toEqual(clicked);
        // Guesses of later days get nothing either.
        test.clock.advance(25 * 60 * minute);
        await guess(shop);
        expect(await clickedFor(shop)).toEqual(clicked);
        expect((await shop.sums()).orders).toEqual(['EUR 3 × 5935']);
        expect(await stored(shop.ownerId)).toEqual(await recount(shop.ownerId));
      });

      it('keeps the unit of a visitor without a visit, such as one of a hold-out, whose number was guessed', async () => {
        const shop = await aShop(test);
        // At noon, since the units change at midnight.
        const noon = new Date(test.clock.now()).setUTCHours(36, 0, 0, 0);
        test.clock.advance(noon - test.clock.now().getTime());
        await shop.woo(wooOrder({ line_items: [] }));
        await shop.page({ ...order, total: 0.01 });
        test.clock.advance(30 * minute);
        await shop.page(order);
        await confirm(shop);
        await shop.page({ ...order, id: '902' });
        await confirm(shop, 902);
        // Those of the buyer's page and of the shop's message, as of an order that nobody guessed.
        expect((await unitsOf(shop, '902'))?.length).toBeGreaterThan(1);
        expect(await unitsOf(shop, '900')).toEqual(await unitsOf(shop, '902'));
      });
    });

    it('until the visit is erased: then the figures stay, and nothing points to the visitor', async () => {
      const shop = await aShop(test);
      const engagement = await shop.visit();
      await shop.page({ id: 'A-1', total: 10, currency: 'EUR', engagements: [engagement] });
      const before = await shop.sums();
      const erase = (id: string) => test.platform.db.transaction((tx) => eraseEngagements(tx, shop.ownerId, [id]));
      await erase(engagement.split('.')[0] ?? '');
      const [order] = await shop.orders();
      expect(await visitOfOrder(test.platform.db, shop.ownerId, order?.id ?? 0)).toBeNull();
      expect(await shop.sums()).toEqual(before);
      await shop.page({ id: 'A-1', total: 10, currency: 'EUR', engagements: [engagement] });
      expect(await shop.sums()).toEqual(before);
    });
  });

  it('forget their customers after the retention period, and still count once', async () => {
    const shop = await aShop(test);
    await shop.page({ id: 'A-1', total: 10, currency: 'EUR', items: [{ title: 'Shoe' }], engagements: [await shop.visit()] });
    const before = await shop.sums();
    test.clock.advance(1000);
    expect(await forgetCustomers(test.platform.db, shop.ownerId, test.clock.now())).toBe(1);
    expect((await shop.orders())[0]).toMatchObject({ shop_order_id: null, items: [], net_minor: 1000 });
    await shop.page({ id: 'A-1', total: 10, currency: 'EUR' });
    expect([await shop.sums(), (await shop.orders()).length]).toEqual([before, 1]);
    expect((await ordersToMatch(test.platform.db, shop.ownerId, { after: new Date(0), limit: 10 })).map(({ minor }) => minor)).toEqual([
      1000,
    ]);
    const sizes = await orderSizes(test.platform.db, shop.ownerId, new Date(0), 0.995);
    expect(sizes).toEqual([{ currency: 'EUR', orders: 1, minor: 1000 }]);
  });

  describe('of files', () => {
    it('are previewed with a reason for each line that is left out, imported once, and exported', async () => {
      const shop = await aShop(test);
      const preview = async (text: string) =>
        (await test.ask(previewOrderFile, { body: {}, files: { file: csvFile(text) }, headers: shop.headers })).file;
      expect(await preview(shopifyFile)).toMatchObject({
        ...{ orders: 3, added: 3, changed: 0, unchanged: 0, refused: 1, sums: [{ currency: 'USD', orders: 2, minor: 24400 }] },
        problems: [{ line: 6, reason: 'The total is negative' }],
      });
      expect(await shop.orders()).toEqual([]);
      await shop.shopify(shopifyOrder());
      const imported = await test.ask(importOrderFile, { body: {}, files: { file: csvFile(shopifyFile) }, headers: shop.headers });
      expect(imported.file).toMatchObject({ added: 2, changed: 0, unchanged: 1 });
      expect((await shop.sums()).orders).toEqual(['USD 2 × 24400']);
      test.clock.advance(60_000);
      expect(await preview(shopifyFile)).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
      expect(await stored(shop.ownerId)).toEqual(await recount(shop.ownerId));
      const csv = await test.send(exportOrders, { headers: shop.headers });
      expect(csv.body.split('\r\n').filter(Boolean)).toHaveLength(4);
      expect(csv.body).toContain('"5940139491235"');
    });

    it.each([
      ['Bestellnummer;Datum;Gesamtbetrag;Währung;Status\n7;31.01.2026;1.234,50;EUR;bezahlt', 'EUR 1 × 123450'],
      ['order,total,date\n7,¥1200,2026-01-31', 'JPY 1 × 1200'],
      ['Order ID\tOrder Total\tOrder Date\n7\t$10.50\t01/31/2026', 'USD 1 × 1050'],
      ['id,total,currency,date\n7,10,EUR,2026-01-31\n7,10,EUR,2026-01-31', 'EUR 1 × 1000'],
    ])('may be tables of other shop systems: %j', async (text, expected) => {
      const shop = await aShop(test);
      const { file } = await test.ask(importOrderFile, { body: {}, files: { file: csvFile(text) }, headers: shop.headers });
      expect([file.problems, (await shop.sums()).orders]).toEqual([[], [expected]]);
    });

    it.each([
      ['what is this', 'file'],
      ['id,total,currency,date\n"7,10', 'file'],
      [`id,total,currency,date\n${'7,10,EUR,2026-01-31\n'.repeat(orderLimits.lines + 1)}`, 'file'],
    ])('that are no tables of orders are refused', async (text, field) => {
      const shop = await aShop(test);
      const answer = await test.send(previewOrderFile, { body: {}, files: { file: csvFile(text) }, headers: shop.headers });
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]]);
    });
  });

  it('count once and sum up to a recount, whatever comes in whichever order, at the same time', async () => {
    const messages = [
      (shop: Shop) => shop.woo(wooOrder({ id: 1 })),
      (shop: Shop) => shop.woo(wooOrder({ id: 1, total: '20.00', date_modified_gmt: '2026-01-06T10:00:00' }), 'order.updated'),
      (shop: Shop) =>
        shop.woo(wooOrder({ id: 1, refunds: [{ id: 3, total: '-5.00' }], total: '20.00', date_modified_gmt: '2026-01-07T10:00:00' })),
      (shop: Shop) => shop.page({ id: '1', total: 39.35, currency: 'EUR' }),
      (shop: Shop) => shop.page({ id: 1, total: '20', currency: 'EUR', way: 'pixel' }, 'null'),
      (shop: Shop) =>
        test.send(importOrderFile, {
          body: {},
          files: { file: csvFile('id,total,currency,date\n1,39.35,EUR,2026-01-05\n2,7,EUR,2026-01-05') },
          headers: shop.headers,
        }),
      (shop: Shop) => shop.shopify(shopifyOrder({ id: 2, currency: 'EUR' })),
    ];
    const mixes = fc.array(fc.nat({ max: messages.length - 1 }), { minLength: 3, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(mixes, async (mix) => {
        const shop = await aShop(test);
        const answers = await Promise.all(mix.map((at) => messages[at]?.(shop)));
        expect(answers.map((answer) => answer?.statusCode)).toEqual(mix.map(() => 200));
        const ids = (await shop.orders()).map(({ shop_order_id }) => shop_order_id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(await stored(shop.ownerId)).toEqual(await recount(shop.ownerId));
        const counted = (await storedFigures(test.platform.db, shop.ownerId)).filter(({ kind }) => kind === 'orders');
        expect(counted.reduce((sum, { orders }) => sum + orders, 0)).toBeLessThanOrEqual(ids.length);
      }),
      { numRuns: 12 },
    );
  });
});
