import { afterEach, expect, test } from 'vitest';
import { createGuardedFetch } from '../../../../platform/fetch/index.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { type CatalogueProduct, openShop } from '../index.ts';
import { productOnPage } from './product-on-page.ts';

const page = (lang: string, title: string, body: string, head = '') =>
  `<!doctype html><html lang="${lang}"><head><title>${title} - Shop</title>${head}</head><body>${body}</body></html>`;
const json = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const swedish = (price: string, button: string) =>
  page(
    'sv',
    'Filt',
    `<main class="flex"><img src="/f.jpg"><h1 class="text-2xl">Filt</h1><div class="flex gap-2">${price}</div>${button}</main>
     <section><a href="/produkt/kudde"><img src="/2.jpg"><p>Kudde</p><p>199 kr</p></a></section>`,
  );

// Page structures that no reader was made for; the general rules must suffice.
test.each<[string, string, Record<string, unknown>]>([
  [
    'struck through by a utility class, bought with one word',
    swedish('<span class="line-through text-gray-400">1 599:-</span><span class="font-bold">399:-</span>', '<button>Köp</button>'),
    { title: 'Filt', priceMinor: 39_900, regularPriceMinor: 159_900, currency: 'SEK', inStock: true },
  ],
  [
    'sold out in words on a dead button',
    swedish('<span>899 kr</span>', '<button disabled>Slut i lager</button>'),
    { title: 'Filt', priceMinor: 89_900, inStock: false },
  ],
  [
    'a list price named in the cell beside it, a name of two signs, no h1',
    page(
      'ja',
      '急須',
      `<h2>急須</h2><form method="post" action="/cart/in"><table><tr><th>定価</th><td>15,000円(税込)</td></tr>
       <tr><th>販売価格</th><td><strong>12,800円(税込)</strong></td></tr></table><input type="submit" value="カートに入れる"></form>`,
    ),
    { title: '急須', priceMinor: 12_800, regularPriceMinor: 15_000, currency: 'JPY' },
  ],
  [
    'both prices in one sentence',
    page('de', 'Brett', '<h1>Brett</h1><p>Vorher 99,00 € – jetzt nur 79,00 €</p><form action="/korb"><button>Jetzt kaufen</button></form>'),
    { priceMinor: 7900, regularPriceMinor: 9900, currency: 'EUR' },
  ],
  [
    'the price before named behind it',
    page('fr', 'Bol', '<h1>Bol</h1><p>Prix : <b>25 €</b> au lieu de 40 €</p><button>Acheter</button>'),
    { priceMinor: 2500, regularPriceMinor: 4000 },
  ],
  [
    'without and with the tax',
    page(
      'en-GB',
      'Pan',
      '<main><h1>Pan</h1><p><del></del><ins>£30.00</ins> ex VAT</p><p>£36.00 inc VAT</p><button>Add to basket</button></main>',
    ),
    { priceMinor: 3600, regularPriceMinor: null, currency: 'GBP' },
  ],
  [
    'a number of the article that looks like rupees',
    page('en', 'Shoe', '<h1>Shoe</h1><b class="price">$99.99</b><dl><dt>SKU:</dt><dd>RS4000</dd></dl><button>Add to cart</button>'),
    { priceMinor: 9999, regularPriceMinor: null, currency: 'USD' },
  ],
  [
    'instalments before the price',
    page('pt-BR', 'Vaso', '<h1>Vaso</h1><p>10x R$ 12,00</p><p>R$ 120,00 à vista</p><button>Comprar</button>'),
    { priceMinor: 12_000, priceMaxMinor: null, currency: 'BRL' },
  ],
  [
    'amounts without a sign, as Norwegians write them',
    page('nb-NO', 'Kopp', '<h1>Kopp</h1><p>Før: 299,- Nå: 199,-</p><button>Kjøp</button>'),
    { priceMinor: 19_900, regularPriceMinor: 29_900, currency: 'NOK' },
  ],
  [
    'a price that only an attribute holds',
    page('en-IE', 'Scarf', '<h1>Scarf</h1><div data-price="79.50" data-currency="EUR"></div><button>Add to bag</button>'),
    { priceMinor: 7950, currency: 'EUR' },
  ],
  [
    'a price for programs on a page that calls itself a website',
    page(
      'de-CH',
      'Ring',
      '<div>Ring</div>',
      `<meta property="og:type" content="website"><meta property="og:title" content="Ring"><meta property="product:price:amount" content="89.90">
       <meta property="product:price:currency" content="CHF"><meta property="product:availability" content="out of stock">`,
    ),
    { title: 'Ring', priceMinor: 8990, currency: 'CHF', inStock: false },
  ],
  [
    'one price in three currencies',
    page(
      'en',
      'Chair',
      '<h1>Chair</h1>',
      json({
        '@type': 'Product',
        name: 'Chair',
        offers: ['EUR', 'USD', 'GBP'].map((priceCurrency, at) => ({ '@type': 'Offer', price: 100 + at, priceCurrency })),
      }),
    ),
    { priceMinor: 10_000, priceMaxMinor: null, currency: 'EUR' },
  ],
])('%s', (_, html, expected) => {
  expect(productOnPage(html, 'https://shop.example/p/1')).toMatchObject(expected);
});

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function readAll(pages: Record<string, string>) {
  const shop = await openTestShop(pages);
  const client = createGuardedFetch({ allowHosts: [shop.host], userAgent: 'ParleyBot/1.0' });
  cleanups.push(
    () => client.close(),
    () => shop.close(),
  );
  const opened = await openShop(client, shop.origin);
  const products: CatalogueProduct[] = [];
  let step = await opened.reading.next();
  for (; !step.done; step = await opened.reading.next()) products.push(...step.value.products);
  opened.end();
  return { products, kind: opened.kind(), note: step.value.note };
}

