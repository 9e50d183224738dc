import { describe, expect, test } from 'vitest';
import { createGuardedFetch } from '../../../../platform/fetch/index.ts';
import { openTestShop, type Page } from '../../testing/test-shop.ts';
import { openCrawl } from '../crawl/crawl.ts';
import { infoPage, readInfoPages, topicOf } from './info-pages.ts';

describe('what a page is about', () => {
  test.each([
    ['Versand & Lieferung', '/a', 'delivery'],
    ['Rückgabe', '/a', 'returns'],
    ['', '/policies/refund-policy', 'returns'],
    ['', '/pages/groessentabelle.html', 'sizes'],
    ['Échanges', '/a', 'returns'],
    ['Moyens de paiement', '/a', 'payment'],
    ['Guía de tallas', '/a', 'sizes'],
    ['Domande frequenti', '/a', 'questions'],
    ['Veelgestelde vragen', '/a', 'questions'],
    ['Ödeme seçenekleri', '/a', 'payment'],
    ['Płatności', '/a', 'payment'],
    ['İletişim', '/iletisim', 'contact'],
    ['Kontakt', '/a', 'contact'],
    ['Vrácení', '/a', 'returns'],
  ])('%s %s', (words, path, topic) => {
    expect(topicOf(words, `https://shop.example${path}`)).toBe(topic);
  });

  test.each([
    ['Kontaktlinsen', '/kontaktlinsen'],
    ['Große Größen', '/grosse-groessen'],
    ['Tableware', '/returnable'],
    ['We tell you all about how our delivery of eggs to the whole country began in the year 1950', '/history'],
  ])('%s says nothing', (words, path) => {
    expect(topicOf(words, `https://shop.example${path}`)).toBeNull();
  });
});

test('only the words of the page itself are taken, as text', () => {
  const html = `<title>Versand | Laden</title><body class="no-sidebar cookie-set"><nav><a href="/">Start</a></nav><div class="cookie-banner">Wir nutzen Cookies</div>
    <main><h1>Versand</h1><h2>Wie lange dauert es?</h2><p>Zwei &amp; drei Tage.<script>alert(1)</script></p><details><summary>Wohin?</summary>Nach &lt;Europa&gt;</details></main>
    <footer>Impressum</footer>`;
  expect(infoPage(html, 'https://shop.example/versand', 'delivery')).toEqual({
    url: 'https://shop.example/versand',
    title: 'Versand',
    topic: 'delivery',
    text: 'Versand\n\nWie lange dauert es?\n\nZwei & drei Tage.\n\nWohin?\nNach <Europa>',
  });
  expect(infoPage('<main>Bald mehr.</main>', 'https://shop.example/versand', 'delivery')).toBeNull();
});

async function info(pages: Record<string, Page>, totalMs = 10_000) {
  const shop = await openTestShop(pages);
  const client = createGuardedFetch({ allowHosts: [shop.host], userAgent: 'ParleyBot/1.0' });
  const crawl = openCrawl(client, { limits: { totalMs } });
  try {
    const home = await crawl.get(`${shop.origin}/`);
    return { ...(await readInfoPages(crawl, { url: home.url, html: home.text() })), asked: shop.asked, origin: shop.origin };
  } finally {
    crawl.end();
    await client.close();
    await shop.close();
  }
}

describe('reading them', () => {
  const about = (words: string) => `<main><h1>${words}</h1><p>${'All that can be said about it. '.repeat(3)}</p></main>`;

  test('finds the linked ones, two a topic, and no products', async () => {
    const found = await info({
      '/robots.txt': 'User-agent: *\nDisallow: /returns',
      '/': '<a href="/">FAQ</a><a href="/p">Contact lens</a><footer><a href="/delivery">Delivery</a><a href="/delivery#cost">Delivery costs</a><a href="/ship">Shipping</a><a href="/d3">Delivery abroad</a><a href="/returns">Returns</a><a href="https://other.example/faq">FAQ</a></footer>',
      '/delivery': about('Delivery'),
      '/ship': about('Shipping'),
      '/d3': about('Abroad'),
      '/returns': about('Returns'),
      '/p': '<h1>Contact lens</h1><p>12,00 €</p><button>Add to cart</button>',
    });
    expect(found.pages.map(({ url, topic, title }) => [url.replace(found.origin, ''), topic, title])).toEqual([
      ['/delivery', 'delivery', 'Delivery'],
      ['/ship', 'delivery', 'Shipping'],
    ]);
    expect(found.whole).toBe(true);
    expect(found.asked).not.toContain('/returns');
    expect(found.asked).not.toContain('/d3');
  });

  test('a page that fails or hangs is left out, and then it is not whole', async () => {
    const failing = await info({
      '/': '<a href="/faq">FAQ</a><a href="/delivery">Delivery</a>',
      '/faq': (_, response) => response.writeHead(500).end(),
      '/delivery': about('D'),
    });
    expect([failing.pages.length, failing.whole]).toEqual([1, false]);
    const hanging = await info(
      { '/': '<a href="/delivery">Delivery</a><a href="/faq">FAQ</a>', '/faq': () => {}, '/delivery': about('D') },
      600,
    );
    expect([hanging.pages.length, hanging.whole]).toEqual([1, false]);
  });
});
