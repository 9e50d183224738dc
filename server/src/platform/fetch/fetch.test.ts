import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { createGuardedFetch, type FetchLimits, FetchRefused, type GuardedFetch, isPublicAddress } from './index.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function serve(handler: Handler): Promise<{ host: string; origin: string; requests: string[]; server: Server }> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    handler(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  cleanups.push(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return { host, origin: `http://${host}`, requests, server };
}

function client(
  allowHosts: string[] = [],
  more: { limits?: Partial<FetchLimits>; resolve?: (name: string) => Promise<string[]> } = {},
): GuardedFetch {
  const fetch = createGuardedFetch({ allowHosts, userAgent: 'ParleyBot/1.0 (+http://parley.test)', ...more });
  cleanups.push(() => fetch.close());
  return fetch;
}

async function refusal(attempt: Promise<unknown>): Promise<string> {
  const outcome = await attempt.then(
    () => 'answered',
    (error: unknown) => error,
  );
  if (!(outcome instanceof FetchRefused)) throw outcome;
  expect(outcome.message).not.toMatch(/127\.0|ECONN|undici/i);
  return outcome.code;
}

describe('addresses that are refused', () => {
  const spellings: [string, string][] = [
    ['loopback', 'http://127.0.0.1/'],
    ['the rest of loopback', 'http://127.8.9.1/'],
    ['decimal', 'http://2130706433/'],
    ['hexadecimal', 'http://0x7f000001/'],
    ['hexadecimal by part', 'http://0x7f.0.0.0x1/'],
    ['octal', 'http://0177.0.0.01/'],
    ['short form', 'http://127.1/'],
    ['trailing dot', 'http://127.0.0.1./'],
    ['full-width digits', 'http://１２７.０.０.１/'],
    ['percent-encoded', 'http://%31%32%37.0.0.1/'],
    ['zero', 'http://0/'],
    ['this network', 'http://0.0.0.0/'],
    ['private 10', 'http://10.1.2.3/'],
    ['private 172', 'http://172.31.255.1/'],
    ['private 192', 'http://192.168.0.1/'],
    ['shared by carriers', 'http://100.64.0.1/'],
    ['cloud metadata', 'http://169.254.169.254/latest/meta-data/'],
    ['cloud metadata, other clouds', 'http://100.100.100.200/'],
    ['cloud metadata that looks public', 'http://168.63.129.16/'],
    ['benchmarks', 'http://198.18.0.1/'],
    ['documentation', 'http://203.0.113.7/'],
    ['multicast', 'http://224.0.0.1/'],
    ['reserved', 'http://240.0.0.1/'],
    ['broadcast', 'http://255.255.255.255/'],
    ['IPv6 loopback', 'http://[::1]/'],
    ['IPv6 unspecified', 'http://[::]/'],
    ['IPv6-mapped', 'http://[::ffff:127.0.0.1]/'],
    ['IPv6-mapped in hexadecimal', 'http://[::ffff:7f00:1]/'],
    ['IPv6-mapped public', 'http://[::ffff:8.8.8.8]/'],
    ['IPv4-compatible', 'http://[::127.0.0.1]/'],
    ['NAT64', 'http://[64:ff9b::7f00:1]/'],
    ['local NAT64', 'http://[64:ff9b:1::a00:1]/'],
    ['6to4', 'http://[2002:7f00:1::]/'],
    ['Teredo', 'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/'],
    ['unique local', 'http://[fd00:ec2::254]/'],
    ['link-local', 'http://[fe80::1]/'],
    ['IPv6 multicast', 'http://[ff02::1]/'],
    ['IPv6 documentation', 'http://[2001:db8::1]/'],
    ['another port', 'http://shop.test:8080/'],
    ['a database port', 'https://shop.test:5432/'],
    ['a name for this machine', 'http://localhost/'],
    ['the same with a dot', 'http://localhost./'],
    ['a name that means loopback', 'http://loopback.test/'],
    ['a name with one private address among public ones', 'http://mixed.test/'],
    ['a name that means a mapped address', 'http://mapped.test/'],
    ['a name that means a zoned address', 'http://zoned.test/'],
  ];
  const names: Record<string, string[]> = {
    localhost: ['::1', '127.0.0.1'],
    'loopback.test': ['127.0.0.1'],
    'mixed.test': ['93.184.215.14', '10.0.0.1'],
    'mapped.test': ['::ffff:10.0.0.1'],
    'zoned.test': ['fe80::1%lo'],
  };
  test.each(spellings)('%s: %s', async (_what, url) => {
    const fetch = client([], { resolve: async (name) => names[name] ?? [] });
    expect(await refusal(fetch.get(url))).toBe('address_not_allowed');
  });

  test.each([
    ['nothing', ''],
    ['no scheme', 'shop.example'],
    ['a file', 'file:///etc/passwd'],
    ['ftp', 'ftp://shop.example/'],
    ['gopher', 'gopher://shop.example/'],
    ['data', 'data:text/html,hello'],
    ['a name and password', 'http://owner:secret@shop.example/'],
    ['a name only', 'http://127.0.0.1@shop.example/'],
    ['too many numbers', 'http://1.2.3.4.5/'],
    ['much too long', `http://shop.example/${'a'.repeat(5000)}`],
  ])('%s is not a valid URL', async (_what, url) => {
    expect(await refusal(client().get(url))).toBe('bad_url');
  });

  test('the allow list allows exactly what it names', async () => {
    const shop = await serve((_, response) => response.end('hello'));
    const other = await serve((_, response) => response.end('secret'));
    const fetch = client([shop.host]);
    expect((await fetch.get(shop.origin)).text()).toBe('hello');
    expect(await refusal(fetch.get(other.origin))).toBe('address_not_allowed');
    expect(await refusal(client(['127.0.0.1']).get(shop.origin))).toBe('address_not_allowed');
    expect(other.requests).toEqual([]);
  });

  test('a host on the allow list may be private, also with a trailing dot', async () => {
    const shop = await serve((request, response) => response.end(request.headers.host));
    const port = shop.host.split(':')[1];
    const fetch = client([`shop.test:${port}`], { resolve: async () => ['127.0.0.1'] });
    expect((await fetch.get(`http://shop.test:${port}/`)).text()).toBe(`shop.test:${port}`);
    expect((await fetch.get(`http://shop.test.:${port}/`)).text()).toBe(`shop.test:${port}`);
  });

  test('no private IPv4 address counts as public, plain or mapped', () => {
    const closed = fc.oneof(
      fc.tuple(fc.constantFrom(0, 10, 127, 224, 239, 240, 255), fc.nat(255), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(192), fc.constant(168), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(169), fc.constant(254), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), fc.nat(255), fc.nat(255)),
    );
    fc.assert(
      fc.property(closed, (parts) => {
        const address = parts.join('.');
        return !isPublicAddress(address) && !isPublicAddress(`::ffff:${address}`) && !isPublicAddress(`64:ff9b::${address}`);
      }),
    );
    for (const open of ['8.8.8.8', '93.184.215.14', '2606:4700:4700::1111', '172.32.0.1', '100.128.0.1']) {
      expect(isPublicAddress(open), open).toBe(true);
    }
    for (const none of ['', 'shop.example', '1.2.3', '[::1]']) expect(isPublicAddress(none), none).toBe(false);
  });
});

