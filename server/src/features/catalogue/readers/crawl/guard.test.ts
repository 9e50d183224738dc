/**
 * Every trick we know to make our server request a forbidden address, tried with every kind of request of an import: the given address,
 * robots.txt, sitemaps, pages, feeds and APIs. A canary server listens on loopback and must never be requested.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createGuardedFetch, type FetchLimits, type GuardedFetch } from '../../../../platform/fetch/index.ts';
import { openTestShop, type Page, type TestShop } from '../../testing/test-shop.ts';
import { type CatalogueProduct, openShop, ShopUnreadable } from '../index.ts';

let canary: Server;
let port: number;
let requestCount = 0;
beforeAll(async () => {
  canary = createServer((_, response) => {
    requestCount++;
    response.end('<h1>secret</h1>');
  });
  await new Promise<void>((done) => canary.listen(0, '127.0.0.1', done));
  port = (canary.address() as AddressInfo).port;
});
afterAll(() => void canary.close());

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Host names that an attacker's DNS server would answer. A list is answered in order, one entry per lookup. */
const names: Record<string, string[][]> = {
  'private.test': [['10.0.0.1']],
  'loop.test': [['127.0.0.1']],
  'loop6.test': [['::1']],
  'mapped.test': [['::ffff:127.0.0.1']],
  'mixed.test': [['93.184.215.14', '127.0.0.1']],
  'metadata.test': [['169.254.169.254']],
  'zone.test': [['fe80::1%eth0']],
  'nat64.test': [['64:ff9b::7f00:1']],
  'sixtofour.test': [['2002:7f00:1::1']],
  'compat.test': [['::127.0.0.1']],
  // An alias resolves to an address in the end, and that is what is checked.
  'cname.test': [['192.168.1.1']],
  'rebind.test': [['2a00::1'], ['127.0.0.1']],
};
const calls = new Map<string, number>();
async function resolve(name: string): Promise<string[]> {
  const answers = names[name];
  if (!answers) throw Object.assign(new Error('unknown'), { code: 'ENOTFOUND' });
  const at = calls.get(name) ?? 0;
  calls.set(name, at + 1);
  return answers[Math.min(at, answers.length - 1)] ?? [];
}

