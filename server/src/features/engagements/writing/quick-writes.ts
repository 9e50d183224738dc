/**
 * Visitors' writes in front of the framework (decision 055): of the time of a write, most was spent in Fastify and its plugins. The routes in
 * routes.ts do the same for everything that these leave to them: refusals, follow-up questions, recommenders that have to be loaded.
 */
import { type Call, recordAnswer, recordEvents } from '@parley/contract';
import { deviceKind } from '../../../kit/devices.ts';
import { remembered } from '../../../platform/caches/remembered.ts';
import { tooMany } from '../../../platform/http/errors.ts';
import { createQuickLimits, type QuickLimits } from '../../../platform/http/front/quick-limits.ts';
import type { FrontWrite } from '../../../platform/http/front/write-in-front.ts';
import { networkOf } from '../../../platform/http/load/limits.ts';
import { type Context, recordVisitorEvents, responseOf } from '../service.ts';
import { type VerifiedVisit, visitNow } from '../visit.ts';
import { plainAnswer } from './plain-answer.ts';

/** Generous, because many visitors of one mobile carrier share an address. */
const perAddress = [{ max: 600, seconds: 60 }];
const perRecommender = [{ max: 60_000, seconds: 60 }];

/** How often visitors may write, counted in this process: by network for each of the two calls, and by recommender for both. */
export interface WriteLimits {
  answer: QuickLimits;
  events: QuickLimits;
  recommender: QuickLimits;
}

/** Creates the counts, once per process. */
export const createWriteLimits = (scale: number): WriteLimits => ({
  answer: createQuickLimits(perAddress, scale),
  events: createQuickLimits(perAddress, scale),
  recommender: createQuickLimits(perRecommender, scale),
});

/** The key under which a recommender's writes are counted. */
export const recommenderKey = ({ visit }: VerifiedVisit): string => `${visit.ownerId}.${visit.recommenderId}`;

/** Matches the paths of a call with all their parameters as groups. */
const patternOf = ({ path }: Pick<Call, 'path'>): RegExp =>
  new RegExp(`^${path.replace(/\/$/, '').replaceAll(/:\w+/g, '([\\w.-]+)')}/?$`, 'i');

/** Both calls. */
export function quickWrites(context: Context, limits: WriteLimits): FrontWrite[] {
  /** The id that an address names; null when it is not an id. */
  const questionIn = remembered((question: string) => recordAnswer.params.safeParse({ questionId: question }).data?.questionId ?? null);
  /** Counts the write and begins it. Null when the address wrote too much, which the route says. */
  const within = (counts: QuickLimits, address: string, verified: VerifiedVisit, begin: () => Promise<unknown>) => {
    if (counts.count([networkOf(address)]) !== null) return null;
    const seconds = limits.recommender.count([recommenderKey(verified)]);
    // Refused here, because the route would count the address a second time.
    return seconds === null ? begin() : Promise.reject(tooMany(seconds));
  };

  return [
    {
      route: recordAnswer.path,
      path: patternOf(recordAnswer),
      write([question = ''], sent, request, address) {
        const questionId = questionIn(question);
        const body = plainAnswer(sent) ?? recordAnswer.body.safeParse(sent).data;
        const verified = body && visitNow(context, request, body.popup_engagement);
        if (questionId === null || !verified || verified.visit.questionnaireId === null) return null;
        const visit = { ...verified.visit, questionnaireId: verified.visit.questionnaireId };
        const leadsTo = verified.recommender.pointers.get(questionId);
        if (!leadsTo || !body.answer.every(({ answerId }) => leadsTo.has(answerId))) return null;
        const at = context.platform.clock.now();
        return within(limits.answer, address(), verified, () => context.writes.add(responseOf(visit, leadsTo, questionId, body, at)));
      },
    },
    {
      route: recordEvents.path,
      path: patternOf(recordEvents),
      write([userId, popupId, engagementId], sent, request, address) {
        const { data: params } = recordEvents.params.safeParse({ userId, popupId, engagementId });
        const { data: body } = recordEvents.body.safeParse(sent);
        const verified = params && body && visitNow(context, request, params.engagementId, { ownerId: params.userId });
        if (!verified) return null;
        const { origin = '', 'user-agent': userAgent = '' } = request.headers;
        const visitor = { origin, userAgent, address: address() };
        return within(limits.events, visitor.address, verified, () => recordEventsOf(context, verified, body.events, visitor));
      },
    },
  ];
}

/** Records events, and notes them for the experiment that the visitor is in. */
export function recordEventsOf(
  context: Context,
  { visit }: VerifiedVisit,
  events: Parameters<typeof recordVisitorEvents>[2],
  { origin, userAgent, address }: { origin: string; userAgent: string; address: string },
): Promise<unknown> {
  const usualDevice = events.every(({ device }) => device) ? '' : deviceKind(userAgent);
  return Promise.all([
    recordVisitorEvents(context, visit, events, usualDevice),
    context.experiments.note({ ...visit, types: events.map(({ type }) => type) }, { host: origin, address, userAgent }),
  ]);
}
