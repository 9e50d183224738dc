import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { serveBuilds } from './index.ts';
import { acceptedLanguage } from './language.ts';
import { clientPage, mailedLinkPage, readPages } from './pages.ts';

describe('readPages', () => {
  const build = mkdtempSync(join(tmpdir(), 'parley-pages-'));
  afterAll(() => rmSync(build, { recursive: true }));
  mkdirSync(join(build, 'assets'));
  writeFileSync(join(build, 'assets/site-1.css'), 'h1{color:red;font-display:swap}');
  mkdirSync(join(build, 'styled'));
  const sheet = '<link rel="stylesheet" href="/assets/site-1.css#"/>';
  writeFileSync(join(build, 'styled/index.html'), `${sheet}<link rel="stylesheet" href="/assets/gone.css"/>`);
  mkdirSync(join(build, 'Login'));
  writeFileSync(join(build, 'assets/a.js'), 'x');
  writeFileSync(join(build, 'index.html'), '<script>one()</script><script src="/a.js"></script>');
  writeFileSync(join(build, 'Login/index.html'), 'login');
  writeFileSync(join(build, '__spa-fallback.html'), `fallback${sheet}`);
  writeFileSync(join(build, 'favicon.svg'), '<svg/>');
  writeFileSync(join(build, 'about.html'), '<link rel="canonical" href="https://parley.invalid/about"><p style="color:red">');
  mkdirSync(join(build, 'pictures'));
  writeFileSync(join(build, 'pictures/funnel-light-720.avif'), 'picture');
  writeFileSync(join(build, 'og.png'), 'picture');
  mkdirSync(join(build, '404'));
  writeFileSync(
    join(build, '404/index.html'),
    '<script>colours()</script><link rel="modulepreload" href="/a.js"/><a href="/">Start</a><script type="module">go()</script>',
  );
  const pages = readPages(build, { 'https://parley.invalid': 'https://parley.test', '%ANALYTICS_ID%': '' });

  it('finds pages in any letter case, and leaves large files on the disk', () => {
    expect([...pages.keys()].sort()).toEqual(
      ['/', clientPage, mailedLinkPage, '/404', '/about.html', '/favicon.svg', '/login', '/og.png', '/styled'].sort(),
    );
  });

  it('allows the inline scripts of a page by hash, and has no policy for other files', () => {
    expect(pages.get('/')?.policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='; /);
    expect(pages.get('/favicon.svg')?.policy).toBeNull();
  });

  it('allows inline styles only where there are some', () => {
    expect(pages.get('/login')?.policy).toContain("style-src 'self';");
    expect(pages.get('/about.html')?.policy).toContain("style-src 'self' 'unsafe-inline';");
  });

  it('inlines the style sheets of a public page, by hash, and keeps their links for the script', () => {
    const styled = pages.get('/styled');
    expect(styled?.bytes.toString()).toBe(
      '<style>h1{color:red;font-display:optional}</style><link disabled rel="stylesheet" href="/assets/site-1.css#"/><link rel="stylesheet" href="/assets/gone.css"/>',
    );
    const hash = createHash('sha256').update('h1{color:red;font-display:optional}').digest('base64');
    expect(styled?.policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(pages.get(mailedLinkPage)?.policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(pages.get(clientPage)?.bytes.toString()).toBe(`fallback${sheet}`);
    expect(pages.get(clientPage)?.policy).toContain("style-src 'self' 'unsafe-inline';");
  });

  it('contains the site’s address', () => {
    expect(pages.get('/about.html')?.bytes.toString()).toContain('href="https://parley.test/about"');
    expect(brotliDecompressSync(pages.get('/about.html')?.brotli ?? Buffer.alloc(0)).toString()).toContain('https://parley.test/about');
  });

  it('contains what stands for a setting in the page’s language', () => {
    mkdirSync(join(build, 'de'));
    writeFileSync(join(build, 'de/imprint.html'), '<p>%NAME%</p>');
    writeFileSync(join(build, 'imprint.html'), '<p>%NAME%</p>');
    const both = readPages(build, { '%NAME%': { en: 'The operator', de: 'Der Betreiber' } });
    const textOf = (path: string) => both.get(path)?.bytes.toString();
    expect([textOf('/imprint.html'), textOf('/de/imprint.html')]).toEqual(['<p>The operator</p>', '<p>Der Betreiber</p>']);
  });

  it('removes the scripts of the 404 page, except the one that sets the colours', () => {
    expect(pages.get('/404')?.bytes.toString()).toBe('<script>colours()</script><a href="/">Start</a>');
  });

  it('keeps a compressed form of the same bytes', () => {
    expect(brotliDecompressSync(pages.get('/login')?.brotli ?? Buffer.alloc(0)).toString()).toBe('login');
  });

  it('does not compress pictures that are compressed already', () => {
    expect(pages.get('/og.png')?.brotli).toBeNull();
    expect(pages.get('/favicon.svg')?.brotli).not.toBeNull();
  });

  it('finds nothing without a build', () => {
    expect([...readPages(join(build, 'none'), {}).keys()]).toEqual([]);
  });
});

describe('acceptedLanguage', () => {
  it.each([
    ['', 'en'],
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.5', 'de'],
    ['en-GB,en;q=0.9,de;q=0.8', 'en'],
    ['fr, de;q=0.4, en;q=0.3', 'de'],
    ['fr', 'en'],
    ['de;q=0', 'en'],
    ['DE;Q=1', 'de'],
    ['de;q=nonsense', 'en'],
  ])('%j is %s', (header, language) => expect(acceptedLanguage(header)).toBe(language));
});

describe('the public pages', () => {
  const root = mkdtempSync(join(tmpdir(), 'parley-site-'));
  const build = join(root, 'web/build/client');
  const write = (path: string, html: string) => {
    mkdirSync(join(build, path), { recursive: true });
    writeFileSync(join(build, path, 'index.html'), html);
  };
  const form = `<form><input type="hidden" name="sent_to" value="message-sent"><input name="email"><p data-error-for="email"></p>
<textarea name="message"></textarea><p data-error-for="message"></p><input type="radio" name="pick" value="a"><input type="radio" name="pick" value="b">
<input name="password"><p data-form-error></p></form><script type="module">draw()</script>`;
  for (const path of ['', 'de', 'contact', 'de/contact', '404', 'de/404', 'about']) write(path, `<h1>${path || 'start'}</h1>`);
  write('contact', form);
  const words = { codes: { too_many_requests: 'Zu viele' }, fields: { email: 'Keine E-Mail-Adresse' }, other: 'Etwas stimmt nicht' };
  const wordsAttribute = JSON.stringify(words).replaceAll('"', '&quot;');
  write('de/contact', form.replace('<form>', `<form action="/contact-form/"><template data-refusals="${wordsAttribute}"></template>`));
  writeFileSync(join(build, '__spa-fallback.html'), '<h1>drawn</h1>');
  mkdirSync(join(build, 'assets'));
  writeFileSync(join(build, 'assets/page-AbCd1234.js'), 'go()');
  mkdirSync(join(build, 'pictures'));
  writeFileSync(join(build, 'pictures/funnel-light-720.avif'), 'picture');
  writeFileSync(join(build, 'icon-192.png'), 'icon');
  writeFileSync(join(build, 'manifest.webmanifest'), '{}');
  const app = Fastify();
  beforeAll(async () => {
    // As the CORS plugin does with every answer.
    app.addHook('onRequest', async (_, reply) => void reply.header('vary', 'Origin'));
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_: unknown, body: string) =>
      Object.fromEntries(new URLSearchParams(body)),
    );
    await serveBuilds(app, root, {});
    app.post('/contact-form/', async (request, reply) => {
      const { email } = request.body as { email: string };
      if (email.includes('@')) return { success: true };
      if (email === 'limit') {
        request.body = undefined;
        return reply.code(429).send({ error: { code: 'too_many_requests', message: 'Too many requests' } });
      }
      return reply
        .code(400)
        .send({ error: { code: 'invalid', message: 'Some fields are not right', fields: { email: 'Must be an <e-mail>' } } });
    });
  });
  afterAll(async () => {
    await app.close();
    rmSync(root, { recursive: true });
  });

  const visit = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers: { accept: 'text/html', ...headers } });
  const leadsTo = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode, headers: responseHeaders } = await visit(url, headers);
    return statusCode === 302 ? responseHeaders.location : statusCode;
  };

  it('are shown in the browser’s language if the path has none', async () => {
    const german = { 'accept-language': 'de-DE,de;q=0.9' };
    expect(await leadsTo('/', german)).toBe('/de');
    expect(await leadsTo('/contact?utm_source=x', german)).toBe('/de/contact?utm_source=x');
    expect(await leadsTo('/about', german)).toBe(200);
    expect(await leadsTo('/de/contact', { 'accept-language': 'en' })).toBe(200);
    expect(await leadsTo('/', { 'accept-language': 'en' })).toBe(200);
    expect((await visit('/')).headers.vary).toContain('accept-language');
  });

  it('remember the chosen language', async () => {
    const chosen = await visit('/contact?lang=en&a=b', { 'accept-language': 'de' });
    expect([chosen.statusCode, chosen.headers.location]).toEqual([302, '/contact?a=b']);
    const cookie = String(chosen.headers['set-cookie']);
    expect(cookie).toMatch(/^parley_language=en; Path=\/; Max-Age=31536000; SameSite=Lax$/);
    expect(await leadsTo('/contact', { 'accept-language': 'de', cookie: cookie.split(';')[0] ?? '' })).toBe(200);
    expect(await leadsTo('/contact', { 'accept-language': 'en', cookie: 'a=b; parley_language=de' })).toBe('/de/contact');
    // The owner's area has one address in all languages, in the letters that it came with.
    const owners = await visit('/Settings/Profile?lang=de&a=b', { 'accept-language': 'en' });
    expect([owners.statusCode, owners.headers.location]).toEqual([302, '/Settings/Profile?a=b']);
    expect(String(owners.headers['set-cookie'])).toMatch(/^parley_language=de;/);
    expect(await leadsTo('/Settings/Profile', { cookie: 'parley_language=de' })).toBe(200);
  });

  it.each([
    ['/pictures/funnel-light-720.avif', 'image/avif', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/icon-192.png', 'image/png', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/assets/page-AbCd1234.js', 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/about', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ])('%s is %s and may be cached: %s', async (url, type, kept) => {
    const { statusCode, headers } = await visit(url, { 'accept-encoding': 'br' });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, type, kept]);
  });

  it.each(['/assets/page-AbCd1234.js', '/pictures/funnel-light-720.avif'])('%s is kept for every origin at once', async (url) => {
    const requestHeaders: Record<string, string>[] = [{}, { origin: 'https://parley.example', 'accept-encoding': 'br' }];
    for (const headers of requestHeaders) expect((await visit(url, headers)).headers.vary).toBe('accept-encoding');
  });

  it('answer 404 for a missing picture', async () => {
    expect((await app.inject({ url: '/pictures/none.avif', headers: { accept: 'image/avif' } })).statusCode).toBe(404);
    const icon = await app.inject({ url: '/icon-192.png', headers: { 'accept-encoding': 'br' } });
    expect([icon.headers['content-encoding'], icon.headers.vary, icon.body]).toEqual([undefined, 'accept-encoding', 'icon']);
  });

  it('open a mailed link with its token unchanged, in the requested language', async () => {
    const german = { 'accept-language': 'de' };
    expect(await leadsTo('/invite/AbC-1', german)).toBe('/de/invite/AbC-1');
    expect(await leadsTo('/de/new-password/AbC-1?lang=de', german)).toBe('/de/new-password/AbC-1');
    for (const path of ['/invite/AbC-1', '/de/invite/AbC-1', '/de/unsubscribe/x', '/Dashboard'])
      expect([path, (await visit(path)).statusCode, (await visit(path)).body]).toEqual([path, 200, '<h1>drawn</h1>']);
    const stylesOf = async (path: string) => String((await visit(path)).headers['content-security-policy']).match(/style-src [^;]*/)?.[0];
    for (const path of ['/invite/AbC-1', '/de/new-password/x', '/unsubscribe/x'])
      expect([path, await stylesOf(path)]).toEqual([path, "style-src 'self'"]);
    expect(await stylesOf('/Dashboard')).toBe("style-src 'self' 'unsafe-inline'");
    for (const path of ['/de/Dashboard', '/invite']) expect(await leadsTo(path, german)).toBe(404);
  });

  it('forbid everything they do not need, and framing', async () => {
    const { headers } = await visit('/');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('show the not-found page in the language of the path', async () => {
    for (const [path, title] of [
      ['/nothing', '404'],
      ['/de/nichts', 'de/404'],
    ] as const) {
      const answer = await visit(path);
      expect([answer.statusCode, answer.body]).toEqual([404, `<h1>${title}</h1>`]);
    }
  });

  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/contact-form/',
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        host: 'parley.test',
        referer: 'http://parley.test/contact?x=1',
        ...headers,
      },
      payload: new URLSearchParams({ sent_to: 'message-sent', ...fields }).toString(),
    });

  it('redirect to their own confirmation after a form was sent without a script', async () => {
    const answer = await post({ email: 'a@b.test', message: 'Hello' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contact#message-sent']);
  });

  it('keep the input of a refused form without a script, as text, and show the errors', async () => {
    const answer = await post({ email: '"><script>x()</script>', message: '</textarea><b>bold', pick: 'b', password: 'secret words' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('value="&quot;><script>x()</script>"');
    expect(answer.body).toContain('&lt;/textarea&gt;&lt;b&gt;bold</textarea>');
    expect(answer.body).toContain('Must be an &lt;e-mail&gt;');
    expect(answer.body).toContain('<input type="radio" name="pick" value="a"><input type="radio" name="pick" value="b" checked="">');
    expect(answer.body).not.toContain('secret words');
    expect(answer.body).not.toContain('draw()');
  });

  it('confirm on the not-found page too, and redirect nowhere else', async () => {
    const sentFrom = async (referer: string) => (await post({ email: 'a@b.test' }, { referer })).headers.location;
    expect(await sentFrom('http://parley.test/de/nichts')).toBe('/de/404#message-sent');
    expect(await sentFrom('http://parley.test//evil.test/x')).toBe('/404#message-sent');
  });

  it('show errors in the page’s language, also for a rate limit', async () => {
    const german = { referer: 'http://parley.test/de/contact' };
    const refused = (await post({ email: 'x' }, german)).body;
    expect(refused).toContain('<p data-error-for="email">Keine E-Mail-Adresse</p>');
    expect(refused).toContain('<p data-form-error="">Etwas stimmt nicht</p>');
    expect((await post({ email: 'limit' }, german)).body).toContain('<p data-form-error="">Zu viele</p>');
  });

  it('answer programs with JSON, and a form of another site without its page', async () => {
    expect((await post({ email: 'x' }, { accept: 'application/json' })).json().error.code).toBe('invalid');
    expect((await post({ email: 'x' }, { referer: 'https://elsewhere.test/contact' })).headers['content-type']).toContain('json');
    expect((await post({ email: 'a@b.test', sent_to: '//evil.test' })).headers.location).toBe('/contact');
  });
});

describe('the sample shop', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  it('lists every product in its sitemap, each with its data and a picture', async () => {
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
  beforeAll(() => serveBuilds(app, root, {}));
  afterAll(async () => {
    await app.close();
    rmSync(root, { recursive: true });
  });

  it('is cached for ever if its name contains a hash, and for minutes otherwise', async () => {
    const kept = async (path: string, encoding: string) =>
      (await app.inject({ url: path, headers: { 'accept-encoding': encoding } })).headers['cache-control'];
    expect(await kept('/widget/panel-abc.js', 'identity')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/embed.js', 'identity')).toBe('public, max-age=300, stale-while-revalidate=86400');
    expect(await kept('/embed.js', 'br')).toBe('public, max-age=300, stale-while-revalidate=86400');
  });

  it('may be loaded by every shop', async () => {
    expect((await app.inject('/embed.js')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('is sent as the build compressed it where that is accepted, and once', async () => {
    const ask = (headers: Record<string, string>) => app.inject({ url: '/embed.js', headers });
    const packed = await ask({ 'accept-encoding': 'gzip, deflate, br' });
    expect([packed.headers['content-encoding'], brotliDecompressSync(packed.rawPayload).toString()]).toEqual(['br', 'loader()']);
    for (const accepted of ['gzip', 'br;q=0, gzip', 'identity'])
      expect([(await ask({ 'accept-encoding': accepted })).body, accepted]).toEqual(['loader()', accepted]);
    const { etag = '', vary, 'content-type': type } = (await ask({})).headers;
    expect([vary, type]).toEqual(['accept-encoding', 'application/javascript; charset=utf-8']);
    expect([(await ask({ 'if-none-match': String(etag) })).statusCode, (await ask({ 'if-none-match': 'W/"other"' })).statusCode]).toEqual([
      304, 200,
    ]);
    expect((await app.inject({ url: '/embed.js', method: 'HEAD' })).headers['content-length']).toBe('8');
  });

  it('is what was built last', async () => {
    const path = join(dist, 'show-xyz.js');
    const code = async () => (await app.inject('/widget/show-xyz.js')).body;
    expect((await app.inject('/widget/show-xyz.js')).statusCode).toBe(404);
    writeFileSync(path, 'one()');
    await expect.poll(code).toBe('one()');
    writeFileSync(path, 'two()');
    await expect.poll(code).toBe('two()');
  });

  it.each(['/widget/', '/widget/embed.js.br', '/widget/../package.json', '/widget/%2e%2e%2fembed.js', '/widget/a/b.js'])(
    'is nothing else: %s',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(404);
    },
  );
});

describe('a site behind TLS', () => {
  it('tells browsers to use only TLS, and one without TLS does not', async () => {
    for (const [url, isStrict] of [
      ['https://parley.test', true],
      ['http://parley.test', false],
    ] as const) {
      const test = await testApp({ PUBLIC_URL: url });
      const { headers } = await test.app.inject({ url: '/invite/x', headers: { accept: 'text/html' } });
      expect([url, /max-age=\d{7,}/.test(String(headers['strict-transport-security']))]).toEqual([url, isStrict]);
      await test.close();
    }
  });
});

describe('an unknown address', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());

  it('is answered with JSON for programs', async () => {
    const response = await test.app.inject({ url: '/api/nothing/here/', headers: { accept: 'application/json' } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ error: { code: 'not_found', message: 'This address was not found' } });
  });

  it('is refused for an unsupported method', async () => {
    expect((await test.app.inject({ method: 'PUT', url: '/login/' })).statusCode).toBe(404);
  });

  it('never serves files outside the widget’s folder', async () => {
    const response = await test.app.inject('/widget/..%2f..%2fpackage.json');
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body).not.toContain('workspaces');
  });
});

describe('headers for documents', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());
  const headersOf = async (url: string) => (await test.app.inject({ url, headers: { accept: 'text/html' } })).headers;

  it('are on every page, and on a drawing, which can be opened as one', async () => {
    for (const url of ['/invite/x', '/sample-shop/', '/sample-shop/picture/huila-medium.svg', '/docs'])
      expect([url, await headersOf(url)]).toEqual([
        url,
        expect.objectContaining({
          'x-content-type-options': 'nosniff',
          'x-frame-options': expect.any(String),
          'referrer-policy': expect.any(String),
        }),
      ]);
  });

  it('are not on what no browser shows by itself, which stays what it is', async () => {
    for (const url of ['/blog_posts/', '/api/popups/']) {
      const headers = await headersOf(url);
      expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff']);
      expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['x-frame-options']));
      expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['cross-origin-opener-policy']));
    }
  });
});