/** `PORT` is replaced by the canary's port. */
const addresses: [string, string][] = [
  ['loopback', 'http://127.0.0.1:PORT/'],
  ['loopback on the usual port', 'http://127.0.0.1/'],
  ['the rest of loopback', 'http://127.255.255.254/'],
  ['decimal', 'http://2130706433:PORT/'],
  ['decimal beyond 32 bits', 'http://6425673729/'],
  ['octal', 'http://0177.0.0.01:PORT/'],
  ['octal with many zeros', 'http://0000000177.0.0.1/'],
  ['hexadecimal', 'http://0x7f000001:PORT/'],
  ['hexadecimal by part', 'http://0x7f.0x0.0x0.0x1/'],
  ['mixed bases', 'http://0x7f.1/'],
  ['two parts', 'http://127.1:PORT/'],
  ['three parts', 'http://127.0.1/'],
  ['full-width digits', 'http://１２７.０.０.１/'],
  ['circled digits', 'http://①②⑦.⓪.⓪.①/'],
  ['ideographic full stops', 'http://127。0。0。1/'],
  ['percent-encoded', 'http://%31%32%37%2e0.0.1/'],
  ['trailing dot', 'http://127.0.0.1.:PORT/'],
  ['a soft hyphen within', 'http://127.0\u00ad.0.1/'],
  ['tabs and line ends within', 'http://127.0\t.0\n.1/'],
  ['backslashes', 'http:\\\\127.0.0.1\\'],
  ['one slash', 'http:/127.0.0.1/'],
  ['no slash', 'http:127.0.0.1'],
  ['zero', 'http://0/'],
  ['all zeros', 'http://0.0.0.0:PORT/'],
  ['private 10', 'http://10.0.0.1/'],
  ['private 172', 'http://172.16.0.1/'],
  ['private 192', 'http://192.168.0.1/'],
  ['carriers', 'http://100.64.0.1/'],
  ['metadata', 'http://169.254.169.254/latest/meta-data/'],
  ['metadata in decimal', 'http://2852039166/'],
  ['metadata in hexadecimal', 'http://0xa9fea9fe/'],
  ['metadata mapped', 'http://[::ffff:a9fe:a9fe]/'],
  ['metadata of other clouds', 'http://100.100.100.200/'],
  ['metadata that looks public', 'http://168.63.129.16/'],
  ['metadata over IPv6', 'http://[fd00:ec2::254]/'],
  ['broadcast', 'http://255.255.255.255/'],
  ['multicast', 'http://224.0.0.251/'],
  ['IPv6 loopback', 'http://[::1]:PORT/'],
  ['IPv6 loopback in full', 'http://[0:0:0:0:0:0:0:1]/'],
  ['IPv6 unspecified', 'http://[::]:PORT/'],
  ['IPv6-mapped', 'http://[::ffff:127.0.0.1]:PORT/'],
  ['IPv6-mapped in hexadecimal', 'http://[::ffff:7f00:1]/'],
  ['IPv6-mapped in full', 'http://[0:0:0:0:0:ffff:7f00:0001]/'],
  ['IPv4-translated', 'http://[::ffff:0:127.0.0.1]/'],
  ['IPv4-compatible', 'http://[::127.0.0.1]/'],
  ['NAT64', 'http://[64:ff9b::127.0.0.1]/'],
  ['NAT64 of a network of one’s own', 'http://[64:ff9b:1::7f00:1]/'],
  ['6to4', 'http://[2002:7f00:1::]/'],
  ['Teredo', 'http://[2001:0:4136:e378:8000:63bf:80ff:fffe]/'],
  ['ISATAP, link-local', 'http://[fe80::5efe:7f00:1]/'],
  ['unique local', 'http://[fc00::1]/'],
  ['site-local', 'http://[fec0::1]/'],
  ['a zone', 'http://[fe80::1%25eth0]/'],
  ['a zone without its escape', 'http://[fe80::1%eth0]/'],
  ['credentials before a name', 'http://shop.example@127.0.0.1:PORT/'],
  ['credentials with a password', 'http://a:b@shop.example/'],
  ['credentials with an escaped @', 'http://shop.example%40x@127.0.0.1/'],
  ['ssh', 'http://shop.example:22/'],
  ['mail', 'http://shop.example:25/'],
  ['a database', 'http://shop.example:5432/'],
  ['redis', 'http://shop.example:6379/'],
  ['http on the port of https', 'http://shop.example:443/x:8080@127.0.0.1:1/'],
  ['a port beyond all ports', 'http://shop.example:99999/'],
  ['a file', 'file:///etc/passwd'],
  ['a file on a host', 'file://127.0.0.1/etc/passwd'],
  ['gopher', 'gopher://127.0.0.1:6379/_INFO'],
  ['dict', 'dict://127.0.0.1:11211/stats'],
  ['ftp', 'ftp://127.0.0.1/'],
  ['data', 'data:text/html,<h1>x</h1>'],
  ['javascript', 'javascript:alert(1)'],
  ['jar', 'jar:http://127.0.0.1!/x'],
  ['view-source', 'view-source:http://127.0.0.1/'],
  ['unix socket', 'http://unix:/var/run/docker.sock:/containers'],
  ['a name: private', 'http://private.test/'],
  ['a name: loopback', 'http://loop.test/'],
  ['a name with a trailing dot', 'http://loop.test./'],
  ['a name in capitals', 'http://LOOP.test/'],
  ['a name: IPv6 loopback', 'http://loop6.test/'],
  ['a name: mapped', 'http://mapped.test/'],
  ['a name: public and private', 'http://mixed.test/'],
  ['a name: metadata', 'http://metadata.test/'],
  ['a name: a zone', 'http://zone.test/'],
  ['a name: NAT64', 'http://nat64.test/'],
  ['a name: 6to4', 'http://sixtofour.test/'],
  ['a name: compatible', 'http://compat.test/'],
  ['a name that stands for another', 'http://cname.test/'],
  ['localhost', 'http://localhost:PORT/'],
  ['a name that nobody knows', 'http://nowhere.test/'],
];

