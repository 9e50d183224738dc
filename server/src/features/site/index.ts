/** What a browser loads from us: the pages, their assets, and the widget's code for shops. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, sendError } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import { FALLBACK, type Page, readPages } from './pages.ts';
import { sampleShop } from './sample-shop/index.ts';

export { sampleCatalogue } from './sample-catalogue.ts';
export { sampleCompany, sampleShopBase } from './sample-shop/index.ts';

const project = fileURLToPath(new URL('../../../../', import.meta.url));
const FOREVER = 'public, max-age=31536000, immutable';
/** Every shop's page asks for it, and a new version should be everywhere soon. */
const FIVE_MINUTES = 'public, max-age=300, stale-while-revalidate=86400';

/** Pages that are drawn in the browser only: the owner's area, and what is found by a token. */
const DRAWN_IN_BROWSER =
  /^\/(?:dashboard|popups|chatgpt|questionnaire|analytics|history|products|settings|invite|logout|new-password|unsubscribe)(?:\/|$)/;

export async function site(app: FastifyInstance, platform: Platform): Promise<void> {
  sampleShop(app, platform.config.publicUrl);
  await serveBuilds(app, project, platform.config.publicUrl);
}

/** Serves what was built below `root` from `origin`; what was not built is not there. */
export async function serveBuilds(app: FastifyInstance, root: string, origin: string): Promise<void> {
  await serveWidget(app, join(root, 'widget/dist'));
  const build = join(root, 'web/build/client');
  if (existsSync(join(build, 'assets')))
    await app.register(fastifyStatic, {
      root: join(build, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
      setHeaders: hashed,
    });
  servePages(app, readPages(build, origin));
}

const hashed = (reply: FastifyReply) => void reply.header('cache-control', FOREVER);

const LOADER = 'embed.js';

/** The widget is loaded by pages of other origins: it says that they may. The loader keeps its name, so it must not be kept for ever. */
async function serveWidget(app: FastifyInstance, dist: string): Promise<void> {
  if (!existsSync(dist)) return;
  const openly = (reply: FastifyReply, path: string) =>
    void reply.headers({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': path.includes(LOADER) ? FIVE_MINUTES : FOREVER });
  await app.register(fastifyStatic, { root: dist, prefix: '/widget/', preCompressed: true, cacheControl: false, setHeaders: openly });
  app.get(`/${LOADER}`, (_request, reply) => reply.sendFile(LOADER));
}

function servePages(app: FastifyInstance, pages: Map<string, Page>): void {
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const page = pages.get(path);
    if (page && isRead(request)) return sendPage(request, reply, page, 200);
    if (isRead(request) && wantsPage(request)) {
      const known = DRAWN_IN_BROWSER.test(path);
      const other = known ? pages.get(FALLBACK) : pages.get(/^\/de(?:\/|$)/.test(path) ? '/de/404' : '/404');
      if (other) return sendPage(request, reply, other, known ? 200 : 404);
    }
    return sendError(reply, notFound('This address'));
  });
}

function pathOf(request: FastifyRequest): string {
  const [path = '/'] = request.url.split('?');
  return path.toLowerCase().replace(/\/+$/, '') || '/';
}

const isRead = (request: FastifyRequest) => request.method === 'GET' || request.method === 'HEAD';
const wantsPage = (request: FastifyRequest) => /\btext\/html\b/.test(request.headers.accept ?? '');

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, status: number): FastifyReply {
  reply
    .code(status)
    .type(page.type)
    .headers({ etag: page.etag, vary: 'accept-encoding', 'cache-control': 'public, max-age=0, must-revalidate' });
  if (page.policy) reply.headers({ 'content-security-policy': page.policy, 'referrer-policy': 'strict-origin-when-cross-origin' });
  if (request.headers['if-none-match'] === page.etag && status === 200) return reply.code(304).send();
  const packed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  return packed ? reply.header('content-encoding', 'br').send(page.brotli) : reply.send(page.bytes);
}
