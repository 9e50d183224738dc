/** Builds the HTTP app without listening on a port. compose.ts creates its features. */
import type { Server } from 'node:net';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { calls } from '@parley/contract';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController, type RouteOptions } from 'fastify';
import { composeFeatures, type Features } from './compose.ts';
import { isSessionOpen } from './features/accounts/index.ts';
import type { ChatLimits } from './features/assistant/index.ts';
import { servePictures } from './kit/uploads.ts';
import { createDiskGuard, type DiskGuard, guardDisk, noDiskGuard } from './platform/files/disk.ts';
import { auth } from './platform/http/auth.ts';
import { originRule } from './platform/http/cors.ts';
import { keepDocumentHeadersOnDocuments } from './platform/http/document-headers.ts';
import { answerClientError, answerError, handleErrors } from './platform/http/errors.ts';
import { answerInFront } from './platform/http/front/in-front.ts';
import { refuseOddRequests } from './platform/http/front/strict.ts';
import { health, measureRequests, tellOwners } from './platform/http/health.ts';
import { createDrain, decorateWithDrain } from './platform/http/load/drain.ts';
import { handleInTurn } from './platform/http/load/in-turn.ts';
import { limits } from './platform/http/load/limits.ts';
import { listen } from './platform/http/load/listening.ts';
import { createLoad, shedLoad } from './platform/http/load/shedding.ts';
import { onceEach } from './platform/http/once.ts';
import { openApi } from './platform/http/openapi.ts';
import { requestIdOf, sendRequestId } from './platform/http/request-id.ts';
import { usualBodyLimit } from './platform/http/route.ts';
import type { Platform } from './platform/index.ts';
import { logRequests, logsResponses } from './platform/observability/log.ts';
import { nameRequests, namingInFront, traceRequests } from './platform/tracing/index.ts';

export interface AppOptions extends ChatLimits {
  /** Whether every answer is checked against the contract; for tests. */
  checkAnswers?: boolean;
  /** How many requests may be in progress; the usual number when left out. */
  maxInProgress?: number;
  /** Called for every route that is registered. */
  onRoute?: (route: RouteOptions) => void;
}

export interface BuiltApp {
  app: FastifyInstance;
  features: Features;
  /** Starts to listen. @throws EADDRINUSE */
  listen(address: { port: number; host: string }): Promise<void>;
  /** Stops listening after DRAIN_SECONDS and resolves when every request is answered. From its call on `/readyz` answers 503. */
  drain(): Promise<void>;
}

/** Builds the app and its features on a platform. The caller listens, drains and closes. */
export async function buildApp(platform: Platform, options: AppOptions = {}): Promise<BuiltApp> {
  const { config } = platform;
  const drain = createDrain();
  const features = composeFeatures(platform, options);
  const app = Fastify({
    loggerInstance: platform.log,
    // logRequests logs one line per response instead, without the path.
    logController: new LogController({ disableRequestLogging: true }),
    http: drain.serverOptions,
    trustProxy: config.trustProxy,
    bodyLimit: usualBodyLimit,
    requestTimeout: 60_000,
    // Starting on a busy machine may take longer than the default of ten seconds, which would end the process.
    pluginTimeout: 120_000,
    genReqId: requestIdOf,
    clientErrorHandler: answerClientError,
    // Errors before routing, such as a malformed URL.
    frameworkErrors: (error, request, reply) => void answerError(error, request as FastifyRequest, reply as FastifyReply),
    // Some links in the specification differ from its routes in case or by a trailing slash.
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  app.decorate('checkAnswers', options.checkAnswers ?? false);
  decorateWithDrain(app, drain);
  app.decorate('once', onceEach(platform.db, platform.clock));
  if (options.onRoute) app.addHook('onRoute', options.onRoute);
  handleErrors(app);
  logRequests(app);
  const note = measureRequests(app, platform.metrics);
  if (config.tracing) nameRequests(app, platform.tracing);
  const load = createLoad(options.maxInProgress);
  const disk = platform.database.embedded ? createDiskGuard(config.dataDir, app.log) : noDiskGuard;
  // A line for each response is written by the framework.
  if (!logsResponses(app.log))
    answerInFront(app.server, {
      answers: features.recommenders.inFront,
      writes: features.engagements.inFront,
      bounds: [features.assistant.inFront],
      trustProxy: config.trustProxy,
      note: config.tracing ? namingInFront(note, platform.tracing) : note,
      log: app.log,
      load,
      isFull: disk.wasFull,
    });
  // Before them, for all requests.
  refuseOddRequests(app.server);
  if (config.tracing) traceRequests(app, platform.tracing);
  handleInTurn(app.server);
  await app.register(limits, { scale: config.rateLimitScale, redisUrl: config.redisUrl, condition: platform.condition });
  await app.register(auth, {
    secret: config.secret,
    isSessionOpen: (session) => isSessionOpen(platform.db, session),
    beforeOwner: platform.pending.catchUp,
  });
  // Requested on every page view of every shop, so it has a separate scope without the hooks of the other routes.
  await app.register(features.recommenders.visitorPlugin);
  await app.register(async (scope) => {
    sendRequestId(scope);
    tellOwners(scope, platform);
    shedLoad(scope, load);
    await protect(scope, platform, disk);
    health(scope, platform, drain.isStopping);
    openApi(scope, calls);
    features.activity.watch(scope);
    const { site, ...others } = features;
    // Registered first and on this scope: it also turns the answers of other features into pages when a form is posted without script.
    await site.plugin(scope);
    servePictures(scope, platform);
    for (const { plugin } of Object.values(others)) await scope.register(plugin);
  });
  let beside: Server[] = [];
  return {
    app,
    features,
    async listen(address) {
      beside = await listen(app, address);
    },
    drain: () => drain.finish(app.server, { noticeMs: config.drainSeconds * 1000, beside }),
  };
}

/** Registers what applies to all other requests: security headers, CORS, form parsing and the disk guard. */
async function protect(scope: FastifyInstance, { config }: Platform, disk: DiskGuard): Promise<void> {
  await scope.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: false,
    hsts: config.publicUrl.startsWith('https:'),
  });
  keepDocumentHeadersOnDocuments(scope);
  const originsFor = originRule(calls);
  await scope.register(cors, { delegator: (request, decide) => decide(null, originsFor(request.url ?? '')) });
  await scope.register(multipart);
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_request: unknown, body: string) =>
    Object.fromEntries(new URLSearchParams(body)),
  );
  guardDisk(scope, disk);
}
