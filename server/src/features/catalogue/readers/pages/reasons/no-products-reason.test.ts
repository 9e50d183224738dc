import { afterEach, describe, expect, test } from 'vitest';
import { createGuardedFetch } from '../../../../../platform/fetch/index.ts';
import { openTestShop, type Page } from '../../../testing/test-shop.ts';
import { namesFeed } from '../../home-page.ts';
import { type CatalogueProduct, nothingFound, openShop } from '../../index.ts';
import { noProductsReason } from './no-products-reason.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function read(pages: Record<string, Page>, path = '') {
  const shop = await openTestShop(pages);
  const client = createGuardedFetch({ allowHosts: [shop.host], userAgent: 'ParleyBot/1.0' });
  cleanups.push(
    () => shop.close(),
    () => client.close(),
  );
  const waits: number[] = [];
  const opened = await openShop(client, shop.origin + path, { wait: async (ms) => void waits.push(ms) });
  cleanups.push(async () => opened.end());
  const products: CatalogueProduct[] = [];
  let step = await opened.reading.next();
  for (; !step.done; step = await opened.reading.next()) products.push(...step.value.products);
  if (products.length === 0) throw nothingFound(step.value);
  return { products, waits };
}

const status =
  (code: number, headers: Record<string, string> = {}): Page =>
  (_, response) =>
    response.writeHead(code, { 'content-type': 'text/html', ...headers }).end('<h1>No</h1>');
/** A home page with links to so many others. */
const linked = (count: number) =>
  `<html lang="en"><h1>Our shop</h1>${Array.from({ length: count }, (_, at) => `<a href="/p/${at + 1}">Goods ${at + 1}</a>`).join('')}</html>`;
const product =
  '<html lang="en"><script type="application/ld+json">{"@type":"Product","name":"Pot","offers":{"price":5,"priceCurrency":"EUR"}}</script><h1>Pot</h1></html>';

describe('the reason why an address cannot be read as a shop', () => {
  test.each<[string, Record<string, Page>, string, string]>([
    [
      'a shop of programs only',
      {
        '/': '<html><head><title>Shop</title><script src="/app.js"></script></head><body><div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript></body></html>',
      },
      'in_browser',
      'program in the browser',
    ],
    [
      'a page of Shopify’s password',
      {
        '/': '<html class="template-password"><body><h1>Opening soon</h1><form action="/password"><input type="password"></form></body></html>',
      },
      'needs_login',
      'behind a password',
    ],
    [
      'a redirect to it',
      { '/': status(302, { location: '/password' }), '/password': '<h1>Opening soon</h1>' },
      'needs_login',
      'behind a password',
    ],
    [
      'a wall of a sign-in',
      {
        '/': '<html><body><h1>Händlerlogin</h1><form action="/login"><input name="mail"><input type="password"><button>Anmelden</button></form></body></html>',
      },
      'needs_login',
      'after signing in',
    ],
    ['basic authentication', { '/': status(401) }, 'needs_login', 'behind a password'],
    [
      'a building site',
      { '/': '<html lang="de"><title>Shop</title><h1>Wartung</h1><p>Wir sind bald wieder für Sie da.</p></html>' },
      'unreachable',
      'not open at the moment',
    ],
    ['maintenance', { '/': status(503, { 'retry-after': '3600' }) }, 'unreachable', 'maintenance'],
    ['a refusal', { '/': status(403) }, 'not_allowed', 'does not let programs'],
    ['too many requests', { '/': status(429, { 'retry-after': '1' }) }, 'unreachable', 'slow down'],
    [
      'a shop that refuses all pages but the first',
      { '/': linked(4), ...Object.fromEntries([1, 2, 3, 4].map((at) => [`/p/${at}`, status(403)])) },
      'not_allowed',
      'does not let programs read it: 4 of its pages refused to answer',
    ],
    [
      'a shop whose pages fail',
      { '/': linked(4), ...Object.fromEntries([1, 2, 3, 4].map((at) => [`/p/${at}`, status(500)])) },
      'errors',
      '4 of its pages answered with an error',
    ],
    [
      'a shop some of whose pages refuse',
      {
        '/': linked(5),
        ...Object.fromEntries([1, 2, 3, 4, 5].map((at) => [`/p/${at}`, at === 1 ? status(403) : `<html lang="en"><h1>${at}</h1></html>`])),
      },
      'no_products',
      'pages were read, and none of them shows a product',
    ],
    ['nothing there', { '/': status(404) }, 'no_page', 'no page at this address'],
    [
      'a cookie wall',
      {
        '/': '<html lang="de"><title>Wir verwenden Cookies</title><h1>Ihre Zustimmung</h1><p>Wir und unsere Partner verwenden Cookies.</p><button>Alle akzeptieren</button><a href="/datenschutz">Datenschutz</a></html>',
      },
      'cookie_wall',
      'cookies are accepted',
    ],
    [
      'a blog',
      {
        '/': '<html lang="en"><title>Notes on bread</title><h1>Notes on bread</h1><article><h2><a href="/rye">Rye</a></h2><time>2 May</time></article><article><h2><a href="/oats">Oats</a></h2><time>9 May</time></article></html>',
        '/rye': '<html lang="en"><h1>Rye</h1><article><p>How to bake with rye.</p></article></html>',
        '/oats': '<html lang="en"><h1>Oats</h1><article><p>How to bake with oats.</p></article></html>',
      },
      'blog',
      'its pages are articles',
    ],
    [
      'a restaurant',
      {
        '/': '<html lang="de"><title>Zum Anker</title><h1>Zum Anker</h1><a href="/speisekarte">Speisekarte</a><a href="/tisch">Tisch reservieren</a></html>',
        '/speisekarte': '<html lang="de"><h1>Speisekarte</h1><ul><li>Scholle 18,50 €</li><li>Labskaus 14,00 €</li></ul></html>',
      },
      'no_shop',
      'sells nothing online',
    ],
    [
      'pages without products',
      {
        '/': '<html lang="en"><title>Anna</title><h1>Anna</h1><a href="/about">About</a></html>',
        '/about': '<html lang="en"><h1>About</h1><p>Me.</p></html>',
      },
      'no_products',
      '2 pages were read, and none of them shows a product',
    ],
    ['robots.txt', { '/robots.txt': 'User-agent: ParleyBot\nDisallow: /', '/': product }, 'robots', 'robots.txt'],
    ['robots.txt that fails', { '/robots.txt': status(503), '/': product }, 'unreachable', 'cannot answer'],
  ])('%s', async (_what, pages, code, words) => {
    await expect(read(pages)).rejects.toMatchObject({ code, message: expect.stringContaining(words) });
  });
});

