import { describe, expect, onTestFinished, test } from 'vitest';
import { createGuardedFetch } from '../../../../platform/fetch/index.ts';
import { read } from '../../testing/reading.ts';
import { openTestShop, type Page } from '../../testing/test-shop.ts';
import type { CrawlOptions } from '../crawl/crawl.ts';
import { openShop, ShopUnreadable } from '../index.ts';

const home = '<html lang="de-DE"><h1>Shop</h1></html>';

describe('WooCommerce', () => {
  const prices = (price: string, more: object = {}) => ({
    price,
    regular_price: price,
    price_range: null,
    currency_code: 'EUR',
    currency_minor_unit: 2,
    ...more,
  });
  const item = (id: number, name: string, more: object = {}) => ({
    id,
    name,
    parent: 0,
    type: 'simple',
    permalink: `{origin}/produkt/${id}/`,
    prices: prices('1250'),
    images: [{ src: '/bild.jpg' }],
    categories: [{ name: 'Tee &amp; Kaffee' }],
    is_in_stock: true,
    ...more,
  });
  const api = '/wp-json/wc/store/v1/products?per_page=100&page=';

  test('reads prices, ranges, sales, stock, categories and attributes, and treats 0 as an unknown price', async () => {
    const shop = await read({
      '/': home,
      [`${api}1`]: [
        item(1, 'Gr&uuml;ner Tee', {
          sku: 'T1',
          description: '<p>Mild &amp; rund</p><script>alert(1)</script>',
          attributes: [{ name: 'Sorte', terms: [{ name: 'Sencha' }, { name: 'Bancha' }] }],
        }),
        item(2, 'Ohne Preis', { prices: prices('0'), is_in_stock: false }),
        item(3, 'Leerer Preis', { prices: prices('') }),
        item(4, 'Im Angebot', { prices: prices('900', { regular_price: '1200' }) }),
        item(5, 'Mit Varianten', { type: 'variable', prices: prices('500', { price_range: { min_amount: '500', max_amount: '1500' } }) }),
        item(6, 'Variante', { type: 'variation', parent: 5 }),
        item(7, 'Ganze Euro', { prices: prices('12', { currency_minor_unit: 0 }) }),
        item(8, 'Yen', { prices: prices('1200', { currency_code: 'JPY', currency_minor_unit: 0 }) }),
        { id: 9, permalink: '{origin}/x', prices: {} },
      ],
    });
    expect([shop.kind, shop.language, shop.products.length, shop.failed, shop.end]).toEqual([
      'woocommerce',
      'de',
      7,
      [{ where: `${shop.shop.origin}/x`, reason: 'no title' }],
      { complete: true, note: '' },
    ]);
    expect(shop.of('Grüner Tee')).toMatchObject({
      externalKey: '/produkt/1',
      link: `${shop.shop.origin}/produkt/1/`,
      image: `${shop.shop.origin}/bild.jpg`,
      description: 'Mild & rund',
      priceMinor: 1250,
      priceMaxMinor: null,
      regularPriceMinor: null,
      currency: 'EUR',
      categories: ['Tee & Kaffee'],
      attributes: { Sorte: ['Sencha', 'Bancha'] },
      sku: 'T1',
    });
    expect(shop.of('Ohne Preis')).toMatchObject({ priceMinor: null, inStock: false });
    expect(shop.of('Leerer Preis').priceMinor).toBeNull();
    expect(shop.of('Im Angebot')).toMatchObject({ priceMinor: 900, regularPriceMinor: 1200 });
    expect(shop.of('Mit Varianten')).toMatchObject({ priceMinor: 500, priceMaxMinor: 1500 });
    expect(shop.of('Ganze Euro').priceMinor).toBe(1200);
    expect(shop.of('Yen').priceMinor).toBe(1200);
  });

  const many = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => item(from + at, `Tee ${from + at}`));

  test('reads all pages, and reports one that fails', async () => {
    const whole = await read({ '/': home, [`${api}1`]: many(1, 101), [`${api}2`]: many(101, 131) });
    expect([whole.products.length, whole.end.complete]).toEqual([130, true]);
    const broken = await read({ '/': home, [`${api}1`]: many(1, 101), [`${api}2`]: (_, response) => response.writeHead(500).end() });
    expect([broken.products.length, broken.end.complete, broken.end.note]).toEqual([100, false, expect.stringContaining('page 2')]);
    const stopped = await read({ '/': home, [`${api}1`]: many(1, 101) }, { limits: { products: 50 } });
    expect(stopped.end).toEqual({ complete: false, note: expect.stringContaining('Stopped at') });
  });

  test('stops when the shop ignores the page number', async () => {
    const shop = await read({ '/': home, '/wp-json/wc/store/v1/products': many(1, 101) });
    expect([shop.products.length, shop.end.complete]).toEqual([100, true]);
  });

  test('finds the API at the address that the shop names', async () => {
    const shop = await read({
      '/': '<link rel="https://api.w.org/" href="{origin}/laden/wp-json/" />',
      '/laden/wp-json/wc/store/v1/products': [item(1, 'Tee')],
    });
    expect([shop.kind, shop.products.length]).toEqual(['woocommerce', 1]);
  });
});

