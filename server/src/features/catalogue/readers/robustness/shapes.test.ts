import { afterEach, expect, test } from 'vitest';
import { createGuardedFetch } from '../../../../platform/fetch/index.ts';
import { expectedOf, samplesFor } from '../../testing/samples.ts';
import { score } from '../../testing/score.ts';
import { shapes, shopPagesOf } from '../../testing/shapes.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { tongues } from '../../testing/tongues.ts';
import { type CatalogueProduct, openShop } from '../index.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

// Each shape and each locale once; the benchmark tests all their combinations.
const pairs = Array.from({ length: Math.max(shapes.length, tongues.length) * 2 }, (_, at) => {
  const [shape, tongue] = [shapes[at % shapes.length], tongues[(at * 3) % tongues.length]];
  if (!shape || !tongue) throw new Error('no such shop');
  return { name: shape.name, lang: `${tongue.lang} ${tongue.currency}`, shape, tongue };
});

test.each(pairs)('reads a shop with the markup of $name, $lang, without errors', async ({ shape, tongue }) => {
  const samples = samplesFor(tongue);
  const shop = await openTestShop(shopPagesOf(samples, shape, tongue));
  const client = createGuardedFetch({ allowHosts: [shop.host], userAgent: 'ParleyBot/1.0' });
  cleanups.push(
    () => client.close(),
    () => shop.close(),
  );
  const opened = await openShop(client, shop.origin);
  const products: CatalogueProduct[] = [];
  for (let step = await opened.reading.next(); !step.done; step = await opened.reading.next()) products.push(...step.value.products);
  opened.end();
  const expected = samples.map((sample) => expectedOf(sample, tongue, shape.name, shop.origin));
  expect(score(shape.name, tongue.lang, expected, products).wrong).toEqual([]);
  expect(opened.info.pages.map(({ topic }) => topic)).toContain('delivery');
  // Each page is requested once, except the delivery page (for its text and for its links); the cart and the login never are.
  expect(shop.asked.filter((path, at) => shop.asked.indexOf(path) !== at)).toEqual(['/info/delivery']);
  expect(shop.asked.filter((path) => /cart|korb|login|sort=/.test(path) && path !== '/cart.js')).toEqual([]);
});
