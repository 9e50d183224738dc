/** The calls of contract/bin.ts. */
import { listBin, restoreFromBin } from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import { entriesOf, type Restoring, restore } from './service.ts';

/** Registers the calls for the bin. */
export function routes(app: FastifyInstance, platform: Platform, restoring: Restoring): void {
  route(app, listBin, {}, ({ ownerId, query }) => entriesOf(platform, ownerId, query));

  route(app, restoreFromBin, {}, async ({ ownerId, body }) => {
    await restore(platform, restoring, ownerId, body);
    return { success: true as const };
  });
}
