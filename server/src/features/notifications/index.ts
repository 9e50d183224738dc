/** Notifications: mails to owners about events in their shop. */
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import { routes } from './routes.ts';
import { tellOfLeads } from './service.ts';

const leadsJob = 'notifications-leads';

/** Creates the feature, once per process. */
export function createNotifications(platform: Platform): Feature {
  return {
    async plugin(app) {
      await platform.queue.work(leadsJob, { retries: 0, expireSeconds: 300 }, () => tellOfLeads(platform));
      await platform.queue.schedule(leadsJob, '* * * * *');
      routes(app, platform);
    },
  };
}
