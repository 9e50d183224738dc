import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkSite, createPopup, createPopupPage, updatePopup } from '@parley/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';

/** A shop on loopback: `pages` by path; robots.txt is missing unless it is one of them. */
async function openShop() {
  const pages = new Map<string, RequestListener>();
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '/');
    if (page) page(request, response);
    else response.writeHead(404).end('not here');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => new Promise<void>((done) => server.close(() => done()));
  return { pages, origin, host: new URL(origin).host, close };
}

const html =
  (body: string, headers: Record<string, string> = {}, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);

describe('checking a site', () => {
  let test: TestApp;
  let shop: Awaited<ReturnType<typeof openShop>>;
  let other: Awaited<ReturnType<typeof openShop>>;
  let owner: Awaited<ReturnType<TestApp['newOwner']>>;
  let id: number;
  beforeAll(async () => {
    [shop, other] = [await openShop(), await openShop()];
    test = await testApp({ CRAWL_ALLOW_HOSTS: `${shop.host},${other.host}`, PUBLIC_URL: 'https://parley.example' });
    owner = await test.newOwner();
  });
  afterAll(async () => {
    await test.close();
    await Promise.all([shop.close(), other.close()]);
  });
  beforeEach(async () => {
    shop.pages.clear();
    id = (await test.ask(createPopup, { body: { name: 'Shoes' }, headers: owner.headers })).popupId;
    await test.ask(updatePopup, { params: { popupId: String(id) }, body: { status: true }, headers: owner.headers });
    await test.ask(createPopupPage, { body: { popupPagesId: id, showOnWebsite: shop.origin }, headers: owner.headers });
  });

  const tag = (popupId = id, server = 'https://parley.example') =>
    `<script defer src="${server}/embed.js" data-user-id="${owner.ownerId}" data-popup-id="${popupId}"></script>`;
  const check = async (path = '/', origin = shop.origin) =>
    (await test.ask(checkSite, { params: { popupId: String(id) }, body: { url: origin + path }, headers: owner.headers })).check;
  const checked = async (page: RequestListener) => {
    shop.pages.set('/', page);
    return check();
  };

  it('finds the snippet', async () => {
    expect(await checked(html(`<head>${tag()}</head>`))).toEqual({
      found: true,
      reason: 'found',
      message: 'The snippet is there, with the right numbers.',
      notes: [],
      url: `${shop.origin}/`,
    });
  });

  it('finds a snippet that was copied from the address this owner uses', async () => {
    expect(await checked(html(tag(id, 'http://localhost:80')))).toMatchObject({ reason: 'found' });
    expect(await checked(html(tag(id, 'https://old.example')))).toMatchObject({ reason: 'other_server', found: false });
  });

  it('reports that there is none, another one, or perhaps one in a tag manager', async () => {
    expect(await checked(html('<h1>Shoes</h1>'))).toMatchObject({ found: false, reason: 'missing' });
    const wrong = await checked(html(tag(id + 1)));
    expect(wrong).toMatchObject({ found: false, reason: 'other_ids' });
    expect(wrong.message).toContain(`number ${id + 1} instead of ${id}`);
    expect(await checked(html('<script src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>'))).toMatchObject({
      reason: 'tag_manager',
    });
  });

  it('names the policy that blocks it, in a header or in the page', async () => {
    const byHeader = await checked(html(tag(), { 'content-security-policy': "default-src 'self'" }));
    expect(byHeader).toMatchObject({ found: true, reason: 'blocked_by_csp' });
    expect(byHeader.message).toContain('Add https://parley.example to script-src and connect-src.');
    const meta = '<meta http-equiv="content-security-policy" content="script-src https://parley.example; connect-src \'self\'">';
    expect((await checked(html(meta + tag()))).message).toContain('to connect-src.');
    const fine = { 'content-security-policy': 'script-src https://parley.example; connect-src https://parley.example' };
    expect(await checked(html(tag(), fine))).toMatchObject({ reason: 'found' });
  });

  it('notes a snippet that is delayed, loaded twice, or of an inactive recommender', async () => {
    const { notes } = await checked(html(tag().replace('<script', '<script type="text/plain"')));
    expect(notes).toEqual([expect.stringContaining('holds the snippet back')]);
    expect((await checked(html(tag() + tag()))).notes).toEqual([expect.stringContaining('2 snippets')]);
    await test.ask(updatePopup, { params: { popupId: String(id) }, body: { status: false }, headers: owner.headers });
    expect((await checked(html(tag()))).notes).toEqual([expect.stringContaining('switched off')]);
  });

  it('reads only allowed websites, and reports where a page redirects visitors', async () => {
    expect(await check('/', other.origin)).toMatchObject({ found: false, reason: 'website_not_allowed' });
    other.pages.set('/', html(tag()));
    const sentOn = await checked(html('', { location: `${other.origin}/` }, 302));
    expect(sentOn).toMatchObject({ reason: 'sent_on', url: `${other.origin}/` });
    expect(sentOn.message).toContain(`Add ${other.origin}.`);
    await test.ask(createPopupPage, { body: { popupPagesId: id, showOnWebsite: other.origin }, headers: owner.headers });
    expect(await check()).toMatchObject({ reason: 'found' });
  });

  it('explains why a page could not be read', async () => {
    expect(await check('/none')).toMatchObject({ reason: 'not_found' });
    expect(await checked(html('', {}, 401))).toMatchObject({ reason: 'login' });
    expect(await checked(html('', {}, 500))).toMatchObject({ reason: 'unreachable' });
    shop.pages.set('/password', html('<form></form>'));
    expect(await checked(html('', { location: '/password' }, 302))).toMatchObject({ reason: 'login' });
    expect(await checked(html('{}', { 'content-type': 'application/json' }))).toMatchObject({ reason: 'not_a_page' });
    expect(await checked((request) => request.socket.destroy())).toMatchObject({ reason: 'unreachable' });
    shop.pages.set('/robots.txt', (_, response) => response.end('User-agent: *\nDisallow: /'));
    expect(await checked(html(tag()))).toMatchObject({ found: false, reason: 'robots' });
  });

  it('does not reach into a private network', async () => {
    await test.ask(createPopupPage, { body: { popupPagesId: id, showOnWebsite: 'http://127.0.0.1' }, headers: owner.headers });
    expect(await check('/', 'http://127.0.0.1')).toMatchObject({ found: false, reason: 'unreachable' });
  });

  it('refuses an invalid address, and too many checks', async () => {
    const send = (url: string) => test.send(checkSite, { params: { popupId: String(id) }, body: { url }, headers: owner.headers });
    expect((await send('shop')).statusCode).toBe(400);
    const strict = await testApp({ RATE_LIMIT_SCALE: '0.05' });
    const stranger = await strict.newOwner();
    const ask = () => strict.send(checkSite, { params: { popupId: '1' }, body: { url: shop.origin }, headers: stranger.headers });
    expect((await ask()).statusCode).toBe(404);
    expect((await ask()).statusCode).toBe(429);
    await strict.close();
  });
});
