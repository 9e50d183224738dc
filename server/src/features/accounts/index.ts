/** Accounts: signing in and out, sessions, passwords, early-adopter sign-up and its invite (specification sections 2, 4 and 7). */
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import { accountRoutes } from './account-routes.ts';
import { workOnPasswordMails } from './passwords/passwords.ts';
import { routes } from './routes.ts';
import { workOnSecondStepMails } from './second-step/mailing.ts';
import { secondStepRoutes } from './second-step/routes.ts';
import { workOnMails } from './sign-up.ts';

export { eraseOwner, withPassword } from './leaving.ts';
export { requireGoodPassword } from './passwords/password-rules.ts';
export { hashInTurn, hashPassword } from './secrets.ts';
export { addresseeOf, claimOwner, createActiveOwner, createProvisionalOwner, hasOwner } from './service.ts';
export { rememberDevice } from './sessions/known-devices.ts';
export { startSession } from './sessions/sessions.ts';
export { accountForExport, hasProvenAddress, isSessionOpen } from './store.ts';

/**
 * Creates the feature. Its plugin registers the calls of signing in, sessions, passwords, the second step and sign-up, and the jobs that send their mails.
 */
export function createAccounts(platform: Platform): Feature {
  return {
    async plugin(app) {
      await workOnMails(platform);
      await workOnPasswordMails(platform);
      await workOnSecondStepMails(platform);
      routes(app, platform);
      accountRoutes(app, platform);
      secondStepRoutes(app, platform);
    },
  };
}
