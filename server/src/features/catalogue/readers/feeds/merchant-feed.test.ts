import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Reading } from '../crawl/crawl.ts';
import type { Failed } from '../failures.ts';
import type { CatalogueProduct } from '../product.ts';
import { feedIn } from './merchant-feed.ts';

async function take(reading: Reading | null) {
  if (!reading) throw new Error('no feed');
  const products: CatalogueProduct[] = [];
  const failed: Failed[] = [];
  for (;;) {
    const step = await reading.next();
    if (step.done) return { products, failed, end: step.value, of: (title: string) => products.find((product) => product.title === title) };
    products.push(...step.value.products);
    failed.push(...step.value.failed);
  }
}

const feedOf = (text: string | Buffer, most = 1000) =>
  feedIn({ url: 'https://shop.example/feed', headers: {}, body: Buffer.from(text as string) }, most);

const rss = (items: string, end = '</channel></rss>') =>
  `<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Laden</title><language>de-DE</language>${items}${end}`;
const item = (id: string, title: string, more = '') =>
  `<item><g:id>${id}</g:id><title>${title}</title><link>https://shop.example/p/${id}?utm_source=google</link><g:price>12,00 EUR</g:price>${more}</item>`;

describe('RSS', () => {
  test('reads every field, and the sale price during the sale', async () => {
    const feed = await take(
      feedOf(
        rss(
          item(
            'a',
            '<![CDATA[Tee &amp; Kanne]]>',
            `<g:title>Tee &amp; Kanne</g:title><description>&lt;p&gt;Rund &amp;amp; gut&lt;/p&gt;</description>
            <g:image_link>/kanne.jpg</g:image_link><g:sale_price>9,50 EUR</g:sale_price><g:availability>in stock</g:availability>
            <g:brand>Töpfer</g:brand><g:mpn>K-1</g:mpn><g:product_type>Startseite &gt; Küche &gt; Kannen</g:product_type>
            <g:color>Blau</g:color><g:age_group>adult</g:age_group><g:shipping><g:price>4.90 EUR</g:price></g:shipping>
            <g:product_detail><g:section_name>Maße</g:section_name><g:attribute_name>Höhe</g:attribute_name><g:attribute_value>20 cm</g:attribute_value></g:product_detail>`,
          ) +
            item('b', 'Aus', '<g:availability>out_of_stock</g:availability>') +
            item(
              'c',
              'War billig',
              '<g:sale_price>1.00 EUR</g:sale_price><g:sale_price_effective_date>2001-01-01T00:00Z/2001-02-01T00:00Z</g:sale_price_effective_date>',
            ) +
            '<item><g:id>d</g:id><title>Ohne Adresse</title></item>',
        ),
      ),
    );
    expect(feed.end).toEqual({ complete: true, note: '' });
    expect([feed.products.length, feed.failed]).toEqual([3, [{ where: 'Item 4: Ohne Adresse', reason: 'no link' }]]);
    expect(feed.of('Tee & Kanne')).toEqual({
      externalKey: '/p/a',
      title: 'Tee & Kanne',
      link: 'https://shop.example/p/a',
      image: 'https://shop.example/kanne.jpg',
      description: 'Rund & gut',
      priceMinor: 950,
      priceMaxMinor: null,
      regularPriceMinor: 1200,
      currency: 'EUR',
      inStock: true,
      categories: ['Küche', 'Kannen'],
      tags: [],
      attributes: { Color: ['Blau'], 'Age group': ['adult'], Höhe: ['20 cm'] },
      vendor: 'Töpfer',
      sku: 'K-1',
      language: 'de',
      categoryPaths: [['Küche', 'Kannen']],
      cart: null,
      variants: [],
      fieldSources: {},
    });
    expect(feed.of('Aus')).toMatchObject({ inStock: false, priceMinor: 1200 });
    expect(feed.of('War billig')).toMatchObject({ priceMinor: 1200, regularPriceMinor: null });
  });

  test('merges variations into one product with a price range', async () => {
    const variation = (id: string, title: string, price: string, more: string) =>
      `<item><g:id>${id}</g:id><g:item_group_id>shirt</g:item_group_id><g:title>${title}</g:title><g:link>https://shop.example/shirt?color=${id}</g:link><g:price>${price}</g:price>${more}</item>`;
    const feed = await take(
      feedOf(
        rss(
          variation('1', 'Linen shirt - Red / M', 'EUR 30.00', '<g:color>Red</g:color><g:availability>out of stock</g:availability>') +
            variation('2', 'Linen shirt - Rose / L', '1 035,50 EUR', '<g:color>Rose</g:color><g:availability>in_stock</g:availability>'),
        ),
      ),
    );
    expect(feed.products).toMatchObject([
      {
        title: 'Linen shirt',
        link: 'https://shop.example/shirt',
        priceMinor: 3000,
        priceMaxMinor: 103550,
        inStock: true,
        attributes: { Color: ['Red', 'Rose'] },
      },
    ]);
  });

  test("merges items with the same address, except the home page's", async () => {
    const at = (id: string, link: string) =>
      `<item><g:id>${id}</g:id><title>T${id}</title><link>${link}</link><g:price>5.00 USD</g:price></item>`;
    const feed = await take(
      feedOf(
        rss(
          at('1', 'https://s.example/p?variant=1') +
            at('2', 'https://s.example/p?variant=2') +
            at('3', 'https://s.example/') +
            at('4', 'https://s.example/'),
        ),
      ),
    );
    expect(feed.products.map((product) => product.title)).toEqual(['T1', 'T3', 'T4']);
    expect(new Set(feed.products.map((product) => product.externalKey)).size).toBe(3);
  });

  test('skips a broken item, and reports a truncated file and limits', async () => {
    const broken = await take(feedOf(rss(`${item('a', 'A')}<item><g:id>b</title><link>x<</item>${item('c', 'C & D')}<item><g:id>e`, '')));
    expect(broken.products.map((product) => product.title)).toEqual(expect.arrayContaining(['A', 'C & D']));
    expect(broken.end).toEqual({ complete: false, note: 'The feed breaks off before its end.' });
    const limited = await take(feedOf(rss(item('a', 'A') + item('b', 'B')), 1));
    expect([limited.products.length, limited.end.complete]).toEqual([1, false]);
  });

  test('reads another namespace prefix, and compressed feeds', async () => {
    const text = rss(item('a', 'A')).replaceAll('g:', 'gm:').replace('xmlns:g=', 'xmlns:gm=');
    expect((await take(feedOf(gzipSync(text)))).of('A')).toMatchObject({ priceMinor: 1200, currency: 'EUR' });
  });
});

