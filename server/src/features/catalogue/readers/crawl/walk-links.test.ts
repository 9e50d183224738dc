import { afterEach, describe, expect, test } from 'vitest';
import { createGuardedFetch } from '../../../../platform/fetch/index.ts';
import { productByStructure } from '../../testing/page-parts.ts';
import { openTestShop, type Page } from '../../testing/test-shop.ts';
import type { CatalogueProduct } from '../product.ts';
import { openCrawl, type ReadPosition, type ResumedReading } from './crawl.ts';
import { walkLimits, walkShop } from './walk-links.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const url = 'https://shop.example/kannen/rund';
const frame = (main: string, head = '') =>
  `<html lang="de"><head>${head}</head><body><header><a href="/"><img src="/logo.png"></a><a href="/cart">Warenkorb <span class="price">0,00 €</span></a>
   <form action="/search"><input name="q"></form></header><nav><a href="/kannen/">Kannen</a></nav>${main}
   <footer><p>Ab 50,00 € versandkostenfrei</p><a href="/versand">Versand</a></footer></body></html>`;
const buy = '<form method="post" action="/korb"><input name="menge" value="1"><button>In den Warenkorb</button></form>';
const card = (path: string, name: string, price: string) =>
  `<li class="karte"><a href="${path}"><img src="${path}.jpg"></a><h3><a href="${path}">${name}</a></h3><span>${price}</span><button>In den Warenkorb</button></li>`;

