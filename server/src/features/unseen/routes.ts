/** The calls of contract/unseen.ts. */
import { getTrace, getTraceLink, listUnseen, recordUnseen, unseenDays } from '@parley/contract';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../platform/clock.ts';
import { notFound } from '../../platform/http/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/index.ts';
import type { Experimenting, Recommenders } from '../recommenders/index.ts';
import type { UnseenCounting } from './counting.ts';
import { countsSince } from './store.ts';
import { mayTrace, presentTrace, traceLink } from './tracing.ts';

export interface Context {
  platform: Platform;
  counting: UnseenCounting;
  recommenders: Recommenders;
  experiments: Pick<Experimenting, 'runningOn'>;
}

const dayMs = 86_400_000;
/** Many visitors of one mobile carrier share an address. */
const visitorLimits = [{ name: 'unseen', max: 1200, seconds: 60 }];

/** Registers the calls. */
export function routes(app: FastifyInstance, { platform, counting, recommenders, experiments }: Context): void {
  const { db, clock, config } = platform;
  const find = async (ownerId: number, id: number) => {
    const recommender = await recommenders.findForVisitor(ownerId, id);
    if (!recommender) throw notFound('The recommender');
    return recommender;
  };

  route(app, listUnseen, {}, async ({ ownerId, params }) => {
    const { id } = await find(ownerId, params.popupId);
    const since = dayOf(new Date(clock.now().getTime() - (unseenDays - 1) * dayMs));
    return { unseen: await countsSince(db, ownerId, id, since) };
  });

  route(app, recordUnseen, { limits: visitorLimits }, async ({ params, request }) => {
    const recommender = await find(params.userId, params.popupId);
    recommenders.assertOriginAllowed(request, recommender);
    counting.note(recommender.ownerId, recommender.id, params.rule);
    return { success: true as const };
  });

  route(app, getTraceLink, {}, async ({ ownerId, params, query }) => {
    const { id } = await find(ownerId, params.popupId);
    const { link, until } = traceLink(platform, ownerId, id, query.page);
    return { link, until: until.toISOString() };
  });

  route(app, getTrace, { limits: [{ name: 'trace', max: 60, seconds: 60 }] }, async ({ params, reply }) => {
    if (!mayTrace(platform, params.userId, params.popupId, params.token)) throw notFound('The trace');
    const recommender = await find(params.userId, params.popupId);
    const experiment = await experiments.runningOn(recommender.ownerId, recommender.id);
    reply.header('cache-control', 'no-store');
    return { trace: presentTrace(recommender, experiment !== null && experiment.ended === null, config.publicUrl) };
  });
}
