/** The rules of README.md for parts of a page that disagree, by their numbers. */
import { describe, expect, test } from 'vitest';
import { productOnPage } from '../product-on-page.ts';

const url = 'https://shop.example/p/lamp';
const buy = '<form action="/cart/add" method="post"><button>Add to cart</button></form>';
const jsonLd = (...nodes: object[]) => nodes.map((node) => `<script type="application/ld+json">${JSON.stringify(node)}</script>`).join('');
const product = (offers: object | object[], more: object = {}) => ({ '@type': 'Product', name: 'Lamp', offers, ...more });
const offer = (price: number | string, more: object = {}) => ({ '@type': 'Offer', price, priceCurrency: 'EUR', ...more });
const read = (head: string, main: string) =>
  productOnPage(`<html lang="en"><head><title>Lamp</title>${head}</head><body><main><h1>Lamp</h1>${main}</main></body></html>`, url);

describe('money', () => {
  test('M1: takes a shown price from structured data, where it is exact', () => {
    expect(read(jsonLd(product(offer('79.00'))), `<p class="price">79,00 € <del>99,00 €</del></p>${buy}`)).toMatchObject({
      priceMinor: 7900,
      regularPriceMinor: 9900,
      fieldSources: { price: 'jsonld', regularPrice: 'page' },
    });
  });

  test('M1: keeps the range of variants when the shown price is within it', () => {
    const range = product({ '@type': 'AggregateOffer', lowPrice: 10, highPrice: 30, priceCurrency: 'EUR' });
    expect(read(jsonLd(range), `<p class="price">20,00 €</p>${buy}`)).toMatchObject({ priceMinor: 1000, priceMaxMinor: 3000 });
  });

  test('M2: a different price that the page certainly shows takes precedence', () => {
    expect(read(jsonLd(product(offer('99.00'))), `<p class="price"><del>99,00 €</del> <ins>79,00 €</ins></p>${buy}`)).toMatchObject({
      priceMinor: 7900,
      regularPriceMinor: 9900,
      fieldSources: { price: 'page' },
    });
    expect(read(jsonLd(product(offer('1.299'))), `<div class="price">1.299,00 €</div>${buy}`)).toMatchObject({ priceMinor: 129_900 });
  });

  test('M2: an amount beside the product does not take precedence', () => {
    const beside = '<p>Free delivery from 49 €</p><div>12,00 €</div><div>15,00 €</div>';
    expect(read(jsonLd(product(offer('99.00'))), `${beside}${buy}`)).toMatchObject({ priceMinor: 9900 });
  });

  test('M3: chooses the shown currency among several', () => {
    const offers = [offer(99, { priceCurrency: 'USD' }), offer(89)];
    expect(read(jsonLd(product(offers)), `<p class="price">89,00 €</p>${buy}`)).toMatchObject({
      priceMinor: 8900,
      currency: 'EUR',
      priceMaxMinor: null,
    });
    expect(read(jsonLd(product(offers)), `<p class="price">US$ 99.00</p>${buy}`)).toMatchObject({ priceMinor: 9900, currency: 'USD' });
    expect(read(jsonLd(product(offer(89))), `<p class="price">£75.00</p>${buy}`)).toMatchObject({ priceMinor: 7500, currency: 'GBP' });
  });

  test('M3: an ambiguous currency sign does not override structured data', () => {
    const australian = product(offer(89, { priceCurrency: 'AUD' }));
    expect(read(jsonLd(australian), `<p class="price">$89.00</p>${buy}`)).toMatchObject({ priceMinor: 8900, currency: 'AUD' });
  });
});

describe('stock', () => {
  const inStock = jsonLd(product(offer(10, { availability: 'https://schema.org/InStock' })));
  test('S1: a page without a buy button that says sold out is sold out', () => {
    expect(read(inStock, '<p class="price">10,00 €</p><p class="stock">Out of stock</p>')?.inStock).toBe(false);
    expect(read(inStock, '<p class="price">10,00 €</p><button disabled>Sold out</button>')?.inStock).toBe(false);
  });
  test('S2: sold out beside a buy button counts only without a statement in structured data', () => {
    const main = `<p class="price">10,00 €</p><div class="stock">Out of stock</div>${buy}`;
    expect(read(inStock, main)?.inStock).toBe(true);
    expect(read(jsonLd(product(offer(10))), main)?.inStock).toBe(false);
  });
  test('S3: structured data that says sold out counts', () => {
    const out = jsonLd(product(offer(10, { availability: 'OutOfStock' })));
    expect(read(out, `<p class="price">10,00 €</p>${buy}`)?.inStock).toBe(false);
  });
});

