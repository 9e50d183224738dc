import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyAt } from '../../../../kit/money/currency.ts';
import { toMinor } from '../../../../kit/money/minor-units.ts';
import { machinePrice, parsePrice } from '../../../../kit/money/price-text.ts';
import { type Crawl, defaultLimits } from '../crawl/crawl.ts';
import { relevantRules } from '../crawl/robots.ts';
import { sitemapPages } from '../crawl/sitemap.ts';
import { readCsv } from '../csv/read-csv.ts';
import { feedIn } from '../feeds/merchant-feed.ts';
import { productOnPage } from '../pages/product-on-page.ts';
import { lenientJson } from '../pages/structured/lenient-json.ts';
import { readShopify } from '../platforms/shopify.ts';
import { readWooCommerce } from '../platforms/woocommerce.ts';

const pieces = (...words: string[]) =>
  fc
    .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...words) }, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 60 })
    .map((list) => list.join(''));
const amounts = pieces(
  '12',
  '1.299,00',
  '1 299',
  '€',
  'kr',
  ',-',
  ':-',
  ' ',
  "'",
  '٫',
  '１２',
  'statt ',
  'was ',
  'à ',
  '10x ',
  '–',
  '%',
  'EUR',
);

test('reading prices never throws, and gives only positive safe integers', () => {
  fc.assert(
    fc.property(amounts, (text) => {
      for (const price of [parsePrice(text), machinePrice(text)]) if (price) expect(price.amount).toMatch(/^\d+(\.\d+)?$/);
      const minor = toMinor(parsePrice(text)?.amount, currencyAt(text, { language: text.slice(0, 2), url: text }));
      expect(minor === null || (Number.isSafeInteger(minor) && minor > 0)).toBe(true);
    }),
  );
});

test('reading JSON never throws, and valid JSON is unchanged', () => {
  fc.assert(
    fc.property(pieces('{', '}', '[', ']', '"', ':', ',', '\\', '//', '/*', '*/', '<!--', '&quot;', '\n', '\u0000'), (text) => {
      expect(Array.isArray(lenientJson(text))).toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const text = JSON.stringify(value);
      expect(lenientJson(text)).toEqual([JSON.parse(text)]);
    }),
  );
});

