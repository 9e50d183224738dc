/** What people write to us: contact messages, the waitlist, early adopters (specification sections 2 and 7). */
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';
import { routes } from './routes.ts';
import { workOnMails } from './service.ts';

export { isRobot } from './robots.ts';
export { forgetLeads, saveLead } from './store.ts';

export async function leads(app: FastifyInstance, platform: Platform): Promise<void> {
  await workOnMails(platform);
  routes(app, platform);
}
