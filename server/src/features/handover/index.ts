/** Handover: visitors who want to talk to a person leave a message, and the owner answers (decision 036). */
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import type { Engagements } from '../engagements/index.ts';
import type { Recommenders } from '../recommenders/index.ts';
import { inboundRoutes } from './inbound/routes.ts';
import { mailKey } from './mailing/addresses.ts';
import * as mailStore from './mailing/mail-store.ts';
import { sendDue } from './mailing/sending.ts';
import { routes } from './routes.ts';
import { mailJob } from './service.ts';

export { stopLink } from './mailing/addresses.ts';
export { type RequestInVisit, requestsIn } from './visit.ts';

/** Whether the owner of a mailbox ended the mails of `ownerId` to it, with the link of `stopLink`. */
export const mailsStopped = (platform: Platform, ownerId: number, email: string): Promise<boolean> =>
  mailStore.isStopped(platform.db, ownerId, mailKey(platform, 'to', email));

/**
 * Creates the feature: the visitors' calls for messages, the owner's calls to read and answer them, the call that takes replies to mails (in a scope of its own, because it reads the bytes as
 * they arrived), and a job that sends the mails that are due (every minute).
 */
export function createHandover(platform: Platform, siblings: { engagements: Engagements; recommenders: Recommenders }): Feature {
  return {
    async plugin(app) {
      await platform.queue.work(mailJob, { retries: 0, expireSeconds: 600 }, () => sendDue(platform));
      await platform.queue.schedule(mailJob, '* * * * *');
      routes(app, { platform, ...siblings });
      await app.register(async (scope) => inboundRoutes(scope, { platform, ...siblings }));
    },
  };
}