describe('recognising a product page by its structure', () => {
  test('with everything around it', () => {
    const html = frame(
      `<div class="breadcrumbs"><a href="/">Startseite</a> <a href="/kannen/">Kannen</a> <span>Runde Kanne</span></div>
       <main><div><a href="/gross/rund.jpg"><img src="/klein/rund.jpg"></a></div>
       <h1>Runde&nbsp;Kanne</h1><p class="alt"><s>34,90 €</s></p><p><b>29,90 €</b> <small>zzgl. 4,90 € Versand</small></p>
       <label>Farbe <select name="farbe"><option value="">Bitte wählen</option><option value="1">Blau</option><option value="2">Rot</option></select></label>${buy}
       <p>Art.-Nr.: K-17</p><div class="beschreibung"><p>Handgedreht und glasiert, hält einen Liter.</p></div>
       <table><tr><th>Höhe</th><td>18 cm</td></tr></table>
       <h2>Dazu passt</h2><ul>${card('/tassen/klein', 'Kleine Tasse', '9,90 €')}${card('/tassen/gross', 'Große Tasse', '12,90 €')}</ul></main>`,
    );
    expect(productByStructure(html, url)).toEqual({
      externalKey: '/kannen/rund',
      title: 'Runde Kanne',
      link: url,
      image: 'https://shop.example/gross/rund.jpg',
      description: 'Handgedreht und glasiert, hält einen Liter.',
      priceMinor: 2990,
      priceMaxMinor: null,
      regularPriceMinor: 3490,
      currency: 'EUR',
      inStock: true,
      categories: ['Kannen'],
      categoryPaths: [['Kannen']],
      tags: [],
      attributes: { Höhe: ['18 cm'], Farbe: ['Blau', 'Rot'] },
      variants: [],
      cart: null,
      vendor: null,
      sku: 'K-17',
      language: 'de',
      fieldSources: expect.objectContaining({ price: 'page', categoryPaths: 'breadcrumb' }),
    });
  });

  test.each([
    ['English', '<h1>Mug</h1><div class="price">$1,299.00</div><button class="add-to-cart">Add to Cart</button>', 129900, 'USD'],
    ['French', '<h1>Bol</h1><span>12,50\u202f€</span><button>Ajouter au panier</button>', 1250, 'EUR'],
    ['Turkish', '<h1>Kupa</h1><span>249,90 TL</span><a href="#" class="btn">Sepete Ekle</a>', 24990, 'TRY'],
    ['Polish', '<h1>Kubek</h1><span>39,90 zł</span><button>Do koszyka</button>', 3990, 'PLN'],
    [
      'Spanish, buttons as pictures',
      '<h1>Taza</h1><b>9,95 €</b><form action="/carrito/add"><input type="image" src="b.gif" alt="Añadir al carrito"></form>',
      995,
      'EUR',
    ],
    ['Dutch, the small cents', '<h1>Mok</h1><span class="prijs">€ 12<sup>95</sup></span><button>In winkelwagen</button>', 1295, 'EUR'],
    [
      'the price per kilo beside it',
      '<h1>Tee</h1><p><b>6,90 €</b> zzgl. <a href="/versand">Versandkosten</a></p><p>(69,00 €/kg)</p><button>In den Warenkorb</button>',
      690,
      'EUR',
    ],
    [
      'delivery before the price',
      '<h1>Tee</h1><p>Versand: <b>4,90 €</b></p><p>Sie sparen 2,00 €</p><p>6,90 € inkl. MwSt., zzgl. Versand</p><button>In den Warenkorb</button>',
      690,
      'EUR',
    ],
    [
      'the price before in words',
      '<h1>Bowl</h1><p><del>$15.00</del> <span class="sr-only">Original price: $15.00</span> <b>$12.00</b></p><p>RRP $18.00</p><button>Add to cart</button>',
      1200,
      'USD',
    ],
    [
      'two columns',
      '<div class="row"><div class="col"><a href="/marke/x">X</a><h1>Tee</h1></div><div class="col"><b>6,90 €</b><a href="/versand">Versand</a><button>In den Warenkorb</button></div></div>',
      690,
      'EUR',
    ],
    ['a range', '<h1>Tuch</h1><span class="preis">10,00 € – 20,00 €</span><button>In den Warenkorb</button>', 1000, 'EUR'],
  ])('%s', (_what, main, price, currency) => {
    expect(productByStructure(frame(main), url)).toMatchObject({ priceMinor: price, currency });
  });

  test('recognises a sold-out product, but not by a sold-out size', () => {
    expect(productByStructure(frame('<h1>Kanne</h1><p>29,90 €</p><p>Ausverkauft</p>'), url)).toMatchObject({
      inStock: false,
      priceMinor: 2990,
    });
    const sized = `<h1>Hemd</h1><p>29,90 €</p><select><option>S (ausverkauft)</option><option>M</option></select>${buy}`;
    expect(productByStructure(frame(sized), url)).toMatchObject({ inStock: true });
  });

  test.each([
    ['a list of products', `<h1>Kannen</h1><ul>${card('/kannen/a', 'A', '9 €')}${card('/kannen/b', 'B', '10 €')}</ul>`],
    ['a list of one', `<h1>Kannen</h1><ul>${card('/kannen/a', 'A', '9 €')}</ul>`],
    [
      'a list without pictures',
      '<h1>Kannen</h1><div class="r"><a href="/k/a">A</a> 9,00 € <button>In den Korb</button></div><div class="r"><a href="/k/b">B</a> 9,00 € <button>In den Korb</button></div>',
    ],
    [
      'a list whose cards are links',
      '<h1>Kannen</h1><a href="/k/a"><img src="a.jpg"><b class="price">9,00 €</b></a><a href="/k/b"><img src="b.jpg"><b class="price">8,00 €</b></a>',
    ],
    [
      'the costs of delivery',
      '<h1>Versand</h1><table><tr><td>Deutschland</td><td>4,90 €</td></tr><tr><td>Österreich</td><td>9,90 €</td></tr></table>',
    ],
    [
      'an article that names a price',
      '<h1>Unsere Geschichte</h1><p>Die erste Kanne kostete 5,00 € im Jahr 1950, und alle wollten sie haben.</p>',
    ],
    ['a page without a heading', `<p>29,90 €</p>${buy}`],
  ])('does not mistake %s for a product', (_what, main) => {
    expect(productByStructure(frame(main, `<link rel="canonical" href="${url}">`), url)).toBeNull();
  });

  test('does not mistake the home page for a product', () => {
    expect(productByStructure(frame(`<h1>Angebot</h1><p>29,90 €</p>${buy}`), 'https://shop.example/')).toBeNull();
  });
});