function client(allow: string[] = [], limits: Partial<FetchLimits> = {}): GuardedFetch {
  const made = createGuardedFetch({
    allowHosts: allow,
    userAgent: 'ParleyBot/1.0',
    resolve,
    limits: { headerMs: 500, totalMs: 1500, ...limits },
  });
  cleanups.push(() => made.close());
  return made;
}

/** Reads a shop like an import; returns the products, or the reason why it could not be read. */
async function read(guarded: GuardedFetch, url: string) {
  try {
    const shop = await openShop(guarded, url, { wait: async () => {} });
    const products: CatalogueProduct[] = [];
    for (let step = await shop.reading.next(); !step.done; step = await shop.reading.next()) products.push(...step.value.products);
    shop.end();
    return { products, info: shop.info.pages };
  } catch (error) {
    if (!(error instanceof ShopUnreadable)) throw error;
    expect(error.message).not.toMatch(/ECONN|127\.0|undici|fetch/i);
    return { code: error.code, products: [], info: [] };
  }
}

const withPort = (address: string) => address.replace('PORT', String(port));

/** Non-ASCII characters as a server sends them, byte by byte. */
const sendOn = (response: ServerResponse, status: number, to: string) =>
  response.writeHead(status, { location: Buffer.from(to).toString('latin1') }).end();

async function shopOf(pages: Record<string, Page>): Promise<TestShop> {
  const shop = await openTestShop(pages);
  cleanups.push(() => shop.close());
  return shop;
}

const product = (name: string) =>
  `<html lang="en"><script type="application/ld+json">{"@type":"Product","name":"${name}","offers":{"price":5,"priceCurrency":"EUR"}}</script><h1>${name}</h1></html>`;

