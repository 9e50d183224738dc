import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readProductPage } from '../../../testing/page-parts.ts';
import { cleanProduct, plainText, productKey } from '../../product.ts';
import { lenientJson } from './lenient-json.ts';

const url = 'https://shop.example/p/anvil';
const jsonLd = (...texts: string[]) =>
  `<html lang="en"><head>${texts.map((text) => `<script type="application/ld+json">${text}</script>`).join('')}</head><body><h1>Anvil</h1></body></html>`;
const offer = (price: unknown, more: object = {}) => ({ '@type': 'Offer', price, priceCurrency: 'USD', ...more });
const anvil = (more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Anvil',
  offers: offer('119.99'),
  ...more,
});
const page = (...nodes: unknown[]) => readProductPage(jsonLd(...nodes.map((node) => JSON.stringify(node))), url);

describe('JSON-LD with syntax errors', () => {
  test.each([
    ['comments', '{"@type": "Product", // the thing\n "name": "Anvil", /* and */ "url": "https://shop.example/p/anvil"}'],
    ['control characters in text', '{"@type": "Product", "name": "Anvil", "description": "heavy\n\tand black"}'],
    ['trailing commas', '{"@type": ["Product",], "name": "Anvil",}'],
    ['several objects', '{"@type": "Organization", "name": "Acme"}\n{"@type": "Product", "name": "Anvil"}'],
    ['several objects with commas', '{"@type": "Organization"},{"@type": "Product", "name": "Anvil"},'],
    ['wrong escapes', String.raw`{"@type": "Product", "name": "Anvil", "description": "Acme\'s"}`],
    ['an HTML comment around', '<!-- {"@type": "Product", "name": "Anvil"} -->'],
    ['CDATA around', '//<![CDATA[\n{"@type": "Product", "name": "Anvil"}\n//]]>'],
    ['escaped quotes', '{&quot;@type&quot;: &quot;Product&quot;, &quot;name&quot;: &quot;Anvil&quot;}'],
    ['cut off', '{"@type": "Product", "name": "Anvil", "offers": {"price": "1'],
    ['a semicolon', '{"@type": "Product", "name": "Anvil"};'],
    ['full type names', '{"@type": "http://schema.org/Product", "name": "Anvil"}'],
    ['a graph', '{"@graph": [{"@type": "WebPage"}, {"@type": "Product", "name": "Anvil"}]}'],
    ['a main entity', '{"@type": "ItemPage", "mainEntity": {"@type": "Product", "name": "Anvil"}}'],
    ['a list', '[[{"@type": "Product", "name": "Anvil"}]]'],
    ['values in objects', '{"@type": "Product", "name": {"@value": "Anvil"}}'],
  ])('%s', (_what, text) => {
    expect(readProductPage(jsonLd(text), url)?.title).toBe('Anvil');
  });

  test('reads valid JSON like JSON.parse, and never throws', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(lenientJson(text)).toEqual([JSON.parse(text)]);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[{}[\]",:/*\\a1 \n]{0,40}$/)), (text) =>
        Array.isArray(lenientJson(text)),
      ),
    );
    fc.assert(fc.property(fc.json(), fc.nat(100), (text, at) => Array.isArray(lenientJson(text.slice(0, at)))));
  });

  test('reads a valid script beside a broken one', () => {
    expect(readProductPage(jsonLd('{{{"', JSON.stringify(anvil())), url)).toMatchObject({ title: 'Anvil', priceMinor: 11999 });
  });
});

describe('offers', () => {
  test.each([
    ['a number', offer(119.99), [11999, null, null]],
    ['text', offer('119.99'), [11999, null, null]],
    ['a decimal comma', offer('1.119,99'), [111999, null, null]],
    ['an object', offer({}), [null, null, null]],
    ['nothing', offer(''), [null, null, null]],
    ['zero', offer('0.00'), [null, null, null]],
    ['a range', { '@type': 'AggregateOffer', lowPrice: 10, highPrice: 20, priceCurrency: 'USD' }, [1000, 2000, null]],
    ['several offers', [offer(10), offer(12.5)], [1000, 1250, null]],
    ['offers within', { '@type': 'AggregateOffer', offers: [offer(10), offer(11)] }, [1000, 1100, null]],
    ['a specification', { '@type': 'Offer', priceSpecification: { price: 5, priceCurrency: 'USD' } }, [500, null, null]],
    [
      'a list price',
      {
        '@type': 'Offer',
        price: 8,
        priceSpecification: [
          { price: 8, priceCurrency: 'USD' },
          { price: 10, priceType: 'https://schema.org/ListPrice' },
        ],
      },
      [800, null, 1000],
    ],
    [
      'a price per kilogram beside',
      {
        '@type': 'Offer',
        priceSpecification: [
          { price: 9, priceCurrency: 'USD' },
          { price: 90, referenceQuantity: { value: 1 } },
        ],
      },
      [900, null, null],
    ],
  ])('%s', (_what, offers, expected) => {
    const product = page(anvil({ offers }));
    expect([product?.priceMinor, product?.priceMaxMinor, product?.regularPriceMinor]).toEqual(expected);
  });

  test("uses the currency's decimals, and is out of stock only when every offer is", () => {
    expect(page(anvil({ offers: offer('1200', { priceCurrency: 'JPY' }) }))).toMatchObject({ priceMinor: 1200, currency: 'JPY' });
    expect(page(anvil({ offers: offer('1.250', { priceCurrency: 'KWD' }) }))).toMatchObject({ priceMinor: 1250, currency: 'KWD' });
    const out = { availability: 'http://schema.org/OutOfStock' };
    expect(page(anvil({ offers: offer(1, out) }))?.inStock).toBe(false);
    expect(page(anvil({ offers: [offer(1, out), offer(2, { availability: 'InStock' })] }))?.inStock).toBe(true);
    expect(page(anvil({ offers: undefined }))).toMatchObject({ inStock: true, priceMinor: null, currency: null });
  });
});

