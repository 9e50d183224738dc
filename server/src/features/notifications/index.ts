/** Notifications: mails to owners about events in their shop. */
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';
import { routes } from './routes.ts';
import { tellOfLeads } from './service.ts';

const leadsJob = 'notifications-leads';

export async function notifications(app: FastifyInstance, platform: Platform): Promise<void> {
  await platform.queue.work(leadsJob, { retries: 0, expireSeconds: 300 }, () => tellOfLeads(platform));
  await platform.queue.schedule(leadsJob, '* * * * *');
  routes(app, platform);
}
