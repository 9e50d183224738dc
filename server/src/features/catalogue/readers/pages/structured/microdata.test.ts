import { describe, expect, test } from 'vitest';
import { readProductPage } from '../../../testing/page-parts.ts';

const url = 'https://shop.example/p/anvil';

describe.each([
  ['microdata', (type: string) => `itemscope itemtype="https://schema.org/${type}"`, (name: string) => `itemprop="${name}"`],
  ['RDFa', (type: string) => `vocab="http://schema.org/" typeof="${type}"`, (name: string) => `property="${name}"`],
  ['RDFa with prefixes', (type: string) => `typeof="schema:${type}"`, (name: string) => `property="schema:${name}"`],
])('%s', (_what, is, has) => {
  const offer = (price: string, stock = 'InStock') =>
    `<div ${has('offers')} ${is('Offer')}><meta ${has('priceCurrency')} content="EUR"><span ${has('price')} content="${price}">€ ${price}</span>
      <link ${has('availability')} href="https://schema.org/${stock}"></div>`;
  const page = (inside: string, name = 'Anvil') => `<div ${is('Product')}><h1 ${has('name')}>${name}</h1>${inside}</div>`;

  test('reads a product with brand, picture, price and stock', () => {
    const html = page(
      `<img ${has('image')} src="data:image/gif;base64,R0" data-src="/anvil.jpg"><p ${has('description')}>Falls <b>well</b></p>
       <div ${has('brand')} ${is('Brand')}><span ${has('name')}>ACME</span></div><span ${has('sku')}>A-1</span><span ${has('color')}>black</span>
       <span ${has('category')}>Tools > Anvils</span>${offer('1299.50', 'OutOfStock')}`,
    );
    expect(readProductPage(html, url)).toMatchObject({
      title: 'Anvil',
      image: 'https://shop.example/anvil.jpg',
      description: 'Falls well',
      vendor: 'ACME',
      sku: 'A-1',
      priceMinor: 129950,
      currency: 'EUR',
      inStock: false,
      categories: ['Anvils'],
      attributes: { Color: ['black'] },
    });
  });

  test('merges several offers into a price range, in stock when one of them is', () => {
    expect(readProductPage(page(offer('9.00', 'OutOfStock') + offer('12.00')), url)).toMatchObject({
      priceMinor: 900,
      priceMaxMinor: 1200,
      inStock: true,
    });
  });

  test('ignores the prices of other products and of delivery', () => {
    const beside = `<div ${has('isRelatedTo')} ${is('Product')}><span ${has('name')}>Hammer</span>${offer('1.00')}</div>`;
    const delivery = `<div ${has('shippingDetails')} ${is('OfferShippingDetails')}><span ${has('price')}>4.90</span></div>`;
    expect(readProductPage(page(beside + offer('9.00') + delivery), url)).toMatchObject({
      title: 'Anvil',
      priceMinor: 900,
      priceMaxMinor: null,
    });
  });

  test('includes the prices of variations', () => {
    const variation = (price: string) =>
      `<div ${has('hasVariant')} ${is('Product')}><span ${has('name')}>Anvil S</span>${offer(price)}</div>`;
    expect(readProductPage(page(variation('5.00') + variation('8.00')), url)).toMatchObject({
      title: 'Anvil',
      priceMinor: 500,
      priceMaxMinor: 800,
    });
  });

  test('reads a list price as the regular price', () => {
    const specification = (price: string, type: string) =>
      `<div ${has('priceSpecification')} ${is('UnitPriceSpecification')}><meta ${has('priceType')} content="https://schema.org/${type}"><span ${has('price')}>${price} EUR</span></div>`;
    expect(readProductPage(page(specification('20,00', 'ListPrice') + specification('15,00', 'SalePrice')), url)).toMatchObject({
      priceMinor: 1500,
      regularPriceMinor: 2000,
      currency: 'EUR',
    });
  });

  test('gives nothing for a list of products', () => {
    const listed = (name: string) => `<div ${is('Product')}><h2 ${has('name')}>${name}</h2>${offer('5.00')}</div>`;
    expect(readProductPage(listed('One') + listed('Two'), url)).toBeNull();
  });
});

test('reads JSON-LD with comments, and does not mistake an article for a product', () => {
  const page = (type: string) =>
    `<script type="application/ld+json">{ "@type": "${type}", "name": "Kettle", // the name\n "offers": { "price": "12.00", "priceCurrency": "EUR", /* net */ }, }</script>`;
  expect(readProductPage(page('Product'), url)).toMatchObject({ title: 'Kettle', priceMinor: 1200 });
  expect(readProductPage(page('NewsArticle'), url)).toBeNull();
});
