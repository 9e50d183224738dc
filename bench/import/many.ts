/** A shop of ten thousand products on loopback: how long a reading takes and how much memory it needs at most. */

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { openTestShop, type Page } from '../../server/src/features/catalogue/testing/test-shop.ts';
import { nodeFlags } from '../../server/src/testing/process.ts';
import { startParley } from '../lib/processes.ts';
import { readWhole } from './read.ts';

export interface Many {
  kind: string;
  products: number;
  seconds: number;
  megabytes: number;
  note: string;
}

const count = 10_000;
const words = 'Handmade of good wool, washed cold, sewn in a small place by people who like what they do. '.repeat(8);
const text = (at: number) => `Product ${at}: ${words}`;
const chunk = (page: number, size: number, all = count) =>
  Array.from({ length: Math.max(0, Math.min(size, all - (page - 1) * size)) }, (_, at) => (page - 1) * size + at + 1);
const numberIn = (url: string, name: string) => Number(new URL(url, 'http://x').searchParams.get(name) ?? 1);
const sendJson = (response: Parameters<Extract<Page, (...given: never[]) => void>>[1], value: unknown) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
const home = '<html lang="en"><h1>Shop</h1></html>';

/** One shop of each kind. Answers are generated on request, so that the shop itself uses little memory. */
const shops: Record<string, Record<string, Page>> = {
  woocommerce: {
    '/': home,
    '/wp-json/wc/store/v1/products': (request, response) =>
      sendJson(
        response,
        chunk(numberIn(request.url ?? '', 'page'), 100).map((at) => ({
          id: at,
          name: `Product ${at}`,
          permalink: `{origin}/product/${at}/`.replace('{origin}', `http://${request.headers.host}`),
          description: text(at),
          prices: { price: String(100 + at), currency_code: 'EUR', currency_minor_unit: 2 },
          categories: [{ name: `Category ${at % 40}` }],
          images: [{ src: '/a.jpg' }],
        })),
      ),
  },
  shopify: {
    '/': `${home}<script>Shopify.shop="x"</script>`,
    '/meta.json': { currency: 'USD' },
    '/products.json': (request, response) =>
      sendJson(response, {
        products: chunk(numberIn(request.url ?? '', 'page'), 250).map((at) => ({
          id: at,
          title: `Product ${at}`,
          handle: `p-${at}`,
          body_html: text(at),
          variants: [{ price: '12.50' }],
          images: [],
          options: [],
        })),
      }),
  },
  feed: {
    '/': `${home}<link rel="alternate" type="application/rss+xml" title="Products" href="/google-feed.xml">`,
    '/google-feed.xml': (_, response) => {
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.write('<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>');
      for (let at = 1; at <= count; at++)
        response.write(
          `<item><g:id>${at}</g:id><title>Product ${at}</title><link>https://shop.example/p/${at}</link><description>${text(at)}</description><g:price>12.50 EUR</g:price></item>`,
        );
      response.end('</channel></rss>');
    },
  },
  'json-ld': {
    '/': home,
    '/sitemap.xml': (request, response) => {
      const urls = Array.from({ length: count }, (_, at) => `<url><loc>http://${request.headers.host}/product/${at + 1}</loc></url>`);
      response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?><urlset>${urls.join('')}</urlset>`);
    },
  },
};

const page: Page = (request, response) => {
  const at = (request.url ?? '').split('/').at(-1);
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(
      `<html lang="en"><head><title>Product ${at}</title><script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: `Product ${at}`, description: text(Number(at)), offers: { '@type': 'Offer', price: 12.5, priceCurrency: 'EUR' } })}</script></head><body>${'<div class="nav"><a href="/a">x</a></div>'.repeat(150)}<h1>Product ${at}</h1></body></html>`,
    );
};

/**
 * Each kind runs in a separate process, so that none includes another's memory. The space for new objects is limited: V8 may let it grow to
 * hundreds of megabytes depending on the machine's load, whatever the reader keeps.
 */
export function readMany(): Many[] {
  return Object.keys(shops).map(
    (kind) => JSON.parse(execFileSync(process.execPath, [...nodeFlags, import.meta.filename, kind], { encoding: 'utf8' })) as Many,
  );
}

async function readOne(kind: string): Promise<Many> {
  const pages = shops[kind] ?? {};

  const shop = await openTestShop(
    kind === 'json-ld'
      ? { ...pages, ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`/product/${at + 1}`, page])) }
      : pages,
  );
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 50);
  const start = performance.now();
  // The default limits except for the pages: reading page by page stops at 5,000 pages, which another figure reports.
  const read = await readWhole(shop.origin, kind === 'json-ld' ? { pages: 11_000 } : {});
  clearInterval(watch);
  const result: Many = {
    kind: read.kind,
    products: read.products.length,
    seconds: (performance.now() - start) / 1000,
    megabytes: (Math.max(peak, process.memoryUsage.rss()) - before) / 1024 / 1024,
    note: read.note,
  };
  await shop.close();
  return result;
}

/**
 * Imports this many products for an owner of a whole Parley, and measures the peak memory of its process; 0 on systems other than Linux.
 */
export async function importManyInto(products: number): Promise<Many> {
  const shop = await openTestShop({
    '/': '<html lang="en"><h1>Shop</h1></html>',
    '/meta.json': { currency: 'USD' },
    '/products.json': (request, response) =>
      sendJson(response, {
        products: chunk(numberIn(request.url ?? '', 'page'), 250, products).map((at) => ({
          id: at,
          title: `Product ${at}`,
          handle: `p-${at}`,
          body_html: text(at),
          product_type: `Category ${at % 40}`,
          tags: [`Tag ${at % 300}`],
          variants: [{ price: `${at % 500}.50` }],
          images: [{ src: '/a.jpg' }],
          options: [],
        })),
      }),
  });
  const parley = await startParley({ CRAWL_ALLOW_HOSTS: shop.host });
  const call = async (method: string, path: string, body?: object, token = ''): Promise<Record<string, never>> => {
    const response = await fetch(parley.url + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Record<string, never>;
  };
  try {
    const token = await newOwner(call);
    // Starting takes more memory than is kept, so the maximum is reset to measure the import alone.
    forgetMost(parley.pid);
    const before = mostOf(parley.pid);
    const start = performance.now();
    const { id } = (await call('POST', '/api/catalogue/imports/', { url: shop.origin }, token)).import as unknown as { id: number };
    for (;;) {
      const now = (await call('GET', `/api/catalogue/imports/${id}/`, undefined, token)).import as unknown as Record<string, never>;
      if (['done', 'failed'].includes(now.status as unknown as string))
        return {
          kind: 'import',
          products: now.imported as unknown as number,
          seconds: (performance.now() - start) / 1000,
          megabytes: mostOf(parley.pid),
          note: `${Math.round(before)} MB before it began.`,
        };
      await new Promise((later) => setTimeout(later, 250));
    }
  } finally {
    await parley.stop();
    await shop.close();
  }
}

/** Creates an account through the demo with our sample shop. */
async function newOwner(call: (method: string, path: string, body?: object) => Promise<Record<string, never>>): Promise<string> {
  const website = 'https://nowhere.invalid/';
  interface Generation {
    id: string;
    draft: object | null;
  }
  let { generation } = (await call('POST', '/api/generations/', { website, email: 'a@b.test', from: 'sample' })) as unknown as {
    generation: Generation;
  };
  while (!generation.draft)
    ({ generation } = (await call('GET', `/api/generations/${generation.id}/`)) as unknown as { generation: Generation });
  const saved = await call('POST', '/chatgptSavePopup', { website, outputFromChatGPTAPI: JSON.stringify(generation.draft) });
  const { id } = saved.popup as unknown as { id: number };
  const account = { df: generation.id, website, quickCustomization: { username: 'a@b.test', password: 'correct horse' } };
  return (await call('POST', `/popup/quickCustomization/1/${id}/`, account)).access_token as unknown as string;
}

/** Resets the peak memory of a process, which Linux records. */
function forgetMost(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // On other systems it is recorded from the start.
  }
}

function mostOf(pid: number): number {
  try {
    return Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

const wanted = process.argv[2];
if (process.argv[1] === import.meta.filename && wanted) console.log(JSON.stringify(await readOne(wanted)));
