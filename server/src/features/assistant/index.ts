/** The assistant: answers from the owner's texts and catalogue, built in or by a model, always checked by the guard (design section 8). */
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import { createNamelessRequests, createOneAfterAnother } from './answering/once.ts';
import type { Context, Siblings } from './context.ts';
import { createReservations, workOnBudgetMails } from './models/budget.ts';
import { openModel } from './models/model.ts';
import { settingsRoutes } from './models/settings-routes.ts';
import { routes } from './routes.ts';

export { openModel, type Prompt } from './models/model.ts';

/** Creates the feature, once per process. */
export function createAssistant(platform: Platform, siblings: Siblings): Feature {
  const { ai } = platform.config;
  const context: Context = {
    ...siblings,
    platform,
    standard: ai ? openModel({ speaks: 'compatible', ...ai }) : null,
    reservations: createReservations(platform),
    oneAfterAnother: createOneAfterAnother(),
    namelessRequests: createNamelessRequests(),
  };
  return {
    async plugin(app) {
      await workOnBudgetMails(platform);
      routes(app, context);
      settingsRoutes(app, platform);
    },
  };
}