describe('texts and categories', () => {
  test('takes the complete description instead of its beginning', () => {
    const head = jsonLd(product(offer(10), { description: 'A lamp of brass with a shade...' }));
    const whole = 'A lamp of brass with a shade of linen, made in a small workshop.';
    expect(read(head, `<p class="price">10,00 €</p>${buy}<div class="description">${whole}</div>`)).toMatchObject({ description: whole });
    expect(
      read(head, `<p class="price">10,00 €</p>${buy}<div class="description">Something else that is longer than that text.</div>`)
        ?.description,
    ).toContain('brass');
  });

  test('takes all breadcrumbs as category paths, and adds no category that one of them contains', () => {
    const trail = (...names: string[]) => ({
      '@type': 'BreadcrumbList',
      itemListElement: names.map((_name, at) => ({
        '@type': 'ListItem',
        position: names.length - at,
        name: names[names.length - 1 - at],
        item: `https://shop.example/${names.length - at}`,
      })),
    });
    const head = jsonLd(product(offer(10), { category: 'Lamps' }), trail('Living', 'Lamps'), trail('Sale', 'Lights', 'Lamp'));
    expect(read(head, buy)).toMatchObject({
      categoryPaths: [
        ['Living', 'Lamps'],
        ['Sale', 'Lights'],
      ],
      categories: ['Lamps'],
    });
    expect(read(jsonLd(product(offer(10), { category: 'Home > Living > Lamps' })), buy)?.categoryPaths).toEqual([['Living', 'Lamps']]);
  });

  test('derives a category path from the address, by the texts of links to its parts', () => {
    const html = `<html><head><title>Boots</title></head><body><nav><a href="/de/">Deutsch</a><a href="/de/women.html">Women</a><a href="/de/women/shoes.html">Shoes &amp; Boots</a></nav><h1>Boots</h1><p class="price">10 €</p>${buy}</body></html>`;
    expect(productOnPage(html, 'https://shop.example/de/women/shoes/boots.html')?.categoryPaths).toEqual([['Women', 'Shoes & Boots']]);
  });

  test('merges attributes of all parts, without labels of other fields', () => {
    const head = jsonLd(product(offer(10), { color: 'Red', additionalProperty: [{ name: 'Wattage', value: '40 W' }] }));
    const table =
      '<table><tr><th>Color:</th><td>Red, Blue</td></tr><tr><th>SKU</th><td>L-1</td></tr><tr><th>Brand</th><td>Lumo</td></tr><tr><th>Ex Tax</th><td>8 €</td></tr></table>';
    expect(read(head, `${table}${buy}`)).toMatchObject({
      attributes: { Color: ['Red', 'Blue'], Wattage: ['40 W'] },
      sku: 'L-1',
      vendor: 'Lumo',
    });
  });
});

describe('references', () => {
  test('itemref in microdata', () => {
    const html = `<body><div itemscope itemtype="http://schema.org/Product" itemref="name more offer"></div><p id="name"><b itemprop="name">Anvil</b></p>
      <div id="more"><span itemprop="sku">A-1</span></div>
      <div id="offer" itemprop="offers" itemscope itemtype="http://schema.org/Offer" itemref="price"><meta itemprop="priceCurrency" content="USD"></div><span id="price">$<b itemprop="price">119.99</b></span></body>`;
    expect(productOnPage(html, 'https://shop.example/anvil')).toMatchObject({
      title: 'Anvil',
      sku: 'A-1',
      priceMinor: 11_999,
      currency: 'USD',
    });
  });

  test('ends at circular references', () => {
    const html =
      '<body><div id="a" itemprop="isRelatedTo" itemscope itemtype="http://schema.org/Product" itemref="b"></div><div id="b" itemprop="x" itemscope itemtype="http://schema.org/Offer" itemref="a"><b itemprop="name">Anvil</b></div></body>';
    expect(() => productOnPage(html, 'https://shop.example/anvil')).not.toThrow();
  });

  test('@id in JSON-LD, from the page to its product and from the offer to it', () => {
    const nodes = [
      { '@type': 'WebPage', mainEntity: { '@id': '#lamp' } },
      { '@id': '#lamp', '@type': 'Product', name: 'Lamp', brand: { '@id': '#maker' }, offers: { '@id': '#offer', '@type': 'Offer' } },
      { '@id': '#offer', '@type': 'Offer', price: 12, priceCurrency: 'EUR', itemOffered: { '@id': '#lamp' } },
      { '@id': '#maker', '@type': 'Brand', name: 'Lumo' },
    ];
    expect(read(jsonLd({ '@graph': nodes }), buy)).toMatchObject({ title: 'Lamp', priceMinor: 1200, vendor: 'Lumo' });
    const offered = [
      { '@type': 'Product', '@id': '#lamp', name: 'Lamp' },
      { '@type': 'Offer', price: 15, priceCurrency: 'EUR', itemOffered: { '@id': '#lamp' } },
    ];
    expect(read(jsonLd({ '@graph': offered }), buy)).toMatchObject({ priceMinor: 1500 });
  });
});
