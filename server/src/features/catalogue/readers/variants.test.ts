/** The variants and category paths that each kind of source gives. */
import { describe, expect, test } from 'vitest';
import { read } from '../testing/reading.ts';
import { readCsv } from './csv/read-csv.ts';
import { cleanProduct, type RawProduct } from './product.ts';

const home = '<html lang="en"><h1>Shop</h1></html>';
const csv = async (text: string) => {
  const products = [];
  for await (const batch of readCsv(Buffer.from(text), 'https://shop.example/')) products.push(...batch.products);
  return products;
};

describe('variants', () => {
  test('of Shopify have ids, options, prices, stock, SKUs and pictures', async () => {
    const variant = (id: number, option1: string, option2: string, more: object = {}) => ({
      id,
      option1,
      option2,
      sku: `S-${id}`,
      available: true,
      price: '20.00',
      ...more,
    });
    const shop = await read({
      '/': home,
      '/meta.json': { currency: 'EUR' },
      '/products.json': (request, response) => {
        const products = request.url?.includes('page=1')
          ? [
              {
                id: 1,
                title: 'Shirt',
                handle: 'shirt',
                product_type: 'Shirts',
                options: [
                  { name: 'Color', values: ['Red', 'Blue'] },
                  { name: 'Size', values: ['M'] },
                ],
                variants: [
                  variant(41, 'Red', 'M', { compare_at_price: '25.00', featured_image: { src: '//cdn.example/red.jpg' } }),
                  variant(42, 'Blue', 'M', { available: false, price: '22.00' }),
                ],
              },
              {
                id: 2,
                title: 'Cap',
                handle: 'cap',
                options: [{ name: 'Title', values: ['Default Title'] }],
                variants: [variant(43, 'Default Title', '')],
              },
            ]
          : [];
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ products }));
      },
    });
    // What goes into the cart: a variant, or the single one of a product without a choice.
    expect([shop.of('Shirt').cart, shop.of('Cap').cart]).toEqual([
      { system: 'Shopify', id: null },
      { system: 'Shopify', id: '43' },
    ]);
    expect(shop.of('Shirt').variants).toEqual([
      {
        id: '41',
        options: { Color: 'Red', Size: 'M' },
        priceMinor: 2000,
        regularPriceMinor: 2500,
        inStock: true,
        sku: 'S-41',
        image: 'http://cdn.example/red.jpg',
      },
      {
        id: '42',
        options: { Color: 'Blue', Size: 'M' },
        priceMinor: 2200,
        regularPriceMinor: null,
        inStock: false,
        sku: 'S-42',
        image: '',
      },
    ]);
    expect(shop.of('Shirt').categoryPaths).toEqual([['Shirts']]);
    expect(shop.of('Cap').variants).toEqual([]);
  });

  test('of WooCommerce are requested together, with category paths', async () => {
    const prices = (price: string, more: object = {}) => ({
      price,
      regular_price: price,
      currency_code: 'EUR',
      currency_minor_unit: 2,
      ...more,
    });
    const root = '/wp-json/wc/store/v1/products';
    const shop = await read({
      '/': home,
      [`${root}?per_page=100&page=1`]: [
        {
          id: 7,
          name: 'Shirt',
          permalink: '{origin}/product/shirt/',
          prices: prices('1000', { price_range: { min_amount: '1000', max_amount: '1500' } }),
          categories: [
            { id: 1, name: 'Women' },
            { id: 3, name: 'Tops' },
            { id: 9, name: 'Sale' },
          ],
          attributes: [
            {
              name: 'Color',
              terms: [
                { name: 'Sky Blue', slug: 'sky-blue' },
                { name: 'Red', slug: 'red' },
              ],
            },
          ],
          variations: [
            { id: 71, attributes: [{ name: 'Color', value: 'sky-blue' }] },
            { id: 72, attributes: [{ name: 'Color', value: 'red' }] },
          ],
        },
      ],
      [`${root}?type=variation&parent=7&per_page=100&page=1`]: [
        { id: 71, parent: 7, sku: 'B', prices: prices('1000', { regular_price: '1200' }), images: [{ src: '/b.jpg' }], is_in_stock: true },
        { id: 72, parent: 7, sku: 'R', prices: prices('1500'), is_in_stock: false },
      ],
      [`${root}/categories?per_page=100&page=1`]: [
        { id: 1, name: 'Women', parent: 0 },
        { id: 3, name: 'Tops', parent: 1 },
        { id: 9, name: 'Sale', parent: 0 },
      ],
    });
    expect(shop.of('Shirt').variants).toMatchObject([
      {
        id: '71',
        options: { Color: 'Sky Blue' },
        priceMinor: 1000,
        regularPriceMinor: 1200,
        inStock: true,
        sku: 'B',
        image: `${shop.shop.origin}/b.jpg`,
      },
      { id: '72', options: { Color: 'Red' }, priceMinor: 1500, regularPriceMinor: null, inStock: false, sku: 'R' },
    ]);
    expect(shop.of('Shirt').categoryPaths).toEqual([['Women', 'Tops'], ['Sale']]);
    expect(shop.of('Shirt').categories).toEqual(['Women', 'Tops', 'Sale']);
  });

  test('of feeds are the items of a group, by the variants in their addresses', async () => {
    const products = await csv(
      `id,title,link,price,sale_price,availability,item_group_id,color,size,product_type,image_link
a1,Shirt Red M,https://shop.example/products/shirt?variant=401,20.00 EUR,15.00 EUR,in_stock,g,Red,M,Women > Tops,https://shop.example/r.jpg
a2,Shirt Red L,https://shop.example/products/shirt?variant=402,20.00 EUR,,out_of_stock,g,Red,L,Women > Tops,https://shop.example/r.jpg`,
    );
    expect(products).toMatchObject([
      {
        categoryPaths: [['Women', 'Tops']],
        categories: ['Women', 'Tops'],
        variants: [
          { id: '401', options: { Color: 'Red', Size: 'M' }, priceMinor: 1500, regularPriceMinor: 2000, inStock: true },
          { id: '402', options: { Color: 'Red', Size: 'L' }, priceMinor: 2000, regularPriceMinor: null, inStock: false },
        ],
      },
    ]);
  });

  test("of Shopify's and WooCommerce's files", async () => {
    const shopify = await csv(
      `Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Inventory Qty,Variant Inventory Tracker,Variant Image
shirt,Shirt,Tops,Size,S,K-S,10,12,3,shopify,https://shop.example/s.jpg
shirt,,,,M,K-M,11,,0,shopify,`,
    );
    expect(shopify[0]?.variants).toEqual([
      {
        id: 'K-S',
        options: { Size: 'S' },
        priceMinor: 1000,
        regularPriceMinor: 1200,
        inStock: true,
        sku: 'K-S',
        image: 'https://shop.example/s.jpg',
      },
      { id: 'K-M', options: { Size: 'M' }, priceMinor: 1100, regularPriceMinor: null, inStock: false, sku: 'K-M', image: '' },
    ]);
    const woo = await csv(
      `ID,Type,SKU,Name,Published,In stock?,Regular price,Sale price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)
1,variable,SH,Shirt,1,1,,,"Women > Tops, Sale",,Size,"S, M"
2,variation,SH-S,Shirt - S,1,1,10,8,,SH,Size,S
3,variation,SH-M,Shirt - M,1,0,10,,,SH,Size,M`,
    );
    expect(woo[0]).toMatchObject({
      categoryPaths: [['Women', 'Tops'], ['Sale']],
      categories: ['Tops', 'Sale'],
      variants: [
        { id: '2', options: { Size: 'S' }, priceMinor: 800, regularPriceMinor: 1000, inStock: true, sku: 'SH-S' },
        { id: '3', options: { Size: 'M' }, priceMinor: 1000, regularPriceMinor: null, inStock: false, sku: 'SH-M' },
      ],
    });
  });

  test('have distinct ids, and are absent for a single one without options', () => {
    const clean = (variants: NonNullable<RawProduct['variants']>) =>
      cleanProduct({ title: 'Shirt', link: '/x', base: 'https://shop.example/', variants })?.variants;
    expect(clean([{ id: 1, price: 100 }])).toEqual([]);
    expect(clean([{ id: 1, options: { Size: 'S' } }])).toHaveLength(1);
    expect(clean([{ sku: 'A' }, { sku: 'A' }, { options: { Size: 'M' } }, {}])?.map(({ id }) => id)).toEqual(['A', 'M']);
  });
});

test('category paths omit the home page, the product itself and the beginnings of longer paths', () => {
  const clean = (categoryPaths: string[][]) => {
    const { categoryPaths: paths, categories } =
      cleanProduct({ title: 'Red Boots', link: '/x', base: 'https://shop.example/', categoryPaths }) ?? {};
    return { paths, categories };
  };
  expect(clean([['Home', 'Women', 'Shoes', 'Boots', 'Red Boots'], ['Women'], ['women', 'shoes'], ['Sale', 'Sale'], ['']])).toEqual({
    paths: [['Women', 'Shoes', 'Boots'], ['Sale']],
    categories: ['Boots', 'Sale'],
  });
});