describe('a reading that ends early', () => {
  const evidence = { pages: 3, slow: 0, refused: 0, broken: 0, forbidden: 0, limit: '' };
  test('is `slow` when most pages took too long, and `unfinished` when a limit came first', () => {
    expect(noProductsReason('<h1>Shop</h1>', 'https://shop.example/', { ...evidence, slow: 4 })).toMatchObject({ code: 'slow' });
    expect(noProductsReason('<h1>Shop</h1>', 'https://shop.example/', { ...evidence, limit: 'the time for one reading was up' })).toEqual({
      code: 'unfinished',
      message: 'The reading of this shop is not finished: the time for one reading was up, and no product was found so far.',
    });
    expect(noProductsReason('<h1>Shop</h1>', 'https://shop.example/', evidence)).toMatchObject({ code: 'no_products' });
  });

  test('says that products were not found only where pages were read', () => {
    const none = { ...evidence, pages: 0 };
    const url = 'https://shop.example/';
    expect(noProductsReason('', url, none)).toEqual({
      code: 'unreadable',
      message: 'No page of this shop could be read, so it is not known what it sells.',
    });
    expect(noProductsReason('<h1>Shop</h1>', url, none)).toMatchObject({ code: 'unreadable' });
    expect(noProductsReason('  ', url, { ...none, pages: 1 })).toMatchObject({
      code: 'no_page',
      message: 'The page at this address is empty.',
    });
    expect(noProductsReason('<div>'.repeat(9_000), url, { ...none, pages: 1 })).toMatchObject({ code: 'unreadable' });
    expect(noProductsReason('', url, { ...none, slow: 1 })).toMatchObject({ code: 'slow' });
    expect(noProductsReason('', url, { ...none, refused: 2 })).toMatchObject({ code: 'not_allowed' });
    expect(noProductsReason('', url, { ...none, broken: 2 })).toMatchObject({ code: 'errors' });
    expect(noProductsReason('', url, { ...none, limit: 'the time for one reading was up' })).toMatchObject({ code: 'unfinished' });
    expect(noProductsReason('<h1>Shop</h1>', url, { ...evidence, pages: 1 }).message).toContain('One page was read');
    for (let pages = 0; pages < 3; pages++)
      for (const html of ['', '<h1>Shop</h1>'])
        expect(noProductsReason(html, url, { ...none, pages }).message).not.toMatch(/ 0 pages|no products were found.*0/i);
  });

  test('is `robots` when robots.txt keeps programs out of most pages', () => {
    expect(noProductsReason('<h1>Shop</h1>', 'https://shop.example/', { ...evidence, pages: 1, forbidden: 7 })).toEqual({
      code: 'robots',
      message: "The shop's robots.txt keeps programs out of 7 of its pages, and no product was found on the others.",
    });
    expect(noProductsReason('<h1>Shop</h1>', 'https://shop.example/', { ...evidence, forbidden: 1 })).toMatchObject({
      code: 'no_products',
    });
  });

  test('counts the first page by whatever name', async () => {
    const html = '<html lang="en"><h1>Bottles</h1></html>';
    for (const path of ['/feeding-bottles', '/feedback', '/news-feed', '/shop.txt'])
      await expect(read({ [path]: html, '/': '<html lang="en"><h1>Home</h1></html>' }, path)).rejects.toMatchObject({
        code: 'no_products',
        message: expect.stringContaining('2 pages were read'),
      });
  });

  test('reads a feed by its name only where the name says so', async () => {
    const page = (path: string) => read({ [path]: `<html lang="en"><h1>Bottles</h1>${' '.repeat(9 * 1024 * 1024)}</html>` }, path);
    await expect(page('/feeding-bottles')).rejects.toMatchObject({ code: 'unreachable', message: expect.stringContaining('larger than') });
    await expect(page('/product-feed')).rejects.not.toMatchObject({ message: expect.stringContaining('larger than') });
    expect(['/feed/', '/googlefeed', '/data.feed', '/merchant_feed'].filter((path) => !namesFeed(`https://shop.example${path}`))).toEqual(
      [],
    );
  });

  test('tells pages that robots.txt forbids, and pages that do not answer at all', async () => {
    const robots = { '/robots.txt': 'User-agent: *\nDisallow: /p/', '/': linked(4) };
    await expect(read(robots)).rejects.toMatchObject({ code: 'robots', message: expect.stringContaining('4 of its pages') });
    const gone: Page = (request) => void request.socket.destroy();
    await expect(read({ '/': linked(4), ...Object.fromEntries([1, 2, 3, 4].map((at) => [`/p/${at}`, gone])) })).rejects.toMatchObject({
      code: 'errors',
    });
  });

  test('is `no_products` only after a complete reading', () => {
    expect(nothingFound({ complete: true, note: '' })).toMatchObject({ code: 'no_products' });
    expect(nothingFound({ complete: false, note: 'The shop stopped answering.' })).toMatchObject({ code: 'unfinished' });
    expect(nothingFound({ complete: true, note: '' }, 2).message).toBe(
      '2 entries were read, but none of them could be taken as a product.',
    );
    expect(nothingFound({ complete: true, note: '' }, 1).message).toBe('One entry was read, but it could not be taken as a product.');
  });
});

