/** The calls of contract/recommenders.ts. */
import {
  createPopup,
  createPopupPage,
  deletePopup,
  deletePopupPage,
  getPopup,
  listPopupPages,
  listPopups,
  updatePopup,
} from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import * as service from './service.ts';

export function routes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;

  route(app, listPopups, {}, ({ ownerId }) => service.list(db, ownerId));

  route(app, createPopup, {}, async ({ ownerId, body }) => ({
    clientId: ownerId,
    popupId: await db.transaction((tx) => service.createRecommender(tx, ownerId, { name: body.name })),
  }));

  route(app, getPopup, {}, async ({ ownerId, params }) => ({ popup: await service.get(db, ownerId, params.popupId) }));

  route(app, updatePopup, {}, async ({ ownerId, params, body }) => ({
    popup: await service.update(platform, ownerId, params.popupId, body),
  }));

  route(app, deletePopup, {}, async ({ ownerId, params }) => {
    await service.remove(platform, ownerId, params.popupId);
    return { success: true as const };
  });

  route(app, listPopupPages, {}, ({ ownerId, params }) => service.listWebsites(db, ownerId, params.popupId));

  route(app, createPopupPage, {}, ({ ownerId, body }) => service.addWebsite(platform, ownerId, body.popupPagesId, body.showOnWebsite));

  route(app, deletePopupPage, {}, async ({ ownerId, params }) => {
    await service.removeWebsite(platform, ownerId, params.id);
    return { success: true as const };
  });
}
