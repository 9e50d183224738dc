import {
  changeProducts,
  createProduct,
  deleteSource,
  exportProducts,
  getImport,
  listFacets,
  listProducts,
  listSources,
  startImport,
  updateProduct,
  uploadProductPicture,
} from '@parley/contract';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { candidateProducts, productsByIds, sampleSource, saveProducts, searchProducts } from '../index.ts';
import type { CatalogueProduct } from '../readers/index.ts';
import { removeUnusedPictures } from './pictures.ts';

type Owner = Awaited<ReturnType<TestApp['newOwner']>>;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const aProduct = (key: string, more: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  externalKey: key,
  title: `Product ${key}`,
  link: `https://shop.example/${key}`,
  image: 'https://shop.example/p.jpg',
  description: '',
  priceMinor: 1000,
  priceMaxMinor: null,
  regularPriceMinor: null,
  currency: 'EUR',
  inStock: true,
  categories: [],
  categoryPaths: [],
  tags: [],
  attributes: {},
  variants: [],
  vendor: null,
  sku: null,
  language: 'en',
  fieldSources: {},
  ...more,
});
const shop = 'https://shop.example/';
const stock = (owner: Owner, list: CatalogueProduct[], url = shop) => saveProducts(t.platform.db, owner.ownerId, url, list);
const list = (owner: Owner, query: object = {}) => t.ask(listProducts, { headers: owner.headers, query: query as never });
const titles = async (owner: Owner, query: object = {}) => (await list(owner, query)).products.map((product) => product.productTitle);
const change = async (owner: Owner, action: string, ids: number[]) =>
  (await t.ask(changeProducts, { headers: owner.headers, body: { action: action as never, ids } })).changed;
const exported = async (owner: Owner, query: object = {}) =>
  (await t.send(exportProducts, { headers: owner.headers, query: query as never })).body;
async function importFile(owner: Owner, text: string, source?: number) {
  const file = new File([text], 'products.csv', { type: 'text/csv' });
  const body = source ? { source: String(source) } : {};
  const { import: started } = await t.ask(startImport, { headers: owner.headers, body, files: { file } });
  await t.jobsDone();
  return (await t.ask(getImport, { headers: owner.headers, params: { id: String(started.id) } })).import;
}

describe('sample products', () => {
  const samples = (owner: Owner) => stock(owner, [aProduct('s1'), aProduct('s2'), aProduct('s3')], sampleSource);
  const csv = 'Handle,Title,Variant Price,Image Src,Status\nmug,Own mug,12.00,https://own.example/m.jpg,active\n';
  const sources = async ({ headers }: Owner) => (await t.ask(listSources, { headers })).sources.map(({ name }) => name);

  it('are removed with their source by the first import of real products', async () => {
    const owner = await t.newOwner();
    await samples(owner);
    expect((await importFile(owner, csv)).message).toMatch(/^1 product imported\. 3 sample products were taken out\./);
    expect(await titles(owner)).toEqual(['Own mug']);
    expect(await sources(owner)).toEqual(['products']);
    expect((await importFile(owner, csv)).message).not.toContain('sample');
  });

  it('stay when they were edited or nothing was imported', async () => {
    const owner = await t.newOwner();
    const other = await t.newOwner();
    await samples(other);
    const ids = await samples(owner);
    const params = { id: String(ids.get('s2')) };
    await t.ask(updateProduct, { headers: owner.headers, params, body: { productTitle: 'Mine now' } });
    expect((await importFile(owner, 'Handle,Title,Variant Price\n')).status).toBe('failed');
    expect(await titles(owner)).toHaveLength(3);
    await importFile(owner, csv);
    expect((await titles(owner)).toSorted()).toEqual(['Mine now', 'Own mug']);
    expect(await sources(owner)).toContain('sample-shop.invalid');
    expect(await titles(other)).toHaveLength(3);
  });
});