describe('rebinding', () => {
  test('a host is resolved once per connection, and a second answer is checked before connecting', async () => {
    const inside = await serve((_, response) => response.end('secret'));
    let calls = 0;
    // First an unroutable public address, then the private one.
    const resolve = async () => (calls++ === 0 ? ['2a00::1'] : ['127.0.0.1']);
    const fetch = client([], { resolve, limits: { headerMs: 200 } });
    expect(['unreachable', 'timeout']).toContain(await refusal(fetch.get('http://rebind.test/')));
    expect(calls).toBe(1);
    expect(await refusal(fetch.get('http://rebind.test/'))).toBe('address_not_allowed');
    expect(inside.requests).toEqual([]);
  });
});

describe('redirects', () => {
  test('are followed, also relative ones, and each is checked', async () => {
    const inside = await serve((_, response) => response.end('secret'));
    const shop = await serve((request, response) => {
      const to: Record<string, string> = {
        '/a': '/b',
        '/b': 'c?x=1#part',
        '/private': `${inside.origin}/`,
        '/metadata': 'http://169.254.169.254/latest/',
        '/file': 'file:///etc/passwd',
        '/password': 'http://a:b@shop.example/',
        '/broken': 'http://[oops',
        '/loop': '/loop',
      };
      const next = to[request.url ?? ''];
      if (next) response.writeHead(302, { location: next }).end();
      else response.end('arrived');
    });
    const fetch = client([shop.host]);
    const page = await fetch.get(`${shop.origin}/a`);
    expect([page.text(), page.url]).toEqual(['arrived', `${shop.origin}/c?x=1`]);
    expect(await refusal(fetch.get(`${shop.origin}/private`))).toBe('address_not_allowed');
    expect(await refusal(fetch.get(`${shop.origin}/metadata`))).toBe('address_not_allowed');
    expect(await refusal(fetch.get(`${shop.origin}/file`))).toBe('bad_url');
    expect(await refusal(fetch.get(`${shop.origin}/password`))).toBe('bad_url');
    expect(await refusal(fetch.get(`${shop.origin}/broken`))).toBe('bad_url');
    expect(inside.requests).toEqual([]);
    shop.requests.length = 0;
    expect(await refusal(fetch.get(`${shop.origin}/loop`))).toBe('too_many_redirects');
    expect(shop.requests.length).toBe(6);
  });
});

