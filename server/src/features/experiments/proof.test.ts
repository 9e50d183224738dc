/**
 * A hold-out through HTTP from the first visitor to the sentence: visitors ask for the bootstrap, some of them order in the ways that shops report orders, and
 * some change their network in between. They come with different browsers, by IPv4 and IPv6, and some share an address. What matters is that both groups are matched alike.
 */
import {
  createExperiment,
  type ExperimentReport,
  getExperiment,
  getOrderSettings,
  receiveWooCommerce,
  recordOrder,
  updateOrderSettings,
} from '@parley/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signatureOf } from '../orders/ways/signatures.ts';
import { act, addressOf, aShop, dayMs, hourMs, type Shop, shop, visit, visitorHeaders } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ TRUST_PROXY: 'true' });
});
afterAll(() => test.close());
let moved = 0;
const pass = (ms: number) => {
  moved += ms;
  test.clock.advance(ms);
};
afterEach(() => {
  test.clock.advance(-moved);
  moved = 0;
});

const report = async ({ ownerId }: Shop, { id }: ExperimentReport) =>
  (await test.ask(getExperiment, { params: { id: String(id) }, headers: await test.signIn(ownerId) })).experiment;

/** The n-th visitor's order on a thank-you page; `from` is the visitor whose address it comes from. */
const orderOnPage = ({ ownerId }: Shop, n: number, from: number, total: number, engagements: string[] = []) =>
  test.ask(recordOrder, {
    params: { userId: String(ownerId) },
    body: { id: `page-${n}`, total, currency: 'EUR', items: [], engagements },
    headers: visitorHeaders(from, 7),
  });

/** The same as WooCommerce reports it: from the shop's server, with the customer's address and browser. */
async function orderByWooCommerce({ headers }: Shop, n: number, from: number, total: number) {
  const { settings } = await test.ask(getOrderSettings, { headers });
  const at = test.clock.now().toISOString().slice(0, 19);
  const payload = JSON.stringify({
    ...{ id: n, status: 'processing', currency: 'EUR', total: total.toFixed(2), line_items: [], refunds: [] },
    ...{ date_created_gmt: at, date_modified_gmt: at, date_paid_gmt: at },
    // Older shops hand the browser's name on in small letters.
    ...{ customer_ip_address: addressOf(from, 9), customer_user_agent: visitorHeaders(from)['user-agent'].toLowerCase() },
  });
  const response = await test.app.inject({
    method: receiveWooCommerce.method,
    url: new URL(settings.woocommerce.address).pathname,
    headers: {
      'content-type': 'application/json',
      'x-wc-webhook-topic': 'order.created',
      'x-wc-webhook-source': `${shop}/`,
      'x-wc-webhook-signature': signatureOf(payload, settings.woocommerce.secret),
    },
    payload,
  });
  expect(response.statusCode).toBe(200);
}

/** Lets visitors come; gives those of the group that sees nothing and of the one that sees the recommender, and the tokens of the latter. */
async function visitAll(at: Shop, visitors: number) {
  const groups: [number[], number[]] = [[], []];
  const tokens = new Map<number, string>();
  for (let from = 0; from < visitors; from += 100) {
    const seen = await Promise.all(Array.from({ length: 100 }, async (_, i) => ({ n: from + i, view: await visit(test, at, from + i) })));
    for (const { n, view } of seen) {
      groups[view ? 1 : 0].push(n);
      if (view) tokens.set(n, view.token);
    }
  }
  return { groups, tokens };
}

/** Of the buyers of a group, by their place in it: one in twenty comes from another network than before, and half order on the page. */
const movesAway = (i: number) => i % 20 === 7;
const ordersOnPage = (i: number) => i % 2 === 0;

/** Lets the buyers of a group order, some of them twice. */
async function orderAll(at: Shop, buyers: readonly number[], tokens: ReadonlyMap<number, string>) {
  for (const [i, n] of buyers.entries()) {
    const from = movesAway(i) ? n + 500_000 : n;
    const token = tokens.get(n);
    const engagements = token === undefined ? [] : [token];
    if (ordersOnPage(i)) await orderOnPage(at, n, from, 50, engagements);
    else await orderByWooCommerce(at, 200_000 + n, from, 1000);
    // The same order by a second way, and a page that reports again and again: each counts once.
    if (i % 10 === 0) for (let again = 0; again < 3; again++) await orderOnPage(at, n, from, 50, engagements);
  }
}

it('matches at least 90 % of same-day purchases, equally in both groups within 1 %, and keeps only sums', {
  timeout: 300_000,
}, async () => {
  const at = await aShop(test);
  // Both ways count here, each for orders of its own.
  await test.ask(updateOrderSettings, { body: { pageOrders: 'count' }, headers: at.headers });
  // Orders from before give the money its cap.
  for (let n = 0; n < 25; n++) await orderOnPage(at, 100_000 + n, 900_000 + n, 40 + n);
  pass((36 - test.clock.now().getUTCHours()) * hourMs);
  at.headers = await test.signIn(at.ownerId);
  const body = { popupId: at.popup, question: 'worth', metric: 'orders', smallestLift: 50, start: true } as const;
  const { experiment } = await test.ask(createExperiment, { body, headers: at.headers });
  expect(experiment.money).toEqual({ currency: 'EUR', cap: 6400 });
  pass(3 * 60_000);

  const visitors = 600;
  const { groups, tokens } = await visitAll(at, visitors);
  await expect.poll(async () => (await report(at, experiment)).waiting.reduce((sum, group) => sum + group.visitors, 0)).toBe(visitors);

  // Those who see it use it, so that their orders come with an engagement, which the matching must not look at: nobody else's do.
  for (const n of groups[1].slice(0, 60)) await act(test, at, n, tokens.get(n) ?? '', ['shown', 'opened', 'clicked']);
  pass(hourMs);
  const buyers = groups.map((group) => group.filter((_, i) => i % 2 === 0));
  for (const group of buyers) await orderAll(at, group, tokens);
  // The hourly job matches orders while they carry units, and closes the day when the next one has ended.
  const count = async () => {
    await test.platform.queue.send('experiments-count', {});
    await test.jobsDone();
  };
  await count();
  pass(2.5 * dayMs);
  await count();
  const done = await report(at, experiment);
  expect(done.countedUntil).not.toBe(null);
  expect(done.waiting.every((group) => group.visitors === 0)).toBe(true);
  for (const [group, list] of buyers.entries()) {
    const { visitors: counted, hits, money } = done.counts[group] ?? {};
    expect(counted).toBe(groups[group]?.length);
    // Every order of a visitor who stayed where they were found its visitor, and no other did.
    const stayed = [...list.keys()].filter((i) => !movesAway(i));
    expect(hits?.orders).toBe(stayed.length);
    const page = stayed.filter(ordersOnPage).length;
    expect(money?.sum).toBe(page * 5000 + (stayed.length - page) * 6400);
  }
  const matched = buyers.map((list, group) => (done.counts[group]?.hits.orders ?? 0) / list.length);
  expect(Math.min(...matched)).toBeGreaterThanOrEqual(0.9);
  expect(Math.abs((matched[0] ?? 0) - (matched[1] ?? 0))).toBeLessThanOrEqual(0.01);
  const { pool } = test.platform.database;
  for (const table of ['experiment_visitors', 'experiment_deeds', 'experiment_orders'])
    expect((await pool.query(`select 1 from ${table} where owner_id = $1`, [at.ownerId])).rows).toEqual([]);
});
