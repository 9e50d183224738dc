/** The owner's link that shows the trace on a page of the shop. */
import { showingOf, type Trace, traceMark, traceMinutes, triggerRulesOf } from '@parley/contract';
import type { Platform } from '../../platform/index.ts';
import type { VisitorRecommender } from '../recommenders/index.ts';

type Signs = Pick<Platform, 'signer' | 'clock'>;

/** A page with the token in its fragment, which no server and no other site gets to see. */
export function traceLink({ signer, clock }: Signs, ownerId: number, recommenderId: number, page: string): { link: string; until: Date } {
  const until = new Date(clock.now().getTime() + traceMinutes * 60_000);
  const token = signer('trace').sign(`${ownerId}-${recommenderId}-${until.getTime()}`);
  const url = new URL(page);
  url.hash = `parley-${traceMark}${token}`;
  return { link: url.href, until };
}

/** Whether a token is of a link to this recommender whose time has not run out. */
export function mayTrace({ signer, clock }: Signs, ownerId: number, recommenderId: number, token: string): boolean {
  const [owner, id, until] = (signer('trace').verify(token) ?? '').split('-').map(Number);
  return owner === ownerId && id === recommenderId && (until ?? 0) > clock.now().getTime();
}

/** The settings that decide whether a recommender shows. */
export const presentTrace = (recommender: VisitorRecommender, experiment: boolean, publicUrl: string): Trace => ({
  active: recommender.active,
  websites: recommender.websites,
  showing: showingOf(recommender.settings) ?? {},
  triggers: triggerRulesOf(recommender.settings),
  closedFor: recommender.settings.popupClosedFor,
  experiment,
  editor: `${publicUrl}/popups/edit/${recommender.ownerId}/${recommender.id}`,
});