describe(`${addresses.length} addresses`, () => {
  test.each(addresses)('are refused when a visitor gives them, %s: %s', async (_what, address) => {
    requestCount = 0;
    expect((await read(client(), withPort(address))).products).toEqual([]);
    expect(requestCount).toBe(0);
  });

  const places: [string, (address: string) => Record<string, Page>][] = [
    ['a redirect of the first page', (to) => ({ '/': (_, response) => sendOn(response, 302, to) })],
    ['a redirect of robots.txt', (to) => ({ '/robots.txt': (_, response) => sendOn(response, 301, to) })],
    ['a sitemap in robots.txt', (to) => ({ '/robots.txt': `User-agent: *\nSitemap: ${to.replace(/[\t\n]/g, '')}\n` })],
    [
      'a sitemap of an index',
      (to) => ({
        '/sitemap.xml': `<?xml version="1.0"?><sitemapindex><sitemap><loc>${to.replaceAll('&', '&amp;')}</loc></sitemap></sitemapindex>`,
      }),
    ],
    [
      'a page of a sitemap',
      (to) => ({
        '/sitemap.xml': `<?xml version="1.0"?><urlset><url><loc>${to}</loc></url><url><loc>{origin}/product/on</loc></url></urlset>`,
        '/product/on': (_, response) => sendOn(response, 307, to),
      }),
    ],
    [
      'links, a base and forms',
      (to) => ({
        '/': `<html><base href="${to}"><a href="${to}">Shipping</a><a href="delivery">Delivery</a><a href="/on">x</a></html>`,
        '/on': (_, response) => sendOn(response, 308, to),
      }),
    ],
    [
      'a named feed and its next page',
      (to) => ({
        '/': `<html><link rel="alternate" type="application/atom+xml" title="Products" href="${to}"><link rel="alternate" type="application/atom+xml" title="Products feed" href="/feed.xml"></html>`,
        '/feed.xml': `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><link rel="next" href="${to}"/><entry><title>A</title><link href="{origin}/p/1"/><g:id>1</g:id><g:price>5.00 EUR</g:price><g:image_link>${to}</g:image_link></entry></feed>`,
      }),
    ],
    [
      'an interface named by the first page',
      (to) => ({
        '/': `<html><link rel="https://api.w.org/" href="${to}"><a href="/p">p</a></html>`,
        '/wp-json/wc/store/v1/products': (_, response) => sendOn(response, 302, to),
        '/products.json': (_, response) => sendOn(response, 302, to),
      }),
    ],
    [
      'pictures, a canonical address and a link',
      (to) => ({
        '/': `<a href="/p/1">p</a>`,
        '/p/1': `<html><link rel="canonical" href="${to}"><meta property="og:image" content="${to}"><script type="application/ld+json">{"@type":"Product","name":"Pot","url":${JSON.stringify(to)},"image":${JSON.stringify(to)},"offers":{"price":5,"priceCurrency":"EUR"}}</script><h1>Pot</h1></html>`,
      }),
    ],
  ];
  test.each(places)('are not requested when a shop gives them through %s', async (_what, pagesFor) => {
    for (const [what, address] of addresses) {
      requestCount = 0;
      const shop = await openTestShop(
        pagesFor(
          withPort(address)
            .replace(/[\t\n]/g, '')
            .replaceAll('"', '%22'),
        ),
      );
      const guarded = createGuardedFetch({
        allowHosts: [shop.host],
        userAgent: 'ParleyBot/1.0',
        resolve,
        limits: { headerMs: 500, totalMs: 1500 },
      });
      const { products } = await read(guarded, shop.origin);
      await guarded.close();
      await shop.close();
      expect(requestCount, what).toBe(0);
      // Stored links and pictures are web addresses without credentials.
      for (const { link, image } of products)
        for (const kept of [link, image]) expect(kept ?? 'http://x/', what).toMatch(/^https?:\/\/[^@/]+(?:\/|$)/);
    }
  });
});

describe('rebinding and redirects', () => {
  test('a name that resolves to a public and then to a private address is not requested at the private one', async () => {
    requestCount = 0;
    calls.clear();
    const guarded = client([], { headerMs: 150 });
    for (let times = 0; times < 4; times++) await read(guarded, 'http://rebind.test/');
    expect(calls.get('rebind.test')).toBeGreaterThan(1);
    expect(requestCount).toBe(0);
  });

  test('a long chain ends, and one that ends at a private address is refused', async () => {
    requestCount = 0;
    const chain: Record<string, Page> = {};
    for (let at = 0; at < 20; at++)
      chain[`/r${at}`] = (_, response) =>
        response.writeHead(302, { location: at === 4 ? `http://127.0.0.1:${port}/` : `/r${at + 1}` }).end();
    const shop = await shopOf(chain);
    expect((await read(client([shop.host]), `${shop.origin}/r0`)).code).toBe('not_allowed');
    expect((await read(client([shop.host]), `${shop.origin}/r5`)).code).toBe('unreachable');
    expect(requestCount).toBe(0);
  });
});

