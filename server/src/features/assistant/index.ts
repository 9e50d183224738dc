/** The assistant: answers from the owner's words and catalogue, built in or through a model, always behind the guard (design section 8). */
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';
import { workOnBudgetMails } from './models/budget.ts';
import { openModel } from './models/model.ts';
import { settingsRoutes } from './models/settings-routes.ts';
import { routes } from './routes.ts';

export { openModel } from './models/model.ts';
export type { Prompt } from './models/prompt.ts';

export async function assistant(app: FastifyInstance, platform: Platform): Promise<void> {
  const { ai } = platform.config;
  await workOnBudgetMails(platform);
  routes(app, platform, ai ? openModel({ speaks: 'compatible', ...ai }) : null);
  settingsRoutes(app, platform);
}