describe('the list', () => {
  it('filters, sorts and counts', async () => {
    const owner = await t.newOwner();
    await stock(owner, [
      aProduct('a', { title: 'Zebra boot', categories: ['Boots'], tags: ['new'], vendor: 'Acme', priceMinor: 5000 }),
      aProduct('b', { title: 'alpha boot', categories: ['Boots', 'Sale'], inStock: false, priceMinor: null, image: null }),
      aProduct('c', { title: 'Mule', tags: ['new'], vendor: 'Other', priceMinor: 2000 }),
    ]);
    await t.ask(createProduct, { headers: owner.headers, body: { productTitle: 'By hand', productLink: 'https://shop.example/h' } });
    const [{ sourceId } = { sourceId: null }] = (await list(owner)).products;
    const queries: [object, string[]][] = [
      [{}, ['Zebra boot', 'alpha boot', 'Mule', 'By hand']],
      [{ sort: 'title' }, ['alpha boot', 'By hand', 'Mule', 'Zebra boot']],
      [{ sort: '-title' }, ['Zebra boot', 'Mule', 'By hand', 'alpha boot']],
      [{ sort: 'price' }, ['Mule', 'Zebra boot', 'alpha boot', 'By hand']],
      [{ sort: '-price' }, ['Zebra boot', 'Mule', 'By hand', 'alpha boot']],
      [{ category: 'Boots' }, ['Zebra boot', 'alpha boot']],
      [{ category: 'boots' }, []],
      [{ tag: 'new', vendor: 'Acme' }, ['Zebra boot']],
      [{ stock: 'out' }, ['alpha boot']],
      [{ priceFrom: 2000, priceTo: 4999 }, ['Mule']],
      [{ missing: 'price' }, ['alpha boot', 'By hand']],
      [{ missing: 'picture' }, ['alpha boot', 'By hand']],
      [{ source: 'hand' }, ['By hand']],
      [{ source: sourceId }, ['Zebra boot', 'alpha boot', 'Mule']],
      [{ search: 'boot', stock: 'in' }, ['Zebra boot']],
      [{ search: 'boot', sort: 'title' }, ['alpha boot', 'Zebra boot']],
      [{ search: 'zebar', missing: 'price' }, []],
      [{ search: 'zebra bot' }, ['Zebra boot']],
      [{ search: '!?' }, []],
    ];
    for (const [query, expected] of queries) {
      expect([query, await titles(owner, query)]).toEqual([query, expected]);
      expect((await list(owner, { ...query, limit: 1 })).total).toBe(expected.length);
    }
    const { vendors } = await t.ask(listFacets, { headers: owner.headers });
    expect(vendors).toEqual([
      { value: 'Acme', count: 1 },
      { value: 'Other', count: 1 },
    ]);
  });

  it('refuses invalid filters', async () => {
    const { headers } = await t.newOwner();
    for (const query of ['sort=x', 'state=deleted', 'priceFrom=-1', 'source=x', 'stock=maybe', 'missing=link'])
      expect([query, (await t.app.inject({ url: `/api/products/?${query}`, headers })).statusCode]).toEqual([query, 400]);
  });
});

describe('excluding and deleting', () => {
  it('hides an excluded product from visitors until it is included, and still lists it', async () => {
    const owner = await t.newOwner();
    const ids = [...(await stock(owner, [aProduct('a', { title: 'Red boot' }), aProduct('b', { title: 'Red mule' })])).values()];
    const [first] = ids as [number];
    expect(await change(owner, 'exclude', ids.slice(0, 1))).toEqual([first]);
    expect(await change(owner, 'exclude', ids.slice(0, 1))).toEqual([]);
    const { db } = t.platform;
    const reached = async () => [
      (await candidateProducts(db, owner.ownerId)).map(({ title }) => title),
      (await productsByIds(db, owner.ownerId, ids)).map(({ title }) => title),
      (await searchProducts(db, owner.ownerId, 'red', 5)).map(({ title }) => title),
      (await searchProducts(db, owner.ownerId, 'boott', 5)).map(({ title }) => title),
    ];
    expect(await reached()).toEqual([['Red mule'], ['Red mule'], ['Red mule'], []]);
    expect(await titles(owner)).toEqual(['Red boot', 'Red mule']);
    expect(await titles(owner, { search: 'boott' })).toEqual(['Red boot']);
    expect(await titles(owner, { state: 'excluded' })).toEqual(['Red boot']);
    await stock(owner, [aProduct('a', { title: 'Red boot, new' })]);
    expect(await titles(owner, { state: 'excluded' })).toEqual(['Red boot, new']);
    expect(await change(owner, 'include', ids)).toEqual([first]);
    expect((await reached())[0]).toEqual(['Red boot, new', 'Red mule']);
  });

  it('deletes and restores products, but not those of another owner', async () => {
    const [owner, other] = [await t.newOwner(), await t.newOwner()];
    const ids = [...(await stock(owner, [aProduct('a'), aProduct('b')])).values()];
    await expect(change(other, 'delete', ids)).rejects.toThrow('404');
    expect((await change(owner, 'delete', ids)).toSorted()).toEqual(ids.toSorted());
    expect(await titles(owner)).toEqual([]);
    await expect(change(other, 'restore', ids)).rejects.toThrow('404');
    await change(owner, 'restore', ids);
    expect(await titles(owner)).toHaveLength(2);
  });
});

