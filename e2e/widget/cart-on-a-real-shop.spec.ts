/**
 * The same on saved pages of a running WooCommerce shop, where the folder REALDATA has them; their licence does not allow them in the project. The
 * shop's own program is not saved, so its cart is the stand-in.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RecommendedProduct } from '@parley/contract';
import { openMirror } from '../support/loopback/mirror.ts';
import { openPlace } from '../support/loopback/places.ts';
import { streamReply } from './host.ts';
import { products } from './recommender.ts';
import { expect, openChatbot, test } from './test.ts';

const sites = process.env.REALDATA ? join(process.env.REALDATA, 'sites') : '';
const folders = sites && existsSync(sites) ? readdirSync(sites).filter((name) => existsSync(join(sites, name, 'routes.json'))) : [];

for (const name of folders)
  test(`a product goes into the cart of ${name}`, async ({ page, host, expected }) => {
    // Scripts that were not saved.
    expected.push(/404|not defined|Failed to load/);
    const pages = openMirror(join(sites, name));
    const { place, close } = await openPlace();
    const { origin } = place;
    const head = `<script defer src="${host.parley}/embed.js" data-user-id="1" data-popup-id="13"></script>`;
    place.serve(async (request, response) => {
      if (await host.carts.answer(request, response)) return;
      const pageAnswer = pages({ base: origin, head }, request.url ?? '/');
      response.writeHead(pageAnswer?.status ?? 404, { 'content-type': pageAnswer?.type ?? 'text/plain' }).end(pageAnswer?.body);
    });
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
    await close();
  });
