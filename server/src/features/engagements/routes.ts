/** Registers the visitor's writes of contract/visitor.ts, except the chat. */
import { recordAnswer, recordEvents } from '@parley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deviceKind } from '../../kit/devices.ts';
import { limiter } from '../../platform/http/limits.ts';
import { route } from '../../platform/http/route.ts';
import { type Context, recordVisitorEvents, respond } from './service.ts';
import { visitOf } from './visit.ts';

/** Generous, because many visitors of one mobile carrier share an address. */
const perAddress = (name: string) => [{ name, max: 600, seconds: 60 }];

/** `owner.recommender` from a token that was verified: a forged one could exhaust another recommender's limit. */
function recommenderOf({ body, params }: FastifyRequest): string {
  const token = (params as { engagementId?: string }).engagementId ?? (body as { popup_engagement: string }).popup_engagement;
  return token.split('.').slice(1, 3).join('.');
}

/** Registers the routes on `app`. */
export function routes(app: FastifyInstance, context: Context): void {
  const limitRecommender = limiter(app, [{ name: 'visitor-writes', max: 60_000, seconds: 60, key: recommenderOf }]);

  route(app, recordAnswer, { limits: perAddress('answer') }, async ({ params, body, request, reply }) => {
    const { visit, recommender } = await visitOf(context, request, body.popup_engagement);
    await limitRecommender(request, reply);
    await respond(context, visit, recommender.pointers, params.questionId, body);
    return { success: true as const };
  });

  route(app, recordEvents, { limits: perAddress('events') }, async ({ params, body, request, reply }) => {
    const of = { ownerId: params.userId, recommenderId: params.popupId };
    const { visit } = await visitOf(context, request, params.engagementId, of);
    await limitRecommender(request, reply);
    const { origin = '', 'user-agent': userAgent = '' } = request.headers;
    const types = body.events.map(({ type }) => type);
    await Promise.all([
      recordVisitorEvents(context, visit, body.events, deviceKind(userAgent)),
      context.experiments.note({ ...visit, types }, { host: origin, address: request.ip, userAgent }),
    ]);
    return { success: true as const };
  });
}
