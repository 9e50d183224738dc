import { getImport, listImports, startImport } from '@parley/contract';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import type { Queue } from '../../../platform/background/queue.ts';
import { shopPages } from '../index.ts';
import { shopSource } from '../sources/shop-source.ts';
import { ensureSource } from '../sources/source-store.ts';
import { catalogueImports } from '../tables.ts';
import { apiPath, item, type Owner, openSellingShop, titles } from '../testing/selling-shop.ts';
import type { Page } from '../testing/test-shop.ts';
import { insertImport } from './import-store.ts';
import { requeueDeadImports, runImport } from './run-import.ts';

const { shop, t, sell, importAs, list, close } = await openSellingShop();
afterAll(close);

describe('information pages', () => {
  const about = (words: string) => `<main><h1>Delivery</h1><p>${words}, to every country there is.</p></main>`;
  const front = '<html lang="en"><h1>Shop</h1><a href="/delivery">Delivery</a><a href="/faq">Questions</a></html>';

  test('are stored with their address, replaced by the next import, and visible only to the owner', async () => {
    const owner = await t.newOwner();
    const other = await t.newOwner();
    sell([item(1, 'Blouse')], { '/': front, '/delivery': about('Within two days'), '/faq': about('We answer questions') });
    await importAs(owner, { url: shop.origin });
    const first = await shopPages(t.platform.db, owner.ownerId);
    expect(first.map(({ url, topic, title }) => [url, topic, title])).toEqual([
      [`${shop.origin}/delivery`, 'delivery', 'Delivery'],
      [`${shop.origin}/faq`, 'questions', 'Delivery'],
    ]);
    expect(first[0]?.text).toContain('Within two days, to every country');
    expect(await shopPages(t.platform.db, other.ownerId)).toEqual([]);

    sell([item(1, 'Blouse')], { '/': front, '/delivery': about('Within one day') });
    await importAs(owner, { url: shop.origin });
    const second = await shopPages(t.platform.db, owner.ownerId);
    expect(second.map(({ id, text }) => [id, text.includes('Within one day')])).toEqual([[first[0]?.id, true]]);

    sell([item(1, 'Blouse')], { '/': front, '/delivery': (_, response) => response.writeHead(500).end() });
    await importAs(owner, { url: shop.origin });
    expect((await shopPages(t.platform.db, owner.ownerId)).length).toBe(1);
    expect((await t.features.catalogue.readShop(shop.origin)).pages).toEqual([]);
  });
});

