/** What a browser loads from us: the pages, their assets, and the widget's code for shops. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, sendError } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/index.ts';
import { answerPlainForms } from './forms.ts';
import { type Elsewhere, inChosenLanguage } from './language.ts';
import { fallback, type Marks, mailed, marksOf, notFoundFor, onDisk, type Page, readPages } from './pages.ts';
import { sampleShop } from './sample-shop/index.ts';

export { sampleCatalogue } from './sample-catalogue.ts';
export { sampleCompany, sampleShopBase } from './sample-shop/index.ts';

const project = fileURLToPath(new URL('../../../../', import.meta.url));
const forever = 'public, max-age=31536000, immutable';
/** Every shop's page asks for it, and a new version should be everywhere soon. */
const fiveMinutes = 'public, max-age=300, stale-while-revalidate=86400';
/** Pictures and icons keep their names when they change. */
const aDay = 'public, max-age=86400, stale-while-revalidate=604800';

/** Pages that are drawn in the browser only: the owner's area, and what a mailed link leads to, in every language. */
const ownerArea = /^\/(?:dashboard|popups|chatgpt|questionnaire|analytics|history|products|settings|logout)(?:\/|$)/;
const mailedLink = /^(?:\/de)?\/(?:invite|new-password|unsubscribe)\/./;

export async function site(app: FastifyInstance, platform: Platform): Promise<void> {
  sampleShop(app, platform.config.publicUrl);
  await serveBuilds(app, project, marksOf(platform.config));
}

/** Serves what was built below `root`, with `marks` filled in; what was not built is not there. */
export async function serveBuilds(app: FastifyInstance, root: string, marks: Marks): Promise<void> {
  await serveWidget(app, join(root, 'widget/dist'));
  const build = join(root, 'web/build/client');
  for (const folder of onDisk)
    if (existsSync(join(build, folder)))
      await app.register(fastifyStatic, {
        root: join(build, folder),
        prefix: `/${folder}/`,
        preCompressed: folder === 'assets',
        decorateReply: false,
        cacheControl: false,
        setHeaders: (reply) => void reply.header('cache-control', folder === 'assets' ? forever : aDay),
      });
  const pages = readPages(build, marks);
  servePages(app, pages);
  answerPlainForms(app, pages);
}

const loader = 'embed.js';

/** The widget is loaded by pages of other origins: it says that they may. The loader keeps its name, so it must not be kept for ever. */
async function serveWidget(app: FastifyInstance, dist: string): Promise<void> {
  if (!existsSync(dist)) return;
  const openly = (reply: FastifyReply, path: string) =>
    void reply.headers({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': path.includes(loader) ? fiveMinutes : forever });
  await app.register(fastifyStatic, { root: dist, prefix: '/widget/', preCompressed: true, cacheControl: false, setHeaders: openly });
  app.get(`/${loader}`, (_request, reply) => reply.sendFile(loader));
}

function servePages(app: FastifyInstance, pages: Map<string, Page>): void {
  app.setNotFoundHandler((request, reply) => {
    const asked = pathAsked(request);
    const path = asked.toLowerCase();
    if (!isRead(request)) return sendError(reply, notFound('This address'));
    const isMailed = mailedLink.test(path);
    // A token is another one in lower case.
    const elsewhere = wantsPage(request)
      ? inChosenLanguage(request, isMailed ? asked : path, (other) => isMailed || pages.has(other))
      : null;
    if (elsewhere) return redirectTo(reply, elsewhere);
    const page = pages.get(path);
    if (page) return sendPage(request, reply, page, path.endsWith('/404') ? 404 : 200);
    if (!wantsPage(request)) return sendError(reply, notFound('This address'));
    const drawn = isMailed ? mailed : ownerArea.test(path) ? fallback : null;
    const other = pages.get(drawn ?? notFoundFor(path));
    return other ? sendPage(request, reply, other, drawn ? 200 : 404) : sendError(reply, notFound('This address'));
  });
}

function pathAsked(request: FastifyRequest): string {
  const [path = '/'] = request.url.split('?');
  return path.replace(/\/+$/, '') || '/';
}

const isRead = (request: FastifyRequest) => request.method === 'GET' || request.method === 'HEAD';
const wantsPage = (request: FastifyRequest) => /\btext\/html\b/.test(request.headers.accept ?? '');

function redirectTo(reply: FastifyReply, { path, cookie }: Elsewhere): FastifyReply {
  if (cookie) reply.header('set-cookie', cookie);
  return reply.headers({ vary: varyHeader, 'cache-control': 'private, no-store' }).redirect(path, 302);
}

const varyHeader = 'accept-encoding, accept-language, cookie';
/** A new text is everywhere at once; what did not change is not sent again. */
const atOnce = 'public, max-age=0, must-revalidate';
const closed =
  'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()';

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, status: number): FastifyReply {
  const cache = page.lasting ? { vary: 'accept-encoding', 'cache-control': aDay } : { vary: varyHeader, 'cache-control': atOnce };
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