test('reading products from pages never throws', () => {
  const markup = pieces(
    '<h1>Lamp</h1>',
    '<div class="price">',
    '<span data-price="9.9">',
    '12,00 €',
    'was £9 now £8',
    '<s>',
    '</div>',
    '<button>Add to cart</button>',
    '<del>',
    '<form action="/cart/add">',
    '<div itemscope itemtype="https://schema.org/Product">',
    '<span itemprop="price">',
    '<script type="application/ld+json">{"@type":"Product","name":"x","offers":[{"price":{}},',
    '</script>',
    '<meta property="product:price:amount" content="x">',
    '<link rel="canonical" href="//[">',
    '<base href="::">',
    '<script type="application/json">{"name":"Lamp","slug":"1","price":{"toString":1},"images":[[{"url":[]}]],',
    '<script type="application/ld+json">{"@type":{"toString":1},"name":[[[]]],"offers":{"offers":{"offers":[]}}}</script>',
    '<script id="__NUXT_DATA__" type="application/json">[["Reactive",1],{"a":0,"name":9},-1]</script>',
    '"}]}',
  );
  fc.assert(
    fc.property(markup, (html) => {
      const product = productOnPage(html, 'https://shop.example/p/1');
      expect(product === null || product.title !== '').toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('reading CSV fails only with a message for the owner', async () => {
  const cells = pieces('name', 'price', 'title', 'link', 'Handle', 'SKU', ',', ';', '\t', '"', '\n', '\r\n', '12,00', '\ufeff');
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        cells.map((text) => Buffer.from(text)),
        fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
      ),
      async (bytes) => {
        try {
          const reading = readCsv(bytes, 'https://shop.example/');
          for (let step = await reading.next(); !step.done; step = await reading.next())
            for (const product of step.value.products) expect(product.title).not.toBe('');
        } catch (error) {
          // CsvUnreadable is for the owner; a bug would be a TypeError or a RangeError.
          expect((error as Error).constructor).not.toBe(TypeError);
          expect((error as Error).constructor).not.toBe(RangeError);
          expect((error as Error).message).not.toBe('');
        }
      },
    ),
    { numRuns: 150 },
  );
});

const origin = 'https://shop.example';
const crawlOf = (answer: (url: string) => Buffer, maps: string[] = []): Crawl => ({
  limits: defaultLimits,
  get: async (url) => ({ url, status: 200, headers: {}, body: answer(url), text: () => answer(url).toString() }),
  mayRead: async () => true,
  sitemapsOf: async () => maps,
  pagesRead: () => 0,
  answers: () => ({ pages: 0, slow: 0, refused: 0, broken: 0, forbidden: 0 }),
  resume: null,
  end: () => {},
});

test('reading sitemaps never throws, and gives only pages of the shop', async () => {
  const map = pieces(
    '<urlset>',
    '<sitemapindex>',
    '<loc>',
    '</loc>',
    'https://shop.example/p/1',
    'https://elsewhere.example/',
    '/relative',
    '&amp;',
    '&#x0;',
    '<![CDATA[',
    ']]>',
    '<!DOCTYPE a [<!ENTITY x "https://shop.example/entity">]>',
    '&x;',
    'javascript:1',
    '<image:loc>',
  );
  await fc.assert(
    fc.asyncProperty(map, fc.boolean(), async (text, isPacked) => {
      const { likely, others } = await sitemapPages(
        crawlOf(() => (isPacked ? gzipSync(text) : Buffer.from(text))),
        { origin, url: origin },
      );
      for (const url of [...likely, ...others]) expect([URL.parse(url)?.host, url.includes('entity')]).toEqual(['shop.example', false]);
    }),
  );
});

test('reading ends for endless, compressed and broken sitemaps', async () => {
  let requestCount = 0;
  const endless = crawlOf(() => {
    requestCount++;
    return Buffer.from(
      `<sitemapindex>${Array.from({ length: 2_000 }, (_, n) => `<loc>${origin}/map-${requestCount}-${n}.xml</loc>`).join('')}</sitemapindex>`,
    );
  });
  expect(await sitemapPages(endless, { origin, url: origin })).toEqual({ likely: [], others: [], whole: false });
  expect(requestCount).toBeLessThanOrEqual(200);
  const bomb = gzipSync(Buffer.alloc(60 * 1024 * 1024, ' '));
  expect(
    await sitemapPages(
      crawlOf(() => bomb, [`${origin}/map.xml.gz`]),
      { origin, url: origin },
    ),
  ).toEqual({ likely: [], others: [], whole: false });
  const broken = gzipSync('<urlset><loc>https://shop.example/p/1</loc></urlset>').subarray(0, 30);
  expect(
    await sitemapPages(
      crawlOf(() => broken, [`${origin}/map.xml.gz`]),
      { origin, url: origin },
    ),
  ).toMatchObject({ whole: false });
});

test('reading feeds never throws, and does not expand entities', async () => {
  const feed = pieces(
    '<item>',
    '</item>',
    '<entry>',
    '</entry>',
    '<title>Lamp &lol;</title>',
    '<link>https://shop.example/p/1</link>',
    '<link href="/p/2" rel="alternate"/>',
    '<g:price>12,00 EUR</g:price>',
    '<g:sale_price_effective_date>x/y</g:sale_price_effective_date>',
    '<g:product_detail><g:attribute_name>',
    '<![CDATA[',
    ']]>',
    '<g:item_group_id>a',
    '</rss>',
    '&#xD800;',
  );
  const bomb = '<!DOCTYPE a [<!ENTITY lol "ha"><!ENTITY lol2 "&lol;&lol;&lol;&lol;">]>';
  await fc.assert(
    fc.asyncProperty(feed, fc.boolean(), async (items, isPacked) => {
      const text = `${bomb}<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items}`;
      const reading = feedIn({ url: `${origin}/feed.xml`, headers: {}, body: isPacked ? gzipSync(text) : Buffer.from(text) }, 100);
      for await (const { products } of reading ?? [])
        for (const product of products) expect([product.title === '', product.title.includes('ha')]).toEqual([false, false]);
    }),
  );
});

test('reducing robots.txt never throws, and the result is at most twice as long', () => {
  const text = pieces(
    'User-agent: *\n',
    'User-agent: ParleyBot\n',
    'Disallow: /',
    'Allow: *',
    '\r',
    '\n',
    '*',
    '$',
    '#',
    ':',
    'Sitemap: x',
    'Crawl-delay: -1',
  );
  fc.assert(fc.property(text, (file) => relevantRules(file).length <= file.length * 2 + 60));
});

/** An entry of a shop's API: the right names with any values. */
const entry = (...names: string[]) =>
  fc.oneof(
    fc.jsonValue(),
    fc.record(
      Object.fromEntries(
        names.map((name) => [
          name,
          fc.oneof(fc.jsonValue(), fc.constantFrom('Lamp', 'lamp', 7, '12.50', { toString: 1 }, [{}], `https://shop.example/p/${name}`)),
        ]),
      ),
      { requiredKeys: [] },
    ),
  );

test('reading API responses never throws, and reports entries that are not products', async () => {
  const shopify = entry('id', 'title', 'handle', 'body_html', 'tags', 'variants', 'images', 'options', 'product_type');
  const woo = entry('id', 'name', 'permalink', 'type', 'parent', 'prices', 'images', 'categories', 'attributes', 'is_in_stock');
  await fc.assert(
    fc.asyncProperty(fc.array(shopify, { maxLength: 8 }), fc.array(woo, { maxLength: 8 }), async (some, others) => {
      const readings = [
        readShopify(
          crawlOf(() => Buffer.from('{"products":[]}')),
          origin,
          some,
          { currency: 'EUR', language: 'en' },
        ),
        readWooCommerce(
          crawlOf(() => Buffer.from('[]')),
          `${origin}/wp-json/`,
          others,
          'en',
        ),
      ];
      for (const reading of readings)
        for await (const { products, failed } of reading) {
          for (const product of products) expect(product.title).not.toBe('');
          for (const { where, reason } of failed) expect([typeof where, reason === '']).toEqual(['string', false]);
        }
    }),
    { numRuns: 300 },
  );
});
