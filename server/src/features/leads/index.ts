/** Messages and sign-ups that people send us: contact messages, the waitlist, early adopters (specification sections 2 and 7). */
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import { routes } from './routes.ts';
import { workOnMails } from './service.ts';

export { isRobot } from './robots.ts';
export { forgetLeads, leadsOf, platformOfSignUp, saveLead } from './store.ts';

/** Creates the feature: the call of the contact and waitlist forms (10 in ten minutes), and the job that mails each entry to the operator. */
export function createLeads(platform: Platform): Feature {
  return {
    async plugin(app) {
      await workOnMails(platform);
      routes(app, platform);
    },
  };
}
