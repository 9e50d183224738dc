/** Serves the sample shop at /sample-shop, where the demo's product links lead. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../../../platform/http/errors.ts';
import { drawProduct } from './drawing.ts';
import { homePage, productPage, questionsPage, type SampleShopAddress, sitemap } from './pages.ts';
import { sampleProducts } from './products.ts';

export { pictureLink, productLink } from './pages.ts';
export { type SampleProduct, sampleCompany, sampleCurrency, sampleProducts } from './products.ts';

/** The address of the shop on a server whose public address is `publicUrl`. */
export const sampleShopBase = (publicUrl: string) => `${publicUrl}/sample-shop`;

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; script-src 'none'; frame-ancestors 'self'";

/** The answer for a path of the shop, so that another server can serve it too; null for an unknown path. */
export function sampleShopAnswer(address: SampleShopAddress, path: string): { type: string; body: string } | null {
  const html = (body: string | null) => body && { type: 'text/html; charset=utf-8', body };
  if (path === '/' || path === '') return html(homePage(address)) || null;
  if (path === '/questions') return html(questionsPage(address)) || null;
  if (path === '/sitemap.xml') return { type: 'application/xml; charset=utf-8', body: sitemap(address.base) };
  if (path === '/robots.txt')
    return { type: 'text/plain; charset=utf-8', body: `User-agent: *\nAllow: /\nSitemap: ${address.base}/sitemap.xml\n` };
  const [, kind, name = ''] = path.match(/^\/(product|picture)\/([\w-]+)(?:\.svg)?$/) ?? [];
  if (kind === 'product') return html(productPage(address, name)) || null;
  const drawn = kind === 'picture' && sampleProducts.find(({ slug }) => slug === name);
  return drawn ? { type: 'image/svg+xml', body: drawProduct(drawn) } : null;
}

/** Registers the pages of the sample shop below `/sample-shop/`. Unknown pages answer 404. */
export function sampleShop(app: FastifyInstance, publicUrl: string): void {
  const address = { base: sampleShopBase(publicUrl) };
  const answer = (path: string, reply: FastifyReply) => {
    const found = sampleShopAnswer(address, path);
    if (!found) throw notFound('This page');
    return reply.type(found.type).headers({ 'content-security-policy': policy, 'cache-control': 'public, max-age=3600' }).send(found.body);
  };
  app.get('/sample-shop', (_request, reply) => answer('/', reply));
  app.get<{ Params: { '*': string } }>('/sample-shop/*', (request, reply) =>
    answer(`/${request.params['*']}`.replace(/(.)\/+$/, '$1'), reply),
  );
}
