/** Shops on loopback for the journeys: a sample shop, and a mirror of a real shop if one is available. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sampleShopAnswer } from '../../server/src/features/site/sample-shop/index.ts';
import { freePort } from './free-port.ts';

export interface Shop {
  /** Its address, without a trailing slash; the same for its whole life. */
  origin: string;
  /** Inserts markup before </head> of every page from now on, as an owner does with a snippet. */
  setHead(head: string): Promise<void>;
  close(): Promise<void>;
}

/** What a journey needs to know about a shop. */
export interface ShopKind {
  name: string;
  start(): Promise<Shop>;
  /** How many products a correct import finds. */
  products: number;
  /** Two categories, with a product of each, that a questionnaire can tell apart. */
  pick: { category: string; product: string; path: string };
  other: { category: string };
  /** A page that a visitor lands on. */
  landing: string;
  /** The path that every product page's address begins with. */
  productPath: string;
}

async function startOwnShop(): Promise<Shop> {
  let head = '';
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = createServer((request, response) => {
    const found = sampleShopAnswer({ base: origin, head }, (request.url ?? '/').split('?')[0] ?? '/');
    response.writeHead(found ? 200 : 404, { 'content-type': found?.type ?? 'text/plain' }).end(found?.body ?? 'not found');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin,
    setHead: async (text) => {
      head = text;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export const ownShop: ShopKind = {
  name: 'our own shop',
  start: startOwnShop,
  products: 20,
  pick: { category: 'Grinders', product: 'Hand grinder with steel burrs', path: '/product/hand-grinder' },
  other: { category: 'Espresso machines' },
  landing: '/',
  productPath: '/product/',
};

/**
 * Mirrors of real shops are not part of the project. An environment variable names their folder; by default it is beside the project.
 */
const mirrors = process.env.SHOP_MIRRORS ?? join(import.meta.dirname, '..', '..', '..', 'shared');
const mirrorFolder = join(mirrors, 'realdata/sites/woocommerce-astra-en');

interface Served {
  origin: string;
  close(): Promise<void>;
}
type ServeShop = (folder: string, options: { port: number; head: string }) => Promise<Served>;

async function startMirror(): Promise<Shop> {
  const { serveShop } = (await import(pathToFileURL(join(mirrors, 'tools/serve-shop.mjs')).href)) as { serveShop: ServeShop };
  const port = await freePort();
  let served = await serveShop(mirrorFolder, { port, head: '' });
  return {
    origin: served.origin,
    async setHead(head) {
      await served.close();
      served = await serveShop(mirrorFolder, { port, head });
    },
    close: () => served.close(),
  };
}

/** Null if there is no mirror. */
export const mirroredShop: ShopKind | null = existsSync(mirrorFolder)
  ? {
      name: 'a mirrored WooCommerce shop',
      start: startMirror,
      products: 9,
      pick: { category: 'Jackets', product: 'Jacket', path: '/product/jacket/' },
      other: { category: 'Shirts' },
      landing: '/shop/',
      productPath: '/product/',
    }
  : null;
