/** The bin: what owners deleted, bringing it back, and erasing it after 30 days. The features keep what was deleted in their own tables. */
import { binDays } from '@parley/contract';
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import { purgeQuestionnaires } from '../questionnaires/index.ts';
import { purgeRecommenders, shownBy } from '../recommenders/index.ts';
import { routes } from './routes.ts';
import type { Restoring } from './service.ts';

const dayMs = 86_400_000;

/** Erases what all owners deleted more than 30 days ago. */
export async function purgeBin(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - binDays * dayMs);
  await purgeRecommenders(platform.database.longRunning, before);
  await purgeQuestionnaires(platform, shownBy, before);
}

/** Creates the feature: the calls that list what an owner deleted in the last 30 days and restore it. `restoring` has the restore function of each kind. */
export function createBin(platform: Platform, restoring: Restoring): Feature {
  return {
    async plugin(app) {
      routes(app, platform, restoring);
    },
  };
}