test('reads a shop rendered in the browser by the addresses in its data, and reports how it was read', async () => {
  const app = (props: object) =>
    page('en', 'Shop', `<div id="__next"></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props })}</script>`);
  const things = ['chair', 'table', 'bench'].map((slug, at) => ({
    slug,
    name: slug,
    url: `/p/${slug}`,
    price: { amount: `${90 + at}.50`, currencyCode: 'EUR' },
  }));
  const pages = Object.fromEntries(things.map((product) => [product.url, app({ product, also: things })]));
  const { products, kind, note } = await readAll({ '/': app({ things }), ...pages });
  expect(products.map(({ title, priceMinor, currency }) => [title, priceMinor, currency])).toEqual([
    ['chair', 9050, 'EUR'],
    ['table', 9150, 'EUR'],
    ['bench', 9250, 'EUR'],
  ]);
  expect([kind, note]).toEqual(['walk', 'The products were found by following links, so some may be missing.']);
});

test('reads each product once from a sitemap in several languages, in the language of the given page', async () => {
  const names = { en: ['Chair', 'Table'], de: ['Stuhl', 'Tisch'] };
  const pages: Record<string, string> = { '/': page('en', 'Shop', '<h1>Shop</h1>') };
  for (const lang of ['en', 'de'] as const)
    for (const [at, name] of names[lang].entries())
      pages[`/${lang}/product/${at}`] = page(
        lang,
        name,
        `<h1>${name}</h1>`,
        `<link rel="alternate" hreflang="en-GB" href="{origin}/en/product/${at}"><link rel="alternate" hreflang="de" href="{origin}/de/product/${at}">${json({ '@type': 'Product', name, offers: { price: 10, priceCurrency: 'EUR' } })}`,
      );
  // This product has no translation, so it still belongs to the shop.
  pages['/de/product/2'] = page('de', 'Bank', '<h1>Bank</h1>', json({ '@type': 'Product', name: 'Bank' }));
  const map = Object.keys(pages).map((path) => `<url><loc>{origin}${path}</loc></url>`);
  const { products } = await readAll({ ...pages, '/sitemap.xml': `<?xml version="1.0"?><urlset>${map.join('')}</urlset>` });
  const titles = products.map(({ title }) => title);
  expect(titles.toSorted()).toEqual(['Bank', 'Chair', 'Table']);
});