describe('a product made by hand', () => {
  it('is stored as given with a public picture and without edited fields', async () => {
    const owner = await t.newOwner();
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    const image = new File([png], 'p.png', { type: 'image/png' });
    const { productImage } = await t.ask(uploadProductPicture, { headers: owner.headers, body: {}, files: { image } });
    expect((await t.app.inject(new URL(productImage).pathname)).statusCode).toBe(200);
    const body = {
      productTitle: 'Sandal',
      productLink: 'https://shop.example/s',
      productImage,
      description: 'Two\nlines',
      price: 1999,
      currency: 'EUR',
      inStock: false,
      categories: ['Shoes'],
      tags: ['summer'],
      attributes: { Size: ['38', '39'] },
    };
    const { product } = await t.ask(createProduct, { headers: owner.headers, body });
    expect(product).toMatchObject({ ...body, sourceId: null, edited: [], excluded: false, gone: false });
    const params = { id: String(product.id) };
    const changed = await t.ask(updateProduct, { headers: owner.headers, params, body: { price: 2999 } });
    expect(changed.product).toMatchObject({ price: 2999, edited: [] });
    for (const bad of [{ productTitle: 'x' }, { productLink: shop }, { productTitle: ' ', productLink: shop }])
      expect((await t.send(createProduct, { headers: owner.headers, body: bad as never })).statusCode).toBe(400);
  });

  it('loses uploaded pictures after a day when no product shows them, and no others', async () => {
    const { headers, ownerId } = await t.newOwner();
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    const upload = async () => {
      const files = { image: new File([png], 'p.png', { type: 'image/png' }) };
      return (await t.ask(uploadProductPicture, { headers, body: {}, files })).productImage;
    };
    const [kept, deleted, unsaved] = [await upload(), await upload(), await upload()];
    const add = (productImage: string) =>
      t.ask(createProduct, { headers, body: { productTitle: 'Sandal', productLink: 'https://shop.example/s', productImage } });
    await add(kept);
    const { product } = await add(deleted);
    await t.ask(changeProducts, { headers, body: { action: 'delete', ids: [product.id] } });
    const there = async () =>
      Promise.all([kept, deleted, unsaved].map(async (address) => (await t.app.inject(new URL(address).pathname)).statusCode));
    await removeUnusedPictures(t.platform);
    expect(await there()).toEqual([200, 200, 200]);
    await t.platform.db.execute(
      sql`update product_pictures set created_at = ${new Date(t.clock.now().getTime() - 25 * 3_600_000).toISOString()} where owner_id = ${ownerId}`,
    );
    await removeUnusedPictures(t.platform);
    expect(await there()).toEqual([200, 200, 404]);
  });

  it('updates the facets after every kind of change', async () => {
    const owner = await t.newOwner();
    const { headers } = owner;
    const categories = async () => (await t.ask(listFacets, { headers })).categories;
    expect(await categories()).toEqual([]);
    const body = { productTitle: 'Sandal', productLink: 'https://shop.example/s', categories: ['Shoes'] };
    const { product } = await t.ask(createProduct, { headers, body });
    expect(await categories()).toEqual([{ value: 'Shoes', count: 1 }]);
    await t.ask(updateProduct, { headers, params: { id: String(product.id) }, body: { categories: ['Summer'] } });
    expect(await categories()).toEqual([{ value: 'Summer', count: 1 }]);
    await importFile(owner, 'Name,Price,Category\nBoot,5,Winter\n');
    expect((await categories()).map(({ value }) => value)).toEqual(['Summer', 'Winter']);
    await t.ask(changeProducts, { headers, body: { action: 'delete', ids: [product.id] } });
    expect((await categories()).map(({ value }) => value)).toEqual(['Winter']);
  });

  it('keeps edited fields of an imported product until the owner releases them', async () => {
    const owner = await t.newOwner();
    const [id] = [...(await stock(owner, [aProduct('a')])).values()];
    const params = { id: String(id) };
    const edit = async (body: object) => (await t.ask(updateProduct, { headers: owner.headers, params, body })).product;
    expect((await edit({ productTitle: 'Mine', price: 5 })).edited).toEqual(['title', 'price']);
    await stock(owner, [aProduct('a', { title: 'Theirs', priceMinor: 7 })]);
    expect((await list(owner)).products[0]).toMatchObject({ productTitle: 'Mine', price: 5 });
    expect((await edit({ edited: ['price'] })).edited).toEqual(['price']);
    await stock(owner, [aProduct('a', { title: 'Theirs', priceMinor: 7 })]);
    expect((await list(owner)).products[0]).toMatchObject({ productTitle: 'Theirs', price: 5 });
  });
});

