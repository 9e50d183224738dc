/** The server without a port: its features are composed in compose.ts. */
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { calls } from '@parley/contract';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController, type RouteOptions } from 'fastify';
import { composeFeatures, type Features } from './compose.ts';
import { hasOwner } from './features/accounts/index.ts';
import { servePictures } from './kit/uploads.ts';
import { guardDisk } from './platform/disk.ts';
import { auth } from './platform/http/auth.ts';
import { originRule } from './platform/http/cors.ts';
import { answerClientError, answerError, handleErrors } from './platform/http/errors.ts';
import { health, measureRequests } from './platform/http/health.ts';
import { limits } from './platform/http/limits.ts';
import { onceEach } from './platform/http/once.ts';
import { openApi } from './platform/http/openapi.ts';
import { usualBodyLimit } from './platform/http/route.ts';
import type { Platform } from './platform/index.ts';
import { logRequests } from './platform/log.ts';

export interface AppOptions {
  /** Whether every answer is held against the contract; for tests. */
  checkAnswers?: boolean;
  isStopping?: () => boolean;
  /** Called for every route that is registered. */
  onRoute?: (route: RouteOptions) => void;
}

/** Builds the app on its platform, with its features; whoever calls it listens and closes. */
export async function buildApp(platform: Platform, options: AppOptions = {}): Promise<{ app: FastifyInstance; features: Features }> {
  const { config } = platform;
  const features = composeFeatures(platform);
  const app = Fastify({
    loggerInstance: platform.log,
    // logRequests says one line for each answer instead, without the path.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: usualBodyLimit,
    requestTimeout: 60_000,
    // A start on a busy machine may be slow, and is no fault; the usual ten seconds would end it.
    pluginTimeout: 120_000,
    clientErrorHandler: answerClientError,
    // What is refused before a route is found, an address that is none.
    frameworkErrors: (error, request, reply) => void answerError(error, request as FastifyRequest, reply as FastifyReply),
    // Some links of the specification differ from its routes by case or by a slash; to a person neither matters.
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  app.decorate('checkAnswers', options.checkAnswers ?? false);
  app.decorate('once', onceEach(platform.db, platform.clock));
  if (options.onRoute) app.addHook('onRoute', options.onRoute);
  handleErrors(app);
  logRequests(app);
  const metrics = measureRequests(app);
  await app.register(limits, { scale: config.rateLimitScale, redisUrl: config.redisUrl });
  await app.register(auth, { secret: config.secret, hasOwner: (id: number) => hasOwner(platform.db, id) });
  // What every page view of every shop asks: a scope of its own, so that none of the hooks of the rest run for it.
  await app.register(features.recommenders.visitorPlugin);
  await app.register(async (scope) => {
    await protect(scope, platform);
    health(scope, { db: platform.db, metrics, isStopping: options.isStopping ?? (() => false) });
    await openApi(scope, calls);
    const { site, ...others } = features;
    // On this scope and before the others: it also makes pages of what their calls answer to forms that are posted without a script.
    await site.plugin(scope);
    servePictures(scope, platform);
    for (const { plugin } of Object.values(others)) await scope.register(plugin);
  });
  return { app, features };
}

/** What all other requests go through: headers, origins, forms, and the guard of the disk. */
async function protect(scope: FastifyInstance, { config, database }: Platform): Promise<void> {
  await scope.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: false,
    hsts: config.publicUrl.startsWith('https:'),
  });
  const originsFor = originRule(calls);
  await scope.register(cors, { delegator: (request, decide) => decide(null, originsFor(request.url ?? '')) });
  await scope.register(multipart);
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_request: unknown, body: string) =>
    Object.fromEntries(new URLSearchParams(body)),
  );
  if (database.embedded) guardDisk(scope, config.dataDir);
}
