import { deleteProduct, getImport, listFacets, listImports, listProducts, startImport, updateProduct } from '@parley/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { runImport, takeUpDead } from './importing.ts';
import { candidateProducts, productsByIds, readShop, saveProducts, searchProducts, shopPages } from './index.ts';
import { catalogueImports, products } from './tables.ts';
import { openTestShop, type Page, type TestShop } from './testing/test-shop.ts';

type Owner = Awaited<ReturnType<TestApp['newOwner']>>;

const apiPath = '/wp-json/wc/store/v1/products?per_page=100&page=1';
const item = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  parent: 0,
  type: 'simple',
  permalink: `{origin}/product/${id}/`,
  description: `About ${name}`,
  prices: { price: '1250', regular_price: '1250', price_range: null, currency_code: 'EUR', currency_minor_unit: 2 },
  images: [{ src: '/a.jpg' }],
  categories: [{ name: 'Clothing' }],
  tags: [{ name: 'new' }],
  attributes: [{ name: 'Size', terms: [{ name: 'S' }, { name: 'L' }] }],
  is_in_stock: true,
  ...more,
});

let shop: TestShop;
let t: TestApp;
beforeAll(async () => {
  shop = await openTestShop({});
  t = await testApp({ CRAWL_ALLOW_HOSTS: shop.host });
});
afterAll(async () => {
  await t.close();
  await shop.close();
});

function sell(items: object[], more: Record<string, Page> = {}): void {
  for (const path of Object.keys(shop.pages)) delete shop.pages[path];
  Object.assign(shop.pages, { '/': '<html lang="en"><h1>Shop</h1></html>', [apiPath]: items, ...more });
}

/** Starts an import, waits for its end and gives how it stands then. */
async function importAs(owner: Owner, input: { url?: string; file?: File }) {
  const body = input.url ? { url: input.url } : {};
  const started = await t.ask(startImport, { headers: owner.headers, body, ...(input.file && { files: { file: input.file } }) });
  expect(started.import.status).toBe('queued');
  await t.jobsDone();
  return (await t.ask(getImport, { headers: owner.headers, params: { id: String(started.import.id) } })).import;
}

async function list(owner: Owner, query: { search?: string; limit?: number; offset?: number } = {}) {
  return t.ask(listProducts, { headers: owner.headers, query: query as never });
}

const titles = (answer: { products: { productTitle: string }[] }) => answer.products.map((product) => product.productTitle);

describe('pages about delivery and the like', () => {
  const about = (words: string) => `<main><h1>Delivery</h1><p>${words}, to every country there is.</p></main>`;
  const front = '<html lang="en"><h1>Shop</h1><a href="/delivery">Delivery</a><a href="/faq">Questions</a></html>';

  test("are kept with their address, replaced by the next import, and are the owner's alone", async () => {
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
    expect((await readShop(t.platform, shop.origin)).pages).toEqual([]);
  });
});