describe('sources', () => {
  it('are listed with their number of products and last import, and removed with both', async () => {
    const owner = await t.newOwner();
    await stock(owner, [aProduct('a')], 'https://www.one.example/');
    const csv = 'Handle,Title,Variant Price,Image Src,Status\nshoe,Shoe,10.00,https://two.example/s.jpg,active\n';
    const done = await importFile(owner, csv);
    await t.ask(createProduct, { headers: owner.headers, body: { productTitle: 'By hand', productLink: shop } });
    const listed = () => t.ask(listSources, { headers: owner.headers });
    const { sources, byHand } = await listed();
    expect(byHand).toBe(1);
    expect(sources).toEqual([
      { id: expect.any(Number), kind: 'website', name: 'one.example', url: '', products: 1, gone: 0, lastImport: null },
      { id: expect.any(Number), kind: 'file', name: 'products', url: '', products: 1, gone: 0, lastImport: done },
    ]);
    const file = sources[1]?.id ?? 0;
    const again = csv.replace('shoe,Shoe', 'boot,Boot');
    await importFile(owner, again, file);
    expect((await listed()).sources[1]).toMatchObject({ id: file, products: 1, gone: 1 });
    const [boot] = (await list(owner, { search: 'boot' })).products;
    await t.ask(deleteSource, { headers: owner.headers, params: { id: String(file) } });
    expect((await listed()).sources.map(({ name }) => name)).toEqual(['one.example']);
    expect((await titles(owner)).toSorted()).toEqual(['By hand', 'Product a']);
    expect(await change(owner, 'restore', [boot?.id ?? 0])).toEqual([]);
    expect((await t.send(deleteSource, { headers: owner.headers, params: { id: String(file) } })).statusCode).toBe(404);
    const missing = { body: { source: String(file) }, files: { file: new File([csv], 'x.csv') } };
    expect((await t.send(startImport, { headers: owner.headers, ...missing })).statusCode).toBe(404);
  });
});

