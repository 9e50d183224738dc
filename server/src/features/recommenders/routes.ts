/** The calls of contract/recommenders.ts. */
import {
  checkSite,
  createPopup,
  createPopupPage,
  deletePopup,
  deletePopupPage,
  duplicatePopup,
  getPopup,
  getSetup,
  listPopupDays,
  listPopupPages,
  listPopups,
  pictureLimits,
  updatePopup,
  uploadPopupPicture,
} from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import { remove } from './bin.ts';
import { addPicture } from './pictures.ts';
import type { Publishing } from './publishing.ts';
import * as service from './service.ts';
import { readSetup } from './setup.ts';
import { checkSite as siteCheck } from './site-check/check.ts';

/** A picture is decoded and encoded, which is expensive. */
const pictures = { limits: [{ name: 'design-pictures', max: 60, seconds: 60 }], fileLimit: pictureLimits.bytes };

/** Registers the calls for recommenders, their websites and pictures. */
export function routes(app: FastifyInstance, platform: Platform, { assertMayActivate }: Publishing): void {
  const { db } = platform;

  route(app, listPopups, {}, ({ ownerId }) => service.list(db, ownerId));

  route(app, createPopup, {}, async ({ ownerId, body }) => ({
    clientId: ownerId,
    popupId: await service.createNamed(platform, ownerId, body),
  }));

  route(app, getPopup, {}, async ({ ownerId, params }) => ({ popup: await service.get(db, ownerId, params.popupId) }));

  route(app, updatePopup, {}, async ({ ownerId, params, body }) => {
    const switchesOn = body.status === true && !(await service.get(db, ownerId, params.popupId)).status;
    if (switchesOn) await assertMayActivate(ownerId);
    return { popup: await service.update(platform, ownerId, params.popupId, body) };
  });

  route(app, deletePopup, {}, async ({ ownerId, params }) => {
    await remove(platform, ownerId, params.popupId);
    return { success: true as const };
  });

  route(app, duplicatePopup, {}, async ({ ownerId, params }) => ({ popup: await service.duplicate(platform, ownerId, params.popupId) }));

  route(app, listPopupDays, {}, async ({ ownerId }) => ({ popups: await service.listDays(db, ownerId, platform.clock.now()) }));

  route(app, getSetup, {}, async ({ ownerId }) => ({ setup: await readSetup(db, ownerId) }));

  route(app, checkSite, { limits: [{ name: 'site-check', max: 20, seconds: 300 }] }, async ({ ownerId, params, body, request }) => {
    const servers = [platform.config.publicUrl.replace(/\/$/, ''), new URL(`${request.protocol}://${request.host}`).origin];
    return { check: await siteCheck(platform, { ownerId, id: params.popupId, url: body.url, servers }) };
  });
  route(app, uploadPopupPicture, pictures, async ({ ownerId, params, files }) => ({
    picture: await addPicture(platform, ownerId, params.popupId, files.image),
  }));

  route(app, listPopupPages, {}, ({ ownerId, params }) => service.listWebsites(db, ownerId, params.popupId));

  route(app, createPopupPage, {}, ({ ownerId, body }) => service.addWebsite(platform, ownerId, body.popupPagesId, body.showOnWebsite));

  route(app, deletePopupPage, {}, async ({ ownerId, params }) => {
    await service.removeWebsite(platform, ownerId, params.id);
    return { success: true as const };
  });
}