describe('choosing the product of a page', () => {
  test('merges the variants of a group', () => {
    const variant = (size: string, price: number) => ({ '@type': 'Product', name: `Anvil ${size}`, size, offers: offer(price) });
    const product = page({ '@type': 'ProductGroup', name: 'Anvil', hasVariant: [variant('S', 10), variant('L', 30)] });
    expect(product).toMatchObject({ title: 'Anvil', priceMinor: 1000, priceMaxMinor: 3000, attributes: { Size: ['S', 'L'] } });
    const loose = page({ ...variant('S', 10), inProductGroupWithID: 'a' }, { ...variant('L', 30), inProductGroupWithID: 'a' });
    expect(loose).toMatchObject({ priceMinor: 1000, priceMaxMinor: 3000 });
  });

  test("takes the one with the page's address or heading, and none of a list", () => {
    const other = anvil({ name: 'Rocket', url: '/p/rocket' });
    expect(page(other, anvil({ name: 'Anvil XL', url }))?.title).toBe('Anvil XL');
    expect(page(other, anvil())?.title).toBe('Anvil');
    expect(page(other, anvil({ name: 'Spring', url: '/p/spring' }))).toBeNull();
    expect(page({ '@type': 'Organization', name: 'Acme' })).toBeNull();
  });

  test("takes the canonical address, unless that is another shop's or the home page", () => {
    const at = (canonical: string, node = anvil()) =>
      readProductPage(
        jsonLd(JSON.stringify(node)).replace('<head>', `<head><link rel="canonical" href="${canonical}">`),
        `${url}?utm_source=x`,
      )?.link;
    expect(at('/p/anvil')).toBe(url);
    expect(at('https://elsewhere.example/p')).toBe(`${url}?utm_source=x`);
    expect(at('https://shop.example/')).toBe(`${url}?utm_source=x`);
    expect(at('/sale', anvil({ url: '/p/anvil-2' }))).toBe('https://shop.example/p/anvil-2');
  });

  test("resolves pictures and links against the page's base", () => {
    const html = jsonLd(
      JSON.stringify({
        '@graph': [
          anvil({ image: { '@id': '#pic' }, offers: { '@id': '#o' } }),
          { '@id': '#pic', '@type': 'ImageObject', url: 'a.jpg' },
          { '@id': '#o', price: 2, priceCurrency: 'EUR' },
        ],
      }),
    );
    expect(readProductPage(html.replace('<head>', '<head><base href="https://cdn.shop.example/img/">'), url)).toMatchObject({
      image: 'https://cdn.shop.example/img/a.jpg',
      priceMinor: 200,
    });
  });

  test('takes a missing category from the breadcrumbs', () => {
    const step = (name: string) => ({ '@type': 'ListItem', item: { name } });
    expect(
      page(anvil(), { '@type': 'BreadcrumbList', itemListElement: ['Home', 'Tools', 'Heavy', 'Anvil'].map(step) })?.categories,
    ).toEqual(['Heavy']);
  });
});

