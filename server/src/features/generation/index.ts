/** From a shop's address to a recommender of its own (specification sections 2, 4 and 7: the demo; design section 9). */
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';
import { endDrafts } from './drafts/expiring.ts';
import { stopAll } from './drafts/generating.ts';
import { routes } from './routes.ts';

const expire = 'drafts-expire';

export async function generation(app: FastifyInstance, platform: Platform): Promise<void> {
  await platform.queue.work(expire, { retries: 0, expireSeconds: 60 }, () => endDrafts(platform));
  await platform.queue.schedule(expire, '*/15 * * * *');
  app.addHook('onClose', stopAll);
  routes(app, platform);
}
