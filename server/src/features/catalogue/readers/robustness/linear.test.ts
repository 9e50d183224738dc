/**
 * The cost of reading hostile text grows linearly. A regular expression that backtracks, or a search of everything for each item, takes
 * forever on a page made for it. The thread's CPU time is measured for a size and for four times that size; quadratic growth would give
 * sixteen times the time.
 */
import { expect, test } from 'vitest';
import { currencyAt } from '../../../../kit/money/currency.ts';
import { machinePrice, parsePrice } from '../../../../kit/money/price-text.ts';
import { growthOf, tooMuchGrowth } from '../../../../testing/growth.ts';
import type { Crawl } from '../crawl/crawl.ts';
import { relevantRules } from '../crawl/robots.ts';
import { readCsv } from '../csv/read-csv.ts';
import { feedIn } from '../feeds/merchant-feed.ts';
import { linksOf } from '../pages/links.ts';
import { productOnPage } from '../pages/product-on-page.ts';
import { noProductsReason } from '../pages/reasons/no-products-reason.ts';
import { aboutShop } from '../pages/shop/about-shop.ts';
import { infoPage } from '../pages/shop/info-pages.ts';
import { lenientJson } from '../pages/structured/lenient-json.ts';
import { wooCommerceReader } from '../platforms/woocommerce.ts';
import { plainLink, plainText } from '../product.ts';

const url = 'https://shop.example/p/1';
const small = 4_000;
const nothingRead = { pages: 1, slow: 0, refused: 0, broken: 0, forbidden: 0, limit: '' };

const growth = (read: (length: number) => () => unknown) => growthOf(small, read);

const pumps = [
  ' ',
  '\n',
  '\u3000',
  '.',
  ',',
  '1',
  '1 ',
  '1.',
  '1 111',
  'a',
  '-',
  '<',
  '&',
  '"',
  '/',
  '|',
  ' | ',
  ' - ',
  '€',
  '\\',
  '{',
  '[',
  '}',
  '//',
  '/*',
  '=',
  '(',
  'é',
];

test.each(pumps)('a text of nothing but %j', async (pump) => {
  const shapes = (length: number) => {
    const long = pump.repeat(Math.ceil(length / pump.length));
    return [long, `Lamp 12,00 €${long}x`, `${long}€ 12`];
  };
  const read = (length: number) => () => {
    for (const text of shapes(length)) {
      parsePrice(text, text);
      machinePrice(text);
      currencyAt(text, { language: text, url: text });
      lenientJson(text);
      lenientJson(`{"a": 1, ${text}`);
      plainText(text);
      relevantRules(`User-agent: *\nDisallow: ${text}`);
      plainLink(`https://shop.example/${text}`);
      const page = `<html><head><title>${text}</title><meta property="og:type" content="product"><meta property="og:title" content="${text.replaceAll('"', '')}"></head><body><h1>${text}</h1><b class="price">${text}</b><button>Add to cart</button></body></html>`;
      productOnPage(page, url);
      infoPage(page, url, 'delivery');
      aboutShop(page, url);
      noProductsReason(page, url, nothingRead);
    }
  };
  expect(await growth(read)).toBeLessThan(tooMuchGrowth);
});

const markups: [string, (times: number) => string][] = [
  ['offers in JSON-LD', (times) => ld(`{"@type":"Product","name":"a","offers":[${'{"price":1},'.repeat(times)}]}`)],
  ['broken JSON-LD with many objects', (times) => ld(`{"@type":"Product","name":"a","offers":[${'{"price":1},\n'.repeat(times)}],,}`)],
  ['colours in JSON-LD', (times) => ld(`{"@type":"Product","name":"a","color":[${'"red",'.repeat(times)}"blue"]}`)],
  [
    'variants in JSON-LD',
    (times) => ld(`{"@type":"ProductGroup","name":"a","hasVariant":[${'{"@type":"Product","name":"a"},'.repeat(times)}{}]}`),
  ],
  ['products of one name', (times) => ld(`[${'{"@type":"Product","name":"a"},'.repeat(times)}{}]`)],
  [
    'microdata prices',
    (times) =>
      `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">a</b>${'<i itemprop="price">1</i>'.repeat(times)}</div>`,
  ],
  ['microdata products', (times) => '<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">a</b></div>'.repeat(times)],
  [
    'microdata products in each other',
    (times) => `${'<div itemscope itemtype="https://schema.org/Product">'.repeat(times / 20)}<h1>a</h1>`,
  ],
  ['sold-out cards', (times) => shown(`<ul>${'<li><a href="/x">x</a> <span>Sold out</span></li>'.repeat(times / 4)}</ul>`)],
  ['cards with words', (times) => shown(`<ul>${'<li><a href="/x">x</a><p>word</p></li>'.repeat(times / 4)}</ul>`)],
  [
    'long text, deep down',
    (times) => shown(`${'<div class="description">'.repeat(300)}<p>${'word '.repeat(times)}</p>${'</div>'.repeat(300)}`),
  ],
  [
    'hidden blocks around prices',
    (times) => shown(`${'<div aria-hidden="true">'.repeat(300)}<input>${'<b>12,00 €</b>'.repeat(times / 40)}${'</div>'.repeat(300)}`),
  ],
  ['articles in each other', (times) => `<h1>a</h1>${'<article>'.repeat(300)}<p>${'word '.repeat(times)}</p>`],
  ['headings', (times) => shown(`${rows('<h1>a</h1><h2>a</h2>', times / 8)}`)],
  ['buttons', (times) => shown(rows('<button>Buy now</button>', times / 4))],
  ['words for the WordPress interface', (times) => '<link '.repeat(times)],
  ['tags behind a program that ends in capitals', (times) => `<script></SCRIPT>${'<div>'.repeat(times)}`],
  [
    'objects in the data of its program',
    (times) => `<h1>a</h1><script type="application/json">[${'{"name":"a","price":1},'.repeat(times)}{}]</script>`,
  ],
  ['list upon list', (times) => `<ul>${'<li><ul>'.repeat(times / 40)}`],
];