describe('limits', () => {
  const small = { maxBytes: 64 * 1024 };

  test('an endless body is stopped at the limit', async () => {
    const shop = await serve((_, response) => {
      const chunk = Buffer.alloc(16 * 1024, 'a');
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', more);
      more();
    });
    expect(await refusal(client([shop.host], { limits: small }).get(shop.origin))).toBe('too_large');
  });

  test('a body whose announced length is too large is not read', async () => {
    const shop = await serve((_, response) => response.writeHead(200, { 'content-length': 10_000_000 }).write('a'));
    expect(await refusal(client([shop.host], { limits: small }).get(shop.origin))).toBe('too_large');
  });

  test.each([
    ['gzip', gzipSync(Buffer.alloc(50_000_000))],
    ['br', brotliCompressSync(Buffer.alloc(50_000_000))],
  ])('a compression bomb (%s) is stopped at the limit', async (encoding, bomb) => {
    expect(bomb.length).toBeLessThan(small.maxBytes);
    const shop = await serve((_, response) => response.writeHead(200, { 'content-encoding': encoding }).end(bomb));
    expect(await refusal(client([shop.host], { limits: small }).get(shop.origin))).toBe('too_large');
  });

  test('valid compression is decoded, broken or unrequested encodings are refused', async () => {
    const text = 'Räder und Röcke. '.repeat(100);
    const shop = await serve((request, response) => {
      if (request.url === '/gzip') response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text));
      else if (request.url === '/br') response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync(text));
      else if (request.url === '/odd') response.writeHead(200, { 'content-encoding': 'lzma' }).end('x');
      else if (request.url === '/cut') response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text).subarray(0, 40));
      else response.writeHead(200, { 'content-encoding': request.url === '/lie' ? 'gzip' : 'br' }).end('not packed at all');
    });
    const fetch = client([shop.host]);
    expect((await fetch.get(`${shop.origin}/gzip`)).text()).toBe(text);
    expect((await fetch.get(`${shop.origin}/br`)).text()).toBe(text);
    for (const path of ['/odd', '/lie', '/lie2', '/cut']) {
      expect(await refusal(fetch.get(shop.origin + path)), path).toBe('bad_encoding');
    }
  });

  test('a slow body ends with the total timeout, a missing answer with the header timeout', async () => {
    const shop = await serve((request, response) => {
      if (request.url === '/silent') return;
      response.writeHead(200, { 'content-type': 'text/plain' });
      const timer = setInterval(() => response.write('.'), 5);
      response.on('close', () => clearInterval(timer));
    });
    const fetch = client([shop.host], { limits: { totalMs: 150, headerMs: 60 } });
    expect(await refusal(fetch.get(`${shop.origin}/drip`))).toBe('timeout');
    expect(await refusal(fetch.get(`${shop.origin}/silent`))).toBe('timeout');
  });

  test('the caller can abort it', async () => {
    const shop = await serve(() => {});
    const stop = new AbortController();
    const pending = client([shop.host]).get(shop.origin, { signal: stop.signal });
    stop.abort(new Error('the process stops'));
    await expect(pending).rejects.toThrow('the process stops');
  });

  test('an unreachable or unknown host is reported as unreachable', async () => {
    const shop = await serve((request) => request.socket.destroy());
    expect(await refusal(client([shop.host]).get(shop.origin))).toBe('unreachable');
    const unknown = client([], { resolve: async () => Promise.reject(Object.assign(new Error('x'), { code: 'ENOTFOUND' })) });
    expect(await refusal(unknown.get('http://no-such-shop.test/'))).toBe('unreachable');
  });
});

describe('answers', () => {
  test('any status is returned, and the client sends its user agent', async () => {
    const shop = await serve((request, response) => response.writeHead(404, { 'x-shop': 'yes' }).end(request.headers['user-agent']));
    const page = await client([shop.host]).get(shop.origin);
    expect([page.status, page.headers['x-shop'], page.text()]).toEqual([404, 'yes', 'ParleyBot/1.0 (+http://parley.test)']);
  });

  test('only the accepted types are read', async () => {
    const shop = await serve((_, response) => response.writeHead(200, { 'content-type': 'video/mp4' }).end('x'));
    const fetch = client([shop.host]);
    expect(await refusal(fetch.get(shop.origin, { types: ['text/html', 'text/*'] }))).toBe('wrong_type');
    expect((await fetch.get(shop.origin, { types: ['video/*'] })).status).toBe(200);
  });

  test.each([
    ['charset of the header', 'text/html; charset=ISO-8859-1', Buffer.from('gr\u00fcn', 'latin1')],
    [
      'charset of the document',
      'text/html',
      Buffer.concat([Buffer.from('<meta charset="windows-1252">'), Buffer.from('gr\u00fcn', 'latin1')]),
    ],
    ['byte order mark over a wrong header', 'text/html; charset=ISO-8859-1', Buffer.from('\ufeffgr\u00fcn')],
    ['UTF-8 without a declared charset', 'text/html', Buffer.from('gr\u00fcn')],
    ['Windows-1252 without a declared charset', 'text/html', Buffer.from('gr\u00fcn', 'latin1')],
    ['an unknown charset', 'text/html; charset=klingon', Buffer.from('gr\u00fcn')],
  ])('text is decoded by %s', async (_what, type, body) => {
    const shop = await serve((_, response) => response.writeHead(200, { 'content-type': type }).end(body));
    expect((await client([shop.host]).get(shop.origin)).text()).toMatch(/(^|>)grün$/);
  });
});
