/**
 * The same on saved pages of a running WooCommerce shop, where the folder REALDATA has them; their licence does not allow them in the project. The
 * shop's own program is not saved, so its cart is the stand-in.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RecommendedProduct } from '@parley/contract';
import { closeServer } from '../support/close-server.ts';
import { streamReply } from './host.ts';
import { products } from './recommender.ts';
import { expect, openChatbot, test } from './test.ts';

interface Mirror {
  origin_token: string;
  origin_token_urlencoded: string;
  routes: Record<string, { status: number; type: string; file: string } | undefined>;
}

const sites = process.env.REALDATA ? join(process.env.REALDATA, 'sites') : '';
const folders = sites && existsSync(sites) ? readdirSync(sites).filter((name) => existsSync(join(sites, name, 'routes.json'))) : [];

for (const name of folders)
  test(`a product goes into the cart of ${name}`, async ({ page, host, expected }) => {
    // Scripts that were not saved.
    expected.push(/404|not defined|Failed to load/);
    const mirror: Mirror = JSON.parse(readFileSync(join(sites, name, 'routes.json'), 'utf8'));
    let origin = '';
    const snippet = `<script defer src="${host.parley}/embed.js" data-user-id="1" data-popup-id="13"></script></head>`;
    const server = createServer(async (request, response) => {
      if (await host.carts.answer(request, response)) return;
      const route = mirror.routes[request.url ?? '/'];
      if (!route) return response.writeHead(404).end();
      const raw = readFileSync(join(sites, name, route.file));
      response.writeHead(route.status, { 'content-type': route.type });
      if (!route.file.endsWith('.gz')) return response.end(raw);
      const text = gunzipSync(raw)
        .toString('utf8')
        .replaceAll(mirror.origin_token, origin)
        .replaceAll(mirror.origin_token_urlencoded, encodeURIComponent(origin));
      return response.end(route.type.includes('html') ? text.replace('</head>', snippet) : text);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    host.placement.websites = [origin];
    host.offers.products = [
      { id: 1, currency: 'EUR', options: [], variants: [{ id: '77', values: [], price: 4900, image: '', inStock: true }] },
    ];
    const [first] = products(host.parley, origin) as [RecommendedProduct];
    host.chat = ({ requestId, inputChatGPT }, answer) =>
      streamReply(answer, {
        ...{ id: 1, inputChatGPT, requestId, outputChatGPT: 'This one.', followUp: null, productsLeft: 1, person: null },
        recommendedProducts: [{ ...first, cart: 'WooCommerce' }],
      });
    await page.goto(`${origin}/shop/`);
    await openChatbot(page);
    await page.getByRole('button', { name: 'Delivery times' }).click();
    await page
      .getByRole('button', { name: /^Add to cart: Stormline/ })
      .first()
      .click();
    await expect(page.getByText('Added to your cart').first()).toBeVisible();
    expect(host.carts.adds).toMatchObject([
      { path: '/wp-json/wc/store/v1/cart/add-item', body: { id: 77, quantity: 1 }, nonce: 'fresh-nonce' },
    ]);
    await closeServer(server);
  });
