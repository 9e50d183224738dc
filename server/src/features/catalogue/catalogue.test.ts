import { deleteProduct, getImport, listFacets, listImports, listProducts, updateProduct } from '@parley/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { candidateProducts, productsByIds, saveProducts, searchProducts } from './index.ts';
import { products } from './tables.ts';
import { item, openSellingShop, titles } from './testing/selling-shop.ts';

const { shop, t, sell, importAs, list, close } = await openSellingShop();
afterAll(close);

describe('changes by the owner', () => {
  test('are kept field by field by the next import', async () => {
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
      .where(and(eq(products.ownerId, owner.ownerId), eq(products.id, Number(id))));
    expect(row?.regularPriceMinor).toBeNull();
    expect(row?.edited.toSorted()).toEqual(['price', 'tags', 'title']);
    expect((await t.ask(updateProduct, { headers: owner.headers, params: { id }, body: { price: null } })).product.price).toBeNull();
    expect((await t.ask(updateProduct, { headers: owner.headers, params: { id }, body: {} })).product.productTitle).toBe('My shirt');
  });

  test('deleted products are not imported again', async () => {
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
  test("cannot see the owner's products and imports", async () => {
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
  test('finds words, prefixes, stems, accents and similar spellings, titles first', async () => {
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
  ])('accepts %s', async (search) => {
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

describe('the interface for other features', () => {
  test('gives facets, candidates and products by id', async () => {
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

  test('stores a shop that was read before, and a later import updates the same products', async () => {
    const owner = await t.newOwner();
    sell([item(1, 'Shirt'), item(2, 'Hat')]);
    const seen: number[] = [];
    const read = await t.features.catalogue.readShop(shop.origin, { onProgress: ({ found }) => seen.push(found) });
    expect([read.kind, read.products.length, read.complete, seen.at(-1)]).toEqual(['woocommerce', 2, true, 2]);
    expect((await list(owner)).total).toBe(0);
    const ids = await saveProducts(t.platform.db, owner.ownerId, shop.origin, read.products);
    await importAs(owner, { url: shop.origin });
    expect((await list(owner)).products.map((each) => each.id).sort()).toEqual([...ids.values()].sort());
    sell([]);
    await expect(t.features.catalogue.readShop(shop.origin)).rejects.toThrow('No products were found');
  });
});
