/**
 * `/placement/` and `/offlinePopup/` (contract/visitor.ts). Asked on every page view and every opening, so they go around what the other
 * calls have: no validation beyond the lookup, no serialising, and only the headers that mean something here.
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
 * Sends what is ready as it is, and an ASCII `end` behind it: there is nothing left that a serializer or a hook could do, and they cost a
 * fifth of such a request.
 */
function sendReady(reply: FastifyReply, headers: Record<string, string>, body: Buffer, end = ''): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(200, { ...headers, 'content-length': body.length + end.length });
  if (end) reply.raw.write(body);
  reply.raw.end(end || body, 'latin1');
  return reply;
}

const recommenderOf = (request: FastifyRequest) => {
  const { userId, popupId } = request.params as Ids;
  return `${userId}/${popupId}`;
};
/** Many visitors share an address behind a carrier; one recommender may be on a shop's every page. */
const limits = (name: string) => [
  { name, max: 1200, seconds: 60 },
  { name: `${name}-recommender`, max: 120_000, seconds: 60, key: recommenderOf },
];

/** Registers both, on a scope of their own that stands before the plugins whose hooks every other request goes through. */
export function visitorRoutes(app: FastifyInstance, platform: Platform, visitors: Visitors): void {
  // A logger for each request would cost a tenth of it, and says nothing that these calls log.
  app.setChildLoggerFactory((log) => log);
  // The shop's page may read a refusal as well; what is done with it is up to those who answer every error.
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
    // The snippet of an inactive one is there as well, and its owner should learn of it.
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
    const end = `"${mintEngagement(platform, recommender.ownerId, recommender.id)}"}`;
    return accepts(request.headers['accept-encoding'], 'gzip')
      ? sendReady(reply, freshPacked, closeGzip(ready.bootstrap, end))
      : sendReady(reply, fresh, ready.bootstrap.plain, end);
  });
}