describe('responses that waste our time, with every kind of request', () => {
  const drip = (type: string) => (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': type });
    const timer = setInterval(() => response.write('<!-- . -->'), 5);
    response.on('close', () => clearInterval(timer));
  };
  const endless = (type: string) => (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': type });
    const chunk = Buffer.alloc(64 * 1024, '<p>');
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', more);
    more();
  };
  const zeros = Buffer.alloc(80_000_000, 32);
  const bombs: Record<string, Buffer> = {
    gzip: gzipSync(zeros),
    deflate: deflateSync(zeros),
    // The usual quality would take a second to make a bomb that is not larger when it is unpacked.
    br: brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    zstd: zstdCompressSync(zeros),
    'gzip, gzip': gzipSync(gzipSync(zeros)),
    'gzip, br': brotliCompressSync(gzipSync(zeros)),
  };
  const packed = (encoding: string, type: string) => (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(200, { 'content-type': type, 'content-encoding': encoding }).end(bombs[encoding]);
  const flood = (_: IncomingMessage, response: ServerResponse) => {
    for (let at = 0; at < 2000; at++) response.setHeader(`x-flood-${at}`, 'a'.repeat(200));
    response.end('<p>');
  };
  const tricks: [string, (type: string) => Page][] = [
    ['a slow drip', drip],
    ['an endless body', endless],
    ...Object.keys(bombs).map((encoding): [string, (type: string) => Page] => [`a bomb in ${encoding}`, (type) => packed(encoding, type)]),
    ['a flood of headers', () => flood],
    ['silence', () => () => {}],
    ['a cut connection', () => (request) => request.socket.destroy()],
    ['a video', () => (_, response) => response.writeHead(200, { 'content-type': 'video/mp4' }).end(Buffer.alloc(1000))],
    [
      'a wrong charset',
      () => (_, response) =>
        response.writeHead(200, { 'content-type': 'text/html; charset=klingon' }).end(Buffer.from([0xff, 0xfe, 0x3c, 0x00])),
    ],
    ['redirects without end', () => (request, response) => response.writeHead(302, { location: `${request.url}x` }).end()],
  ];
  const places: [string, string, (page: Page) => Record<string, Page>][] = [
    ['the first page', 'text/html', (page) => ({ '/': page })],
    ['robots.txt', 'text/plain', (page) => ({ '/robots.txt': page, '/': '<a href="/p/1">p</a>' })],
    ['a sitemap', 'application/xml', (page) => ({ '/sitemap.xml': page, '/': '<a href="/p/1">p</a>', '/p/1': product('Pot') })],
    ['a page', 'text/html', (page) => ({ '/': '<a href="/p/2">p</a><a href="/p/1">p</a>', '/p/2': page, '/p/1': product('Pot') })],
    [
      'a feed',
      'application/xml',
      (page) => ({
        '/': '<link rel="alternate" type="application/rss+xml" title="Products" href="/products.xml"><a href="/p/1">p</a>',
        '/products.xml': page,
        '/p/1': product('Pot'),
      }),
    ],
    [
      'an interface',
      'application/json',
      (page) => ({ '/': '<a href="/p/1">p</a>', '/wp-json/wc/store/v1/products': page, '/products.json': page, '/p/1': product('Pot') }),
    ],
  ];
  const cases = places.flatMap(([place, type, pages]) => tricks.map(([trick, make]) => ({ place, trick, pages: pages(make(type)) })));
  // A feed may take a minute of a reading's twenty, so a slow one costs only that reading's time.
  const quick = cases.filter(({ place, trick }) => !(place === 'a feed' && trick === 'a slow drip'));
  test.each(quick)('$trick as $place', async ({ place, pages }) => {
    const shop = await shopOf(pages);
    // Small limits keep the test quick; the limits themselves are tested elsewhere.
    const titlesWithin = async (headerMs: number) => {
      const limits = { headerMs, totalMs: 2 * headerMs, maxBytes: 256 * 1024 };
      const { products } = await read(client([shop.host], limits), shop.origin);
      return products.map(({ title }) => title);
    };
    // An unreadable response must not affect the others.
    const isElsewhere = /page$|sitemap|feed|interface/.test(place) && place !== 'the first page';
    const titles = await titlesWithin(400);
    if (!isElsewhere) expect(titles).toEqual([]);
    // On a machine that stalls, the good pages may take longer too.
    else expect(titles.length > 0 ? titles : await titlesWithin(6_000)).toEqual(['Pot']);
  });
});