describe('pages without JSON-LD', () => {
  test('microdata', () => {
    const html = `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Anvil</h1><img itemprop="image" src="/a.jpg">
      <span itemprop="brand" itemscope><b itemprop="name">ACME</b></span><p itemprop="description">Heavy &amp; <b>black</b></p>
      <div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR"><span itemprop="price">1.119,99 €</span>
      <link itemprop="availability" href="http://schema.org/OutOfStock"></div></div>`;
    expect(readProductPage(html, url)).toMatchObject({
      title: 'Anvil',
      vendor: 'ACME',
      description: 'Heavy & black',
      priceMinor: 111999,
      currency: 'EUR',
      inStock: false,
      image: 'https://shop.example/a.jpg',
    });
  });

  test('OpenGraph', () => {
    const meta = {
      'og:type': 'product',
      'og:title': 'Anvil',
      'og:image': 'https://cdn.example/a.jpg',
      'product:price:amount': '9.50',
      'product:price:currency': 'GBP',
      'product:availability': 'oos',
    };
    const html = Object.entries(meta)
      .map(([name, content]) => `<meta property="${name}" content="${content}">`)
      .join('');
    expect(readProductPage(html, url)).toMatchObject({ title: 'Anvil', priceMinor: 950, currency: 'GBP', inStock: false });
    expect(readProductPage(html.replace('"product"', '"article"'), url)).toBeNull();
  });

  const wooPage = (
    price: string,
    more = '',
  ) => `<body><div class="product type-product instock"><div class="woocommerce-product-gallery"><a href="/full.jpg"><img class="wp-post-image" src="/small.jpg"></a></div>
      <h1 class="product_title">Hat &#8211; Red</h1><p class="price">${price}</p><span class="sku">H1</span><span class="posted_in"><a>Hats</a>, <a>Red</a></span>
      <table class="woocommerce-product-attributes"><tr class="a--weight"><th>Weight</th><td>1 kg</td></tr><tr><th>Size</th><td><p>S, L</p></td></tr></table>
      <div id="tab-description"><h2>Description</h2><p>Warm.</p></div></div>${more}</body>`;
  const amount = (text: string) => `<span class="woocommerce-Price-amount amount"><bdi>${text}</bdi></span>`;

  test("WooCommerce's markup, with and without a price", () => {
    expect(readProductPage(wooPage(''), url)).toMatchObject({
      title: 'Hat – Red',
      priceMinor: null,
      image: 'https://shop.example/full.jpg',
      sku: 'H1',
      categories: ['Hats', 'Red'],
      attributes: { Size: ['S', 'L'] },
      description: 'Warm.',
      inStock: true,
    });
    expect(readProductPage(wooPage(amount('12,50&nbsp;€')), url)).toMatchObject({ priceMinor: 1250, currency: 'EUR' });
    expect(readProductPage(wooPage(`<del>${amount('£20.00')}</del><ins>${amount('£18.00')}</ins>`), url)).toMatchObject({
      priceMinor: 1800,
      regularPriceMinor: 2000,
      currency: 'GBP',
    });
    expect(readProductPage(wooPage(`${amount('£10.00')} – ${amount('£18.00')}`), url)).toMatchObject({
      priceMinor: 1000,
      priceMaxMinor: 1800,
    });
  });

  test('completes JSON-LD from markup', () => {
    const html = wooPage(
      amount('£18.00'),
      `<script type="application/ld+json">${JSON.stringify(anvil({ name: 'Hat - Red', offers: offer('18.00', { priceCurrency: 'GBP' }) }))}</script>`,
    );
    expect(readProductPage(html, url)).toMatchObject({
      title: 'Hat – Red',
      priceMinor: 1800,
      categories: ['Hats', 'Red'],
      attributes: { Size: ['S', 'L'] },
    });
  });
});

describe('cleaning', () => {
  test('turns markup into text', () => {
    expect(plainText('<p>One &amp; two</p><p>Three<br>four</p><script>alert(1)</script><style>p{}</style>')).toBe(
      'One & two\n\nThree\nfour',
    );
    expect(plainText('5 < 6 & 7')).toBe('5 < 6 & 7');
    expect(plainText('a\u0000b\u202ec\ud800')).toBe('abc\ufffd');
  });

  test('drops empty products and hostile parts', () => {
    const raw = { title: 'X', link: '/x', base: url };
    expect(cleanProduct({ ...raw, title: ' <b></b> ' })).toBeNull();
    expect(cleanProduct({ ...raw, link: 'javascript:alert(1)' })).toBeNull();
    expect(cleanProduct({ ...raw, link: 'https://a:b@shop.example/' })).toBeNull();
    expect(cleanProduct({ ...raw, image: 'data:image/png;base64,x' })?.image).toBeNull();
    expect(cleanProduct({ ...raw, title: 'y'.repeat(2000) })?.title.length).toBe(500);
    const odd = cleanProduct({
      ...raw,
      attributes: Object.fromEntries([
        ['__proto__', ['a']],
        ['constructor', ['b']],
        ['Empty', ['']],
      ]),
    });
    expect(Object.keys(odd?.attributes ?? {})).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(odd?.attributes)).toBe(Object.prototype);
  });

  test('ignores irrelevant parts of an address in the key', () => {
    const same = [
      'https://shop.example/p/anvil',
      'http://www.shop.example/p/anvil/',
      'https://shop.example/p/anvil?utm_source=a&variant=3#x',
    ];
    expect(new Set(same.map(productKey)).size).toBe(1);
    expect(productKey('https://shop.example/index.php?product_id=5')).not.toBe(productKey('https://shop.example/index.php?product_id=6'));
  });

  test('never throws, and gives only clean text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, text) => {
        const product = cleanProduct({ title, link: url, base: url, descriptions: [text], tags: [text], attributes: { [title]: [text] } });
        if (!product) return true;
        const texts = [product.title, product.description, ...product.tags];
        return texts.every((each) => each.isWellFormed() && !['\0', '\b', '\u202e'].some((char) => each.includes(char)));
      }),
    );
  });
});
