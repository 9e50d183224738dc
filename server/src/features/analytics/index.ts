/** Analytics and chat history (specification sections 2, 3 and 7). */
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import { routes } from './routes.ts';

/** Creates the feature: the calls of reports, their CSV files and the questions without an answer. It has no jobs and keeps nothing between requests. */
export function createAnalytics(platform: Platform): Feature {
  return {
    async plugin(app) {
      routes(app, platform);
    },
  };
}