describe('following links', () => {
  async function walk(pages: Record<string, Page>, limits: Partial<typeof walkLimits> = {}, totalMs = 10_000) {
    const shop = await openTestShop(pages);
    cleanups.push(shop.close);
    const client = createGuardedFetch({ allowHosts: [shop.host], userAgent: 'ParleyBot/1.0' });
    cleanups.push(client.close);
    const crawl = openCrawl(client, { limits: { totalMs } });
    const start = await crawl.get(`${shop.origin}/`);
    const reading = walkShop(crawl, { url: start.url, html: start.text() }, { ...walkLimits, ...limits });
    const products: CatalogueProduct[] = [];
    for (;;) {
      const step = await reading.next();
      if (step.done) {
        crawl.end();
        return {
          products,
          titles: products.map((product) => product.title).sort(),
          note: step.value.note,
          complete: step.value.complete,
          asked: shop.asked,
        };
      }
      products.push(...step.value.products);
    }
  }
  const product = (name: string, head = '', more = '') =>
    frame(`<h1>${name}</h1><img src="/${name}.jpg"><p>12,00 €</p>${buy}${more}`, head);

  test('finds each product once, whatever its addresses', async () => {
    const shop = await walk({
      '/': frame('<h1>Laden</h1><a href="/kannen/">Kannen</a> <a href="/alle?page=1">Alle</a> <a href="/over" hreflang="nl">NL</a>'),
      '/kannen/': frame(
        `<h1>Kannen</h1><ul>${card('/kannen/rund/?utm_source=x', 'Rund', '12,00 €')}${card('/kannen/eckig', 'Eckig', '12,00 €')}</ul>`,
      ),
      '/alle?page=1': frame(
        `<h1>Alle</h1><ul>${card('/alle/rund', 'Rund', '12,00 €')}${card('/p.php?id=3', 'Flach', '12,00 €')}</ul><a href="/alle?page=2">2</a><a href="/alle?page=1&sort=preis">billig</a>`,
      ),
      '/alle?page=2': frame(
        `<h1>Alle</h1><ul>${card('/kannen/rund#bild', 'Rund', '12,00 €')}</ul><a href="/p.php?id=3&action=add_cart">kaufen</a>`,
      ),
      '/kannen/rund/': product('Rund', '<link rel="canonical" href="/kannen/rund">'),
      '/kannen/rund': product('Rund', '<link rel="canonical" href="/kannen/rund">'),
      '/alle/rund': product('Rund', '<link rel="canonical" href="/kannen/rund">'),
      '/kannen/eckig': product('Eckig', '', '<a href="/neu/eckig">neu</a>'),
      '/neu/eckig': product('Eckig'),
      '/p.php?id=3': product('Flach'),
      '/versand': frame('<h1>Versand</h1><p>4,90 €</p>'),
      '/over': frame('<h1>Over</h1>'),
    });
    expect(shop.titles).toEqual(['Eckig', 'Flach', 'Rund']);
    expect(shop.products.find(({ title }) => title === 'Rund')?.externalKey).toBe('/kannen/rund');
    expect(shop.complete).toBe(false);
    expect(shop.note).toContain('following links');
    for (const path of ['/cart', '/over', '/alle?page=1&sort=preis', '/p.php?id=3&action=add_cart', '/logo.png'])
      expect(shop.asked).not.toContain(path);
  });

  test('respects robots.txt, and skips pages in other languages', async () => {
    const shop = await walk({
      '/robots.txt': 'User-agent: *\nDisallow: /geheim',
      '/': frame('<a href="/geheim/kanne">a</a><a href="/offen">b</a><a href="/en/pot">c</a>'),
      '/geheim/kanne': product('Geheim'),
      '/offen': product('Offen'),
      '/en/pot': product('Pot').replace('lang="de"', 'lang="en"'),
    });
    expect(shop.titles).toEqual(['Offen']);
    expect(shop.asked).not.toContain('/geheim/kanne');
  });

  test('reports every limit', async () => {
    const endless: Page = (request, response) => {
      const at = Number(/\d+/.exec(request.url ?? '')?.[0] ?? 0);
      response.writeHead(200, { 'content-type': 'text/html' }).end(product(`P${at}`, '', `<a href="/p/${at + 1}">weiter</a>`));
    };
    const pages: Record<string, Page> = { '/': '<a href="/p/1">1</a>' };
    for (let at = 1; at < 60; at++) pages[`/p/${at}`] = endless;
    expect(await walk(pages, { depth: 50, pages: 9 })).toMatchObject({
      note: 'Stopped after 9 pages, the most that is read by following links.',
    });
    const deep = await walk(pages, { depth: 3 });
    expect([deep.titles, deep.note]).toEqual([['P1', 'P2', 'P3'], expect.stringContaining('more than 3 links away')]);
    const barren = { '/': '<a href="/a">a</a>', '/a': '<a href="/b">b</a>', '/b': '<a href="/c">c</a>', '/c': '<a href="/d">d</a>' };
    expect(await walk(barren, { patience: 3 })).toMatchObject({ note: 'Stopped after 3 pages without a product.' });
    expect(await walk({ ...pages, '/p/2': () => {} }, {}, 700)).toMatchObject({
      titles: ['P1'],
      note: 'Stopped because the time for one reading was up.',
    });
  });

  test('reads a paginated list to its last page', async () => {
    const pages: Record<string, Page> = { '/': frame('<a href="/alle">Alle</a>') };
    for (let at = 1; at <= 25; at++) {
      const next = [`<a href="/alle?p=${at + 1}">${at + 1}</a>`, `<a href="/neu/page/${at + 1}/">weiter</a>`].join('');
      pages[at === 1 ? '/alle' : `/alle?p=${at}`] = frame(
        `<ul>${card(`/k/${at}`, `K${at}`, '12,00 €')}</ul>${next}<a href="/neu/">Neu</a>`,
      );
      pages[at === 1 ? '/neu/' : `/neu/page/${at}/`] = frame(`<ul>${card(`/n/${at}`, `N${at}`, '12,00 €')}</ul>${next}`);
      pages[`/k/${at}`] = product(`K${at}`);
      pages[`/n/${at}`] = product(`N${at}`);
    }
    const shop = await walk(pages, { depth: 3 });
    expect([shop.titles.length, new Set(shop.titles).size]).toEqual([50, 50]);
  });

  test('survives endless calendars and sessions in every link', async () => {
    let session = 0;
    const day: Page = (request, response) => {
      const at = Number(/\d+/.exec(request.url ?? '')?.[0] ?? 0) + 1;
      session++;
      const links = [
        `/termine?tag=${at}`,
        `/termine/${at}/${at + 1}`,
        `/kanne;jsessionid=${session}`,
        `/kanne?PHPSESSID=${session}`,
        `/(S(x${session}))/kanne`,
      ];
      response.writeHead(200, { 'content-type': 'text/html' }).end(frame(links.map((link) => `<a href="${link}">${at}</a>`).join('')));
    };
    const pages: Record<string, Page> = { '/': frame('<a href="/termine">Termine</a>'), '/termine': day, '/kanne': product('Kanne') };
    for (let at = 0; at < 40; at++) pages[`/termine/${at}/${at + 1}`] = day;
    const shop = await walk(pages, { samePath: 5, depth: 4 });
    expect(shop.titles).toEqual(['Kanne']);
    expect(shop.asked.filter((path) => /kanne(?!n)/.test(path))).toEqual(['/kanne']);
    expect(shop.asked.length).toBeLessThan(20);
  });

  test('goes on where a limit ended the turn before, within the limits of all turns together', async () => {
    const pages: Record<string, Page> = { '/': frame('<a href="/p/1">1</a><a href="/alt">alt</a>'), '/alt': frame('<h1>Alt</h1>') };
    for (let at = 1; at <= 20; at++) pages[`/p/${at}`] = product(`P${at}`, '', `<a href="/p/${at + 1}">weiter</a><a href="/">Anfang</a>`);
    const shop = await openTestShop(pages);
    cleanups.push(shop.close);
    const client = createGuardedFetch({ allowHosts: [shop.host], userAgent: 'ParleyBot/1.0' });
    cleanups.push(client.close);
    const start = await client.get(`${shop.origin}/`);
    const home = { url: start.url, html: start.text() };
    const inTurns = async (limits: typeof walkLimits) => {
      const begun = shop.asked.length;
      const found: CatalogueProduct[] = [];
      let resume: ResumedReading | null = null;
      for (let turn = 1; ; turn++) {
        // Each turn also asks for robots.txt.
        const crawl = openCrawl(client, { limits: { pages: 6 }, resume });
        const reading = walkShop(crawl, home, limits);
        let step = await reading.next();
        let position: ReadPosition | undefined;
        for (; !step.done; step = await reading.next()) {
          found.push(...step.value.products);
          position = step.value.position ?? position;
        }
        crawl.end();
        const asked = shop.asked.slice(begun).filter((path) => path !== '/robots.txt');
        if (!step.value.resumable || !position) return { turn, asked, note: step.value.note, titles: found.map(({ title }) => title) };
        resume = { position: JSON.parse(JSON.stringify(position)), seen: found };
      }
    };
    const whole = await inTurns({ ...walkLimits, depth: 50 });
    expect(whole.titles).toEqual(Array.from({ length: 20 }, (_, at) => `P${at + 1}`));
    expect(whole.turn).toBeGreaterThan(3);
    expect(new Set(whole.asked).size).toBe(whole.asked.length);
    const limited = await inTurns({ ...walkLimits, depth: 50, pages: 12 });
    expect(limited.note).toContain('Stopped after 12 pages');
    expect(limited.asked.length).toBe(11);
    expect((await inTurns({ ...walkLimits, depth: 9 })).note).toContain('more than 9 links away');
  });

  test('is not trapped by the filters of a list', async () => {
    const filters = Array.from({ length: 40 }, (_, at) => `<a href="/liste?farbe=${at}">${at}</a>`).join('');
    const pages: Record<string, Page> = { '/': frame(filters), '/liste': frame(filters) };
    expect((await walk(pages, { samePath: 5 })).asked.filter((path) => path.startsWith('/liste')).length).toBe(5);
  });
});
