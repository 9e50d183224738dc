import { expect, test } from 'vitest';
import { linksOf } from '../links.ts';
import { productOnPage } from '../product-on-page.ts';

const url = 'https://shop.example/p/oak-table';
const next = (state: object, body = '', head = '') =>
  `<html lang="en"><head>${head}</head><body>${body}<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: state } })}</script></body></html>`;

test('reads a page rendered in the browser from its app state', () => {
  const product = {
    title: 'Oak table',
    slug: 'oak-table',
    price: { amount: '249.0', currencyCode: 'EUR' },
    compareAtPrice: { amount: '299.00', currencyCode: 'EUR' },
    images: [{ url: '/img/table.jpg' }],
    description: 'Solid oak, oiled.',
    brand: { name: 'Holz & Co' },
    sku: 'T-1',
    availableForSale: false,
  };
  const related = { title: 'Oak chair', slug: 'oak-chair', price: { amount: '99.0', currencyCode: 'EUR' } };
  expect(productOnPage(next({ product, related: [related] }), url)).toMatchObject({
    title: 'Oak table',
    priceMinor: 24_900,
    regularPriceMinor: 29_900,
    currency: 'EUR',
    image: 'https://shop.example/img/table.jpg',
    description: 'Solid oak, oiled.',
    vendor: 'Holz & Co',
    sku: 'T-1',
    inStock: false,
    language: 'en',
  });
});

test.each([
  [
    'ranges',
    { priceRange: { minVariantPrice: { amount: '10.5', currencyCode: 'USD' }, maxVariantPrice: { amount: '12', currencyCode: 'USD' } } },
    '',
    [1050, 1200, 'USD'],
  ],
  ['cents that say so', { price: { centAmount: 1999, currencyCode: 'EUR', fractionDigits: 2 } }, '', [1999, null, 'EUR']],
  ['a number with decimals', { price: 19.99, currency: 'GBP' }, '', [1999, null, 'GBP']],
  ['variants', { variants: [{ price: '5.00' }, { price: '7.50' }], currency: 'EUR' }, '', [500, 750, 'EUR']],
  ['a whole number that the page shows', { price: 45, currency: 'EUR' }, '<p>45,00 €</p>', [4500, null, 'EUR']],
  ['cents that the page shows', { price: 4500 }, '<p>45,00 €</p>', [4500, null, 'EUR']],
  [
    'a whole number beside one that cannot be cents',
    { price: 4500, currency: 'EUR', related: { name: 'Wax', price: 3 } },
    '',
    [450_000, null, 'EUR'],
  ],
  ['a whole number that may be cents', { price: 4500, currency: 'EUR' }, '', [null, null, 'EUR']],
])('a price: %s', (_what, priced, body, [price, most, currency]) => {
  const product = productOnPage(next({ product: { name: 'Oak table', handle: 'oak-table', ...priced } }, body), url);
  expect([product?.priceMinor, product?.priceMaxMinor, product?.currency]).toEqual([price, most, currency]);
});

test.each([
  ['a page of an article', next({ post: { title: 'Oak table', slug: 'oak-table', body: 'How we build it' } })],
  ['a list that holds no such product', next({ products: [{ name: 'Chair', slug: 'chair', price: 9.5 }] })],
  [
    'two of one address',
    next({ a: { name: 'Oak table', slug: 'oak-table', price: 9.5 }, b: { name: 'Elm table', slug: 'oak-table', price: 8.5 } }),
  ],
  ['data that is no JSON', '<h1>Oak table</h1><script>window.__INITIAL_STATE__ = (function(a){return {name:a}})("x")</script>'],
  ['broken data', '<script type="application/json">{"name":"Oak table","slug":"oak-table","price":</script>'],
  ['names that are no texts', next({ product: { name: { toString: 1 }, slug: ['oak-table'], price: {} } })],
])('finds no product: %s', (_what, html) => {
  expect(productOnPage(html, url)).toBeNull();
});

test("finds the product by the page's heading, or by the number at the end of its address", () => {
  const product = { name: 'Oak table', id: 48_213, price: '12.50', currency: 'EUR' };
  expect(productOnPage(next({ product }, '<h1>Oak  table</h1>'), 'https://shop.example/p/x')?.priceMinor).toBe(1250);
  expect(productOnPage(next({ product }), 'https://shop.example/p/table-48213')?.title).toBe('Oak table');
});

test('reads the formats of Nuxt and others', () => {
  const nuxt = [
    'ShallowReactive',
    { data: 3 },
    null,
    { product: 4 },
    { name: 5, slug: 6, price: 7, image: 8 },
    'Oak table',
    'oak-table',
    12.5,
    '/t.jpg',
  ];
  expect(productOnPage(`<script type="application/json" id="__NUXT_DATA__">${JSON.stringify(nuxt)}</script>`, url)).toMatchObject({
    title: 'Oak table',
    priceMinor: 1250,
    image: 'https://shop.example/t.jpg',
  });
  const state =
    '<script>window.__INITIAL_STATE__ = {"p":{"name":"Oak table","url":"/p/oak-table","price":"12.50"}};(function(){var s={}}())</script>';
  expect(productOnPage(state, url)?.priceMinor).toBe(1250);
});

test('gives the addresses in the data as links', () => {
  const html = next({
    products: [
      { name: 'A', url: '/p/a', price: 1 },
      { name: 'B', path: '/p/b', price: 2 },
      { name: 'Us', url: '/about' },
    ],
  });
  expect(linksOf(html, 'https://shop.example/').map((link) => link.url)).toEqual(['https://shop.example/p/a', 'https://shop.example/p/b']);
});
