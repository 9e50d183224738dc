import { describe, expect, test } from 'vitest';
import { createGuardedFetch } from '../../../../../platform/fetch/index.ts';
import { openTestShop, type Page } from '../../../testing/test-shop.ts';
import { openCrawl } from '../../crawl/crawl.ts';
import { infoPage, readInfoPages, topicOf } from './info-pages.ts';

describe('the topic of a page', () => {
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
  ])('%s has no topic', (words, path) => {
    expect(topicOf(words, `https://shop.example${path}`)).toBeNull();
  });
});

test("reads only the page's own content, as text", () => {
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

test('a table keeps its rows, each with the headings of its columns', () => {
  const html = `<main><h1>Delivery</h1><p>Where we send to, and for how much.</p><table><caption>Costs</caption>
    <thead><tr><th>Zone</th><th>Cost</th><th>Days</th></tr></thead><tbody><tr><td>UK</td><td>£4</td><td>2</td></tr><tr><td>EU</td><td>£9</td><td>5</td></tr></tbody></table>
    <table><tr><td>Monday</td><td>9–17</td></tr><tr><td>Tuesday</td><td>9–12</td></tr></table>
    <table><tr><td>Size</td><td>Chest</td><td>Waist</td></tr><tr><td>M</td><td>96</td><td colspan="2">80</td></tr></table>
    <table><tr><td><p>A layout of one cell</p></td></tr></table></main>`;
  expect(infoPage(html, 'https://shop.example/d', 'delivery')?.text.split(/\n+/)).toEqual([
    'Delivery',
    'Where we send to, and for how much.',
    'Costs',
    'Zone: UK · Cost: £4 · Days: 2',
    'Zone: EU · Cost: £9 · Days: 5',
    'Monday: 9–17',
    'Tuesday: 9–12',
    'Size: M · Chest: 96 · Waist: 80 · 80',
    'A layout of one cell',
  ]);
});

test('leaves out what the shop’s system adds', () => {
  const html = `<main><h1>Returns</h1><p>Send anything back within thirty days of the day it came.</p>
    <ul><li><a href="/a">Socks</a></li><li><a href="/b">Hats</a></li><li><a href="/c">Gloves</a></li><li><a href="/d">Scarves</a></li></ul>
    <ul><li>Unworn, with a <a href="/tag">tag</a></li><li>Within thirty days</li></ul>
    <div id="comments"><h2>Leave a Reply</h2></div><div class="widget"><h2>Recent Comments</h2></div></main>`;
  expect(infoPage(html, 'https://shop.example/r', 'returns')?.text).toBe(
    'Returns\n\nSend anything back within thirty days of the day it came.\n\nUnworn, with a tag\n\nWithin thirty days',
  );
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

describe('reading information pages', () => {
  const about = (words: string) => `<main><h1>${words}</h1><p>${'All that can be said about it. '.repeat(3)}</p></main>`;

  test('finds linked pages, at most two for a topic, and no products', async () => {
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

  test('leaves out pages that fail or hang, and is then incomplete', async () => {
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