describe('Shopify', () => {
  const variant = (price: string, more: object = {}) => ({
    option1: 'Default Title',
    option2: null,
    option3: null,
    sku: '',
    available: true,
    price,
    compare_at_price: null,
    ...more,
  });
  const item = (id: number, title: string, more: object = {}) => ({
    id,
    title,
    handle: `item-${id}`,
    body_html: '<p>Nice.</p>',
    vendor: 'Acme',
    product_type: 'Lamps',
    tags: ['new', 'New', 'blue'],
    variants: [variant('19.90')],
    images: [{ src: '//cdn.example/a.jpg' }],
    options: [{ name: 'Title', values: ['Default Title'] }],
    ...more,
  });
  const list = (page: number) => `/products.json?limit=250&page=${page}`;
  const front = '<html lang="en"><script>Shopify.currency = {"active":"USD","rate":"1.0"};</script></html>';

  test('reads every page until one is empty, merges variants and finds the currency', async () => {
    const shop = await read({
      '/': front,
      '/meta.json': { currency: 'DKK' },
      [list(1)]: {
        products: [
          item(1, 'Lamp'),
          item(2, 'Big lamp', {
            tags: 'red, tall',
            variants: [variant('30.00', { available: false, compare_at_price: '45.00' }), variant('20.00', { compare_at_price: '25.00' })],
            options: [{ name: 'Size', values: ['S', 'L'] }],
          }),
        ],
      },
      [list(2)]: {
        products: [
          item(3, 'Sold out', { variants: [variant('5.00', { available: false })] }),
          item(4, 'No price', { variants: [variant('0.00')] }),
          { id: 5 },
        ],
      },
      [list(3)]: { products: [] },
    });
    expect([shop.kind, shop.products.length, shop.failed, shop.end.complete]).toEqual([
      'shopify',
      4,
      [{ where: 'Product 5', reason: 'no title' }],
      true,
    ]);
    expect(shop.of('Lamp')).toMatchObject({
      externalKey: '/products/item-1',
      link: `${shop.shop.origin}/products/item-1`,
      image: 'http://cdn.example/a.jpg',
      priceMinor: 1990,
      currency: 'DKK',
      inStock: true,
      categories: ['Lamps'],
      tags: ['new', 'blue'],
      attributes: {},
      vendor: 'Acme',
    });
    expect(shop.of('Big lamp')).toMatchObject({
      priceMinor: 2000,
      priceMaxMinor: 3000,
      regularPriceMinor: 2500,
      inStock: true,
      tags: ['red', 'tall'],
      attributes: { Size: ['S', 'L'] },
    });
    expect(shop.of('Sold out').inStock).toBe(false);
    expect(shop.of('No price').priceMinor).toBeNull();
  });

  test('takes the currency from the home page otherwise, or leaves it unknown', async () => {
    const pages = { [list(1)]: { products: [item(1, 'Lamp')] }, [list(2)]: { products: [] } };
    const forbidden = { '/robots.txt': 'User-agent: *\nDisallow: /cart', '/cart.js': { currency: 'SEK' } };
    expect((await read({ '/': front, ...pages, ...forbidden })).of('Lamp').currency).toBe('USD');
    expect((await read({ '/': home, ...pages })).of('Lamp')).toMatchObject({ currency: null, priceMinor: 1990 });
  });

  test('puts products without a type into the collections that show them, but for those of everything and of offers', async () => {
    const untyped = (id: number, more: object = {}) => item(id, `Thing ${id}`, { product_type: '', ...more });
    const collections = [
      { handle: 'all', title: 'Everything', products_count: 5 },
      { handle: 'lamps', title: 'Table lamps', products_count: 2 },
      { handle: 'rugs', title: 'Rugs', products_count: 2 },
      { handle: 'sale', title: 'Sale', products_count: 2 },
      { handle: 'closed', title: 'Closed', products_count: 2 },
      { handle: 'odd' },
    ];
    const shown = (handle: string) => `/collections/${handle}/products.json?limit=250&page=1`;
    const pages = {
      '/': front,
      '/collections.json?limit=250&page=1': { collections },
      [shown('lamps')]: { products: [{ id: 1 }, { id: 2 }] },
      [shown('rugs')]: { products: [{ id: 2 }, { id: 3 }, {}] },
      [shown('sale')]: { products: [{ id: 4 }] },
    };
    const products = [untyped(1), untyped(2), untyped(3, { product_type: 'Carpets' }), untyped(4), untyped(5)];
    const shop = await read({ ...pages, [list(1)]: { products }, [list(2)]: { products: [] } });
    expect([1, 2, 3, 4, 5].map((id) => shop.of(`Thing ${id}`).categories)).toEqual([
      ['Table lamps'],
      ['Table lamps', 'Rugs'],
      ['Carpets'],
      [],
      [],
    ]);
    expect(shop.shop.asked).not.toContain(shown('sale'));
    expect(shop.shop.asked).not.toContain(shown('all'));
    const typed = await read({ ...pages, [list(1)]: { products: [item(1, 'Lamp')] }, [list(2)]: { products: [] } });
    expect(typed.shop.asked).not.toContain('/collections.json?limit=250&page=1');
  });

  test('is incomplete when a page fails', async () => {
    const shop = await read({ '/': front, [list(1)]: { products: [item(1, 'Lamp')] } });
    expect([shop.products.length, shop.end.complete]).toEqual([1, false]);
  });
});

