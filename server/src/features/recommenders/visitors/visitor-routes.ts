/**
 * `/placement/`, `/offlinePopup/` (contract/visitor.ts) and the loader that brings its placement along. They are requested on every page view and
 * every opening, so they skip what other calls do: there is no validation beyond the lookup, no serialising, and only the necessary headers.
 */
import { bootstrap, type Call, placement } from '@parley/contract';
import { loaderFile, namedLoader } from '@parley/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signedInOwner } from '../../../platform/http/auth.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { type QuickLimits, quickLimiter } from '../../../platform/http/front/quick-limits.ts';
import type { Platform } from '../../../platform/index.ts';
import type { NoteUnseen } from '../experimenting.ts';
import { accepts, type ReadyBody } from './bodies.ts';
import { limitKeys, sendBootstrap, sendNothing, type VisitorLimits, visitorHeaders } from './quick-bootstrap.ts';
import { noticeSnippet } from './snippet.ts';
import type { ReadyRecommender, Visitors } from './visitor.ts';

interface Ids {
  popupId: string;
  userId: string;
}
type VisitorRequest = FastifyRequest<{ Params: Ids }>;

const cacheable = { ...visitorHeaders, 'cache-control': 'public, max-age=60' };
const loaderHeaders = { ...cacheable, 'content-type': 'text/javascript; charset=utf-8', 'cross-origin-resource-policy': 'cross-origin' };
const fresh = { ...visitorHeaders, 'cache-control': 'no-store' };

const keysOf = (request: FastifyRequest) => {
  const { userId, popupId } = request.params as Ids;
  return limitKeys(request.ip, `${userId}/${popupId}`);
};

const acceptedBy = ({ headers }: FastifyRequest) => [headers['accept-encoding']].flat().join(', ');

/** Why the page that asks for a placement will show nothing; null when it may. Pages that do not say what they are do not count. */
function whyUnseen(visitors: Visitors, { headers }: FastifyRequest, { recommender }: ReadyRecommender): 'inactive' | 'website' | null {
  if (!headers.origin) return null;
  if (!visitors.mayShowOn(headers, recommender)) return recommender.active ? 'website' : null;
  return recommender.active ? null : 'inactive';
}

/** The origin of the page that asks, as far as it says. A script tag sends no Origin. */
const pageOf = ({ origin, referer }: FastifyRequest['headers']) => origin ?? (referer && URL.parse(referer)?.origin);

/** Sends a prepared body in the best encoding that is accepted, or 304. */
function sendReady(request: FastifyRequest, reply: FastifyReply, { etag, plain, gzip, brotli }: ReadyBody): FastifyReply {
  reply.header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const accepted = acceptedBy(request);
  if (accepts(accepted, 'br')) return reply.header('content-encoding', 'br').send(brotli);
  return accepts(accepted, 'gzip') ? reply.header('content-encoding', 'gzip').send(gzip) : reply.send(plain);
}

/** Registers all, in a separate scope before the plugins whose hooks run for every other request. */
export function visitorRoutes(
  app: FastifyInstance,
  platform: Platform,
  visitors: Visitors,
  limits: VisitorLimits,
  noteUnseen: NoteUnseen,
): void {
  // A logger per request would cost a tenth of it, and these calls log nothing with it.
  app.setChildLoggerFactory((log) => log);
  // The shop's page may read a refusal too; the common error handler sends it.
  app.setErrorHandler((error, _request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.headers(fresh);
    throw error;
  });
  const serve = (call: Call, counted: QuickLimits, handler: (request: VisitorRequest, reply: FastifyReply) => Promise<FastifyReply>) => {
    const onRequest = quickLimiter(counted, keysOf);
    app.get<{ Params: Ids }>(call.path, { config: { call } as object, onRequest }, handler);
  };

  serve(placement, limits.placement, async (request, reply) => {
    const ready = await visitors.ready(request.params.userId, request.params.popupId);
    reply.headers(cacheable);
    // An inactive recommender's snippet is in the page too, and its owner should see that.
    if (ready) noticeSnippet(platform, request.headers, ready);
    const reason = ready && whyUnseen(visitors, request, ready);
    if (reason) noteUnseen(ready.recommender.ownerId, ready.recommender.id, reason);
    if (!ready?.recommender.active) throw notFound('The recommender');
    return sendReady(request, reply, ready.placement);
  });

  // Where nothing may show, or the page hides which it is, the loader asks for the placement itself: that call says from where, and counts why.
  const onRequest = quickLimiter(limits.placement, keysOf);
  app.get<{ Params: Ids }>(namedLoader, { onRequest }, async (request, reply) => {
    const ready = await visitors.ready(request.params.userId, request.params.popupId);
    const page = { ...request.headers, origin: pageOf(request.headers) };
    const mayShow = ready?.recommender.active && page.origin && visitors.mayShowOn(page, ready.recommender);
    const loader = mayShow ? await ready.loader() : null;
    // A relative address, because a proxy may serve us below a path.
    if (!ready || !loader) return reply.header('cache-control', 'no-store').redirect(`../..${loaderFile}`, 307);
    noticeSnippet(platform, request.headers, ready);
    return sendReady(request, reply.headers(loaderHeaders), loader);
  });

  serve(bootstrap, limits.bootstrap, async (request, reply) => {
    const ready = await visitors.ready(request.params.userId, request.params.popupId);
    if (!ready) throw notFound('The recommender');
    const { recommender } = ready;
    if (!recommender.active && (await signedInOwner(request)) !== recommender.ownerId) throw notFound('The recommender');
    visitors.assertOriginAllowed(request, recommender);
    // Owners who look at their own recommender do not count as visitors.
    const chosen = ready.experiment && !request.headers.authorization ? await visitors.chosen(request, ready, ready.experiment) : ready;
    reply.hijack();
    if (chosen) sendBootstrap(accepts(acceptedBy(request), 'gzip'), reply.raw, chosen);
    else sendNothing(reply.raw);
    return reply;
  });
}
