/** Scores catalogues and pages of real shops in the folder REALDATA; their licences do not allow them in the project. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { readCsv } from '../../server/src/features/catalogue/readers/csv/read-csv.ts';
import type { CatalogueProduct } from '../../server/src/features/catalogue/readers/index.ts';
import { productOnPage } from '../../server/src/features/catalogue/readers/pages/product-on-page.ts';
import type { Sample } from '../../server/src/features/catalogue/testing/samples.ts';
import { type Expected, type Score, score } from '../../server/src/features/catalogue/testing/score.ts';
import { openTestShop } from '../../server/src/features/catalogue/testing/test-shop.ts';
import type { Tongue } from '../../server/src/features/catalogue/testing/tongues.ts';
import { toMinor } from '../../server/src/kit/money/minor-units.ts';
import { parsePrice } from '../../server/src/kit/money/price-text.ts';
import { readWhole } from './read.ts';
import { scoreShapes } from './shapes.ts';

// biome-ignore lint/suspicious/noExplicitAny: files of many makers; each field is checked by what is expected of it
type Loose = any;
const load = (...parts: string[]): Loose => JSON.parse(readFileSync(join(...parts), 'utf8'));

/** Serves a saved mirror; `block` answers 404 under these beginnings. */
export async function openMirror(folder: string, block: string[]) {
  const mirror = load(folder, 'routes.json');
  let origin = '';
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const recorded = block.some((prefix) => url.startsWith(prefix)) ? undefined : mirror.routes[url];
    const route = recorded ?? mirror.routes[mirror.default_404];
    if (!route) return response.writeHead(404).end();
    const raw = readFileSync(join(folder, route.file));
    const spoken = (text: string) =>
      text.replaceAll(mirror.origin_token, origin).replaceAll(mirror.origin_token_urlencoded, encodeURIComponent(origin));
    const headers = Object.entries(route.headers ?? {}).map(([name, value]) => [name, spoken(String(value))]);
    response.writeHead(recorded ? route.status : 404, { 'content-type': route.type, ...Object.fromEntries(headers) });
    response.end(route.file.endsWith('.gz') ? spoken(gunzipSync(raw).toString('utf8')) : raw);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, close: () => server.closeAllConnections() ?? server.close() };
}

async function mirrors(folder: string): Promise<Score[]> {
  const scores: Score[] = [];
  for (const name of readdirSync(folder).filter((each) => existsSync(join(folder, each, 'routes.json')))) {
    const file = join(folder, name, 'expected.json');
    if (!existsSync(file)) continue;
    const expected: Expected[] = load(file).products.map((each: Loose) => {
      const [from, to] = [each.price_min ?? each.price, each.price_max ?? null];
      const minor = (amount: unknown) => (amount === null || amount === undefined ? null : toMinor(String(amount), each.currency));
      return {
        title: each.name,
        priceMinor: minor(from),
        ...(to !== null && { priceMaxMinor: minor(to) === minor(from) ? null : minor(to) }),
        ...(from !== null && { currency: each.currency }),
        inStock: each.in_stock,
        ...(each.regular_price !== undefined && { regularPriceMinor: each.on_sale ? minor(each.regular_price) : null }),
        ...(each.categories && { categories: each.categories }),
        ...(each.attributes && { attributes: each.attributes }),
        ...(each.sku && { sku: each.sku }),
      };
    });
    for (const [what, block] of [
      ['as it is', []],
      ['without its interface', ['/wp-json']],
      ['without interface and map', ['/wp-json', '/wp-sitemap', '/sitemap', '/robots.txt']],
    ] as [string, string[]][]) {
      const shop = await openMirror(join(folder, name), block);
      const read = await readWhole(shop.origin);
      scores.push(score(`mirror, ${read.kind}`, `${name} ${what}`, expected, read.products, read.pages));
      console.log(`  ${name} ${what}: pages about ${read.topics.join(', ') || 'nothing'}; ${read.note}`);
      shop.close();
    }
  }
  return scores;
}