describe('politeness', () => {
  test('respects a requested pause, in seconds or as a date, up to a maximum', async () => {
    let times = 0;
    const busy: Page = (_, response) => {
      times++;
      if (times === 1) return response.writeHead(429, { 'retry-after': '2' }).end();
      if (times === 2) return response.writeHead(503, { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() }).end();
      response.writeHead(200, { 'content-type': 'text/html' }).end(product);
    };
    const { products, waits } = await read({ '/': '<a href="/p/1">p</a>', '/p/1': busy });
    expect(products.map(({ title }) => title)).toEqual(['Pot']);
    expect(waits).toEqual([2000, 3000]);
  });

  test('reads a robots.txt of half a megabyte, and does not read a shop with a larger one', async () => {
    const long = `User-agent: *\n${'Disallow: /never/where\n'.repeat(10_000)}Disallow: /secret\n`;
    const { products } = await read({
      '/robots.txt': long,
      '/': '<a href="/secret/1">s</a><a href="/p/1">p</a>',
      '/p/1': product,
      '/secret/1': product.replaceAll('Pot', 'Secret'),
    });
    expect(products.map(({ title }) => title)).toEqual(['Pot']);
    await expect(read({ '/robots.txt': long.repeat(5), '/': product })).rejects.toMatchObject({ code: 'unreachable' });
  });

  test('ignores not-found pages with status 200, and merges the addresses of one product', async () => {
    const soft =
      '<html lang="en"><title>Page not found</title><h1>Oops</h1><p>We could not find that page. <a href="/">Home</a></p></html>';
    const page = product.replace('<h1>', '<link rel="canonical" href="/p/1"><link rel="alternate" hreflang="de" href="/de/p/1"><h1>');
    const { products } = await read({
      '/': '<html lang="en"><a href="/p/1?utm_source=a">1</a><a href="/p/1?ref=b#x">2</a><a href="/c/p/1">3</a><a href="/gone">4</a><a hreflang="de" href="/de/p/1">DE</a></html>',
      '/p/1': page,
      '/c/p/1': page,
      '/gone': soft,
      '/de/p/1': page.replace('lang="en"', 'lang="de"').replaceAll('Pot', 'Topf'),
    });
    expect(products.map(({ title, externalKey }) => [title, externalKey])).toEqual([['Pot', '/p/1']]);
  });
});
