/**
 * `/placement/` and `/offlinePopup/` (contract/visitor.ts). They are requested on every page view and every opening, so they skip what other
 * calls do: there is no validation beyond the lookup, no serialising, and only the necessary headers.
 */
import { bootstrap, type Call, placement } from '@parley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signedInOwner } from '../../platform/http/auth.ts';
import { notFound } from '../../platform/http/errors.ts';
import { quickLimiter } from '../../platform/http/quick-limits.ts';
import type { Platform } from '../../platform/index.ts';
import { accepts, closeGzip } from './bodies.ts';
import { mintEngagement } from './engagement.ts';
import { noticeSnippet } from './snippet.ts';
import type { Visitors } from './visitor.ts';

interface Ids {
  popupId: string;
  userId: string;
}
type VisitorRequest = FastifyRequest<{ Params: Ids }>;

const common = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  vary: 'accept-encoding',
};
const cacheable = { ...common, 'cache-control': 'public, max-age=60' };
const fresh = { ...common, 'cache-control': 'no-store' };
const freshPacked = { ...fresh, 'content-encoding': 'gzip' };

/**
 * Sends a prepared body with an ASCII `end` after it. It bypasses serializers and hooks, which would cost a
 * fifth of such a request.
 */
function sendReady(reply: FastifyReply, headers: Record<string, string>, body: Buffer, end = ''): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(200, { ...headers, 'content-length': body.length + end.length });
  if (end) reply.raw.write(body);
  reply.raw.end(end || body, 'latin1');
  return reply;
}

/** Answers a visitor who sees no recommender: the loader stays silent. */
function sendNothing(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(204, fresh);
  reply.raw.end();
  return reply;
}

const recommenderOf = (request: FastifyRequest) => {
  const { userId, popupId } = request.params as Ids;
  return `${userId}/${popupId}`;
};
/** Many visitors share an address of a mobile carrier, and a shop may show one recommender on every page. */
const limits = (name: string) => [
  { name, max: 1200, seconds: 60 },
  { name: `${name}-recommender`, max: 120_000, seconds: 60, key: recommenderOf },
];

/** Registers both, in a separate scope before the plugins whose hooks run for every other request. */
export function visitorRoutes(app: FastifyInstance, platform: Platform, visitors: Visitors): void {
  // A logger per request would cost a tenth of it, and these calls log nothing with it.
  app.setChildLoggerFactory((log) => log);
  // The shop's page may read a refusal too; the common error handler sends it.
  app.setErrorHandler((error, _request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.headers(fresh);
    throw error;
  });
  const serve = (call: Call, handler: (request: VisitorRequest, reply: FastifyReply) => Promise<FastifyReply>) => {
    const onRequest = quickLimiter(app, limits(call.path.split('/')[1] ?? ''));
    app.get<{ Params: Ids }>(call.path, { config: { call } as object, onRequest }, handler);
  };

  serve(placement, async (request, reply) => {
    const ready = await visitors.ready(request.params.userId, request.params.popupId);
    reply.headers(cacheable);
    // An inactive recommender's snippet is in the page too, and its owner should see that.
    if (ready) noticeSnippet(platform, request.headers, ready);
    if (!ready?.recommender.active) throw notFound('The recommender');
    const { etag, plain, gzip, brotli } = ready.placement;
    reply.header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const accepted = request.headers['accept-encoding'];
    if (accepts(accepted, 'br')) return reply.header('content-encoding', 'br').send(brotli);
    return accepts(accepted, 'gzip') ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(plain);
  });

  serve(bootstrap, async (request, reply) => {
    const ready = await visitors.ready(request.params.userId, request.params.popupId);
    if (!ready) throw notFound('The recommender');
    const { recommender } = ready;
    if (!recommender.active && (await signedInOwner(request)) !== recommender.ownerId) throw notFound('The recommender');
    visitors.assertOriginAllowed(request, recommender);
    // Owners who look at their own recommender are no visitors.
    const chosen = ready.experiment && !request.headers.authorization ? await visitors.chosen(request, ready, ready.experiment) : ready;
    if (!chosen) return sendNothing(reply);
    const end = `"${mintEngagement(platform, recommender.ownerId, chosen.recommender.id)}"}`;
    return accepts(request.headers['accept-encoding'], 'gzip')
      ? sendReady(reply, freshPacked, closeGzip(chosen.bootstrap, end))
      : sendReady(reply, fresh, chosen.bootstrap.plain, end);
  });
}