describe('product feeds', () => {
  const feed =
    '<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>1</g:id><title>Tea</title><link>{origin}/tea</link><g:price>4.50 EUR</g:price></item></channel></rss>';

  test.each<[string, Record<string, Page>, string]>([
    ['given itself', { '/x/feed.xml': feed }, '/x/feed.xml'],
    [
      'linked in the head',
      {
        '/': '<link rel="alternate" type="application/rss+xml" href="/blog.rss"><link rel="alternate" type="application/rss+xml" href="/goods.rss">',
        '/goods.rss': feed,
      },
      '/',
    ],
    ['linked in the page', { '/': '<a href="/export/google-shopping.xml?lang=de">Data</a>', '/export/google-shopping.xml': feed }, '/'],
    ['named by robots.txt', { '/': home, '/robots.txt': 'Sitemap: {origin}/merchant.xml', '/merchant.xml': feed }, '/'],
    ['at a usual place', { '/': home, '/google-shopping.xml': feed }, '/'],
  ])('%s', async (_what, pages, path) => {
    const shop = await read(pages, {}, path);
    expect([shop.kind, shop.end.complete]).toEqual(['feed', true]);
    expect(shop.of('Tea')).toMatchObject({ externalKey: '/tea', priceMinor: 450, currency: 'EUR' });
  });

  test('respects robots.txt for feeds, and does not request other shops', async () => {
    const pages = {
      '/robots.txt': 'User-agent: *\nDisallow: /google.xml',
      '/': '<a href="/google.xml">a</a><a href="http://127.0.0.1:1/google.xml">b</a>',
      '/google.xml': feed,
    };
    const shop = await read(pages);
    expect([shop.products.length, shop.shop.asked.includes('/google.xml')]).toEqual([0, false]);
  });
});

test('a shop without encryption is read, also where the address was taken for one with it', async () => {
  const shop = await openTestShop({ '/': home });
  onTestFinished(shop.close);
  const client = createGuardedFetch({ allowHosts: [shop.host], userAgent: 'x' });
  onTestFinished(client.close);
  const opened = await openShop(client, shop.origin.replace('http:', 'https:'));
  onTestFinished(opened.end);
  expect(opened.origin).toBe(shop.origin);
});

describe('reasons why a shop cannot be read', () => {
  const reason = async (pages: Record<string, Page>, options: CrawlOptions = {}): Promise<string> => {
    const error = await read(pages, options).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof ShopUnreadable)) throw error;
    return error.code;
  };

  test.each([
    ['robots.txt forbids all', { '/robots.txt': 'User-agent: *\nDisallow: /', '/': home }, 'robots'],
    ['robots.txt forbids this robot', { '/robots.txt': 'User-agent: ParleyBot\nDisallow: /', '/': home }, 'robots'],
    ['robots.txt cannot be read', { '/robots.txt': ((_, response) => response.writeHead(503).end()) as Page, '/': home }, 'unreachable'],
    [
      'the shop is closed behind a password',
      { '/': ((_, response) => response.writeHead(302, { location: '/password' }).end()) as Page, '/password': home },
      'needs_login',
    ],
    ['the shop fails', { '/': ((_, response) => response.writeHead(500).end()) as Page }, 'unreachable'],
    [
      'the shop sends away',
      { '/': ((_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()) as Page },
      'not_allowed',
    ],
    ['the shop refuses programs', { '/': ((_, response) => response.writeHead(403).end()) as Page }, 'not_allowed'],
  ])('%s', async (_what, pages, code) => {
    expect(await reason(pages as Record<string, Page>, { wait: async () => {} })).toBe(code);
  });

  test('nobody answers, and no page counts as read', async () => {
    const shop = await openTestShop({});
    await shop.close();
    const client = createGuardedFetch({ allowHosts: [shop.host], userAgent: 'x' });
    onTestFinished(client.close);
    const pages: number[] = [];
    await expect(openShop(client, shop.origin, { onPage: (read) => pages.push(read) })).rejects.toMatchObject({ code: 'unreachable' });
    expect(pages).toEqual([]);
    await expect(openShop(client, 'http://127.0.0.1/')).rejects.toMatchObject({ code: 'not_allowed' });
  });
});