describe('our own CSV', () => {
  const word = fc
    .string({
      unit: fc.constantFrom('a', 'B', ' ', "'", '=', '+', '-', '@', '"', ',', ';', '|', ':', '\\', 'é', '1'),
      minLength: 1,
      maxLength: 12,
    })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const words = fc.uniqueArray(word, { maxLength: 4 });
  const anyProduct = fc.record({
    title: word,
    description: fc.oneof(word, fc.constant('=cmd()\nsecond line'), fc.constant('')),
    priceMinor: fc.option(fc.integer({ min: 1, max: 2_000_000_000 })),
    currency: fc.constantFrom('EUR', 'JPY', 'KWD', null),
    inStock: fc.boolean(),
    categories: words,
    tags: words,
    attributes: fc.dictionary(word, fc.uniqueArray(word, { minLength: 1, maxLength: 3 }), { maxKeys: 3, noNullPrototype: true }),
    vendor: fc.option(word),
    sku: fc.option(word),
  });

  it('changes nothing when an export is imported unchanged, with any product', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyProduct, { minLength: 1, maxLength: 6 }), fc.boolean(), async (products, semicolons) => {
        const owner = await t.newOwner();
        const ids = [
          ...(
            await stock(
              owner,
              products.map((fields, i) => aProduct(`p${i}`, fields)),
            )
          ).values(),
        ];
        await change(owner, 'exclude', ids.slice(0, 1));
        const before = await list(owner);
        const text = await exported(owner);
        const rows = parse(text, { bom: true }) as string[][];
        expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
        // Spreadsheets in some countries write semicolons and other line ends.
        const quoted = rows
          .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""').replaceAll('\n', '\r\n')}"`).join(';'))
          .join('\r\n');
        const done = await importFile(owner, semicolons ? quoted.replace('"Parley ID"', 'Parley ID') : text);
        expect(done).toMatchObject({
          status: 'done',
          failed: 0,
          message: `0 products changed, 0 added, ${products.length} ${products.length === 1 ? 'stays as it was' : 'stay as they were'}.`,
        });
        expect(await list(owner)).toEqual(before);
      }),
      { numRuns: 25 },
    );
  });

  it('stores changed cells as edits, adds rows without an ID once, and reports the rows that it cannot import', async () => {
    const [owner, other] = [await t.newOwner(), await t.newOwner()];
    const [id, second] = [...(await stock(owner, [aProduct('a'), aProduct('b')])).values()];
    const [foreign] = [...(await stock(other, [aProduct('a')])).values()];
    const header = 'Parley ID,Title,Link,Price,Currency,Excluded,Categories,Brand';
    const file = [
      header,
      `${id},"'=New title",https://shop.example/a,"12,5",EUR,yes,A \\| B | C,`,
      `${second},Product b,https://shop.example/b,12.505,EUR,maybe,,`,
      `${foreign},Stolen,https://shop.example/x,1,EUR,no,,`,
      ',Sandal,https://shop.example/s,9.99,EUR,,Shoes,Acme',
      ',,https://shop.example/none,9.99,EUR,,,',
      `${second},Product b,no address,10,EUR,no,,Acme`,
    ].join('\n');
    const done = await importFile(owner, file);
    expect(done).toMatchObject({
      status: 'done',
      imported: 2,
      failed: 4,
      message: '1 product changed, 1 added, 0 stay as they were. 4 could not be taken over.',
    });
    expect(done.failures).toEqual([
      { where: 'Row 3', reason: 'Price: Must be a price like 12.50' },
      { where: 'Row 4', reason: `There is no product with the ID ${foreign}. Leave it empty to add a new one.` },
      { where: 'Row 6', reason: 'Title: This is required' },
      { where: 'Row 7', reason: expect.stringMatching(/Brand|Link/) },
    ]);
    const byTitle = new Map((await list(owner)).products.map((product) => [product.productTitle, product]));
    expect(byTitle.get('=New title')).toMatchObject({
      price: 1250,
      excluded: true,
      categories: ['A | B', 'C'],
      edited: ['title', 'price', 'categories'],
    });
    expect(byTitle.get('Sandal')).toMatchObject({ price: 999, vendor: 'Acme', sourceId: null, inStock: true });
    expect(await titles(other)).toEqual(['Product a']);
    expect(await importFile(owner, `${header}\n,Sandal,https://shop.example/s,8.99,EUR,,Shoes,Acme\n`)).toMatchObject({
      imported: 1,
      failed: 0,
    });
    expect((await list(owner, { search: 'sandal' })).products.map(({ price }) => price)).toEqual([899]);
  });

  it('exports all matching products, also more than one page', async () => {
    const owner = await t.newOwner();
    await stock(
      owner,
      Array.from({ length: 1201 }, (_, i) => aProduct(`p${i}`, { inStock: i % 2 === 0 })),
    );
    const rows = parse(await exported(owner, { stock: 'in' }), { bom: true, columns: true }) as Record<string, string>[];
    expect(rows).toHaveLength(601);
    expect(rows[0]).toMatchObject({ Title: 'Product p0', Price: '10', 'In stock': 'yes', Excluded: 'no' });
    expect(await exported(await t.newOwner())).toMatch(/^\ufeff"Parley ID",.*\r\n$/);
  });
});
