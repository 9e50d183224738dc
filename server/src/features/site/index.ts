/** Serves everything a browser loads: public pages, their assets, the owner's area and the widget's code. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, sendError } from '../../platform/http/errors.ts';
import type { Feature } from '../../platform/http/feature.ts';
import type { Platform } from '../../platform/index.ts';
import { answerPlainForms } from './forms.ts';
import { type LanguageRedirect, languageRedirect, preferredLanguage } from './language.ts';
import {
  clientPage,
  mailedLinkPage,
  notFoundFor,
  type Page,
  type Pages,
  type Placeholders,
  placeholdersOf,
  readPages,
  servedFromDisk,
} from './pages.ts';
import { serveSampleShops } from './sample-shop/index.ts';
import { screenPages } from './screens.ts';
import { serveWidget } from './widget.ts';

export { sampleCatalogue } from './sample-catalogue.ts';
export { coffeeShop, type SampleShop, sampleCompany, sampleShopBase, sampleShops } from './sample-shop/index.ts';

const project = fileURLToPath(new URL('../../../../', import.meta.url));
const forever = 'public, max-age=31536000, immutable';
/** Pictures and icons keep their file names when they change. */
const aDay = 'public, max-age=86400, stale-while-revalidate=604800';

/** Pages that render client-side only: the owner's area, and the targets of mailed links in every language. */
const ownerArea = /^\/(?:dashboard|popups|chatgpt|questionnaire|analytics|history|messages|orders|products|settings|logout)(?:\/|$)/;
const mailedLink = /^(?:\/de)?\/(?:invite|new-password|unsubscribe|no-more-mail)\/./;

/** Creates the feature. Its plugin must be registered before the others', because it turns their answers to forms that were posted without a script into pages. */
export function createSite({ config }: Pick<Platform, 'config'>): Feature {
  return {
    async plugin(app) {
      serveSampleShops(app, config.publicUrl);
      await serveBuilds(app, project, placeholdersOf(config));
    },
  };
}

/** Serves the builds below `root` with `placeholders` replaced; a missing build is skipped. */
export async function serveBuilds(app: FastifyInstance, root: string, placeholders: Placeholders): Promise<void> {
  serveWidget(app, join(root, 'widget/dist'));
  const build = join(root, 'web/build/client');
  for (const folder of servedFromDisk)
    if (existsSync(join(build, folder)))
      await app.register(fastifyStatic, {
        root: join(build, folder),
        prefix: `/${folder}/`,
        preCompressed: folder === 'assets',
        decorateReply: false,
        cacheControl: false,
        // The same for every origin. With CORS' own `vary: origin`, a style sheet that is asked for with and without one would be asked for again each time.
        setHeaders: (reply) => void reply.headers({ 'cache-control': folder === 'assets' ? forever : aDay, vary: 'accept-encoding' }),
      });
  const pages = readPages(build, placeholders);
  servePages(
    app,
    pages,
    screenPages(build, () => pages.get(clientPage)),
  );
  answerPlainForms(app, pages);
}

function servePages(app: FastifyInstance, pages: Pages, screenOf: ReturnType<typeof screenPages>): void {
  app.setNotFoundHandler((request, reply) => {
    if (!isRead(request)) return sendError(reply, notFound('This address'));
    const path = requestedPath(request).toLowerCase();
    const redirect = wantsPage(request) ? redirectOf(request, pages) : null;
    if (redirect) return redirectTo(reply, redirect);
    const page = pages.get(path);
    if (page) return sendPage(request, reply, page, path.endsWith('/404') ? 404 : 200);
    if (!wantsPage(request)) return sendError(reply, notFound('This address'));
    const clientSide = clientSidePage(request, path, pages, screenOf);
    if (clientSide) return sendPage(request, reply, clientSide, 200);
    const missing = pages.get(notFoundFor(path));
    return missing ? sendPage(request, reply, missing, 404) : sendError(reply, notFound('This address'));
  });
}

function redirectOf(request: FastifyRequest, pages: Pages): LanguageRedirect | null {
  const requested = requestedPath(request);
  const path = requested.toLowerCase();
  const isMailed = mailedLink.test(path);
  // Tokens in mailed links are case-sensitive.
  const from = isMailed || ownerArea.test(path) ? requested : path;
  return languageRedirect(request, from, (other) => isMailed || ownerArea.test(other.toLowerCase()) || pages.has(other));
}

function clientSidePage(request: FastifyRequest, path: string, pages: Pages, screenOf: ReturnType<typeof screenPages>): Page | undefined {
  if (mailedLink.test(path)) return pages.get(mailedLinkPage);
  return ownerArea.test(path) ? screenOf(path, preferredLanguage(request)) : undefined;
}
function requestedPath(request: FastifyRequest): string {
  const [path = '/'] = request.url.split('?');
  return path.replace(/\/+$/, '') || '/';
}

const isRead = (request: FastifyRequest) => request.method === 'GET' || request.method === 'HEAD';
const wantsPage = (request: FastifyRequest) => /\btext\/html\b/.test(request.headers.accept ?? '');

function redirectTo(reply: FastifyReply, { path, cookie }: LanguageRedirect): FastifyReply {
  if (cookie) reply.header('set-cookie', cookie);
  return reply.headers({ vary: varyHeader, 'cache-control': 'private, no-store' }).redirect(path, 302);
}

const varyHeader = 'accept-encoding, accept-language, cookie';
/** Pages are revalidated on every visit: changes show at once, unchanged pages answer 304. */
const atOnce = 'public, max-age=0, must-revalidate';
const closed =
  'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()';

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, status: number): FastifyReply {
  const cache = page.cacheable ? { vary: 'accept-encoding', 'cache-control': aDay } : { vary: varyHeader, 'cache-control': atOnce };
  reply
    .code(status)
    .type(page.type)
    .headers({ etag: page.etag, ...cache });
  if (page.policy)
    reply.headers({
      'content-security-policy': page.policy,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': closed,
      'x-frame-options': 'DENY',
    });
  if (request.headers['if-none-match'] === page.etag && status === 200) return reply.code(304).send();
  const packed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? page.brotli : null;
  return packed ? reply.header('content-encoding', 'br').send(packed) : reply.send(page.bytes);
}