/** In rows, because pages that are too wide are not read at all. */
function rows(row: string, times: number): string {
  return `<section>${row.repeat(40)}</section>`.repeat(times / 40);
}

function ld(json: string): string {
  return `<script type="application/ld+json">${json}</script>`;
}

function shown(more: string): string {
  return `<title>Lamp</title><h1>Lamp</h1><b class="price">12,00 €</b><button>Add to cart</button>${more}`;
}

test.each(markups)('a page of %s', async (_what, page) => {
  const read = (times: number) => {
    const html = page(times);
    return () => [productOnPage(html, url), linksOf(html, url), infoPage(html, url, 'delivery')];
  };
  expect(await growth(read)).toBeLessThan(tooMuchGrowth);
});

test('a page without products, with blanks behind a type', async () => {
  const read = (times: number) => {
    const html = ld(`{"@type":${' '.repeat(times)}x`);
    return () => noProductsReason(html, url, nothingRead);
  };
  expect(await growth(read)).toBeLessThan(tooMuchGrowth);
});

test('a page of links to the WordPress interface that do not end', async () => {
  const asked = { get: () => Promise.reject(new Error('asked')) } as unknown as Crawl;
  const read = (times: number) => {
    const html = `<link${' rel="https://api.w.org/"'.repeat(times)}`;
    const home = { url, origin: 'https://shop.example', html, headers: {}, status: 200, language: null, feed: null };
    return () => wooCommerceReader.probe(asked, home).catch(() => null);
  };
  expect(await growth(read)).toBeLessThan(tooMuchGrowth);
});

const google = 'xmlns:g="http://base.google.com/ns/1.0"';
const feeds: [string, (times: number) => string][] = [
  [
    'one item with many colours',
    (times) =>
      `<rss ${google}><channel><item><link>/a</link><title>a</title>${'<g:color>a</g:color>'.repeat(times / 8)}</item></channel></rss>`,
  ],
  [
    'variations with long names',
    (times) =>
      `<rss ${google}><channel>${`<item><link>/a</link><title>${'a'.repeat(times)}-1</title></item><item><link>/a</link><title>${'a'.repeat(times)}x-2</title></item>`}</channel></rss>`,
  ],
  [
    'categories of blanks',
    (times) =>
      `<rss ${google}><channel><item><link>/a</link><title>a</title><g:product_type>a${' '.repeat(times)}b</g:product_type></item></channel></rss>`,
  ],
  [
    'items of one group',
    (times) =>
      `<rss ${google}><channel>${'<item><link>/a?b&amp;c&amp;d=1</link><title>Lamp</title><g:color>a</g:color></item>'.repeat(times / 20)}</channel></rss>`,
  ],
  ['a table whose cells are blanks', (times) => `name,price,color,category\nLamp,12,"red${' '.repeat(times)}x","a${' '.repeat(times)}x"`],
  ['a table of options', (times) => `name,price,option groups,option values\nLamp,12,${'a|'.repeat(times)},${'b|'.repeat(times)}`],
  ['a table of labels', (times) => `name,price,facets\nLamp,12,${'a:b|'.repeat(times)}`],
  ['a table of one column many times', (times) => `name,price${',size'.repeat(100)}\n${'Lamp,12,L\n'.repeat(times / 10)}`],
];

test.each(feeds)('a feed: %s', async (_what, file) => {
  const read = (times: number) => async () => {
    const text = file(times);
    const reading = text.startsWith('<') ? feedIn({ url, headers: {}, body: Buffer.from(text) }, 1000) : readCsv(Buffer.from(text), url);
    let wordCount = 0;
    for await (const batch of reading ?? []) wordCount += batch.products.length;
    expect(wordCount).toBeGreaterThan(0);
  };
  expect(await growth(read)).toBeLessThan(tooMuchGrowth);
});