describe('importing a shop', () => {
  test("stores the products with the contract's fields", async () => {
    const owner = await t.newOwner();
    sell([
      item(1, 'Shirt'),
      item(2, 'Blouse', { prices: { price: '0', currency_code: 'EUR', currency_minor_unit: 2 }, is_in_stock: false, images: [] }),
    ]);
    const ended = await importAs(owner, { url: shop.origin });
    expect(ended).toMatchObject({
      status: 'done',
      kind: 'woocommerce',
      source: shop.host,
      found: 2,
      imported: 2,
      failed: 0,
      message: '2 products imported.',
    });
    expect(ended.finishedAt).not.toBeNull();
    const { products: found, total } = await list(owner);
    expect(total).toBe(2);
    expect(found).toEqual([
      {
        id: expect.any(Number),
        productTitle: 'Shirt',
        productImage: `${shop.origin}/a.jpg`,
        productLink: `${shop.origin}/product/1/`,
        description: 'About Shirt',
        price: 1250,
        priceMax: null,
        regularPrice: null,
        currency: 'EUR',
        inStock: true,
        categories: ['Clothing'],
        categoryPaths: [['Clothing']],
        variants: [],
        fieldSources: {},
        tags: ['new'],
        attributes: { Size: ['S', 'L'] },
        vendor: null,
        sku: null,
        sourceId: expect.any(Number),
        edited: [],
        excluded: false,
        gone: false,
        updatedAt: expect.any(String),
      },
      expect.objectContaining({ productTitle: 'Blouse', productImage: '', price: null, inStock: false }),
    ]);
    expect((await t.ask(listImports, { headers: owner.headers, query: {} as never })).imports.map((each) => each.id)).toEqual([ended.id]);
  });

  test('updates products when importing again, and marks missing ones as gone until they return', async () => {
    const owner = await t.newOwner();
    sell([item(1, 'Shirt'), item(2, 'Hat')]);
    await importAs(owner, { url: shop.origin });
    const before = await list(owner);
    sell([item(1, 'Shirt, long', { prices: { price: '1500', currency_code: 'EUR', currency_minor_unit: 2 } }), item(3, 'Scarf')]);
    const second = await importAs(owner, { url: `${shop.origin}/` });
    expect(second.message).toBe('2 products imported. 1 is no longer in the shop.');
    const after = await list(owner);
    expect(titles(after)).toEqual(['Shirt, long', 'Scarf']);
    expect(after.products[0]).toMatchObject({ id: before.products[0]?.id, price: 1500 });
    sell([item(1, 'Shirt'), item(2, 'Hat'), item(3, 'Scarf')]);
    await importAs(owner, { url: shop.origin });
    expect((await list(owner)).products.map((each) => each.id).sort()).toEqual(
      [...new Set([...before.products, ...after.products].map((each) => each.id))].sort(),
    );
  });

  test('marks nothing as gone after an incomplete reading', async () => {
    const owner = await t.newOwner();
    const hundred = Array.from({ length: 100 }, (_, at) => item(at + 1, `Tee ${at + 1}`));
    sell(hundred, { '/wp-json/wc/store/v1/products?per_page=100&page=2': [item(500, 'Last')] });
    await importAs(owner, { url: shop.origin });
    sell(hundred, { '/wp-json/wc/store/v1/products?per_page=100&page=2': (_, response) => response.writeHead(500).end() });
    const broken = await importAs(owner, { url: shop.origin });
    expect(broken).toMatchObject({ status: 'done', imported: 100, message: expect.stringContaining('stopped answering at page 2') });
    sell([item(1, 'Tee 1'), { id: 7, permalink: '{origin}/x', prices: {} }]);
    expect(await importAs(owner, { url: shop.origin })).toMatchObject({
      found: 2,
      imported: 1,
      failed: 1,
      failures: [{ where: `${shop.origin}/x`, reason: 'no title' }],
    });
    expect((await list(owner)).total).toBe(101);
  });

  test('runs at most three imports of an owner, which do not block other owners', async () => {
    const owner = await t.newOwner();
    const ask = (headers: Owner['headers'], name: string) => {
      const csv = new File(['id,title,link,price\n1,Tea,https://shop.example/tea,4.50 EUR\n'], `${name}.csv`);
      return t.send(startImport, { headers, body: {}, files: { file: csv } });
    };
    const status = async (name: string) => (await ask(owner.headers, name)).statusCode;
    expect([await status('a'), await status('b'), await status('c')]).toEqual([202, 202, 202]);
    await t.jobsDone();
    // Pretends that they are still running.
    const theirs = eq(catalogueImports.ownerId, owner.ownerId);
    await t.platform.db.update(catalogueImports).set({ status: 'running' }).where(theirs);
    const refused = await ask(owner.headers, 'd');
    expect([refused.statusCode, refused.json().error]).toMatchObject([
      409,
      { code: 'too_many_imports', message: expect.stringContaining('3 catalogues are being imported') },
    ]);
    expect((await ask((await t.newOwner()).headers, 'a')).statusCode).toBe(202);
    await t.platform.db.update(catalogueImports).set({ status: 'done' }).where(theirs);
    expect(await status('d')).toBe(202);
    await t.jobsDone();
  });

  test('runs one import of a shop at a time, also with parallel requests', async () => {
    const owner = await t.newOwner();
    const held = new Set<() => void>();
    const hold: Page = (_, response) => {
      held.add(() => {
        if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
      });
    };
    // Whichever of the three starts first, its shop delays it.
    sell([], { '/': hold, '/shop': hold });
    const answers = await Promise.all(
      ['', '/shop', '?a=1'].map((path) => t.send(startImport, { headers: owner.headers, body: { url: shop.origin + path } })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([202, 409, 409]);
    expect(answers.find((answer) => answer.statusCode === 409)?.json().error.code).toBe('import_under_way');
    const other = await t.newOwner();
    const theirs = await t.send(startImport, { headers: other.headers, body: { url: shop.origin } });
    expect(theirs.statusCode).toBe(202);
    const waitFor = setInterval(() => {
      for (const release of held) release();
    }, 5);
    await t.jobsDone();
    clearInterval(waitFor);
    sell([item(1, 'Shirt')]);
    expect((await importAs(owner, { url: shop.origin })).status).toBe('done');
  });

  test.each([
    ['http://127.0.0.1/', 422, 'address_not_allowed'],
    ['http://169.254.169.254/latest', 422, 'address_not_allowed'],
    ['http://[::1]/', 422, 'address_not_allowed'],
    ['https://shop.example:8080/', 422, 'address_not_allowed'],
    ['ftp://shop.example/', 400, 'invalid'],
    ['http://a:b@shop.example/', 400, 'invalid'],
    ['shop', 400, 'invalid'],
    ['', 400, 'invalid'],
    [undefined, 400, 'invalid'],
    [7, 400, 'invalid'],
  ])('refuses %s', async (url, status, code) => {
    const owner = await t.newOwner();
    const answer = await t.send(startImport, { headers: owner.headers, body: { url } as never });
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
    expect(answer.json().error.fields.url).toBeTruthy();
  });

  test.each([
    ['a shop without products', { [apiPath]: 'no' }, 'No products were found. One page was read, and it shows no product with its price.'],
    ['robots.txt that refuses', { '/robots.txt': 'User-agent: *\nDisallow: /' }, "The shop's robots.txt does not let programs read it."],
    [
      'a shop that fails',
      { '/': ((_, response) => response.writeHead(500).end()) as Page },
      'The shop answered with an error. Please try again later.',
    ],
  ])('fails with a reason: %s', async (_what, pages, message) => {
    const owner = await t.newOwner();
    sell([], pages as Record<string, Page>);
    expect(await importAs(owner, { url: shop.origin })).toMatchObject({ status: 'failed', message });
    expect((await list(owner)).total).toBe(0);
  });

  test('continues a large sitemap in the next turn and reports the progress', async () => {
    const owner = await t.newOwner();
    const product = (n: number) =>
      `<html lang="en"><script type="application/ld+json">{"@type":"Product","name":"P${n}","offers":{"price":${n},"priceCurrency":"EUR"}}</script><h1>P${n}</h1></html>`;
    const count = 24;
    const pages = Object.fromEntries(Array.from({ length: count }, (_, at) => [`/products/${at + 1}`, product(at + 1)]));
    const urls = Object.keys(pages).map((path) => `<url><loc>{origin}${path}</loc></url>`);
    sell([], { ...pages, [apiPath]: 'no', '/sitemap.xml': `<?xml version="1.0"?><urlset>${urls.join('')}</urlset>` });
    const db = t.platform.db;
    const sourceId = await ensureSource(db, owner.ownerId, shopSource(shop.origin));
    const { id } = await insertImport(db, { ownerId: owner.ownerId, sourceId, url: shop.origin, file: null }, t.clock.now());
    const stateOf = async () => (await t.ask(getImport, { headers: owner.headers, params: { id: String(id) } })).import;
    const productRequests = () => shop.asked.filter((path) => path.startsWith('/products/') && !path.includes('json')).length;
    const before = productRequests();
    const queued: (() => Promise<void>)[] = [];
    // The next turn waits until the state after the first one was read.
    const queue: Queue = { ...t.platform.queue, send: async (...job) => void queued.push(() => t.platform.queue.send(...job)) };
    await runImport({ ...t.platform, queue }, { ownerId: owner.ownerId, importId: id }, new AbortController().signal, {
      limits: { pages: 20 },
    });
    const first = await stateOf();
    expect(first).toMatchObject({ finishedAt: null, pages: { total: count } });
    expect(first.pages?.read).toBeGreaterThan(0);
    expect(first.pages?.read).toBeLessThan(count);
    // Two pages are read at the same time; the other one of the pair is read again in the next turn.
    expect(first.imported - (first.pages?.read ?? 0)).toBeLessThan(2);
    // The next turn is queued with the usual limits.
    for (const send of queued) await send();
    await t.jobsDone();
    expect(await stateOf()).toMatchObject({
      status: 'done',
      imported: count,
      pages: { read: count, total: count },
      message: `${count} products imported.`,
    });
    expect((await list(owner)).total).toBe(count);
    expect(productRequests() - before).toBeLessThan(count + 2);
  });

  test('goes on following links in the next turn, and reads no page twice', async () => {
    const owner = await t.newOwner();
    const product = (n: number) =>
      `<html lang="en"><script type="application/ld+json">{"@type":"Product","name":"L${n}","offers":{"price":${n},"priceCurrency":"EUR"}}</script><h1>L${n}</h1><a href="/things/${n + 1}">next</a></html>`;
    const count = 24;
    const pages = Object.fromEntries(Array.from({ length: count }, (_, at) => [`/things/${at + 1}`, product(at + 1)]));
    const links = Array.from({ length: count / 2 }, (_, at) => `<a href="/things/${2 * at + 1}">${at}</a>`);
    sell([], { ...pages, [apiPath]: 'no', '/': `<html lang="en"><h1>Shop</h1>${links.join('')}</html>` });
    const sourceId = await ensureSource(t.platform.db, owner.ownerId, shopSource(shop.origin));
    const { id } = await insertImport(t.platform.db, { ownerId: owner.ownerId, sourceId, url: shop.origin, file: null }, t.clock.now());
    const before = shop.asked.length;
    // The usual places of sitemaps and feeds are looked at first.
    await runImport(t.platform, { ownerId: owner.ownerId, importId: id }, new AbortController().signal, { limits: { pages: 40 } });
    await t.jobsDone();
    const { import: ended } = await t.ask(getImport, { headers: owner.headers, params: { id: String(id) } });
    // How many pages links lead to is not known before they are read.
    expect(ended).toMatchObject({ status: 'done', imported: count, pages: null, message: expect.stringContaining('following links') });
    const asked = shop.asked.slice(before).filter((path) => path.startsWith('/things/'));
    expect(asked.length).toBeGreaterThanOrEqual(count);
    expect(asked.length - new Set(asked).size).toBeLessThan(2);
  });

  test('recognises a product of an earlier turn at another address, with both of its places', async () => {
    const owner = await t.newOwner();
    const product = (title: string, place: string) => `<html lang="en"><script type="application/ld+json">[
      {"@type":"Product","name":"${title}","image":"https://shop.example/${title}.jpg","offers":{"price":9,"priceCurrency":"EUR"}},
      {"@type":"BreadcrumbList","itemListElement":[{"position":1,"name":"${place}"},{"position":2,"name":"${title}"}]}
    ]</script><h1>${title}</h1></html>`;
    const pages: Record<string, string> = {};
    for (let at = 1; at <= 22; at++) pages[`/new/products/${at}`] = product(`P${at}`, 'New');
    pages['/sale/products/p1'] = product('P1', 'Sale');
    const urls = Object.keys(pages).map((path) => `<url><loc>{origin}${path}</loc></url>`);
    sell([], { ...pages, [apiPath]: 'no', '/sitemap.xml': `<?xml version="1.0"?><urlset>${urls.join('')}</urlset>` });
    const sourceId = await ensureSource(t.platform.db, owner.ownerId, shopSource(shop.origin));
    const { id } = await insertImport(t.platform.db, { ownerId: owner.ownerId, sourceId, url: shop.origin, file: null }, t.clock.now());
    await runImport(t.platform, { ownerId: owner.ownerId, importId: id }, new AbortController().signal, { limits: { pages: 20 } });
    await t.jobsDone();
    const { products, total } = await list(owner);
    expect(total).toBe(22);
    const twice = products.find(({ productTitle }) => productTitle === 'P1');
    expect(twice).toMatchObject({ productLink: `${shop.origin}/new/products/1`, categoryPaths: [['New'], ['Sale']] });
  });

  test('restarts an import whose process died, and fails after the last attempt', async () => {
    const owner = await t.newOwner();
    sell([item(1, 'Shirt')]);
    const { id } = await importAs(owner, { url: shop.origin });
    const here = eq(catalogueImports.id, id);
    await t.platform.db.update(catalogueImports).set({ status: 'running', attempts: 1, finishedAt: null }).where(here);
    await requeueDeadImports(t.platform);
    const status = async () => (await t.ask(getImport, { headers: owner.headers, params: { id: String(id) } })).import.status;
    expect(await status()).toBe('running');
    t.clock.advance(120_000);
    await requeueDeadImports(t.platform);
    await t.jobsDone();
    expect(await status()).toBe('done');
    await t.platform.db.update(catalogueImports).set({ status: 'running', attempts: 3 }).where(here);
    t.clock.advance(120_000);
    await requeueDeadImports(t.platform);
    expect(await status()).toBe('failed');
  });

  test('puts a running import back into the queue when the process stops', async () => {
    const owner = await t.newOwner();
    sell([item(1, 'Shirt')]);
    const { id } = await importAs(owner, { url: shop.origin });
    await t.platform.db.update(catalogueImports).set({ status: 'queued', attempts: 0 }).where(eq(catalogueImports.id, id));
    await runImport(t.platform, { ownerId: owner.ownerId, importId: id }, AbortSignal.abort(new Error('stop')));
    expect((await t.ask(getImport, { headers: owner.headers, params: { id: String(id) } })).import.status).toBe('queued');
  });
});

describe('importing a file', () => {
  const csv = (...rows: string[]) => `Handle,Title,Variant Price\n${rows.join('\n')}\n`;
  const file = (text: string, name = 'products_export_1.csv') => new File([text], name, { type: 'text/csv' });

  test('treats the same export as one source, whatever number or date is in its name', async () => {
    const owner = await t.newOwner();
    const first = await importAs(owner, { file: file(csv('mug,Mug,5', 'cup,Cup,7')), url: 'https://shop.example/' });
    expect(first).toMatchObject({ status: 'done', kind: 'csv', imported: 2, source: 'CSV file products_export_1' });
    expect((await list(owner)).products[0]).toMatchObject({ productLink: 'https://shop.example/products/mug', price: 500, currency: null });
    await importAs(owner, { file: file(csv('mug,Big mug,6'), 'products_export_1 (2).csv') });
    expect(titles(await list(owner))).toEqual(['Big mug']);
    await importAs(owner, { file: file(csv('pot,Pot,9'), 'other.csv') });
    expect(titles(await list(owner))).toEqual(['Big mug', 'Pot']);
  });

  test('updates the products of an imported shop when its address is given', async () => {
    const owner = await t.newOwner();
    sell([item(1, 'Boot'), item(2, 'Größe'), item(3, 'Cap')]);
    await importAs(owner, { url: shop.origin });
    const before = (await list(owner)).products;
    const rows = [1, 2].map((id) => `${id},Newer ${id},About it,${shop.origin}/product/${id}/,${shop.origin}/a.jpg,20.00 EUR,in_stock`);
    const merchant = `id,title,description,link,image_link,price,availability\n${rows.join('\n')}\n`;
    await importAs(owner, { file: file(merchant, 'merchant.csv'), url: shop.origin });
    const after = (await list(owner)).products;
    expect(after.map(({ id, productTitle, price }) => [id, productTitle, price])).toEqual([
      [before[0]?.id, 'Newer 1', 2000],
      [before[1]?.id, 'Newer 2', 2000],
      [before[2]?.id, 'Cap', 1250],
    ]);
    await importAs(owner, { url: shop.origin });
    expect((await list(owner)).products.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  test("in Shopify's format has the same keys as the shop itself", async () => {
    const owner = await t.newOwner();
    sell([
      { ...item(1, 'Mug'), permalink: '{origin}/products/mug' },
      { ...item(2, 'Größe'), permalink: '{origin}/products/gr%C3%B6%C3%9Fe' },
    ]);
    await importAs(owner, { url: shop.origin });
    await importAs(owner, { file: file(csv('mug,Mug,5', 'größe,Größe,7')), url: shop.origin });
    expect((await list(owner)).products.map(({ price }) => price)).toEqual([500, 700]);
  });

  test('explains why a file cannot be imported, and refuses empty and too large files', async () => {
    const owner = await t.newOwner();
    expect(await importAs(owner, { file: file('a,b\n1,2\n') })).toMatchObject({
      status: 'failed',
      message: expect.stringContaining("WooCommerce's or Google Merchant's form"),
    });
    const empty = await t.send(startImport, { headers: owner.headers, body: {}, files: { file: file('') } });
    expect(empty.statusCode).toBe(400);
    const large = await t.send(startImport, { headers: owner.headers, body: {}, files: { file: file('x'.repeat(21 * 1024 * 1024)) } });
    expect(large.statusCode).toBe(413);
    const odd = await t.send(startImport, { headers: owner.headers, body: {}, files: { upload: file('x') } as never });
    expect(odd.statusCode).toBe(400);
  });
});
