import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adoptGeneration, createPopup, createPopupPage, listShopLooks, readShopLook } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aDraft } from '../../../testing/world.ts';
import { shopAt } from './service.ts';

it('takes a website with and without www for one shop', () => {
  for (const website of ['https://shop.example', 'https://www.shop.example', 'https://*.shop.example'])
    expect(shopAt(website)).toBe('https://shop.example');
  expect(shopAt('https://wwworld.example:8080')).toBe('https://wwworld.example:8080');
});

describe('the colours of an owner’s shop', () => {
  let test: TestApp;
  let shop: { origin: string; close(): void };
  /** What the shop's first page answers. */
  let page: { status: number; html: string };
  beforeAll(async () => {
    const server = createServer(({ url }, response) =>
      url === '/' ? response.writeHead(page.status, { 'content-type': 'text/html' }).end(page.html) : response.writeHead(404).end(),
    );
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    shop = { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close().closeAllConnections() };
    test = await testApp({ CRAWL_ALLOW_HOSTS: new URL(shop.origin).host });
  });
  afterAll(async () => {
    await test.close();
    shop.close();
  });

  const coloured = (color: string) => ({ status: 200, html: `<html><head><meta name="theme-color" content="${color}"></head></html>` });

  async function aRecommender(...websites: string[]) {
    const { headers } = await test.newOwner();
    const { popupId } = await test.ask(createPopup, { body: { name: 'Shoes' }, headers });
    for (const showOnWebsite of websites) await test.ask(createPopupPage, { body: { popupPagesId: popupId, showOnWebsite }, headers });
    const at = { params: { popupId: String(popupId) }, headers };
    return {
      looks: async () => (await test.ask(listShopLooks, at)).looks,
      read: (website = shop.origin) => test.ask(readShopLook, { ...at, body: { website } }),
    };
  }

  it('are read when the owner asks, kept, and read again', async () => {
    const { looks, read } = await aRecommender(shop.origin);
    expect(await looks()).toEqual([{ website: shop.origin, colors: null, readAt: null }]);
    page = coloured('#0f7a4f');
    const { look, problem } = await read();
    expect([problem, look.colors?.strong]).toEqual([null, '#0f7a4f']);
    expect(await looks()).toEqual([look]);
    page = coloured('#7a0f4f');
    await read();
    expect((await looks())[0]?.colors?.strong).toBe('#7a0f4f');
  });

  it('may not be there', async () => {
    const { looks, read } = await aRecommender(shop.origin);
    page = { status: 200, html: '<h1>A grey shop</h1>' };
    expect(await read()).toMatchObject({ look: { colors: null, readAt: expect.any(String) }, problem: null });
    expect(await looks()).toMatchObject([{ colors: null, readAt: expect.any(String) }]);
  });

  it('stay as they were where the shop cannot be read, and the reason is told', async () => {
    const { looks, read } = await aRecommender(shop.origin);
    page = coloured('#0f7a4f');
    await read();
    page = { status: 503, html: '' };
    expect((await read()).problem).toBe('The website answered with the error 503. Try again in a moment.');
    expect((await looks())[0]?.colors?.strong).toBe('#0f7a4f');
  });

  it('are read from allowed websites alone, and from no private network', async () => {
    const { read } = await aRecommender('http://127.0.0.1:1');
    expect((await read()).problem).toBe(`${shop.origin} is not among the allowed websites of this recommender. Add it first.`);
    expect(await read('http://127.0.0.1:1')).toMatchObject({ problem: expect.any(String), look: { readAt: null } });
  });

  it('are offered once for a shop with and without www', async () => {
    const { looks } = await aRecommender('shop.example', 'www.shop.example', '*.shop.example', 'other.example');
    expect((await looks()).map(({ website }) => website)).toEqual(['https://shop.example', 'https://other.example']);
  });

  it('are there from the beginning if a demo read them', async () => {
    const { headers } = await test.newOwner();
    const colors = { strong: '#0f7a4f', soft: '#eef6f2', deep: '#0a5236', edge: '#bcdccf' };
    const draft = await aDraft(test, colors);
    const { popup_id } = await test.ask(adoptGeneration, { params: { id: draft }, headers });
    const { looks } = await test.ask(listShopLooks, { params: { popupId: String(popup_id) }, headers });
    expect(looks).toMatchObject([{ colors, readAt: expect.any(String) }]);
  });
});
