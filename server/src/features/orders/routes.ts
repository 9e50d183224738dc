/** The calls of contract/orders.ts. */
import {
  exportOrders,
  getOrderSettings,
  getRevenue,
  importOrderFile,
  judgeOrder,
  listOrders,
  listRefusedOrders,
  previewOrderFile,
  receiveShopify,
  receiveWooCommerce,
  recordOrder,
  renewOrderSecret,
  updateOrderSettings,
} from '@parley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dayOf } from '../../platform/clock.ts';
import { sendFile } from '../../platform/files/csv.ts';
import { notFound } from '../../platform/http/errors.ts';
import { limiter } from '../../platform/http/load/limits.ts';
import { route, sent } from '../../platform/http/route.ts';
import { hasOwner } from '../accounts/index.ts';
import { importFile, ordersAsCsv, preview } from './files.ts';
import { presentOrder, presentRefusals } from './present.ts';
import * as receiving from './receiving.ts';
import { revenueOf } from './revenue.ts';
import { changeSettings, renewSecret, settings } from './settings.ts';
import * as store from './store.ts';
import { type Context, judge } from './taking.ts';
import { ownerOfKey } from './ways/keys.ts';
import { refusalsSince } from './ways/ways-store.ts';

const dayMs = 86_400_000;
const refusalsDays = 90;
const webhookBytes = 1024 * 1024;
const fileBytes = 8 * 1024 * 1024;

/** Registers the calls of the owner and of visitors' pages. */
export function routes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context.platform;
  const limits = [{ name: 'orders', max: 300, seconds: 60 }];
  const fileLimits = [{ name: 'order-files', max: 30, seconds: 600 }];

  route(app, getOrderSettings, { limits }, async ({ ownerId }) => ({ settings: await settings(context, ownerId) }));

  route(app, updateOrderSettings, { limits }, async ({ ownerId, body }) => {
    await changeSettings(context, ownerId, body);
    return { settings: await settings(context, ownerId) };
  });

  route(app, renewOrderSecret, { limits }, async ({ ownerId }) => {
    await renewSecret(context, ownerId);
    return { settings: await settings(context, ownerId) };
  });

  route(app, listOrders, { limits }, async ({ ownerId, query: { show, ...page } }) => {
    const [{ rows, total }, doubted] = await Promise.all([store.listOrders(db, ownerId, show, page), store.countDoubted(db, ownerId)]);
    return { orders: rows.map(presentOrder), total, doubted };
  });

  route(app, judgeOrder, { limits }, async ({ ownerId, params, body }) => {
    const order = await judge(context, ownerId, params.id, body.verdict);
    if (!order) throw notFound('The order');
    return { order: presentOrder(order) };
  });

  route(app, listRefusedOrders, { limits }, async ({ ownerId }) => {
    const since = dayOf(new Date(clock.now().getTime() - refusalsDays * dayMs));
    return { refused: presentRefusals(await refusalsSince(db, ownerId, since)) };
  });

  route(app, previewOrderFile, { limits: fileLimits, fileLimit: fileBytes }, async ({ ownerId, body, files }) => ({
    file: await preview(context, ownerId, files.file?.bytes, body.currency),
  }));

  route(app, importOrderFile, { limits: fileLimits, fileLimit: fileBytes }, async ({ ownerId, body, files }) => ({
    file: await importFile(context, ownerId, files.file?.bytes, body.currency),
  }));

  route(app, exportOrders, { limits }, async ({ ownerId, reply }): Promise<typeof sent> => {
    sendFile(reply, { name: `orders-${dayOf(clock.now())}.csv`, type: 'text/csv', text: ordersAsCsv(db, ownerId) });
    return sent;
  });

  route(app, getRevenue, { limits }, async ({ ownerId, query }) => ({ revenue: await revenueOf(db, ownerId, query, clock.now()) }));

  const limitOwner = limiter(app, [
    { name: 'page-orders-owner', max: 3000, seconds: 60, key: (request) => (request.params as { userId: string }).userId },
  ]);
  // Many buyers may share an address of an office or a mobile carrier; nobody buys once a second.
  route(app, recordOrder, { limits: [{ name: 'page-orders', max: 60, seconds: 60 }] }, async ({ params, body, request, reply }) => {
    if (!(await hasOwner(db, params.userId))) throw notFound('The account');
    await limitOwner(request, reply);
    await receiving.receivePage(context, params.userId, body, request);
    return { success: true as const };
  });
}

/** Registers the webhooks on a scope of their own, where bodies stay the bytes that were signed. */
export function webhooks(app: FastifyInstance, context: Context): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const keyOf = ({ params }: FastifyRequest) => (params as { key: string }).key;
  const limitKey = limiter(app, [{ name: 'order-webhooks-owner', max: 3000, seconds: 60, key: keyOf }]);
  const options = { limits: [{ name: 'order-webhooks', max: 3000, seconds: 60 }], bodyLimit: webhookBytes };
  const handle = (receive: typeof receiving.receiveWooCommerce, call: typeof receiveWooCommerce | typeof receiveShopify) =>
    route(app, call, options, async ({ params, request, reply }) => {
      const ownerId = ownerOfKey(context.platform, params.key);
      if (ownerId === null || !(await hasOwner(context.platform.db, ownerId))) throw notFound('This address');
      await limitKey(request, reply);
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await receive(context, ownerId, { body, headers: request.headers });
      return { success: true as const };
    });
  handle(receiving.receiveWooCommerce, receiveWooCommerce);
  handle(receiving.receiveShopify, receiveShopify);
}
