/** Serves the sample shops, where the demos' product links lead, each with its recommender. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../../../platform/http/errors.ts';
import { drawProduct } from './drawing.ts';
import { outdoorShop } from './outdoor.ts';
import { homePage, productPage, questionsPage, type SampleShopAddress, sitemap, snippetOf } from './pages.ts';
import { plantShop } from './plants.ts';
import { coffeeShop } from './products.ts';
import type { SampleShop } from './shape.ts';

export { pictureLink, productLink } from './pages.ts';
export { coffeeShop, sampleCompany } from './products.ts';
export { type SampleProduct, type SampleShop, sampleCurrency } from './shape.ts';

/** Every sample shop. The first is the one of the demo. */
export const sampleShops: readonly SampleShop[] = [coffeeShop, outdoorShop, plantShop];

/** The address of a shop, the first one by default, on a server whose public address is `publicUrl`. */
export const sampleShopBase = (publicUrl: string, { path }: SampleShop = coffeeShop) => `${publicUrl}${path}`;

// The widget needs its own script and calls; it sets its styles without inline ones.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The answer for a path of a shop, so that another server can serve it too; null for an unknown path. */
export function sampleShopAnswer(address: SampleShopAddress, path: string): { type: string; body: string } | null {
  const { products } = address.shop ?? coffeeShop;
  const html = (body: string | null) => body && { type: 'text/html; charset=utf-8', body };
  if (path === '/' || path === '') return html(homePage(address)) || null;
  if (path === '/questions') return html(questionsPage(address)) || null;
  if (path === '/sitemap.xml') return { type: 'application/xml; charset=utf-8', body: sitemap(address) };
  if (path === '/robots.txt')
    return { type: 'text/plain; charset=utf-8', body: `User-agent: *\nAllow: /\nSitemap: ${address.base}/sitemap.xml\n` };
  const [, kind, name = ''] = path.match(/^\/(product|picture)\/([\w-]+)(?:\.svg)?$/) ?? [];
  if (kind === 'product') return html(productPage(address, name)) || null;
  const drawn = kind === 'picture' && products.find(({ slug }) => slug === name);
  return drawn ? { type: 'image/svg+xml', body: drawProduct(drawn) } : null;
}

/** Registers the pages of the sample shops below their paths. Unknown pages answer 404. */
export function serveSampleShops(app: FastifyInstance, publicUrl: string): void {
  for (const shop of sampleShops) {
    const address = { base: sampleShopBase(publicUrl, shop), shop, head: snippetOf(shop) };
    const answer = (path: string, reply: FastifyReply) => {
      const found = sampleShopAnswer(address, path);
      if (!found) throw notFound('This page');
      return reply
        .type(found.type)
        .headers({ 'content-security-policy': policy, 'cache-control': 'public, max-age=3600' })
        .send(found.body);
    };
    app.get(shop.path, (_request, reply) => answer('/', reply));
    app.get<{ Params: { '*': string } }>(`${shop.path}/*`, (request, reply) =>
      answer(`/${request.params['*']}`.replace(/(.)\/+$/, '$1'), reply),
    );
  }
}
