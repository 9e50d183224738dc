/** From a shop's address to a recommender of its own (specification sections 2, 4 and 7: the demo; design section 9). */
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import type { Context, Siblings } from './context.ts';
import { deleteExpired } from './drafts/expiring.ts';
import { stopAll } from './drafts/generating.ts';
import { sendLinks } from './drafts/mailing.ts';
import { lookRoutes } from './looks/routes.ts';
import { routes } from './routes.ts';

export { generatedQuestionnaire } from './questions/suggesting.ts';

const expireJob = 'drafts-expire';

/** Creates the feature, once per process. `siblings` are the features that it uses. */
export function createGeneration(platform: Platform, siblings: Siblings): Feature {
  const context: Context = { ...siblings, platform, running: new Map() };
  return {
    async plugin(app) {
      await platform.queue.work(expireJob, { retries: 0, expireSeconds: 60 }, () => deleteExpired(platform));
      await platform.queue.schedule(expireJob, '*/15 * * * *');
      await sendLinks(platform);
      app.addHook('onClose', () => stopAll(context));
      routes(app, context);
      lookRoutes(app, platform);
    },
  };
}
