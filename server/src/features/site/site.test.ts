import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { serveBuilds } from './index.ts';
import { FALLBACK, readPages } from './pages.ts';

describe('readPages', () => {
  const build = mkdtempSync(join(tmpdir(), 'parley-pages-'));
  afterAll(() => rmSync(build, { recursive: true }));
  mkdirSync(join(build, 'assets'));
  mkdirSync(join(build, 'Login'));
  writeFileSync(join(build, 'assets/a.js'), 'x');
  writeFileSync(join(build, 'index.html'), '<script>one()</script><script src="/a.js"></script>');
  writeFileSync(join(build, 'Login/index.html'), 'login');
  writeFileSync(join(build, '__spa-fallback.html'), 'fallback');
  writeFileSync(join(build, 'favicon.svg'), '<svg/>');
  writeFileSync(join(build, 'about.html'), '<link rel="canonical" href="https://parley.invalid/about"><p style="color:red">');
  mkdirSync(join(build, '404'));
  writeFileSync(
    join(build, '404/index.html'),
    '<script>colours()</script><link rel="modulepreload" href="/a.js"/><a href="/">Start</a><script type="module">go()</script>',
  );
  const pages = readPages(build, 'https://parley.test');

  it('finds pages without regard to case, and leaves assets out', () => {
    expect([...pages.keys()].sort()).toEqual(['/', FALLBACK, '/404', '/about.html', '/favicon.svg', '/login'].sort());
  });

  it('allows the inline scripts of a page by hash, and nothing for what is not a page', () => {
    expect(pages.get('/')?.policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='; /);
    expect(pages.get('/favicon.svg')?.policy).toBeNull();
  });

  it('allows inline styles only where there are some', () => {
    expect(pages.get('/login')?.policy).toContain("style-src 'self';");
    expect(pages.get('/about.html')?.policy).toContain("style-src 'self' 'unsafe-inline';");
  });

  it('says where the site is', () => {
    expect(pages.get('/about.html')?.bytes.toString()).toContain('href="https://parley.test/about"');
    expect(brotliDecompressSync(pages.get('/about.html')?.brotli ?? Buffer.alloc(0)).toString()).toContain('https://parley.test/about');
  });

  it('takes the scripts out of the page for what is not there, but for the one that sets the colours', () => {
    expect(pages.get('/404')?.bytes.toString()).toBe('<script>colours()</script><a href="/">Start</a>');
  });

  it('keeps a compressed form of the same bytes', () => {
    expect(brotliDecompressSync(pages.get('/login')?.brotli ?? Buffer.alloc(0)).toString()).toBe('login');
  });

  it('finds nothing where nothing was built', () => {
    expect(readPages(join(build, 'none'), '').size).toBe(0);
  });
});

describe('the sample shop', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  it('leads from its sitemap to every product, each with its data and a picture', async () => {
    const map = (await test.app.inject('/sample-shop/sitemap.xml')).body;
    const links = [...map.matchAll(/<loc>http:\/\/parley\.test(.*?)<\/loc>/g)].map(([, path]) => path ?? '');
    expect(links.length).toBeGreaterThan(20);
    for (const path of links) {
      const page = await test.app.inject(path);
      expect([path, page.statusCode]).toEqual([path, 200]);
      if (!path.includes('/product/')) continue;
      const data = JSON.parse(page.body.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '{}');
      expect(data).toMatchObject({ '@type': 'Product', url: `http://parley.test${path}`, offers: { priceCurrency: 'EUR' } });
      expect((await test.app.inject(data.image.replace('http://parley.test', ''))).headers['content-type']).toBe('image/svg+xml');
    }
  });

  it('has no other pages', async () => {
    for (const path of ['/sample-shop/product/none', '/sample-shop/picture/none.svg', '/sample-shop/product/', '/sample-shop/x'])
      expect([path, (await test.app.inject(path)).statusCode]).toEqual([path, 404]);
  });
});

describe('the code of the widget', () => {
  const root = mkdtempSync(join(tmpdir(), 'parley-widget-'));
  const dist = join(root, 'widget/dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'embed.js'), 'loader()');
  writeFileSync(join(dist, 'embed.js.br'), brotliCompressSync('loader()'));
  writeFileSync(join(dist, 'panel-abc.js'), 'panel()');
  const app = Fastify();
  beforeAll(() => serveBuilds(app, root, 'http://parley.test'));
  afterAll(async () => {
    await app.close();
    rmSync(root, { recursive: true });
  });

  it('is kept for ever where its name changes with it, and for minutes where it does not', async () => {
    const kept = async (path: string, encoding: string) =>
      (await app.inject({ url: path, headers: { 'accept-encoding': encoding } })).headers['cache-control'];
    expect(await kept('/widget/panel-abc.js', 'identity')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/embed.js', 'identity')).toBe('public, max-age=300, stale-while-revalidate=86400');
    expect(await kept('/embed.js', 'br')).toBe('public, max-age=300, stale-while-revalidate=86400');
  });

  it('may be loaded by every shop', async () => {
    expect((await app.inject('/embed.js')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  });
});

describe('what is not there', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  it('is refused in the one shape to a program', async () => {
    const response = await test.app.inject({ url: '/api/nothing/here/', headers: { accept: 'application/json' } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ error: { code: 'not_found', message: 'This address was not found' } });
  });

  it('is refused for a method that nothing takes', async () => {
    expect((await test.app.inject({ method: 'PUT', url: '/login/' })).statusCode).toBe(404);
  });

  it('never leaves the folder of the widget', async () => {
    const response = await test.app.inject('/widget/..%2f..%2fpackage.json');
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body).not.toContain('workspaces');
  });
});
