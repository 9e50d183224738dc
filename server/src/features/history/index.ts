/**
 * The owner's chat history: search and export of conversations, and the timeline of each (specification sections 2, 3, 7).
 */
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import { routes } from './routes.ts';

/** Creates the feature: the owner's calls that list, show and export conversations. It has no jobs and keeps nothing between requests. */
export function createHistory(platform: Platform): Feature {
  return {
    async plugin(app) {
      routes(app, platform);
    },
  };
}
