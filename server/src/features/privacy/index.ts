/** Privacy: export, retention, and deleting accounts (design section 10). The engagements' feature erases visitors. */
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import { routes } from './routes.ts';
import { eraseOld, sweepAfterGone } from './service.ts';

const retentionJob = 'privacy-retention';
const sweepJob = 'privacy-sweep';

/**
 * Creates the feature: the calls that export an account, set the retention and delete the account, and the jobs that erase old visits (daily, 03:17 UTC) and what is left of deleted
 * accounts (every ten minutes).
 */
export function createPrivacy(platform: Platform): Feature {
  const { queue } = platform;
  return {
    async plugin(app) {
      await queue.work(retentionJob, { retries: 3, expireSeconds: 3600 }, (_data, signal) => eraseOld(platform, signal));
      await queue.schedule(retentionJob, '17 3 * * *');
      await queue.work(sweepJob, { retries: 0, expireSeconds: 600 }, () => sweepAfterGone(platform));
      await queue.schedule(sweepJob, '*/10 * * * *');
      routes(app, platform);
    },
  };
}