describe('importing a shop', () => {
  test('stores its products as the contract has them', async () => {
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

  test('importing again updates and never doubles; what went away is gone and may come back', async () => {
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

  test('a reading that is not whole marks nothing as gone', async () => {
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

  test('three imports of an owner at once, and other owners are not held up', async () => {
    const owner = await t.newOwner();
    const ask = (headers: Owner['headers'], name: string) => {
      const csv = new File(['id,title,link,price\n1,Tea,https://shop.example/tea,4.50 EUR\n'], `${name}.csv`);
      return t.send(startImport, { headers, body: {}, files: { file: csv } });
    };
    const status = async (name: string) => (await ask(owner.headers, name)).statusCode;
    expect([await status('a'), await status('b'), await status('c')]).toEqual([202, 202, 202]);
    await t.jobsDone();
    // As if they took long.
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

  test('one import of a shop at a time, under parallel requests too', async () => {
    const owner = await t.newOwner();
    const held = new Set<() => void>();
    const hold: Page = (_, response) => {
      held.add(() => {
        if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
      });
    };
    // Whichever of the three is taken first, its shop keeps it waiting.
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
    ['a shop without products', { [apiPath]: 'no' }, 'No products were found at this address.'],
    ['robots.txt that refuses', { '/robots.txt': 'User-agent: *\nDisallow: /' }, "The shop's robots.txt does not let programs read it."],
    [
      'a shop that fails',
      { '/': ((_, response) => response.writeHead(500).end()) as Page },
      'The shop answered with an error. Please try again later.',
    ],
  ])('%s ends failed and says why', async (_what, pages, message) => {
    const owner = await t.newOwner();
    sell([], pages as Record<string, Page>);
    expect(await importAs(owner, { url: shop.origin })).toMatchObject({ status: 'failed', message });
    expect((await list(owner)).total).toBe(0);
  });

  test('an import whose process died is taken up again, and fails in the end', async () => {
    const owner = await t.newOwner();
    sell([item(1, 'Shirt')]);
    const { id } = await importAs(owner, { url: shop.origin });
    const here = eq(catalogueImports.id, id);
    await t.platform.db.update(catalogueImports).set({ status: 'running', attempts: 1, finishedAt: null }).where(here);
    await takeUpDead(t.platform);
    const status = async () => (await t.ask(getImport, { headers: owner.headers, params: { id: String(id) } })).import.status;
    expect(await status()).toBe('running');
    t.clock.advance(120_000);
    await takeUpDead(t.platform);
    await t.jobsDone();
    expect(await status()).toBe('done');
    await t.platform.db.update(catalogueImports).set({ status: 'running', attempts: 3 }).where(here);
    t.clock.advance(120_000);
    await takeUpDead(t.platform);
    expect(await status()).toBe('failed');
  });

  test('a stop of the process puts the import back', async () => {
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

  test('the same export again is the same source, whatever the browser calls it', async () => {
    const owner = await t.newOwner();
    const first = await importAs(owner, { file: file(csv('mug,Mug,5', 'cup,Cup,7')), url: 'https://shop.example/' });
    expect(first).toMatchObject({ status: 'done', kind: 'csv', imported: 2, source: 'CSV file products_export_1' });
    expect((await list(owner)).products[0]).toMatchObject({ productLink: 'https://shop.example/products/mug', price: 500, currency: null });
    await importAs(owner, { file: file(csv('mug,Big mug,6'), 'products_export_1 (2).csv') });
    expect(titles(await list(owner))).toEqual(['Big mug']);
    await importAs(owner, { file: file(csv('pot,Pot,9'), 'other.csv') });
    expect(titles(await list(owner))).toEqual(['Big mug', 'Pot']);
  });

  test('a file that is no catalogue fails in plain words, an empty or too large one at once', async () => {
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

describe("the owner's own changes", () => {
  test('stay through the next import, field by field', async () => {
    const owner = await t.newOwner();
    sell([item(1, 'Shirt', { prices: { price: '900', regular_price: '1200', currency_code: 'EUR', currency_minor_unit: 2 } })]);
    await importAs(owner, { url: shop.origin });
    const id = String((await list(owner)).products[0]?.id);
    const change = { productTitle: 'My shirt', price: 777, tags: ['mine'] };
    const changed = await t.ask(updateProduct, { headers: owner.headers, params: { id }, body: change });
    expect(changed.product).toMatchObject(change);
    sell([item(1, 'Shirt', { description: 'Anew', is_in_stock: false })]);
    await importAs(owner, { url: shop.origin });
    expect((await list(owner)).products[0]).toMatchObject({ ...change, description: 'Anew', inStock: false });
    const [row] = await t.platform.db
      .select()
      .from(products)
      .where(eq(products.id, Number(id)));
    expect(row?.regularPriceMinor).toBeNull();
    expect(row?.edited.toSorted()).toEqual(['price', 'tags', 'title']);
    expect((await t.ask(updateProduct, { headers: owner.headers, params: { id }, body: { price: null } })).product.price).toBeNull();
    expect((await t.ask(updateProduct, { headers: owner.headers, params: { id }, body: {} })).product.productTitle).toBe('My shirt');
  });

  test('what the owner took out does not come back', async () => {
    const owner = await t.newOwner();
    sell([item(1, 'Shirt'), item(2, 'Hat')]);
    await importAs(owner, { url: shop.origin });
    const id = String((await list(owner)).products[0]?.id);
    await t.ask(deleteProduct, { headers: owner.headers, params: { id } });
    await importAs(owner, { url: shop.origin });
    expect(titles(await list(owner))).toEqual(['Hat']);
    expect((await t.send(deleteProduct, { headers: owner.headers, params: { id } })).statusCode).toBe(404);
    expect((await t.send(updateProduct, { headers: owner.headers, params: { id }, body: { productTitle: 'x' } })).statusCode).toBe(404);
  });

  test.each([
    ['price', { price: 0 }],
    ['price', { price: -5 }],
    ['price', { price: 1.5 }],
    ['currency', { currency: 'euro' }],
    ['productTitle', { productTitle: '  ' }],
    ['productTitle', { productTitle: 'a\u0000b' }],
    ['productLink', { productLink: 'javascript:alert(1)' }],
    ['productImage', { productImage: 'data:image/png;base64,x' }],
    ['tags.0', { tags: [''] }],
    ['attributes', { attributes: 'red' }],
  ])('refuses a wrong %s', async (field, body) => {
    const owner = await t.newOwner();
    const answer = await t.send(updateProduct, { headers: owner.headers, params: { id: '1' }, body: body as never });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().error.fields)).toContain(field);
  });
});

describe('other owners', () => {
  test("see nothing of one's products and imports", async () => {
    const owner = await t.newOwner();
    const other = await t.newOwner();
    sell([item(1, 'Shirt')]);
    const ended = await importAs(owner, { url: shop.origin });
    const id = String((await list(owner)).products[0]?.id);
    const { headers } = other;
    const answers = [
      await t.send(getImport, { headers, params: { id: String(ended.id) } }),
      await t.send(updateProduct, { headers, params: { id }, body: { productTitle: 'Taken' } }),
      await t.send(deleteProduct, { headers, params: { id } }),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404]);
    expect((await list(other)).total).toBe(0);
    expect((await list(other, { search: 'shirt' })).total).toBe(0);
    expect((await t.ask(listImports, { headers, query: {} as never })).imports).toEqual([]);
    expect(await productsByIds(t.platform.db, other.ownerId, [Number(id)])).toEqual([]);
    expect(await searchProducts(t.platform.db, other.ownerId, 'shirt', 5)).toEqual([]);
    expect(titles(await list(owner))).toEqual(['Shirt']);
    expect((await t.send(listProducts, { query: {} as never })).statusCode).toBe(401);
  });
});

describe('searching', () => {
  test('finds by words, beginnings, stems, accents and near spellings, titles first', async () => {
    const owner = await t.newOwner();
    sell([
      item(1, 'Wool sweater', { description: 'Goes with every jacket', categories: [{ name: 'Knitwear' }] }),
      item(2, 'Rain jacket', { tags: [{ name: 'waterproof' }] }),
      item(3, 'Crème brûlée set', { sku: 'CB-100' }),
      item(5, 'ШАПКА зимняя'),
      item(4, 'Running shoes', { attributes: [{ name: 'Colour', terms: [{ name: 'Crimson' }] }] }),
    ]);
    await importAs(owner, { url: shop.origin });
    const found = async (search: string) => titles(await list(owner, { search }));
    expect(await found('jacket')).toEqual(['Rain jacket', 'Wool sweater']);
    expect(await found('jackets')).toEqual(['Rain jacket', 'Wool sweater']);
    expect(await found('rain jack')).toEqual(['Rain jacket']);
    expect(await found('creme brulee')).toEqual(['Crème brûlée set']);
    expect(await found('BRÛLÉE')).toEqual(['Crème brûlée set']);
    expect(await found('runing')).toEqual(['Running shoes']);
    expect(await found('jakcet')).toEqual(['Rain jacket']);
    expect(await found('swaeter')).toEqual(['Wool sweater']);
    expect(await found('waterproof')).toEqual(['Rain jacket']);
    expect(await found('crimson')).toEqual(['Running shoes']);
    expect(await found('knitwear')).toEqual(['Wool sweater']);
    expect(await found('CB-100')).toEqual(['Crème brûlée set']);
    expect(await found('шапка')).toEqual(['ШАПКА зимняя']);
    expect(await found('helicopter')).toEqual([]);
    expect(
      titles({
        products: (await searchProducts(t.platform.db, owner.ownerId, 'Do you have a jacket for the rain?', 2)).map((row) => ({
          productTitle: row.title,
        })),
      }),
    ).toEqual(['Rain jacket', 'Wool sweater']);
    expect(await searchProducts(t.platform.db, owner.ownerId, 'do you have the', 5)).toEqual([]);
  });

  test.each([
    "'",
    '\\',
    '":*',
    '& | !',
    '((',
    "ŉ'&",
    '%_%',
    '🙂',
    '<script>',
    "a'b:*c",
    'ﷺ',
    '½',
    'x'.repeat(200),
    'a '.repeat(100).trim(),
    '日本語',
    'مرحبا',
  ])('takes %s', async (search) => {
    const owner = await t.newOwner();
    expect((await t.send(listProducts, { headers: owner.headers, query: { search } as never })).statusCode).toBe(200);
    expect(await searchProducts(t.platform.db, owner.ownerId, search, 5)).toEqual([]);
  });

  test.each([{ limit: 0 }, { limit: 101 }, { limit: 'x' }, { offset: -1 }, { offset: 1_000_001 }, { search: 'x'.repeat(201) }])(
    'refuses %s',
    async (query) => {
      const owner = await t.newOwner();
      expect((await t.send(listProducts, { headers: owner.headers, query: query as never })).statusCode).toBe(400);
    },
  );

  test('pages', async () => {
    const owner = await t.newOwner();
    sell(Array.from({ length: 30 }, (_, at) => item(at + 1, `Tee ${at + 1}`)));
    await importAs(owner, { url: shop.origin });
    expect(await list(owner, { limit: 2, offset: 28 })).toMatchObject({
      total: 30,
      products: [{ productTitle: 'Tee 29' }, { productTitle: 'Tee 30' }],
    });
    expect((await list(owner, { search: 'tee', limit: 3, offset: 29 })).products.length).toBe(1);
    expect(await list(owner, { offset: 1000 })).toEqual({ total: 30, products: [] });
  });
});

describe('what siblings use', () => {
  test('facets, candidates, products by id', async () => {
    const owner = await t.newOwner();
    sell([
      item(1, 'Shirt'),
      item(2, 'Hat', {
        categories: [{ name: 'Accessories' }],
        attributes: [{ name: 'Size', terms: [{ name: 'L' }] }],
        tags: [],
        prices: { price: '500', currency_code: 'EUR', currency_minor_unit: 2 },
      }),
      item(3, 'Cap', { categories: [{ name: 'Accessories' }], attributes: [], tags: [], prices: { price: '0', currency_code: 'EUR' } }),
    ]);
    await importAs(owner, { url: shop.origin });
    await t.platform.db
      .update(products)
      .set({ vendor: 'Maker' })
      .where(and(eq(products.ownerId, owner.ownerId), eq(products.title, 'Cap')));
    const expected = {
      categories: [
        { value: 'Accessories', count: 2 },
        { value: 'Clothing', count: 1 },
      ],
      tags: [{ value: 'new', count: 1 }],
      attributes: [
        {
          name: 'Size',
          values: [
            { value: 'L', count: 2 },
            { value: 'S', count: 1 },
          ],
        },
        { name: 'Brand', values: [{ value: 'Maker', count: 1 }] },
      ],
      price: { min: 500, max: 1250, currency: 'EUR' },
      vendors: [{ value: 'Maker', count: 1 }],
    };
    expect(await t.ask(listFacets, { headers: owner.headers })).toEqual(expected);
    const candidates = await candidateProducts(t.platform.db, owner.ownerId);
    expect(candidates.map((each) => [each.title, each.priceMinor, each.categories])).toEqual([
      ['Shirt', 1250, ['Clothing']],
      ['Hat', 500, ['Accessories']],
      ['Cap', null, ['Accessories']],
    ]);
    const ids = candidates.map((each) => each.id);
    expect((await productsByIds(t.platform.db, owner.ownerId, [ids[2] ?? 0, ids[0] ?? 0, 999_999])).map((each) => each.title)).toEqual([
      'Shirt',
      'Cap',
    ]);
    expect(await t.ask(listFacets, { headers: (await t.newOwner()).headers })).toEqual({
      categories: [],
      tags: [],
      vendors: [],
      attributes: [],
      price: null,
    });
  });

  test('a shop is read without storing, then stored, and a later import finds the same products', async () => {
    const owner = await t.newOwner();
    sell([item(1, 'Shirt'), item(2, 'Hat')]);
    const seen: number[] = [];
    const read = await readShop(t.platform, shop.origin, { onProgress: ({ found }) => seen.push(found) });
    expect([read.kind, read.products.length, read.complete, seen.at(-1)]).toEqual(['woocommerce', 2, true, 2]);
    expect((await list(owner)).total).toBe(0);
    const ids = await saveProducts(t.platform.db, owner.ownerId, shop.origin, read.products);
    await importAs(owner, { url: shop.origin });
    expect((await list(owner)).products.map((each) => each.id).sort()).toEqual([...ids.values()].sort());
    sell([]);
    await expect(readShop(t.platform, shop.origin)).rejects.toThrow('No products were found');
  });
});
