/** Notifications: what owners are mailed about of what happens in their shop. */
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';
import { routes } from './routes.ts';
import { tellOfLeads } from './service.ts';

const LEADS_JOB = 'notifications-leads';

export async function notifications(app: FastifyInstance, platform: Platform): Promise<void> {
  await platform.queue.work(LEADS_JOB, { retries: 0, expireSeconds: 300 }, () => tellOfLeads(platform));
  await platform.queue.schedule(LEADS_JOB, '* * * * *');
  routes(app, platform);
}
