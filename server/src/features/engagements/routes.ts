/** Registers the visitor's writes of contract/visitor.ts, except the chat. The usual ones are answered in front of these (quick-writes.ts). */
import { recordAnswer, recordEvents } from '@parley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooMany } from '../../platform/http/errors.ts';
import type { QuickLimits } from '../../platform/http/front/quick-limits.ts';
import { networkOf } from '../../platform/http/load/limits.ts';
import { route } from '../../platform/http/route.ts';
import { type Context, respond } from './service.ts';
import { visitOf } from './visit.ts';
import { recommenderKey, recordEventsOf, type WriteLimits } from './writing/quick-writes.ts';

/** @throws HttpError 429 when there are too many under a key */
function count(counts: QuickLimits, key: string): void {
  const seconds = counts.count([key]);
  if (seconds !== null) throw tooMany(seconds);
}

/** Registers the routes on `app`. */
export function routes(app: FastifyInstance, context: Context, limits: WriteLimits): void {
  const countAddress = (counts: QuickLimits) => ({ count: ({ ip }: FastifyRequest) => count(counts, networkOf(ip)) });

  route(app, recordAnswer, countAddress(limits.answer), async ({ params, body, request }) => {
    const verified = await visitOf(context, request, body.popup_engagement);
    count(limits.recommender, recommenderKey(verified));
    await respond(context, verified.visit, verified.recommender.pointers, params.questionId, body);
    return { success: true as const };
  });

  route(app, recordEvents, countAddress(limits.events), async ({ params, body, request }) => {
    const of = { ownerId: params.userId, recommenderId: params.popupId };
    const verified = await visitOf(context, request, params.engagementId, of);
    count(limits.recommender, recommenderKey(verified));
    const { origin = '', 'user-agent': userAgent = '' } = request.headers;
    await recordEventsOf(context, verified, body.events, { origin, userAgent, address: request.ip });
    return { success: true as const };
  });
}
