/** The calls of contract/notifications.ts. */
import { getNotifications, unsubscribe, updateNotifications } from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/http/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import { hasOwner } from '../accounts/index.ts';
import { ownerOfLink } from './service.ts';
import * as store from './store.ts';

/** Registers the calls for notification settings and for unsubscribing. */
export function routes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;

  route(app, getNotifications, {}, async ({ ownerId }) => {
    const { leads } = await store.settingsOf(db, ownerId);
    return { leads };
  });

  route(app, updateNotifications, {}, async ({ ownerId, body }) => {
    await store.saveSettings(db, ownerId, body);
    return body;
  });

  route(app, unsubscribe, { limits: [{ name: 'unsubscribe', max: 60, seconds: 60 }] }, async ({ params }) => {
    const ownerId = ownerOfLink(platform, params.token);
    if (ownerId === null || !(await hasOwner(db, ownerId))) throw notFound('This link');
    await store.saveSettings(db, ownerId, { leads: false });
    return { success: true as const };
  });
}
