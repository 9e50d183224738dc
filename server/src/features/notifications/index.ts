/** Notifications: mails to owners about events in their shop. */
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import { routes } from './routes.ts';
import { tellOfLeads } from './service.ts';

const leadsJob = 'notifications-leads';

/** Creates the feature: the calls of an owner's mail settings and of unsubscribing, and a job that mails new leads (every minute). */
export function createNotifications(platform: Platform): Feature {
  return {
    async plugin(app) {
      await platform.queue.work(leadsJob, { retries: 0, expireSeconds: 300 }, () => tellOfLeads(platform));
      await platform.queue.schedule(leadsJob, '* * * * *');
      routes(app, platform);
    },
  };
}