const shopifyExpected = (product: Loose, currency: string | null): Expected => {
  const prices = product.variants.map((each: Loose) => toMinor(each.price, currency)).filter((each: number | null) => each !== null);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return {
    title: product.title,
    priceMinor: prices.length ? low : null,
    priceMaxMinor: prices.length && high !== low ? high : null,
    image: product.images[0]?.src ?? null,
    vendor: product.vendor,
    tags: [],
  } as Expected;
};

async function shopify(folder: string): Promise<Score[]> {
  const scores: Score[] = [];
  for (const name of ['apparel', 'home-and-garden']) {
    const { products } = load(folder, `${name}.products.json`);
    const shop = await openTestShop({
      '/': '<html lang="en"><script>Shopify.shop="x"</script><h1>Shop</h1></html>',
      '/meta.json': { currency: 'USD' },
      '/products.json?limit=250&page=1': { products },
      '/products.json?limit=250&page=2': { products: [] },
    });
    const expected: Expected[] = products.map((each: Loose) => shopifyExpected(each, 'USD'));
    const read = await readWhole(shop.origin);
    scores.push(score('Shopify interface', name, expected, read.products, read.pages));
    await shop.close();
    scores.push(score('Shopify CSV', name, expected, await fromCsv(readFileSync(join(folder, `${name}.csv`)))));
  }
  return scores;
}

async function fromCsv(bytes: Buffer): Promise<CatalogueProduct[]> {
  const products: CatalogueProduct[] = [];
  try {
    const reading = readCsv(bytes, 'https://shop.example/');
    for (let step = await reading.next(); !step.done; step = await reading.next()) products.push(...step.value.products);
  } catch (error) {
    console.log(`  ${error instanceof Error ? error.message : error}`);
  }
  return products;
}

function wooExpected(folder: string): Expected[] {
  const rows: Loose[] = parse(readFileSync(join(folder, 'fashion_sample_9_products.csv')), { columns: true, bom: true });
  return rows
    .filter((row) => row.Type !== 'variation')
    .map((row) => ({
      title: row.Name,
      categories: row.Categories.split(/[>,]/).slice(-1),
      ...(row.Type === 'simple' && { priceMinor: toMinor(row['Sale price'] || row['Regular price'], null) }),
      ...(row.Type === 'simple' && { regularPriceMinor: row['Sale price'] ? toMinor(row['Regular price'], null) : null }),
    }));
}

async function vendure(folder: string): Promise<Score[]> {
  const bytes = readFileSync(join(folder, 'products.csv'));
  const rows: Loose[] = parse(bytes, {
    columns: (names: string[]) => names.map((each) => each.trim()),
    trim: true,
    relax_column_count: true,
  });
  const groups: Loose[][] = [];
  for (const row of rows) row.name ? groups.push([row]) : groups.at(-1)?.push(row);
  const expected: Expected[] = groups.map((group) => {
    const prices = group.map((row) => toMinor(row.price, null) ?? 0);
    const high = Math.max(...prices);
    return {
      title: group[0].name,
      priceMinor: Math.min(...prices),
      priceMaxMinor: high === Math.min(...prices) ? null : high,
      description: group[0].description,
    };
  });
  const samples = (tongue: Tongue): Sample[] =>
    groups.map(([first], at) => ({
      id: at + 1,
      name: first.name,
      text: first.description || first.name,
      // Kronor are shown without öre.
      price: tongue.currency === 'SEK' || tongue.currency === 'JPY' ? Math.round(Number(first.price)) : Number(first.price),
      inStock: Number(first.stockOnHand) > 0,
      image: `{origin}/img/${at}.jpg`,
      sku: first.sku,
      brand: 'Maker',
    }));
  return [score('Vendure CSV', 'vendure', expected, await fromCsv(bytes)), ...(await scoreShapes(samples, 'vendure'))];
}

