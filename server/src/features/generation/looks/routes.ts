/** The calls of contract/shop-looks.ts. */
import { listShopLooks, readShopLook } from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/index.ts';
import { listLooks, readLook } from './service.ts';

/** Registers the calls for the colours of an owner's shops. */
export function lookRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, listShopLooks, {}, async ({ ownerId, params }) => ({ looks: await listLooks(platform, ownerId, Number(params.popupId)) }));

  route(app, readShopLook, { limits: [{ name: 'shop-look', max: 20, seconds: 300 }] }, ({ ownerId, params, body }) =>
    readLook(platform, ownerId, Number(params.popupId), body.website),
  );
}
