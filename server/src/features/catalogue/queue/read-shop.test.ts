import { getImport, startImport } from '@parley/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { startNextImports } from '../importing/run-import.ts';
import type { ReadProgress } from '../index.ts';
import { shopVisits } from '../tables.ts';
import { openTestShop, type Page, type TestShop } from '../testing/test-shop.ts';
import { enqueueVisit, readQueue, removeVisit, visitDeadAfterMs } from './reading-queue-store.ts';

const path = '/wp-json/wc/store/v1/products?per_page=100&page=1';
const items = [{ id: 1, name: 'Shirt', permalink: '{origin}/product/1/', prices: { price: '1250', currency_code: 'EUR' } }];

let shop: TestShop;
let t: TestApp;
beforeAll(async () => {
  shop = await openTestShop({ '/': '<html lang="en"><h1>Shop</h1></html>', [path]: items });
  t = await testApp({ CRAWL_ALLOW_HOSTS: shop.host });
});
afterAll(async () => {
  await t.close();
  await shop.close();
});

/** Holds back the response for the shop's first page until it is released. */
function hold(): { asked: Promise<void>; release: () => void } {
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const held: Page = (_, response) => {
    requested.resolve();
    void released.promise.then(() => response.writeHead(200, { 'content-type': 'text/html' }).end('<html lang="en"><h1>Shop</h1></html>'));
  };
  shop.pages['/'] = held;
  return {
    asked: requested.promise,
    release() {
      shop.pages['/'] = '<html lang="en"><h1>Shop</h1></html>';
      released.resolve();
    },
  };
}

test('a second owner waits for the same shop, gets the place in the queue, and continues when the first is done', async () => {
  const [firstOwner, other, third] = [await t.newOwner(), await t.newOwner(), await t.newOwner()];
  const { asked, release } = hold();
  const start = async (owner: typeof firstOwner) =>
    (await t.ask(startImport, { headers: owner.headers, body: { url: shop.origin } })).import.id;
  const stand = async (owner: typeof firstOwner, id: number) =>
    (await t.ask(getImport, { headers: owner.headers, params: { id: String(id) } })).import;
  const first = await start(firstOwner);
  await asked;
  const second = await start(other);
  const last = await start(third);
  await startNextImports(t.platform);
  expect(await stand(firstOwner, first)).toMatchObject({ status: 'running', place: null });
  expect(await stand(other, second)).toMatchObject({ status: 'queued', place: 1 });
  expect(await stand(third, last)).toMatchObject({ status: 'queued', place: 2 });
  release();
  await t.jobsDone();
  for (const [owner, id] of [
    [firstOwner, first],
    [other, second],
    [third, last],
  ] as const)
    expect(await stand(owner, id)).toMatchObject({ status: 'done', place: null, imported: 1 });
});

test('a visitor waits behind an import of the same shop, and gets the place and then the progress', async () => {
  const owner = await t.newOwner();
  const { asked, release } = hold();
  await t.ask(startImport, { headers: owner.headers, body: { url: shop.origin } });
  await asked;
  const seen: ReadProgress[] = [];
  const read = await t.features.catalogue.readShop(shop.origin, {
    onProgress(progress) {
      seen.push(progress);
      if (progress.phase === 'queued') release();
    },
  });
  expect(read.products.map(({ title }) => title)).toEqual(['Shirt']);
  expect(seen[0]).toEqual({ phase: 'queued', place: 1, pages: 0, found: 0 });
  expect(seen.find(({ phase }) => phase === 'reading')).toEqual({ phase: 'reading', pages: 0, found: 0 });
  expect(seen.at(-1)).toEqual({ phase: 'reading', pages: expect.any(Number), found: 1 });
  expect(seen.at(-1)?.pages).toBeGreaterThan(1);
  await t.jobsDone();
  expect(await readQueue(t.platform.db)).toEqual([]);
});

test('a request that may not wait is refused', async () => {
  const visit = await enqueueVisit(t.platform.db, { shop: shop.host, who: 'somebody' }, t.clock.now());
  await t.platform.db.update(shopVisits).set({ startedAt: t.clock.now() });
  await expect(t.features.catalogue.readShop(shop.origin, { waitMs: 0 })).rejects.toMatchObject({ code: 'busy' });
  const seen: unknown[] = [];
  const stop = new AbortController();
  const waiting = t.features.catalogue.readShop(shop.origin, {
    signal: stop.signal,
    onProgress(progress) {
      seen.push(progress);
      stop.abort(new Error('gone'));
    },
  });
  await expect(waiting).rejects.toThrow('gone');
  await removeVisit(t.platform.db, visit);
});

test('a visit whose process died does not block the queue', async () => {
  await enqueueVisit(t.platform.db, { shop: shop.host, who: 'dead' }, new Date(t.clock.now().getTime() - visitDeadAfterMs - 1000));
  await t.platform.db.update(shopVisits).set({ startedAt: t.clock.now() });
  expect((await t.features.catalogue.readShop(shop.origin)).products.length).toBe(1);
  expect(await readQueue(t.platform.db)).toEqual([]);
});

test('simultaneous requests for a shop share one reading, which stops when the last one leaves', async () => {
  const { asked, release } = hold();
  shop.asked.length = 0;
  const heard: number[] = [];
  const first = t.features.catalogue.readShop(shop.origin);
  const two = t.features.catalogue.readShop(shop.origin, { onProgress: ({ found }) => heard.push(found) });
  const stop = new AbortController();
  const three = t.features.catalogue.readShop(shop.origin, { signal: stop.signal });
  await asked;
  stop.abort(new Error('left'));
  await expect(three).rejects.toThrow('left');
  release();
  expect(await first).toEqual(await two);
  expect(heard.at(-1)).toBe(1);
  expect(shop.asked.filter((url) => url === '/').length).toBe(1);

  const again = hold();
  const alone = new AbortController();
  const reading = t.features.catalogue.readShop(shop.origin, { signal: alone.signal });
  await again.asked;
  alone.abort(new Error('gone'));
  await expect(reading).rejects.toThrow('gone');
  again.release();
  // The queue is empty.
  await expect.poll(() => readQueue(t.platform.db)).toEqual([]);
});
