import { getCartOffers, postChat, updateProduct } from '@parley/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aVisitor, profile, shop, type TestVisitor } from '../assistant/testing.ts';
import { type CatalogueProduct, type ProductVariant, saveProducts } from '../catalogue/index.ts';

describe('offers for product cards', () => {
  let test: TestApp;
  let visitor: TestVisitor;
  beforeAll(async () => {
    test = await testApp();
    visitor = await aVisitor(test, { profile: { whatAreFAQs: `${profile.whatAreFAQs}\n\nShipping is free on orders over €50.` } });
  });
  afterAll(() => test.close());

  const variant = (id: string, options: Record<string, string>, more: Partial<ProductVariant> = {}): ProductVariant => ({
    id,
    options,
    priceMinor: 2000,
    regularPriceMinor: null,
    inStock: true,
    sku: null,
    image: '',
    ...more,
  });
  const product = (title: string, more: Partial<CatalogueProduct>): CatalogueProduct => ({
    externalKey: title,
    title,
    link: `${shop}/products/${title.toLowerCase()}`,
    image: null,
    description: '',
    priceMinor: 2000,
    priceMaxMinor: null,
    regularPriceMinor: null,
    currency: 'EUR',
    inStock: true,
    categories: ['Shirts'],
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
  const save = async (ownerId: number, products: CatalogueProduct[]) => {
    const ids = await saveProducts(test.platform.db, ownerId, shop, products);
    return products.map(({ externalKey }) => ids.get(externalKey) ?? 0);
  };
  const send = (products: readonly number[] | string, of = visitor, origin = shop) =>
    test.send(getCartOffers, {
      params: { userId: String(of.ownerId), popupId: String(of.recommenderId) },
      query: { products: String(products) },
      headers: { origin },
    });
  const offers = async (products: readonly number[], of = visitor) => getCartOffers.answer.parse((await send(products, of)).json());

  it('names the variants in the options of the shop, sold-out ones too', async () => {
    const [shirt = 0] = await save(visitor.ownerId, [
      product('Shirt', {
        cart: { system: 'Shopify', id: null },
        variants: [
          variant('41', { Size: 'S', Colour: 'Red' }),
          variant('42', { Size: 'M', Colour: 'Red' }, { inStock: false, priceMinor: 2200, image: 'https://cdn.example/m.jpg' }),
        ],
      }),
    ]);
    const { products } = await offers([shirt]);
    expect(products).toEqual([
      {
        id: shirt,
        currency: 'EUR',
        options: ['Size', 'Colour'],
        variants: [
          { id: '41', values: ['S', 'Red'], price: 2000, image: '', inStock: true },
          { id: '42', values: ['M', 'Red'], price: 2200, image: 'https://cdn.example/m.jpg', inStock: false },
        ],
      },
    ]);
  });

  it('gives a product without a choice its own id', async () => {
    const [mug = 0] = await save(visitor.ownerId, [product('Mug', { cart: { system: 'WooCommerce', id: '77' } })]);
    expect((await offers([mug])).products).toEqual([
      { id: mug, currency: 'EUR', options: [], variants: [{ id: '77', values: [], price: 2000, image: '', inStock: true }] },
    ]);
  });

  it('leaves out what the cart cannot take', async () => {
    const other = await aVisitor(test);
    const [theirs = 0] = await save(other.ownerId, [product('Theirs', { cart: { system: 'Shopify', id: '1' } })]);
    const mine = await save(visitor.ownerId, [
      product('Sold out', { cart: { system: 'Shopify', id: '1' }, inStock: false }),
      product('Every variant sold out', {
        cart: { system: 'Shopify', id: null },
        variants: [variant('2', { Size: 'S' }, { inStock: false })],
      }),
      product('Read from its page', {}),
      product('Grouped', { cart: { system: 'WooCommerce', id: null } }),
    ]);
    expect((await offers([...mine, theirs])).products).toEqual([]);
    // 'Any colour': the id of the variant does not say which one is bought.
    const [open = 0] = await save(visitor.ownerId, [
      product('Open', {
        cart: { system: 'WooCommerce', id: null },
        variants: [variant('8', { Size: 'S' }), variant('9', { Size: 'S', Colour: 'Red' })],
      }),
    ]);
    expect((await offers([open])).products[0]?.variants.map(({ id }) => id)).toEqual(['9']);
  });

  it('offers what the cart of the asking website takes', async () => {
    const elsewhere = { link: 'https://other.example/product/mug/' };
    const [near = 0, far = 0, atShopify = 0] = await save(visitor.ownerId, [
      product('Near', { cart: { system: 'WooCommerce', id: '15' }, link: shop.replace('https://', 'https://www.') }),
      // The other shop's product 15 is another one here.
      product('Far', { cart: { system: 'WooCommerce', id: '15' }, ...elsewhere }),
      product('At Shopify', { cart: { system: 'Shopify', id: '44' }, link: 'https://socks.myshopify.com/products/at-shopify' }),
    ]);
    expect((await offers([near, far, atShopify])).products.map(({ id }) => id)).toEqual([near, atShopify]);
  });

  it('offers no variants when the owner set the price by hand', async () => {
    const [edited = 0] = await save(visitor.ownerId, [
      product('Edited', { cart: { system: 'Shopify', id: null }, variants: [variant('3', { Size: 'S' })] }),
    ]);
    await test.ask(updateProduct, { params: { id: String(edited) }, body: { price: 900 }, headers: visitor.headers });
    expect((await offers([edited])).products).toEqual([]);
  });

  it('says from which sum the shop ships for free, by its own words', async () => {
    expect((await offers([1])).freeShipping).toEqual({ EUR: { minor: 5000, digits: 2 } });
    expect((await offers([1], await aVisitor(test))).freeShipping).toEqual({});
  });

  it('speaks the language of the recommender', async () => {
    expect((await offers([1])).words.add).toBe('Add to cart');
  });

  it('tells a card which cart takes its product', async () => {
    await save(visitor.ownerId, [product('Wool Socks', { cart: { system: 'Shopify', id: '5' }, categories: ['Socks'] })]);
    const { chatgpt } = await test.ask(postChat, {
      params: { userId: String(visitor.ownerId), popupId: String(visitor.recommenderId), engagementId: visitor.engagement },
      body: { inputChatGPT: 'My feet', selectedAnswers: [{ answerId: visitor.feet }] },
      headers: { origin: shop },
    });
    const carts = Object.fromEntries((chatgpt[0]?.recommendedProducts ?? []).map(({ productTitle, cart }) => [productTitle, cart]));
    expect(carts).toMatchObject({ 'Wool Socks': 'Shopify', 'Cotton Socks': null });
  });

  it('refuses other websites, unknown recommenders and what are no ids', async () => {
    expect((await send([1], visitor, 'https://other.example')).statusCode).toBe(403);
    expect((await send([1], { ...visitor, recommenderId: 999_999 })).statusCode).toBe(404);
    for (const products of ['', 'x', '1,', '1;2', `${'1,'.repeat(300)}1`, '99999999999999999']) {
      const refused = await send(products);
      expect([products, refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([products, 400, ['products']]);
    }
    expect((await send('9007199254740993')).statusCode).toBe(200);
  });
});