test('Atom', async () => {
  const feed = await take(
    feedOf(`<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0" xml:lang="fr">
      <entry><id>tag:1</id><g:id>1</g:id><title>Bol</title><link rel="self" href="https://shop.example/feed/1"/><link href="https://shop.example/bol"/>
      <summary>Un bol</summary><g:price>7.90 EUR</g:price></entry></feed>`),
  );
  expect(feed.products).toMatchObject([
    { title: 'Bol', link: 'https://shop.example/bol', description: 'Un bol', priceMinor: 790, language: 'fr' },
  ]);
});

test.each([
  ['TSV', '\t'],
  ['CSV', ','],
])('%s', async (_what, sign) => {
  const rows = [
    ['id', 'title', 'description', 'link', 'image link', 'price', 'sale price', 'availability', 'item group id', 'g:color', 'product type'],
    [
      '1',
      'Mug - Red',
      'A 3" mug',
      'https://shop.example/mug?variant=1',
      '',
      '10.00 USD',
      '8.00 USD',
      'in stock',
      'm',
      'Red',
      'Kitchen > Mugs',
    ],
    ['2', 'Mug - Blue', '', 'https://shop.example/mug?variant=2', '', '12.00 USD', '', 'in stock', 'm', 'Blue', 'Kitchen > Mugs'],
    ['3', 'Bowl', '', 'https://shop.example/bowl', '', '"15.00 USD"', '', 'out of stock', '', '', ''],
  ];
  const feed = await take(feedOf(`\ufeff${rows.map((row) => row.join(sign)).join('\r\n')}`));
  expect(feed.products).toMatchObject([
    {
      title: 'Mug',
      priceMinor: 800,
      priceMaxMinor: 1200,
      regularPriceMinor: 1000,
      attributes: { Color: ['Red', 'Blue'] },
      categories: ['Kitchen', 'Mugs'],
      image: null,
    },
    { title: 'Bowl', priceMinor: 1500, inStock: false },
  ]);
});

test.each([
  ['a page', '<!doctype html><html><body>id,title,link,price</body></html>'],
  [
    'a blog',
    '<?xml version="1.0"?><rss version="2.0"><channel><item><title>News</title><link>https://shop.example/news</link></item></channel></rss>',
  ],
  ['a sitemap', '<?xml version="1.0"?><urlset><url><loc>https://shop.example/</loc></url></urlset>'],
  ['robots.txt', 'User-agent: *\nDisallow:'],
  ['nothing', ''],
])('does not mistake %s for a feed', (_what, text) => {
  expect(feedOf(text)).toBeNull();
});
