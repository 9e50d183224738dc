/** Pages of shops are read again, and what changed is shown line by line. */
import { listLearnt, rereadLearnt, reviewLearnt, startImport } from '@parley/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/db/index.ts';
import { newDatabase, type TestApp, testAppOn } from '../../../testing/app.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { askForDue } from './reread.ts';

const dayMs = 86_400_000;
let shop: TestShop;
let database: Database;
let t: TestApp;
beforeAll(async () => {
  shop = await openTestShop({});
  // Of its own: what is due is read for every owner of a database, and other tests leave hundreds of them.
  database = await newDatabase();
  t = await testAppOn(database, { CRAWL_ALLOW_HOSTS: shop.host });
});
afterAll(async () => {
  await t.close();
  await database.close();
  await shop.close();
});

const delivery = (days: string) =>
  `<main><h1>Delivery</h1><p>We deliver within ${days}.</p><p>To every country there is, for nothing.</p></main>`;

async function aShop() {
  for (const path of Object.keys(shop.pages)) delete shop.pages[path];
  Object.assign(shop.pages, {
    '/': '<html lang="en"><head><title>Leaf</title></head><body><h1>Welcome</h1><a href="/delivery">Delivery</a><a href="/returns">Returns</a></body></html>',
    '/delivery': delivery('two days'),
    '/returns': '<main><h1>Returns</h1><p>Within thirty days, in the box that it came in, unused.</p></main>',
    '/wp-json/wc/store/v1/products?per_page=100&page=1': [
      { id: 1, name: 'Tea', permalink: '{origin}/product/1/', prices: { price: '1250', currency_code: 'EUR' } },
    ],
  });
  const owner = await t.newOwner();
  await t.ask(startImport, { headers: owner.headers, body: { url: shop.origin } });
  await t.jobsDone();
  return owner;
}
type Owner = Awaited<ReturnType<typeof aShop>>;

const reread = async ({ headers }: Owner) => {
  await t.ask(rereadLearnt, { headers, body: {} });
  await t.jobsDone();
};
const pagesOf = async ({ headers }: Owner) => (await t.ask(listLearnt, { headers })).pages;

it('shows what changed line by line, until the owner has looked; what changes back is no change', async () => {
  const owner = await aShop();
  const { headers } = owner;
  await reread(owner);
  expect((await pagesOf(owner)).map(({ changes, changedAt }) => [changes, changedAt])).toEqual([
    [[], null],
    [[], null],
  ]);
  shop.pages['/delivery'] = delivery('four days');
  await reread(owner);
  const [page] = await pagesOf(owner);
  expect(page?.text).toContain('four days');
  expect(page?.changes).toEqual([{ before: ['We deliver within two days.'], after: ['We deliver within four days.'] }]);
  shop.pages['/delivery'] = delivery('five days');
  await reread(owner);
  // Compared with what the owner last looked at.
  expect((await pagesOf(owner))[0]?.changes).toEqual([
    { before: ['We deliver within two days.'], after: ['We deliver within five days.'] },
  ]);
  const params = { id: String(page?.id) };
  await t.ask(reviewLearnt, { headers, params, body: { seen: true } });
  expect((await pagesOf(owner))[0]).toMatchObject({ changes: [], changedAt: null });
  await t.ask(reviewLearnt, { headers, params, body: { seen: false } });
  expect((await pagesOf(owner))[0]?.changes).toHaveLength(1);
  await t.ask(reviewLearnt, { headers, params, body: { seen: true } });
  shop.pages['/delivery'] = delivery('six days');
  await reread(owner);
  expect((await pagesOf(owner))[0]?.changes).toEqual([
    { before: ['We deliver within five days.'], after: ['We deliver within six days.'] },
  ]);
  shop.pages['/delivery'] = delivery('five days');
  await reread(owner);
  expect((await pagesOf(owner))[0]?.changes).toEqual([]);
});

it('an import shows changes too', async () => {
  const owner = await aShop();
  shop.pages['/delivery'] = delivery('four days');
  await t.ask(startImport, { headers: owner.headers, body: { url: shop.origin } });
  await t.jobsDone();
  expect((await pagesOf(owner))[0]?.changes).toHaveLength(1);
});

it('a page that cannot be read keeps its text, and says why', async () => {
  const owner = await aShop();
  const before = await pagesOf(owner);
  delete shop.pages['/delivery'];
  shop.pages['/returns'] = (_request: unknown, response: { writeHead(status: number): { end(): void } }) => response.writeHead(500).end();
  await reread(owner);
  const after = await pagesOf(owner);
  expect(after.map(({ problem }) => problem)).toEqual(['missing', 'unreachable']);
  expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
});

it('obeys robots.txt', async () => {
  const owner = await aShop();
  shop.pages['/robots.txt'] = 'User-agent: *\nDisallow: /delivery\n';
  shop.pages['/delivery'] = delivery('nine days');
  shop.asked.length = 0;
  await reread(owner);
  const [page] = await pagesOf(owner);
  expect(page).toMatchObject({ problem: 'robots', changes: [] });
  expect(shop.asked).not.toContain('/delivery');
});

it('happens by itself, a week after the last time', async () => {
  const owner = await aShop();
  shop.pages['/delivery'] = delivery('seven days');
  const due = async () => {
    await askForDue(t.platform);
    await t.jobsDone();
    return (await pagesOf(owner))[0]?.changes.length;
  };
  expect(await due()).toBe(0);
  t.clock.advance(6 * dayMs);
  expect(await due()).toBe(0);
  t.clock.advance(2 * dayMs + 60_000);
  expect((await t.ask(listLearnt, { headers: await t.signIn(owner.ownerId) })).rereading).toBe(false);
  expect(await due()).toBe(1);
  const pages = (await t.ask(listLearnt, { headers: await t.signIn(owner.ownerId) })).pages;
  expect(pages[0]?.changes).toHaveLength(1);
});