async function bagisto(folder: string): Promise<Score[]> {
  const scores: Score[] = [];
  for (const file of readdirSync(folder).filter((each) => /^products\.\w+\.json$/.test(each))) {
    const language = file.split('.')[1] ?? '';
    const samples: Sample[] = load(folder, file).map((each: Loose, at: number) => ({
      id: each.id,
      name: each.name,
      text: String(each.description ?? each.short_description ?? each.name)
        .replace(/\s+/g, ' ')
        .replaceAll(/<[^>]*>/g, ''),
      price: each.price ? Number(each.price) : null,
      inStock: true,
      image: `{origin}/img/${at}.jpg`,
      sku: `B-${each.id}`,
      brand: 'Maker',
    }));
    scores.push(
      ...(await scoreShapes((tongue) => (tongue.lang === language ? samples : []), `bagisto ${language}`)).filter(
        ({ expected }) => expected > 0,
      ),
    );
  }
  return scores;
}

function pages(folder: string): Score[] {
  const expected = load(folder, 'expected.json');
  return Object.entries(expected as Record<string, Loose>).map(([name, each]) => {
    const product = productOnPage(readFileSync(join(folder, `${name}.html`), 'utf8'), `https://www.${name}.com/p/1`);
    const title = each.name ?? (product?.title.includes(each.name_contains) ? product.title : each.name_contains);
    const expected: Expected =
      each.price === null ? { title } : { title, priceMinor: toMinor(String(each.price), each.currency), currency: each.currency };
    return score('real product page', name, [expected], product ? [product] : []);
  });
}

function prices(folder: string): Score {
  const all: Loose[] = load(folder, 'prices.json');
  const wrong = all.filter((each) => {
    const read = parsePrice(each.price_text, each.currency_text ?? '');
    return (read === null ? null : Number(read.amount)) !== each.amount;
  });
  return {
    kind: 'price texts',
    source: 'price-texts',
    expected: all.length,
    found: all.length,
    extra: 0,
    pages: 0,
    right: all.length - wrong.length,
    wrong: wrong.map((each) => each.price_text),
    fields: {},
  };
}

/** Difficult pages: microdata with spaces in its addresses, and pages that do not show one product. */
function edges(folder: string): Score {
  const read = (name: string) => productOnPage(readFileSync(join(folder, name), 'utf8'), `https://shop.example/${name}`);
  const [{ properties }] = load(folder, 'product.json') as [Loose];
  const { properties: offer } = properties.offers;
  const expected: Expected = {
    title: properties.name,
    description: properties.description,
    vendor: properties.brand,
    sku: properties.mpn,
    priceMinor: toMinor(offer.price, offer.priceCurrency),
    currency: offer.priceCurrency,
    image: `https://shop.example/${properties.image}`,
  };
  const products = ['product.html', 'JSONLD_with_JS_comment.html', 'opengraph_test.html'].map(read).filter((product) => product !== null);
  return score('edge cases', 'structured-data-edge-cases', [expected], products);
}

/** Scores the real catalogues and mirrors in `folder`. */
export async function scoreReal(folder: string): Promise<Score[]> {
  const at = (name: string) => join(folder, name);
  return [
    ...(await mirrors(at('sites'))),
    ...(await shopify(at('shopify-apparel-home-en'))),
    ...(await vendure(at('vendure-electronics-en'))),
    ...(await bagisto(at('bagisto-winter-multilang'))),
    ...pages(at('real-product-pages-en')),
    edges(at('structured-data-edge-cases')),
    prices(at('price-texts')),
    score(
      'WooCommerce CSV',
      'fashion',
      wooExpected(at('woocommerce-fashion-csv-en')),
      await fromCsv(readFileSync(join(at('woocommerce-fashion-csv-en'), 'fashion_sample_9_products.csv'))),
    ),
  ];
}
