import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { read } from '../../testing/reading.ts';
import type { Page } from '../../testing/test-shop.ts';

const home = '<html lang="de-DE"><h1>Shop</h1></html>';

describe('pages', () => {
  const productPage = (name: string, more: object = {}, head = '') =>
    `<html lang="fr"><head>${head}<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
      offers: { '@type': 'Offer', price: '12.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
      ...more,
    })}</script></head><h1>${name}</h1></html>`;
  const map = (...paths: string[]) =>
    `<?xml version="1.0"?><urlset>${paths.map((path) => `<url><loc>{origin}${path}</loc></url>`).join('')}</urlset>`;

  test('follows robots.txt to a sitemap index, compressed sitemaps and products', async () => {
    const packed = (origin: string) =>
      gzipSync(map('/tasse', '/bol?utm_source=map', '/secret/vase', '/photo.jpg', '/bol').replaceAll('{origin}', origin));
    const pages: Record<string, Page> = {
      '/': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(home),
      '/robots.txt': 'User-agent: *\nDisallow: /secret\nSitemap: {origin}/maps.xml',
      '/maps.xml':
        '<?xml version="1.0"?><sitemapindex><sitemap><loc>{origin}/pages.xml</loc></sitemap><sitemap><loc>{origin}/products.xml.gz</loc></sitemap></sitemapindex>',
      '/pages.xml': map('/about'),
      '/products.xml.gz': ({ headers }, response) =>
        response.writeHead(200, { 'content-type': 'application/gzip' }).end(packed(`http://${headers.host}`)),
      '/tasse': productPage('Tasse', { image: ['/tasse.jpg'], category: 'Maison > Tasses', brand: { name: 'Potier' }, color: 'bleu' }),
      '/bol': productPage('Bol'),
      '/secret/vase': productPage('Vase'),
      '/about': home,
    };
    const { shop, products, kind, of } = await read(pages);
    expect(kind).toBe('json-ld');
    expect(products.map((product) => product.title).sort()).toEqual(['Bol', 'Tasse']);
    expect(of('Tasse')).toMatchObject({
      link: `${shop.origin}/tasse`,
      image: `${shop.origin}/tasse.jpg`,
      priceMinor: 1250,
      currency: 'EUR',
      categories: ['Tasses'],
      vendor: 'Potier',
      attributes: { Color: ['bleu'] },
      language: 'fr',
    });
    expect(shop.asked).not.toContain('/secret/vase');
    expect(shop.asked).not.toContain('/photo.jpg');
  });

  test('a product whose page names no place stands where a list of the sitemap shows it', async () => {
    const card = (path: string) => `<li><a href="${path}"><img src="${path}.jpg"></a> <b>12.50 €</b></li>`;
    const { of } = await read({
      '/': home,
      '/sitemap.xml': map('/cups-and-more', '/x1', '/x2'),
      '/cups-and-more': `<html lang="de"><h1>Cups</h1><ul>${card('/x1')}${card('/x2')}</ul></html>`,
      '/x1': productPage('Red'),
      '/x2': productPage('Blue'),
    });
    expect(of('Blue')).toMatchObject({ categoryPaths: [['Cups']], categories: ['Cups'] });
  });

  test('reads a shop in a folder of a website by the sitemap of the folder', async () => {
    const pages = {
      '/': home,
      '/sitemap.xml': map('/other'),
      '/other': productPage('Other'),
      '/store/': home,
      '/store/sitemap.xml': map('/store/cup', '/store/bowl'),
      '/store/cup': productPage('Cup'),
      '/store/bowl': productPage('Bowl'),
      '/news/': home,
    };
    expect((await read(pages, {}, '/store/')).products.map(({ title }) => title).sort()).toEqual(['Bowl', 'Cup']);
    expect((await read(pages, {}, '/news/')).products.map(({ title }) => title)).toEqual(['Other']);
  });

  test('without a sitemap reads linked pages and the given page', async () => {
    const shop = await read({
      '/': '<a href="/p/1">one</a> <a href="/cart">cart</a> <a href="https://other.example/p">other</a>',
      '/p/1': productPage('One'),
    });
    expect(shop.products.map((product) => product.title)).toEqual(['One']);
    const startingAtProduct = await read({ '/': home, '/p/1': productPage('One') }, {}, '/p/1');
    expect(startingAtProduct.products.map((product) => product.title)).toEqual(['One']);
  });

  test('skips a broken page, and reports limits', async () => {
    const pages: Record<string, Page> = {
      '/': home,
      '/sitemap.xml': map('/product/a', '/product/b', '/product/c', '/product/d'),
      '/product/a': productPage('A'),
      '/product/b': (_, response) => response.writeHead(500).end(),
      '/product/c': productPage('C', { offers: { price: {}, priceCurrency: 'EUR' } }),
      '/product/d': productPage('D'),
    };
    const whole = await read(pages);
    expect(whole.products.map((product) => [product.title, product.priceMinor])).toEqual([
      ['A', 1250],
      ['C', null],
      ['D', 1250],
    ]);
    expect([whole.failed, whole.end.complete]).toEqual([
      [{ where: `${whole.shop.origin}/product/b`, reason: 'the page answered 500' }],
      true,
    ]);
    const limited = await read(pages, { limits: { pages: 7 } });
    expect(limited.end).toMatchObject({ complete: false, note: 'Stopped because 7 pages were read.' });
    expect(limited.shop.asked.length).toBe(7);
    expect(limited.products.length).toBeGreaterThan(0);
  });

  test('is complete only when everything in the sitemaps was read', async () => {
    const index =
      '<?xml version="1.0"?><sitemapindex><sitemap><loc>{origin}/a.xml</loc></sitemap><sitemap><loc>{origin}/b.xml</loc></sitemap></sitemapindex>';
    const pages = {
      '/': home,
      '/sitemap.xml': index,
      '/a.xml': map('/product/a'),
      '/product/a': productPage('A'),
      '/product/b': productPage('B'),
    };
    const whole = await read({ ...pages, '/b.xml': map('/product/b') });
    expect([whole.products.length, whole.end.complete]).toEqual([2, true]);
    const broken = await read({ ...pages, '/b.xml': (_, response) => response.writeHead(500).end() });
    expect([broken.products.length, broken.end.complete]).toEqual([1, false]);
    const linked = await read({ '/': '<a href="/p/1">one</a>', '/p/1': productPage('One') });
    expect([linked.products.length, linked.end.complete]).toEqual([1, false]);
  });

  test('ends with what was found when the time is up', async () => {
    const pages: Record<string, Page> = {
      '/': home,
      '/sitemap.xml': map('/product/a', '/product/b', '/product/c'),
      '/product/a': productPage('A'),
      '/product/b': productPage('B'),
      '/product/c': () => {},
    };
    const shop = await read(pages, { limits: { totalMs: 1500 } });
    expect(shop.products.map((product) => product.title).sort()).toEqual(['A', 'B']);
    expect(shop.end).toMatchObject({ complete: false, note: 'Stopped because the time for one reading was up.' });
  });

  test("respects the shop's crawl delay up to a maximum, and pauses on request", async () => {
    const waits: number[] = [];
    let busy = true;
    const pages: Record<string, Page> = {
      '/': home,
      '/robots.txt': 'User-agent: ParleyBot\nCrawl-delay: 100',
      '/sitemap.xml': map('/product/a'),
      '/product/a': (_, response) => {
        if (busy) response.writeHead(429, { 'retry-after': '1' }).end();
        else response.writeHead(200, { 'content-type': 'text/html' }).end(productPage('A'));
        busy = false;
      },
    };
    const wait = async (ms: number) => {
      waits.push(ms);
    };
    const shop = await read(pages, { wait, limits: { delayCapMs: 3000 } });
    expect(shop.products.length).toBe(1);
    expect(waits).toContain(1000);
    expect(waits.some((ms) => ms > 2000)).toBe(true);
    expect(shop.failed).toEqual([]);
  });

  test('makes at most two requests at a time', async () => {
    let now = 0;
    let most = 0;
    const pages: Record<string, Page> = { '/': home, '/sitemap.xml': map(...Array.from({ length: 12 }, (_, at) => `/product/${at}`)) };
    for (let at = 0; at < 12; at++) {
      pages[`/product/${at}`] = (_, response) => {
        most = Math.max(most, ++now);
        setImmediate(() => {
          now--;
          response.writeHead(200, { 'content-type': 'text/html' }).end(productPage(`P${at}`));
        });
      };
    }
    expect((await read(pages)).products.length).toBe(12);
    expect(most).toBeLessThanOrEqual(2);
  });
});
